// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/review.h"

#include "match/turns.h"

#include <algorithm>

namespace vozka {

namespace {

Table whole(const Match& match)
{
    return {&match.rules(), &match.state(), match.players(), match.moments(), false, false, 0, {}};
}

bool hasPlaced(const PlayedTurn& turn)
{
    return std::ranges::any_of(turn.moments,
                               [](const Moment& each) { return each.action.type == Action::Type::Place; });
}

} // namespace

void Review::begin(const Match& match, int turn)
{
    const Table now = whole(match);
    m_before.reset();
    m_stops.assign(1, {});
    std::size_t moments = 0;
    for (const auto& played : turnsOf(match)) {
        moments += played.moments.size();
        const Player player = (*played.before)->active;
        // A turn that has only its tile drawn so far shows nothing new.
        if (!played.open || hasPlaced(played))
            m_stops.push_back({moments, player, now.playerName(player), now.playerColour(player)});
    }
    show(turn);
}

void Review::beginBefore(const Match& match, std::size_t moment)
{
    begin(match, 0);
    const auto found = std::ranges::find_if(m_stops, [&](const Stop& stop) { return stop.moments > moment; });
    m_before = std::min(moment, match.moments().size());
    show(static_cast<int>(found - m_stops.begin()));
}

void Review::goTo(int turn)
{
    if (!active() || (turn == m_turn && !m_before))
        return;
    m_before.reset();
    show(turn);
}

void Review::leave()
{
    if (!active())
        return;
    m_stops.clear();
    m_before.reset();
    m_turn = 0;
    emit changed();
}

void Review::show(int turn)
{
    m_turn = std::clamp(turn, 0, turns());
    const auto& stop = m_stops[static_cast<std::size_t>(m_turn)];
    m_playerName = stop.name;
    m_playerColour = stop.colour;
    emit changed();
}

Table Review::view(const Match& match) const
{
    Table table = whole(match);
    if (!active())
        return table;
    const auto& stop = m_stops[static_cast<std::size_t>(m_turn)];
    table.moments = table.moments.first(std::min(m_before.value_or(stop.moments), table.moments.size()));
    table.state = table.moments.empty() ? &match.startState() : &table.moments.back().after;
    table.viewOnly = true;
    table.shownTurn = stop.player;
    return table;
}

} // namespace vozka
