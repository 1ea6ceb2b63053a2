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
    const auto mostVisits = moves.front().visits;
    const auto firstRarelyVisited = std::ranges::find_if(
        moves, [mostVisits](const CandidateMove& move) { return move.visits * 2 < mostVisits; });
    std::stable_sort(moves.begin(), firstRarelyVisited,
                     [](const CandidateMove& a, const CandidateMove& b) { return a.lead > b.lead; });
    for (std::size_t i = 1; i < moves.size(); ++i)
        moves[i].lead = std::min(moves[i].lead, moves[i - 1].lead);
}

} // namespace

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
        if (!isListed && listed.size() < count)
            listed.push_back(std::move(move));
    }
    orderByLead(listed);
    Evaluator evaluator(rules);
    Reasons(evaluator).addTo(state, listed, result.exact);
    return listed;
}

} // namespace vozka
