// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/reasons.h"

#include "players/facts.h"
#include "players/free_actions.h"
#include "players/shared_facts.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

/// Facts of at least one point are always listed. A smaller result of the search is never listed.
constexpr float leastPoints = 1;
/// Fewer points would be shown as 0.
constexpr float leastShown = 0.5F;

/// Returns the number of facts to list. `hidden`: points that are never listed. Requires: the facts are
/// sorted by their points without sign, greatest first.
std::size_t listedCount(const std::vector<Fact>& facts, float difference, float hidden)
{
    constexpr float share = 0.2F;
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

/// Returns the number of facts that include the greatest one for the move and the greatest one against it.
/// Requires: as above.
std::size_t oppositeCount(const std::vector<Fact>& facts)
{
    std::size_t count = 0;
    for (const float sign : {1.0F, -1.0F})
        for (std::size_t i = 0; i < facts.size(); ++i)
            if (facts[i].points * sign >= leastShown) {
                count = std::max(count, i + 1);
                break;
            }
    return count;
}

/// True for facts about the next tile.
bool isAboutNextTurn(const Fact& fact)
{
    return fact.code == fact::oneLeft || fact.code == fact::join || fact.code == fact::danger
           || fact.code == fact::extraTurn;
}

/// Adds a fact to the result of the search that explains a part of it. `all`: sorted; the first `count` are
/// listed.
void addExample(Evaluator& evaluator, Facts& facts, std::vector<Fact>& all, std::size_t count)
{
    const auto ahead = std::ranges::find(all, fact::ahead, &Fact::code);
    if (ahead == all.end() || ahead - all.begin() >= static_cast<std::ptrdiff_t>(count))
        return;
    const auto example = std::ranges::find_if(all, [&](const Fact& each) {
        return isAboutNextTurn(each) && (each.points > 0) == (ahead->points > 0)
               && (each.isOfOther || !ahead->isOfOther);
    });
    if (example == all.end()) {
        if (auto later = facts.later(evaluator, ahead->points)) {
            // Both must be about the same move.
            ahead->isOfOther = ahead->isOfOther && later->isOfOther;
            ahead->less = ahead->points < 0 && !ahead->isOfOther;
            ahead->detail = fact::inExample;
            ahead->example = {std::move(*later)};
        }
        return;
    }
    if (example - all.begin() < static_cast<std::ptrdiff_t>(count)) {
        ahead->detail = fact::inList;
        return;
    }
    ahead->detail = fact::inExample;
    ahead->example = {*example};
}

/// False for a fact that names no feature and has only points that are shown as 0.
bool hasContent(const Fact& fact)
{
    const bool isOnlyPoints = isOneOf(fact.code, {fact::expected, fact::points})
                              || (fact.code == fact::movingOn && fact.detail.empty());
    return !isOnlyPoints || fact.count > 0;
}

/// True if both moves have the same actions, except for the placement of a tile.
bool differOnlyInPlacement(const RuleBook& book, const CandidateMove& move, const CandidateMove& other)
{
    const auto withoutTile = [&](std::vector<Action> actions) {
        std::erase_if(actions, [&](const Action& action) { return book.roleOf(action) == ActionRole::Tile; });
        return actions;
    };
    return withoutTile(move.actions) == withoutTile(other.actions);
}

/// Moves the greatest facts to the start, because the rest alone would say nothing. Returns their number.
std::size_t listGreatest(std::vector<Fact>& all)
{
    constexpr std::ptrdiff_t most = 2;
    auto end = all.begin();
    for (auto each = all.begin(); each != all.end() && end - all.begin() < most; ++each)
        if (each->points != 0 && hasContent(*each)) {
            std::rotate(end, each, each + 1);
            ++end;
        }
    return static_cast<std::size_t>(end - all.begin());
}

/// Lists all completions, because the reader sees them on the board. `listed`: number of facts to list; they
/// are the first ones. Returns the new number.
std::size_t addCompletions(std::vector<Fact>& all, std::size_t listed)
{
    const auto begin = all.begin() + static_cast<std::ptrdiff_t>(listed);
    const auto hidden = std::stable_partition(begin, all.end(),
                                              [](const Fact& each) { return each.code == fact::completed; });
    return static_cast<std::size_t>(hidden - all.begin());
}

/// Names the parts of joined features. Only the first fact about a feature says that it was joined.
void nameParts(const Facts& facts, std::vector<Fact>& all)
{
    std::vector<FactFeature> named;
    for (auto& fact : all) {
        facts.nameParts(fact);
        if (fact.parts.empty())
            continue;
        if (std::ranges::find(named, fact.parts.back()) != named.end())
            fact.parts.clear();
        named.insert(named.end(), fact.parts.begin(), fact.parts.end());
    }
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
    std::vector<ComparedFact> compared;
    float rest = 0;
    // A difference of less than this is never listed.
    constexpr float least = 0.05F;
    const float rivals = static_cast<float>(state->playerCount - 1);
    for (const auto& difference : differences(numbers, result.board, otherResult.board)) {
        const float points =
            difference.player == state->toMove ? difference.points : -difference.points / rivals;
        if (std::abs(points) < least)
            rest += points;
        if (std::abs(points) >= least || facts.isCompletion(difference))
            compared.push_back({facts.of(difference), difference.topic, difference.feature});
    }
    auto all = combined(compared, state->toMove);
    for (auto& fact : all)
        if (std::abs(fact.points) < least)
            fact.points = 0;
    const float seen = result.lead - otherResult.lead;
    const float difference = move.lead - other.lead;
    const float ahead = difference - seen;
    if (std::abs(ahead) < leastPoints)
        rest += ahead;
    else
        all.push_back({.code = isExact ? fact::exact : fact::ahead,
                       .player = state->toMove,
                       .points = ahead,
                       .isOfOther = ahead < 0,
                       .count = wholePoints(ahead)});
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
    // Of equal facts, the fact of the deciding player is first, so that the seat does not matter.
    std::ranges::stable_sort(all, std::ranges::greater(), [&](const Fact& each) {
        return std::pair(std::abs(each.points), each.player == state->toMove);
    });
    const bool isEqual = std::abs(difference) < leastShown;
    auto listed = std::max(listedCount(all, difference, rest), isEqual ? oppositeCount(all) : 0);
    if (listed == 0)
        listed = listGreatest(all);
    listed = addCompletions(all, listed);
    addExample(m_evaluator, facts, all, listed);
    const auto count = static_cast<std::ptrdiff_t>(listed);
    for (auto hidden = all.begin() + count; hidden != all.end(); ++hidden)
        rest += hidden->points;
    all.erase(all.begin() + count, all.end());
    nameParts(facts, all);
    if (rest != 0)
        all.push_back({.code = fact::rest,
                       .player = state->toMove,
                       .points = rest,
                       .count = wholePoints(rest),
                       .less = rest < 0});
    if (isEqual && listed == 0 && differOnlyInPlacement(m_evaluator.rules().book(), move, other)) {
        all.insert(all.begin(), {.code = fact::placedElsewhere, .player = state->toMove});
        ++listed;
    }
    if (isEqual)
        all.insert(all.begin(),
                   {.code = fact::equal, .player = state->toMove, .count = static_cast<int>(listed)});
    all.insert(all.begin(), freeActions.begin(), freeActions.end());
    return all;
}

void Reasons::addTo(const State& state, std::span<CandidateMove> moves, bool isExact)
{
    for (std::size_t i = 0; i < moves.size() && moves.size() > 1; ++i)
        moves[i].reasons = of(state, moves[i], moves[i == 0 ? 1 : 0], isExact);
}

} // namespace vozka
