// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures, and features that tiles around them complete.
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

/// A figure off the board. Rules for features do not see it.
struct FigureInArea {
    AreaIndex area = 0;
    Player player = nature;
    FigureKind kind = FigureKind::Follower;
    bool operator==(const FigureInArea&) const = default;
};

/// A feature that is completed by tiles on the eight cells around its tile.
struct SurroundedFeature {
    Cell cell;
    Segment segment = noSegment;
    bool operator==(const SurroundedFeature&) const = default;
};

} // namespace vozka
