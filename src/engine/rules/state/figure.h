// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures, and features that are completed by the tiles around them.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"

namespace vozka {

struct Figure {
    Segment segment = noSegment;
    /// Number of the turn of its deployment or move, from 1; 0 for figures of a position.
    std::uint16_t since = 0;
    Player player = noPlayer;
    FigureKind kind = FigureKind::Follower;
    /// True if it is on the north-west corner of its tile. `segment` is then the field around the corner.
    bool onCorner = false;
    bool operator==(const Figure&) const = default;
};

/// Figure in an area off the board. Rules for features ignore it.
struct FigureInArea {
    AreaIndex area = 0;
    Player player = noPlayer;
    FigureKind kind = FigureKind::Follower;
    bool operator==(const FigureInArea&) const = default;
};

/// Feature that is completed by tiles on the eight cells around its tile.
struct SurroundedFeature {
    Cell cell;
    Segment segment = noSegment;
    bool operator==(const SurroundedFeature&) const = default;
};

} // namespace vozka
