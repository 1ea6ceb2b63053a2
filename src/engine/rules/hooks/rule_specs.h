// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Descriptions of pieces and places that rules add to the rule book.
#pragma once

#include "engine/rules/state/refusal.h"

namespace vozka {

/// Why kinds of figures do not stand on a kind of feature: when they are deployed, and when they would go
/// there from another; the rule that says so.
struct Reserved {
    Code deploying = refusal::wrongFeature;
    Code reaching = refusal::wrongFeature;
    Code rule;
};

/// A neutral piece of the game.
struct PieceSpec {
    /// Its word in the file formats.
    Code word;
    /// It may be next to a figure.
    bool standsByFigures = false;
    /// Given by the rule book.
    PieceKind kind{};
};

/// A tile that is on the table before the first turn, not turned.
struct StartTile {
    KindIndex kind = noKind;
    Cell at;
};

/// A kind of feature where players pile up their pieces.
struct PileSpec {
    FeatureKind kind{};
    /// Its word in the file formats.
    Code word;
    /// Pieces of each player.
    int each = 0;
};

} // namespace vozka
