// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbers of one feature that are parts of the evaluation.
#pragma once

#include "engine/base/ids.h"

#include <array>

namespace vozka {

/// The figures on one feature, and its expected value.
struct FigureGroup {
    Segment root = noSegment;
    std::array<std::int8_t, maxPlayers> strength{};
    std::int8_t highest = 0;
    /// Probability that each player loses all their figures there before it is scored.
    std::array<float, maxPlayers> loss{};
    /// Probability that the feature is completed, 0 for fields.
    float chance = 0;
    /// Share (0 to 1) of a figure there that counts as in hand, because it will probably return.
    float returnShare = 0;
    /// Expected points for each player with the majority.
    float worth = 0;
    /// Share of the bag that extends the feature. Tiles that fit at several ends count several times.
    float extending = 0;
    /// Fields: number of cities. An incomplete city counts by its probability of completion.
    float cities = 0;
};

/// Cells to fill to complete a feature. `waiting`: mean number of draws. `dead`: true if impossible.
struct FeatureEnds {
    float waiting = 0;
    int cells = 0;
    /// Tiles of the bag that fit there. A tile that fits at several ends counts several times.
    int fitting = 0;
    bool dead = false;
};

} // namespace vozka
