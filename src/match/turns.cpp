// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/turns.h"

#include <algorithm>

namespace vozka {

namespace {

const GameData& dataBefore(const Match& match, std::size_t index)
{
    return index == 0 ? *match.startState() : match.history()[index - 1].data();
}

} // namespace

const GameData& PlayedTurn::before() const
{
    return dataBefore(*match, first);
}

std::vector<PlayedTurn> turnsOf(const Match& match)
{
    const std::span<const HistoryEntry> all(match.history());
    std::vector<PlayedTurn> turns;
    std::uint16_t turn = match.startState()->turn;
    std::size_t first = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& after = all[i].data();
        const bool isComplete = after.over || after.turn != turn;
        if (!isComplete && i + 1 < all.size())
            continue;
        turns.push_back({&match, first, all.subspan(first, i + 1 - first), !isComplete});
        turn = after.turn;
        first = i + 1;
    }
    return turns;
}

std::vector<PlayedTurn> visibleTurnsOf(const Match& match)
{
    auto turns = turnsOf(match);
    const auto& book = match.rules().book();
    const auto isPlacement = [&](const HistoryEntry& entry) {
        return book.roleOf(entry.action) == ActionRole::Tile;
    };
    if (!turns.empty() && turns.back().open && !std::ranges::any_of(turns.back().history, isPlacement))
        turns.pop_back();
    return turns;
}

int turnsBeyond(const Match& match, const std::vector<Action>& known)
{
    const auto& all = match.history();
    // The history entry of an early end is no decision.
    const std::size_t count = all.size() - (match.endedEarly() ? 1 : 0);
    std::size_t commonCount = 0;
    while (commonCount < count && commonCount < known.size()
           && match.recorded(all[commonCount].action) == known[commonCount])
        ++commonCount;
    int turns = 0;
    int lastTurn = 0;
    for (std::size_t i = commonCount; i < count; ++i) {
        const auto& before = dataBefore(match, i);
        if (before.toMove == noPlayer || before.turn == lastTurn)
            continue;
        lastTurn = before.turn;
        ++turns;
    }
    return turns;
}

SplitEvents splitAtEnd(const Events& events)
{
    const std::span<const Event> all(events);
    const auto end = std::ranges::find(all, event::end, &Event::type);
    const auto size = static_cast<std::size_t>(end - all.begin()) + (end == all.end() ? 0U : 1U);
    // The game may end at the start of a turn. Then the events of that turn stay in the first part.
    if (end != all.end())
        return {all.first(size), all.subspan(size), {}};
    const auto next = std::ranges::find(all, event::turn, &Event::type);
    const auto ownCount = static_cast<std::size_t>(next - all.begin());
    return {all.first(ownCount), {}, all.subspan(ownCount)};
}

} // namespace vozka
