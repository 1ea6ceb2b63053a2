// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How one kind of figure is deployed and what it counts.
#pragma once

#include "engine/rules/action_list.h"
#include "engine/rules/reach.h"
#include "engine/rules/state.h"

namespace vozka {

class RuleBook;

/// A figure that stands on a segment of the tile just placed, on a feature with no other figure.
/// What stands elsewhere or by other conditions overrides these.
class FigureRule {
public:
    FigureRule(FigureKind kind, Code name, int supply) : m_name(name), m_kind(kind), m_supply(supply) {}
    FigureRule(const FigureRule&) = delete;
    FigureRule& operator=(const FigureRule&) = delete;
    virtual ~FigureRule() = default;

    [[nodiscard]] FigureKind kind() const { return m_kind; }
    /// The word of the file formats.
    [[nodiscard]] Code name() const { return m_name; }
    /// How many each player has at the start.
    [[nodiscard]] int supply() const { return m_supply; }

    /// What it counts for the majority on its feature.
    [[nodiscard]] virtual int strength(const StateData& state, const Figure& figure) const;
    /// True if the active player could deploy it now; does not look at the step.
    [[nodiscard]] virtual bool canDeploy(const RuleBook& book, const StateData& state) const;
    /// Adds all its deployments for the active player.
    virtual void addDeployments(const RuleBook& book, const StateData& state, ActionList& actions) const;
    /// Why it may not be deployed so; does not look at the step.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                         const Action& action) const;

    /// True for figures that may go on to another feature when theirs was scored.
    [[nodiscard]] virtual bool mayMoveOn() const { return false; }
    /// Called for each of its figures on a feature that was scored during the game. True: it does not go
    /// home with the others, a step behind the scoring decides about it.
    [[nodiscard]] virtual bool staysWhenScored(StateData&, const Figure&) const { return false; }
    /// For figures that may go on when their feature was scored: where to, in every case; others: nothing.
    [[nodiscard]] virtual std::optional<Reach> reach(const RuleBook&, const StateData&,
                                                     const ReachQuestion&) const
    {
        return {};
    }

private:
    Code m_name;
    FigureKind m_kind;
    int m_supply;
};

} // namespace vozka
