// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Deployment and strength of one kind of figure.
#pragma once

#include "engine/rules/hooks/figure_spec.h"
#include "engine/rules/hooks/place_list.h"
#include "engine/rules/hooks/reach.h"
#include "engine/rules/state/action_list.h"
#include "engine/rules/state/state.h"

#include <vector>

namespace vozka {

class RuleBook;

/// Returns why no figure can be on the point, regardless of the turn; empty if a figure can. `rule`: rule of
/// the refusal.
[[nodiscard]] std::optional<Refusal> cornerRefusal(const RuleBook& book, const StateData& state, Cell point,
                                                   Code rule);

/// Returns the segment of a figure on that feature or corner; noSegment if the place does not exist.
[[nodiscard]] Segment segmentOf(const RuleBook& book, const StateData& state, Spot spot);

/// Returns why no figure can be deployed on the feature of the segment; empty if no figure occupies it. If
/// several figures occupy it: the reason of the first figure with a special reason, if any.
[[nodiscard]] std::optional<Refusal> occupiedRefusal(const RuleBook& book, const StateData& state,
                                                     Segment segment);

/// True if at least one figure of that kind and player is not in the supply.
[[nodiscard]] bool isAnyInUse(const RuleBook& book, const StateData& state, Player player, FigureKind kind);

/// True if the player has a follower of any kind on the feature.
[[nodiscard]] bool hasFollowerOf(const RuleBook& book, const StateData& state, Segment segment,
                                 Player player);

/// Rule of a kind of figure. By default a figure is deployed to a segment of the tile just placed, or of a
/// tile that a `ReachRule` adds, on a feature without figures. Other kinds override these functions.
class FigureRule {
public:
    explicit FigureRule(const FigureSpec& spec) : m_spec(spec) {}
    FigureRule(const FigureRule&) = delete;
    FigureRule& operator=(const FigureRule&) = delete;
    virtual ~FigureRule() = default;

    [[nodiscard]] FigureKind kind() const { return m_kind; }
    [[nodiscard]] const FigureSpec& spec() const { return m_spec; }
    [[nodiscard]] Code name() const { return m_spec.name; }

    /// Strength in the majority on its feature.
    [[nodiscard]] virtual int strength(const StateData&, const Figure&) const { return m_spec.strength; }
    /// True if the active player could deploy the figure now, regardless of the step. Called only for kinds
    /// that need more than a free place, see `FigureSets::simple`. Requires: a tile was placed, and the
    /// supply has such a figure.
    [[nodiscard]] virtual bool canDeploy(const RuleBook&, const StateData&) const { return false; }
    /// Adds all deployments of the active player. Called for the same kinds as `canDeploy`, with the same
    /// requirements. Not called for kinds with `needsFollower` unless a feature of the tile just placed
    /// allows the kind and has figures.
    virtual void addDeployments(const RuleBook&, const StateData&, ActionList&) const {}
    /// Adds deployments on the tile just placed and on features that a `ReachRule` adds, legal or not.
    /// Requires: a tile was placed.
    virtual void addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const;
    /// Returns why this deployment is not allowed; empty if it is. Must not depend on the step.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                         const Action& action) const;

    /// Returns the range of a figure that can move after its feature was scored, with entries for all
    /// features; empty for kinds of figures that cannot.
    [[nodiscard]] virtual std::optional<Reach> reach(const RuleBook&, const StateData&,
                                                     const ReachQuestion&) const
    {
        return {};
    }

protected:
    /// Returns why the figure cannot be deployed on that place; empty if it can. Ignores other figures
    /// there.
    [[nodiscard]] std::optional<Refusal> placeRefusal(const RuleBook& book, const StateData& state,
                                                      const Action& action) const;
    [[nodiscard]] Refusal makeRefusal(const StateData& state, const Action& action, Code code,
                                      Code rule) const
    {
        return {code, rule, action.at.cell(), action.at.feature(), {}, {}, {}, m_kind, state.active};
    }

private:
    friend class RuleBook;
    FigureSpec m_spec;
    FigureKind m_kind{}; // set by the rule book
};

} // namespace vozka
