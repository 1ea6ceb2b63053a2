// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/drawbridges/crossing.h"

#include <algorithm>

namespace vozka::drawbridges {

bool Crossing::mayCross(FigureKind figure) const
{
    return m_book.has(figure) && m_book.isMeeple(figure) && m_book.isAllowedOn(figure, FeatureKind::Road);
}

bool Crossing::crossesInStep(FigureKind figure) const
{
    return mayCross(figure) && !m_book.figureRule(figure).spec().movesAfterScoring;
}

bool Crossing::hasBridge(const StateData& state, Segment road) const
{
    bool found = false;
    m_bridges.forEachOn(state.board, road, [&](Segment, Segment) { found = true; });
    return found;
}

bool Crossing::hasBridgeDown(const StateData& state, Segment road) const
{
    bool found = false;
    m_bridges.forEachOn(state.board, road, [&](Segment, Segment city) { found |= isDown(state, city); });
    return found;
}

bool Crossing::hasBridgeTo(const StateData& state, Segment road, Segment target) const
{
    const auto& board = state.board;
    bool found = false;
    m_bridges.forEachOn(board, road,
                        [&](Segment, Segment city) { found |= board.root(city) == board.root(target); });
    return found;
}

PassageUser Crossing::passageUser(const StateData& state, Segment road, const Figure* extraFigure) const
{
    auto strengths = majority(m_book, state, road);
    if (extraFigure != nullptr && std::ranges::none_of(state.figuresOnBoard(), [&](const Figure& figure) {
            return figure.segment == extraFigure->segment && figure.player == extraFigure->player
                   && figure.kind == extraFigure->kind;
        })) {
        auto& strength = strengths.strength[extraFigure->player];
        strength += m_book.figureRule(extraFigure->kind).strength(state, *extraFigure);
        strengths.highest = std::max(strengths.highest, strength);
    }
    // Rule: db.move.majority, db.move.tie - only a player who alone has the majority can cross
    PassageUser passageUser{{}, "db.move.majority"};
    for (Player player = 0; player < state.playerCount; ++player) {
        if (!strengths.has(player))
            continue;
        if (passageUser.player)
            return {{}, "db.move.tie"};
        passageUser.player = player;
    }
    return passageUser;
}

std::optional<Player> Crossing::crossingPlayer(const StateData& state, Segment road) const
{
    const auto& scored = scoredRoads(state);
    for (std::size_t i = 0; i < scored.size; ++i)
        if (scored.roads[i] == state.board.root(road))
            return scored.players[i];
    return {};
}

bool Crossing::mayCrossTo(const StateData& state, const Figure& figure, Segment target) const
{
    // Rule: db.move.occupied - figures can cross also if the city is occupied
    if (state.board.segment(target).kind != FeatureKind::City || !isDown(state, target)
        || !mayCross(figure.kind) || !hasBridgeTo(state, figure.segment, target))
        return false;
    const auto player = crossingPlayer(state, figure.segment);
    return player ? *player == figure.player
                  : passageUser(state, figure.segment, &figure).player == figure.player;
}

bool Crossing::isPending(const StateData& state, const Figure& figure) const
{
    return crossingPlayer(state, figure.segment) == figure.player && crossesInStep(figure.kind);
}

} // namespace vozka::drawbridges
