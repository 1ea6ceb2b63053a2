// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"
#include "engine/rules/hooks/places.h"

#include <algorithm>

namespace vozka::princess_and_dragon {

namespace {

/// Rule: pd.portal - one follower of any kind can be placed on any tile.
class Portals final : public ReachRule {
public:
    explicit Portals(const TileCatalogue& catalogue)
        : ReachRule("portal"), m_portals(kindsMarked(catalogue, "portal"))
    {}

    void addPlaces(ReachedPlaces& places) const override
    {
        const auto& state = places.state();
        if (!placedTileIsOf(state, m_portals) || isUsed(places.book(), state))
            return;
        places.addAll(places.book().figureSets().meeples);
    }

    [[nodiscard]] std::optional<Refusal> refusalFor(const RuleBook& book, const StateData& state,
                                                    FigureKind figure) const override
    {
        if (!placedTileIsOf(state, m_portals))
            return {};
        Refusal refused{portalFollowersOnly, "pd.portal"};
        refused.figure = figure;
        refused.player = state.active;
        if (book.isMeeple(figure)) {
            if (!isUsed(book, state))
                return {};
            refused.code = portalUsed;
        }
        return refused;
    }

private:
    /// True if a figure of this turn is on another tile, and only a portal allows it there.
    [[nodiscard]] bool isUsed(const RuleBook& book, const StateData& state) const
    {
        return std::ranges::any_of(state.figuresOnBoard(), [&](const Figure& figure) {
            return figure.since == state.turn && state.board.segment(figure.segment).tile != state.placed
                   && !isReachedByOtherRule(book, state, figure);
        });
    }

    [[nodiscard]] bool isReachedByOtherRule(const RuleBook& book, const StateData& state,
                                            const Figure& figure) const
    {
        return std::ranges::any_of(book.reachRules(), [&](const auto& rule) {
            return rule.get() != this
                   && (figuresAt(reachedPlaces(*rule, book, state), figure.segment) & setOf(figure.kind))
                          != 0;
        });
    }

    KindSet m_portals;
};

} // namespace

void addPortals(RuleBook& book)
{
    book.add(std::make_unique<Portals>(book.catalogue()));
}

} // namespace vozka::princess_and_dragon
