// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How one kind of figure is deployed and what it counts.
#pragma once

#include "engine/rules/hooks/figure_spec.h"
#include "engine/rules/hooks/place_list.h"
#include "engine/rules/hooks/reach.h"
#include "engine/rules/state/action_list.h"
#include "engine/rules/state/state.h"

#include <vector>

namespace vozka {

class RuleBook;

/// Why no figure may stand on the point, whatever the turn; `rule` is the rule that says so.
[[nodiscard]] std::optional<Refusal> cornerRefusal(const RuleBook& book, const StateData& state, Cell point,
                                                   Code rule);

/// Segment of a figure on that feature or corner; noSegment if there is no such place.
[[nodiscard]] Segment segmentOf(const RuleBook& book, const StateData& state, Spot spot);

/// Why no figure may be set on the feature of the segment; nothing where nobody stands. Of several figures
/// the first counts whose kind gives a reason of its own.
[[nodiscard]] std::optional<Refusal> occupiedRefusal(const RuleBook& book, const StateData& state,
                                                     Segment segment);

/// False if all figures of the player of that kind are in the supply.
[[nodiscard]] bool isAnyInUse(const RuleBook& book, const StateData& state, Player player, FigureKind kind);

/// Whether a follower of the player, of any kind, stands on the feature.
[[nodiscard]] bool hasFollowerOf(const RuleBook& book, const StateData& state, Segment segment,
                                 Player player);

/// Rule of a kind of figure that is deployed to a segment of the tile just placed, or of a tile that a
/// `ReachRule` adds, on a feature without another figure. Other kinds override these functions.
class FigureRule {
public:
    explicit FigureRule(const FigureSpec& spec) : m_spec(spec) {}
    FigureRule(const FigureRule&) = delete;
    FigureRule& operator=(const FigureRule&) = delete;
    virtual ~FigureRule() = default;

    [[nodiscard]] FigureKind kind() const { return m_kind; }
    [[nodiscard]] const FigureSpec& spec() const { return m_spec; }
    [[nodiscard]] Code name() const { return m_spec.name; }

    /// Its weight in the majority on its feature.
    [[nodiscard]] virtual int strength(const StateData&, const Figure&) const { return m_spec.strength; }
    /// True if the active player could deploy it now, whatever the step. `places`: free features with the
    /// figures that are allowed there, empty for kinds that need more than a free place. Requires: a tile was
    /// placed, and the supply has such a figure.
    [[nodiscard]] virtual bool canDeploy(const RuleBook& book, const StateData& state,
                                         const PlaceList& places) const;
    /// Adds all its deployments for the active player. `places` and requirements as for `canDeploy`.
    virtual void addDeployments(const RuleBook& book, const StateData& state, const PlaceList& places,
                                ActionList& actions) const;
    /// Adds samples of deployments on the tile just placed, legal or not. Requires: a tile was placed.
    virtual void addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const;
    /// Why it may not be deployed so; does not look at the step.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                         const Action& action) const;

    /// For figures that may go on when their feature was scored: where to, in every case; others: nothing.
    [[nodiscard]] virtual std::optional<Reach> reach(const RuleBook&, const StateData&,
                                                     const ReachQuestion&) const
    {
        return {};
    }

protected:
    /// Why it may not be deployed on that place at all, whoever stands there.
    [[nodiscard]] std::optional<Refusal> placeRefusal(const RuleBook& book, const StateData& state,
                                                      const Action& action) const;
    [[nodiscard]] Refusal refused(const StateData& state, const Action& action, Code code, Code rule) const
    {
        return {code, rule, action.at.cell(), action.at.feature(), {}, {}, {}, m_kind, state.active};
    }

private:
    friend class RuleBook;
    FigureSpec m_spec;
    FigureKind m_kind{}; // given by the rule book
};

} // namespace vozka
