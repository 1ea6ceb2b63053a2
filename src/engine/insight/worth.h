// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of a feature by the rules, without scoring it. Points of figures without the majority are taken from
// the score lines of `EndLines`.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace vozka {

class EndLines;

/// Points of a feature, before changes for single players. No terms if the points are 0.
struct Worth {
    /// Kind of the score line ("city.incomplete"), and rule of the points.
    Code kind;
    Code rule;
    int points = 0;
    std::vector<ScoreTerm> terms;
    /// `None` for features that are never scored.
    Payment payment = Payment::Majority;
    bool operator==(const Worth&) const = default;
};

/// Points by the rule of its kind, for players with the majority.
[[nodiscard]] Worth worthByMajority(const RuleBook& book, const StateData& state, Segment segment,
                                    ScoreTime time);
/// Points as completed if the feature is complete, else as at the end of the game. If a figure gets points
/// without the majority: points of that figure. Requires: the segment is on the board, and `endLines` belong
/// to the state.
[[nodiscard]] Worth worthOf(const Rules& rules, const State& state, Segment segment,
                            const EndLines& endLines);
[[nodiscard]] Worth worthOf(const Rules& rules, const State& state, Segment segment);
/// Returns the points of the feature after the deployment, for the deployed figure. Requires: the deployment
/// is legal.
[[nodiscard]] Worth worthOfDeploying(const Rules& rules, const State& state, const Action& deployment);

/// True if the feature is complete and scores no more points.
[[nodiscard]] bool isScored(const Rules& rules, const State& state, Segment segment,
                            const EndLines& endLines);

} // namespace vozka
