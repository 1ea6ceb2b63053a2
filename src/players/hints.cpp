// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/hints.h"

#include "players/reasons.h"

#include <algorithm>

namespace vozka {

std::vector<CandidateMove> hints(const Rules& rules, const State& state, const Budget& budget,
                                 const std::stop_token& stop, std::size_t count)
{
    SearchPlayer player(rules);
    std::vector<CandidateMove> shown;
    for (auto& move : player.think(state, budget, stop).candidates) {
        const bool known = std::ranges::any_of(
            shown, [&](const CandidateMove& other) { return other.actions.front() == move.actions.front(); });
        if (!known && shown.size() < count)
            shown.push_back(std::move(move));
    }
    Evaluator evaluator(rules);
    Reasons(evaluator).addTo(state, shown);
    return shown;
}

} // namespace vozka
