// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a feature is worth to whom it pays: the one answer for all who tell it. Where a figure is paid in a
// way of its own, the rules are asked what they would pay.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace vozka {

class EndLines;

/// What a feature is worth, whoever gets it. 0 points = no terms.
struct Worth {
    /// Kind of the score line ("city.incomplete") and rule that gives the points.
    Code kind;
    Code rule;
    int points = 0;
    std::vector<ScoreTerm> terms;
    /// `None` for features that are never scored.
    Payment payment = Payment::Majority;
    bool operator==(const Worth&) const = default;
};

/// By the rule of its kind, to those who lead there.
[[nodiscard]] Worth worthByMajority(const RuleBook& book, const StateData& state, Segment segment,
                                    ScoreTime time);
/// As completed if it is complete, else as at the end of the game; where a figure stands that is paid whoever
/// leads, what that is paid. Requires: the segment lies on the board, `endLines` are of that state.
[[nodiscard]] Worth worthOf(const Rules& rules, const State& state, Segment segment,
                            const EndLines& endLines);
[[nodiscard]] Worth worthOf(const Rules& rules, const State& state, Segment segment);
/// The same for the figure that is to be set there, as if it stood there already. Requires: the deployment is
/// legal.
[[nodiscard]] Worth worthOfDeploying(const Rules& rules, const State& state, const Action& deployment);

/// True if the feature is complete and not to be scored any more: nothing more is paid for it.
[[nodiscard]] bool isScored(const Rules& rules, const State& state, Segment segment,
                            const EndLines& endLines);

} // namespace vozka
