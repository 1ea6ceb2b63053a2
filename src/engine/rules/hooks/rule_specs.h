// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Descriptions of places that rules add to the rule book.
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

/// A tile that is on the table before the first turn, not turned.
struct StartTile {
    KindIndex kind = noKind;
    Cell at;
};

} // namespace vozka
