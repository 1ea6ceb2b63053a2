// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/reasons.h"

#include "players/free_actions.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace vozka {

namespace {

constexpr std::array<Code, termCount> own{
    "own.score",       "own.roads",    "own.cities",    "own.surrounded", "own.fields",
    "own.paid-alone",  "own.figures",  "own.moving-on", "own.joining",    "own.own-tiles",
    "own.extra-turns", "own.holdings", "own.tempo",     "own.prospects"};
constexpr std::array<Code, termCount> others{
    "other.score",       "other.roads",    "other.cities",    "other.surrounded", "other.fields",
    "other.paid-alone",  "other.figures",  "other.moving-on", "other.joining",    "other.own-tiles",
    "other.extra-turns", "other.holdings", "other.tempo",     "other.prospects"};
// If a code is missing in a list, the last code is empty. The compiler reports no error for that.
static_assert(!own.back().empty() && !others.back().empty());

/// Adds one reason with these points, unless their absolute value is below `leastReasonPoints`.
void addRest(std::vector<Reason>& reasons, Player decider, float points)
{
    if (std::abs(points) >= leastReasonPoints)
        reasons.push_back({points < 0 ? againstReason : remainingReason, decider, points});
}

} // namespace

std::vector<Reason> atMost(std::vector<Reason> reasons, std::size_t most)
{
    if (reasons.size() <= most)
        return reasons;
    const auto kept = reasons.begin() + static_cast<std::ptrdiff_t>(most) - 1;
    const float rest = std::accumulate(kept, reasons.end(), 0.0F,
                                       [](float sum, const Reason& reason) { return sum + reason.points; });
    reasons.erase(kept, reasons.end());
    addRest(reasons, {}, rest);
    return reasons;
}

Code ownReason(Term term)
{
    return own[static_cast<std::size_t>(term)];
}

Code otherReason(Term term)
{
    return others[static_cast<std::size_t>(term)];
}

Reasons::Outcome Reasons::after(const State& state, const std::vector<Action>& actions)
{
    const auto& rules = m_evaluator.rules();
    const auto leadOf = [&](const Evaluation& evaluation) {
        return leads(evaluation, state->playerCount)[state->toMove];
    };
    Outcome outcome;
    State at = state;
    for (const auto& action : actions)
        rules.apply(at, action);
    m_evaluator.evaluate(at, outcome.evaluation);
    outcome.lead = leadOf(outcome.evaluation);
    const auto freeAction = freeActionOf(rules.book(), actions);
    at = state;
    if (freeAction.empty() || !playWithoutFreeActions(rules, at, actions))
        return outcome;
    Evaluation without;
    m_evaluator.evaluate(at, without);
    if (const float gain = outcome.lead - leadOf(without); gain >= leastReasonPoints) {
        outcome.evaluation = without;
        outcome.freeAction = freeAction;
        outcome.freeGain = gain;
    }
    return outcome;
}

std::vector<Reason> Reasons::of(const State& state, const CandidateMove& move, const CandidateMove& other)
{
    const auto mine = after(state, move.actions);
    const auto theirs = after(state, other.actions);
    const auto decider = state->toMove;
    const auto share = 1.0F / static_cast<float>(state->playerCount - 1);
    const bool isShared = !mine.freeAction.empty() && mine.freeAction == theirs.freeAction;
    std::vector<Reason> reasons;
    for (Player player = 0; player < state->playerCount; ++player)
        for (std::size_t term = 0; term < termCount; ++term) {
            const float gain = mine.evaluation.terms[player][term] - theirs.evaluation.terms[player][term];
            if (player == decider)
                reasons.push_back({own[term], player, gain});
            else
                reasons.push_back({others[term], player, -share * gain});
        }
    reasons.push_back({aheadReason, decider, move.lead - other.lead - (mine.lead - theirs.lead)});
    float rest = isShared ? mine.freeGain - theirs.freeGain : -theirs.freeGain;
    if (!mine.freeAction.empty() && !isShared)
        reasons.push_back({mine.freeAction, decider, mine.freeGain});
    for (const auto& reason : reasons)
        rest += reason.points < leastReasonPoints ? reason.points : 0;
    std::erase_if(reasons, [](const Reason& reason) { return reason.points < leastReasonPoints; });
    std::ranges::stable_sort(reasons, std::ranges::greater(), &Reason::points);
    if (!reasons.empty())
        addRest(reasons, decider, rest);
    if (isShared)
        reasons.insert(reasons.begin(), {mine.freeAction, decider, mine.freeGain});
    return reasons;
}

void Reasons::addTo(const State& state, std::span<CandidateMove> moves)
{
    if (moves.size() < 2)
        return;
    for (std::size_t i = 0; i < moves.size(); ++i)
        moves[i].reasons = of(state, moves[i], moves[i + 1 < moves.size() ? i + 1 : 0]);
}

} // namespace vozka
