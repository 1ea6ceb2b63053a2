// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures that enter and leave areas.

#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <cassert>

namespace vozka {

namespace {

void removeFromArea(StateData& state, const FigureInArea& figure)
{
    const auto all = state.inAreas.all();
    const auto found = std::ranges::find(all, figure);
    assert(found != all.end());
    state.inAreas.erase(static_cast<std::size_t>(found - all.begin()));
}

} // namespace

void Turn::enter(const FigureInArea& figure)
{
    --m_state.supply[figure.player][index(figure.kind)];
    m_state.inAreas.push_back(figure);
    report({.type = event::entered,
            .player = figure.player,
            .figure = figure.kind,
            .what = m_book.areas()[figure.area].word});
}

void Turn::withdraw(const FigureInArea& figure)
{
    removeFromArea(m_state, figure);
    ++m_state.supply[figure.player][index(figure.kind)];
    report({.type = event::withdrawn,
            .player = figure.player,
            .figure = figure.kind,
            .what = m_book.areas()[figure.area].word});
}

void Turn::leave(const FigureInArea& figure, Segment to)
{
    removeFromArea(m_state, figure);
    add({to, m_state.turn, figure.player, figure.kind});
    auto& board = m_state.board;
    board.setFigures(to, board.feature(to).figures + 1);
    report({.type = event::left,
            .player = figure.player,
            .figure = figure.kind,
            .at = board.ref(to),
            .featureKind = board.segment(to).kind,
            .what = m_book.areas()[figure.area].word});
}

} // namespace vozka
