// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure that joins a follower of its owner.
#pragma once

#include "engine/rules/hooks/figure_rule.h"

namespace vozka::traders_and_builders {

/// Rule of a figure that joins a follower of its owner on a feature of the tile just placed. Other players
/// can have figures there, too. The figure is not a follower.
class CompanionRule : public FigureRule {
public:
    using FigureRule::FigureRule;

    [[nodiscard]] bool canDeploy(const RuleBook& book, const StateData& state) const override;
    void addDeployments(const RuleBook& book, const StateData& state, ActionList& actions) const override;
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override;
};

/// Common properties of companions. `missingFollower`: code and rule of the refusal if the owner has no
/// follower there. Refusals on a completed feature and without a figure have the same rule.
/// Rule: tb.builder.home, tb.builder.counts-not.
[[nodiscard]] inline FigureSpec companionSpec(Code name, const OccupiedReason& missingFollower)
{
    return {.name = name, .supply = 1, .isMeeple = false, .needsFollower = missingFollower, .strength = 0};
}

} // namespace vozka::traders_and_builders
