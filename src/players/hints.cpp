// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/hints.h"

#include "players/free_actions.h"
#include "players/reasons.h"

#include <algorithm>

namespace vozka {

std::vector<CandidateMove> hints(const Rules& rules, const State& state, const Budget& budget,
                                 const std::stop_token& stop, std::size_t count)
{
    SearchPlayer player(rules);
    auto result = player.think(state, budget, stop);
    std::vector<CandidateMove> listed;
    for (auto& move : result.candidates) {
        const auto& firstAction = firstActionOf(rules.book(), move.actions);
        const bool isListed = std::ranges::any_of(listed, [&](const CandidateMove& other) {
            return firstActionOf(rules.book(), other.actions) == firstAction;
        });
        if (!isListed)
            listed.push_back(std::move(move));
    }
    std::ranges::stable_sort(listed, std::ranges::greater(), &CandidateMove::lead);
    if (listed.size() > count)
        listed.resize(count);
    Evaluator evaluator(rules);
    Reasons(evaluator).addTo(state, listed, result.exact);
    return listed;
}

} // namespace vozka
