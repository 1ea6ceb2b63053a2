// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Slow search for crossings of drawbridges: by the tiles and the figures before the scoring, without data of
// the expansion.
#pragma once

#include "engine/rules/rules.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace vozka {

/// Decision about a figure, in its order.
struct CrossingFound {
    Player player = 0;
    FigureKind kind = FigureKind::Follower;
    SegmentRef from;
    std::set<SegmentRef> targets;
    bool operator==(const CrossingFound&) const = default;
};

struct CrossingsFound {
    /// Decisions in the step of the drawbridges, in order.
    std::vector<CrossingFound> decisions;
    /// Targets of figures with another step, by segment of the figure.
    std::map<SegmentRef, std::set<SegmentRef>> others;
    /// Drawbridges of completed roads that are up.
    int up = 0;
};

/// For the roads that the tile on that cell completed. `before`: the figures before the scoring.
[[nodiscard]] CrossingsFound crossingsSlowly(const Rules& rules, const State& state,
                                             const std::vector<Figure>& before, Cell placed, Player active);

} // namespace vozka
