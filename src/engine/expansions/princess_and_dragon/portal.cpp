// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/princess_and_dragon/portal.h"

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"

namespace vozka::princess_and_dragon {

namespace {

/// Rule: pd.portal - a follower of any kind goes where it may stand, on whatever tile; nothing else does.
class Portals final : public ReachRule {
public:
    explicit Portals(const TileCatalogue& catalogue) : m_portals(kindsMarked(catalogue, "portal")) {}

    void addPlaces(const RuleBook& book, const StateData& state, PlaceList& places) const override
    {
        if (!isPlaced(state, m_portals))
            return;
        FigureSet meeples = 0;
        for (const auto& rule : book.figureRules())
            if (rule->isMeeple())
                meeples |= setOf(rule->kind());
        for (Segment at = 0; at < state.board.segmentCount(); ++at)
            places.push_back({at, meeples});
    }

    [[nodiscard]] Code word() const override { return "portal"; }

    [[nodiscard]] std::optional<Refusal> closedFor(const RuleBook& book, const StateData& state,
                                                   FigureKind figure) const override
    {
        if (!isPlaced(state, m_portals) || book.figureRule(figure).isMeeple())
            return {};
        Refusal refused{portalFollowersOnly, "pd.portal"};
        refused.figure = figure;
        refused.player = state.active;
        return refused;
    }

private:
    KindSet m_portals;
};

} // namespace

void addPortals(RuleBook& book)
{
    book.add(std::make_unique<Portals>(book.catalogue()));
}

} // namespace vozka::princess_and_dragon
