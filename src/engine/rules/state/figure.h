// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures, pieces and other things on the board that are not tiles.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"

namespace vozka {

/// A figure on the board.
struct Figure {
    Segment segment = noSegment;
    /// The number of the turn when it was deployed, from 1; 0 = the position was set up with it.
    std::uint16_t since = 0;
    Player player = nature;
    FigureKind kind = FigureKind::Follower;
    /// It is on the north-west corner of its tile, with the field of its segment around the corner.
    bool onCorner = false;
    bool operator==(const Figure&) const = default;
};

/// A neutral piece, the only one of its kind: on a tile, or not in play yet.
struct Piece {
    Cell at;
    bool isOnBoard = false;
    /// The figure of its tile next to the piece; noSegment = the piece is not next to a figure.
    Player player = nature;
    FigureKind figure = FigureKind::Follower;
    Segment by = noSegment;
    [[nodiscard]] bool isAt(Cell cell) const { return isOnBoard && at == cell; }
    [[nodiscard]] bool standsBy(const Figure& other) const
    {
        return by == other.segment && player == other.player && figure == other.kind && isOnBoard;
    }
    bool operator==(const Piece&) const = default;
};

/// A feature of one tile where players pile up pieces, and the number of pieces.
struct Pile {
    Segment segment = noSegment;
    std::uint16_t pieces = 0;
    bool operator==(const Pile&) const = default;
};

/// A feature that is completed by tiles on the eight cells around its tile.
struct SurroundedFeature {
    Cell cell;
    Segment segment = noSegment;
    bool operator==(const SurroundedFeature&) const = default;
};

} // namespace vozka
