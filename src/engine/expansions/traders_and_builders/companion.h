// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure that joins a follower of its owner.
#pragma once

#include "engine/rules/hooks/figure_rule.h"

namespace vozka::traders_and_builders {

/// Stands on a feature of the tile just placed where its owner has a follower, whoever else is there. It is
/// no follower itself.
class CompanionRule : public FigureRule {
public:
    /// `alone`: why it does not stand where its owner has no follower; its rule is that of all its places.
    CompanionRule(Code name, const Objection& alone) : FigureRule(name, 1), m_alone(alone) {}

    /// Rule: tb.builder.home - and goes home when none is left.
    [[nodiscard]] const Objection* withoutFollower() const override { return &m_alone; }
    [[nodiscard]] bool isMeeple() const override { return false; }
    /// Rule: tb.builder.counts-not
    [[nodiscard]] int strength(const StateData&, const Figure&) const override { return 0; }

    [[nodiscard]] bool canDeploy(const RuleBook& book, const StateData& state,
                                 const PlaceList& places) const override;
    void addDeployments(const RuleBook& book, const StateData& state, const PlaceList& places,
                        ActionList& actions) const override;
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override;

private:
    Objection m_alone;
};

} // namespace vozka::traders_and_builders
