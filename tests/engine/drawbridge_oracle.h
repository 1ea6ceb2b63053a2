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

/// Decision about one figure.
struct ExpectedCrossing {
    Player player = 0;
    FigureKind kind = FigureKind::Follower;
    SegmentRef from;
    std::set<SegmentRef> targets;
    bool operator==(const ExpectedCrossing&) const = default;
};

struct ExpectedCrossings {
    /// Decisions in the step of the drawbridges, in order.
    std::vector<ExpectedCrossing> decisions;
    /// Targets of figures with another step, by segment of the figure.
    std::map<SegmentRef, std::set<SegmentRef>> ofOtherSteps;
};

/// Returns the decisions about the roads that the tile on the cell `placed` completed. `before`: the figures
/// before the scoring.
[[nodiscard]] ExpectedCrossings searchCrossings(const Rules& rules, const State& state,
                                                const std::vector<Figure>& before, Cell placed,
                                                Player active);

} // namespace vozka
