// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/hints.h"

#include "players/free_actions.h"
#include "players/reasons.h"

#include <algorithm>

namespace vozka {

namespace {

/// Orders the moves by lead. Requires: the first move has most visits. Only moves with at least half of its
/// visits are sorted. Moves with fewer visits have uncertain leads: they keep their order, and each lead is
/// limited to the lead of the move before it.
void orderByLead(std::vector<CandidateMove>& moves)
{
    if (moves.empty())
        return;
    const auto often = moves.front().visits;
    const auto seldom =
        std::ranges::find_if(moves, [often](const CandidateMove& move) { return move.visits * 2 < often; });
    std::stable_sort(moves.begin(), seldom,
                     [](const CandidateMove& a, const CandidateMove& b) { return a.lead > b.lead; });
    for (std::size_t i = 1; i < moves.size(); ++i)
        moves[i].lead = std::min(moves[i].lead, moves[i - 1].lead);
}

} // namespace

std::vector<CandidateMove> hints(const Rules& rules, const State& state, const Budget& budget,
                                 const std::stop_token& stop, std::size_t count)
{
    SearchPlayer player(rules);
    std::vector<CandidateMove> shown;
    for (auto& move : player.think(state, budget, stop).candidates) {
        const auto& begin = firstActionOf(rules.book(), move.actions);
        const bool known = std::ranges::any_of(shown, [&](const CandidateMove& other) {
            return firstActionOf(rules.book(), other.actions) == begin;
        });
        if (!known && shown.size() < count)
            shown.push_back(std::move(move));
    }
    orderByLead(shown);
    Evaluator evaluator(rules);
    Reasons(evaluator).addTo(state, shown);
    return shown;
}

} // namespace vozka
