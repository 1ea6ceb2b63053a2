// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/turns.h"

#include <algorithm>

namespace vozka {

std::vector<PlayedTurn> turnsOf(const Match& match)
{
    const std::span<const Moment> all(match.moments());
    std::vector<PlayedTurn> turns;
    const State* before = &match.startState();
    std::size_t first = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const State& after = all[i].after;
        const bool closed = after->over || after->turn != (*before)->turn;
        if (!closed && i + 1 < all.size())
            continue;
        turns.push_back({before, all.subspan(first, i + 1 - first), !closed});
        before = &after;
        first = i + 1;
    }
    return turns;
}

SplitEvents splitAtEnd(const Events& events)
{
    const std::span<const Event> all(events);
    const auto end = std::ranges::find(all, event::end, &Event::type);
    const auto size = static_cast<std::size_t>(end - all.begin()) + (end == all.end() ? 0U : 1U);
    return {all.first(size), all.subspan(size)};
}

} // namespace vozka
