// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/one_turn_player.h"

#include "players/random.h"

#include <algorithm>
#include <utility>

namespace vozka {

OneTurnPlayer::OneTurnPlayer(Rules rules, Goal goal)
    : m_rules(std::move(rules)),
      m_goal(goal),
      m_evaluator(m_rules, goal == Goal::Greedy ? greedyWeights() : fittedWeights()),
      m_finder(m_evaluator)
{}

/// Returns the number of moves, best first, that the player skips in this state. 0 if it takes the best.
std::size_t OneTurnPlayer::skippedMoves(const State& state, const Budget& budget) const
{
    if (m_goal == Goal::ExpectedResult)
        return 0;
    constexpr std::uint32_t mistakeInterval = 5;
    constexpr std::uint32_t maxSkipped = 3;
    Random chance(mix(budget.seed) ^ mix(state.hash()));
    return chance.below(mistakeInterval) == 0 ? 1 + chance.below(maxSkipped) : 0;
}

SearchResult OneTurnPlayer::think(const State& state, const Budget& budget, std::stop_token)
{
    m_finder.find(state, m_lines);
    const auto player = state->toMove;
    const auto count = std::min(maxCandidates, m_lines.size());
    std::partial_sort(m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(count), m_lines.end(),
                      [player](const Line& a, const Line& b) { return a.leads[player] > b.leads[player]; });
    SearchResult result;
    for (std::size_t i = 0; i < count; ++i) {
        const auto actions = m_lines[i].all();
        result.candidates.push_back({{actions.begin(), actions.end()}, 1, m_lines[i].leads[player], {}});
    }
    result.actions = result.candidates[std::min(skippedMoves(state, budget), count - 1)].actions;
    result.iterations = m_lines.size();
    return result;
}

} // namespace vozka
