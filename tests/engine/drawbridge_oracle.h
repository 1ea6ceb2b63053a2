// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who may cross which drawbridges, found the slow way: from what the tiles show and who stood there before
// the scoring, without the engine's memory of it.
#pragma once

#include "engine/rules/rules.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace vozka {

/// One decision that must come, in its place among the others.
struct CrossingFound {
    Player player = 0;
    FigureKind kind = FigureKind::Follower;
    SegmentRef from;
    std::set<SegmentRef> targets;
    bool operator==(const CrossingFound&) const = default;
};

struct CrossingsFound {
    /// Of those who cross in the step of the drawbridges, in order.
    std::vector<CrossingFound> decisions;
    /// Where a figure of another step could cross, by the segment on which it stands.
    std::map<SegmentRef, std::set<SegmentRef>> others;
    /// Drawbridges of completed roads that are up.
    int up = 0;
};

/// For the roads that the tile on that cell completed. `before` = the figures when it was scored.
[[nodiscard]] CrossingsFound crossingsSlowly(const Rules& rules, const State& state,
                                             const std::vector<Figure>& before, Cell placed, Player active);

} // namespace vozka
