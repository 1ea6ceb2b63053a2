// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/reasons.h"

#include "players/facts.h"
#include "players/free_actions.h"

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

/// Result of a move, and the gain by its free action.
struct MoveResult {
    MoveBoard board;
    /// Lead of the deciding player by the evaluation, with the free action.
    float lead = 0;
    /// Name of the free action if it pays off. Then `board` is without it. Empty if none.
    Code freeAction;
    float freeGain = 0;
};

float leadOn(const MoveBoard& board, const State& before)
{
    return leads(board.evaluation(), before->playerCount)[before->toMove];
}

MoveResult resultOf(Evaluator& evaluator, const State& before, const std::vector<Action>& actions)
{
    const auto& rules = evaluator.rules();
    MoveResult result{MoveBoard(evaluator, before, actions)};
    result.lead = leadOn(result.board, before);
    const auto freeAction = freeActionOf(rules.book(), actions);
    State reached = before;
    if (freeAction.empty() || !playWithoutFreeActions(rules, reached, actions))
        return result;
    auto others = actions;
    std::erase_if(others, [&](const Action& action) { return rules.book().isFreeAction(action); });
    MoveBoard without(evaluator, before, others);
    if (const float gain = result.lead - leadOn(without, before); gain >= leastReasonPoints)
        return {std::move(without), result.lead, freeAction, gain};
    return result;
}

/// Returns the number of facts to list. `hidden`: points that are never listed. Requires: the facts are
/// sorted by their points without sign, greatest first.
std::size_t listedCount(const std::vector<Fact>& facts, float difference, float hidden)
{
    constexpr float share = 0.2F;
    constexpr float leastPoints = 1;
    // Fewer points would be shown as 0.
    constexpr float leastShown = 0.5F;
    const float limit = std::max(leastPoints, share * std::abs(difference));
    std::size_t count = facts.size();
    while (count > 0) {
        const float points = facts[count - 1].points;
        const bool isShown = std::abs(points) >= leastShown;
        if (std::abs(points) >= leastPoints || (isShown && std::abs(hidden + points) >= limit))
            break;
        hidden += points;
        --count;
    }
    return count;
}

/// True for facts about the next tile.
bool isAboutNextTurn(const Fact& fact)
{
    return fact.code == fact::oneLeft || fact.code == fact::join || fact.code == fact::danger
           || fact.code == fact::extraTurn;
}

/// Adds a fact to the result of the search that explains a part of it. `facts`: sorted; the first `count` are
/// listed.
void addExample(std::vector<Fact>& facts, std::size_t count)
{
    const auto ahead = std::ranges::find(facts, fact::ahead, &Fact::code);
    if (ahead == facts.end() || ahead - facts.begin() >= static_cast<std::ptrdiff_t>(count))
        return;
    const auto example = std::ranges::find_if(facts, [&](const Fact& each) {
        return isAboutNextTurn(each) && (each.points > 0) == (ahead->points > 0)
               && (each.isOfOther || !ahead->isOfOther);
    });
    if (example == facts.end())
        return;
    if (example - facts.begin() < static_cast<std::ptrdiff_t>(count)) {
        ahead->detail = fact::inList;
        return;
    }
    ahead->detail = fact::inExample;
    ahead->example = {*example};
}

} // namespace

std::vector<Fact> Reasons::of(const State& state, const CandidateMove& move, const CandidateMove& other,
                              bool isExact)
{
    auto result = resultOf(m_evaluator, state, move.actions);
    auto otherResult = resultOf(m_evaluator, state, other.actions);
    MoveBoard before(m_evaluator, state, {});
    const FeatureNumbers numbers(state->board, result.board.board(), otherResult.board.board());
    Facts facts(numbers, before, result.board, otherResult.board);
    std::vector<Fact> all;
    float rest = 0;
    // A difference of less than this is never listed.
    constexpr float least = 0.05F;
    const float rivals = static_cast<float>(state->playerCount - 1);
    for (const auto& difference : differences(numbers, result.board, otherResult.board)) {
        const float points =
            difference.player == state->toMove ? difference.points : -difference.points / rivals;
        if (std::abs(points) < least)
            rest += points;
        else
            all.push_back(facts.of(difference));
    }
    const float seen = result.lead - otherResult.lead;
    const float difference = move.lead - other.lead;
    all.push_back({.code = isExact ? fact::exact : fact::ahead,
                   .player = state->toMove,
                   .points = difference - seen,
                   .isOfOther = difference < seen,
                   .count = wholePoints(difference - seen)});
    const bool isShared = !result.freeAction.empty() && result.freeAction == otherResult.freeAction;
    std::vector<Fact> freeActions;
    const auto addFreeAction = [&](const MoveResult& by, float points, bool isOfOther) {
        if (!by.freeAction.empty())
            freeActions.push_back({.code = by.freeAction,
                                   .player = state->toMove,
                                   .points = points,
                                   .isOfOther = isOfOther,
                                   .count = wholePoints(points)});
    };
    addFreeAction(result, result.freeGain, false);
    if (isShared)
        rest += result.freeGain - otherResult.freeGain;
    else
        addFreeAction(otherResult, -otherResult.freeGain, true);
    std::ranges::stable_sort(all, std::ranges::greater(),
                             [](const Fact& each) { return std::abs(each.points); });
    const auto count = static_cast<std::ptrdiff_t>(listedCount(all, difference, rest));
    addExample(all, static_cast<std::size_t>(count));
    for (auto hidden = all.begin() + count; hidden != all.end(); ++hidden)
        rest += hidden->points;
    all.erase(all.begin() + count, all.end());
    if (rest != 0)
        all.push_back({.code = fact::rest,
                       .player = state->toMove,
                       .points = rest,
                       .count = wholePoints(rest),
                       .less = rest < 0});
    all.insert(all.begin(), freeActions.begin(), freeActions.end());
    return all;
}

void Reasons::addTo(const State& state, std::span<CandidateMove> moves, bool isExact)
{
    for (std::size_t i = 0; i < moves.size() && moves.size() > 1; ++i)
        moves[i].reasons = of(state, moves[i], moves[i == 0 ? 1 : 0], isExact);
}

} // namespace vozka
