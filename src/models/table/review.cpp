// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/review.h"

#include "match/turns.h"
#include "models/app/app_settings.h"

#include <algorithm>

namespace vozka {

namespace {

Table whole(const Match& match)
{
    return {&match.rules(), &match.state(), match.players(), match.history(), false, false, 0, {}};
}

} // namespace

Review::Review(QObject* parent) : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Review::playOn);
    connect(&AppSettings::instance(), &AppSettings::changed, this, [this] {
        if (playing())
            m_next.start(turnMs());
    });
}

int Review::turnMs() const
{
    if (m_turnMs)
        return *m_turnMs;
    switch (AppSettings::instance().replayPace()) {
    case AppSettings::ReplayPace::SlowReplay:
        return 3000;
    case AppSettings::ReplayPace::NormalReplay:
        return 1500;
    case AppSettings::ReplayPace::FastReplay:
        return 600;
    }
    return 0;
}

void Review::gather(const Match& match)
{
    pause();
    const Table now = whole(match);
    m_before.reset();
    m_stops.assign(1, {});
    std::size_t entryCount = 0;
    for (const auto& played : visibleTurnsOf(match)) {
        entryCount += played.history.size();
        const Player player = played.before().active;
        m_stops.push_back({entryCount, player, now.playerName(player), now.playerColour(player)});
    }
}

void Review::begin(const Match& match, int turn)
{
    gather(match);
    show(turn);
}

void Review::beginBefore(const Match& match, std::size_t entry)
{
    gather(match);
    const auto found =
        std::ranges::find_if(m_stops, [&](const Stop& stop) { return stop.entryCount > entry; });
    m_before = std::min(entry, match.history().size());
    show(static_cast<int>(found - m_stops.begin()));
}

void Review::beginAfter(const Match& match, std::size_t entry)
{
    gather(match);
    const std::size_t shown = std::min(entry + 1, match.history().size());
    const auto found =
        std::ranges::find_if(m_stops, [&](const Stop& stop) { return stop.entryCount >= shown; });
    // The last turn may have started without a visible change.
    const auto stop = found == m_stops.end() ? m_stops.end() - 1 : found;
    if (stop->entryCount > shown)
        m_before = shown;
    show(static_cast<int>(stop - m_stops.begin()));
}

void Review::play()
{
    // Short delay before the first turn.
    constexpr int soon = 400;
    if (!active() || playing())
        return;
    if (m_turn == turns() && !m_before)
        show(0);
    m_next.start(std::min(soon, turnMs()));
    emit playingChanged();
}

void Review::pause()
{
    if (!playing())
        return;
    m_next.stop();
    emit playingChanged();
}

void Review::playOn()
{
    const auto before = entryCount();
    const int turn = m_before ? m_turn : m_turn + 1;
    m_before.reset();
    if (turn < turns())
        m_next.start(turnMs());
    m_playedFrom = before;
    show(turn);
    m_playedFrom.reset();
    if (!playing())
        emit playingChanged();
}

std::size_t Review::entryCount() const
{
    return active() ? m_before.value_or(m_stops[static_cast<std::size_t>(m_turn)].entryCount) : 0;
}

void Review::goTo(int turn)
{
    pause();
    if (!active() || (turn == m_turn && !m_before))
        return;
    m_before.reset();
    show(turn);
}

void Review::leave()
{
    if (!active())
        return;
    pause();
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
    table.truncate(match, std::min(entryCount(), table.history.size()));
    table.viewOnly = true;
    table.shownTurn = stop.player;
    return table;
}

} // namespace vozka
