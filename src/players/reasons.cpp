// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/reasons.h"

#include "players/free_actions.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace vozka {

namespace {

constexpr std::array<Code, termCount> ownCodes{
    "own.score",       "own.roads",    "own.cities",    "own.surrounded", "own.fields",
    "own.paid-alone",  "own.figures",  "own.moving-on", "own.joining",    "own.own-tiles",
    "own.extra-turns", "own.holdings", "own.tempo",     "own.prospects"};
constexpr std::array<Code, termCount> otherCodes{
    "other.score",       "other.roads",    "other.cities",    "other.surrounded", "other.fields",
    "other.paid-alone",  "other.figures",  "other.moving-on", "other.joining",    "other.own-tiles",
    "other.extra-turns", "other.holdings", "other.tempo",     "other.prospects"};
// If a code is missing in a list, the last code is empty. The compiler reports no error for that.
static_assert(!ownCodes.back().empty() && !otherCodes.back().empty());

/// Adds one reason with these points, unless their absolute value is below `leastReasonPoints`.
void addRemainder(std::vector<Reason>& reasons, Player decider, float points)
{
    if (std::abs(points) >= leastReasonPoints)
        reasons.push_back({points < 0 ? againstReason : remainingReason, decider, points});
}

} // namespace

std::vector<Reason> atMost(std::vector<Reason> reasons, std::size_t maxCount)
{
    if (reasons.size() <= maxCount)
        return reasons;
    const auto omitted = reasons.begin() + static_cast<std::ptrdiff_t>(maxCount) - 1;
    const float rest = std::accumulate(omitted, reasons.end(), 0.0F,
                                       [](float sum, const Reason& reason) { return sum + reason.points; });
    reasons.erase(omitted, reasons.end());
    addRemainder(reasons, {}, rest);
    return reasons;
}

Code ownReason(Term term)
{
    return ownCodes[static_cast<std::size_t>(term)];
}

Code otherReason(Term term)
{
    return otherCodes[static_cast<std::size_t>(term)];
}

Reasons::Outcome Reasons::outcomeOf(const State& state, const std::vector<Action>& actions)
{
    const auto& rules = m_evaluator.rules();
    const auto leadOf = [&](const Evaluation& evaluation) {
        return leads(evaluation, state->playerCount)[state->toMove];
    };
    Outcome outcome;
    State reached = state;
    for (const auto& action : actions)
        rules.apply(reached, action);
    m_evaluator.evaluate(reached, outcome.evaluation);
    outcome.lead = leadOf(outcome.evaluation);
    const auto freeAction = freeActionOf(rules.book(), actions);
    reached = state;
    if (freeAction.empty() || !playWithoutFreeActions(rules, reached, actions))
        return outcome;
    Evaluation evaluationWithout;
    m_evaluator.evaluate(reached, evaluationWithout);
    if (const float gain = outcome.lead - leadOf(evaluationWithout); gain >= leastReasonPoints) {
        outcome.evaluation = evaluationWithout;
        outcome.freeAction = freeAction;
        outcome.freeGain = gain;
    }
    return outcome;
}

std::vector<Reason> Reasons::of(const State& state, const CandidateMove& move, const CandidateMove& other)
{
    const auto outcome = outcomeOf(state, move.actions);
    const auto otherOutcome = outcomeOf(state, other.actions);
    const auto decider = state->toMove;
    const auto share = 1.0F / static_cast<float>(state->playerCount - 1);
    const bool isShared = !outcome.freeAction.empty() && outcome.freeAction == otherOutcome.freeAction;
    std::vector<Reason> reasons;
    for (Player player = 0; player < state->playerCount; ++player)
        for (std::size_t term = 0; term < termCount; ++term) {
            const float gain =
                outcome.evaluation.terms[player][term] - otherOutcome.evaluation.terms[player][term];
            if (player == decider)
                reasons.push_back({ownCodes[term], player, gain});
            else
                reasons.push_back({otherCodes[term], player, -share * gain});
        }
    reasons.push_back({aheadReason, decider, move.lead - other.lead - (outcome.lead - otherOutcome.lead)});
    float rest = isShared ? outcome.freeGain - otherOutcome.freeGain : -otherOutcome.freeGain;
    if (!outcome.freeAction.empty() && !isShared)
        reasons.push_back({outcome.freeAction, decider, outcome.freeGain});
    for (const auto& reason : reasons)
        rest += reason.points < leastReasonPoints ? reason.points : 0;
    std::erase_if(reasons, [](const Reason& reason) { return reason.points < leastReasonPoints; });
    std::ranges::stable_sort(reasons, std::ranges::greater(), &Reason::points);
    if (!reasons.empty())
        addRemainder(reasons, decider, rest);
    if (isShared)
        reasons.insert(reasons.begin(), {outcome.freeAction, decider, outcome.freeGain});
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
