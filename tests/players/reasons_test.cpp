// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons for moves: without the term of a reason, the lead of a move falls by the points of the reason.
#include "players/reasons.h"

#include "players/free_actions.h"
#include "players/hints.h"
#include "table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace vozka {

namespace {

/// Returns the lead of the first move over the second without the term of that reason.
float preferenceWithout(const Rules& rules, const State& state, const CandidateMove& move,
                        const CandidateMove& other, const Reason& removed)
{
    Evaluator evaluator(rules);
    std::array<float, 2> found{};
    for (const std::size_t i : {0U, 1U}) {
        State after = state;
        for (const auto& action : (i == 0 ? move : other).actions)
            rules.apply(after, action);
        Evaluation evaluation;
        evaluator.evaluate(after, evaluation);
        for (std::size_t term = 0; term < termCount; ++term) {
            const auto code = removed.player == state->toMove ? ownReason(static_cast<Term>(term))
                                                              : otherReason(static_cast<Term>(term));
            if (removed.code == code)
                evaluation.terms[removed.player][term] = 0;
        }
        found[i] = leads(evaluation, state->playerCount)[state->toMove];
    }
    return found[0] - found[1];
}

/// True if a die is rolled next in the same turn. The lead of such a move is a mean over the outcomes, and
/// the terms belong to the state before.
bool isRolledFor(const Rules& rules, const State& state, const CandidateMove& move)
{
    State after = state;
    for (const auto& action : move.actions)
        rules.apply(after, action);
    return !after->over && after->toMove == noPlayer && after->turn == state->turn && after->placed != noTile;
}

/// True if the reason is the sum of all reasons that are not shown.
bool isRemainder(const Reason& reason)
{
    return reason.code == againstReason || reason.code == remainingReason;
}

/// Returns the sum of the reasons.
float pointsOf(const std::vector<Reason>& reasons)
{
    return std::accumulate(reasons.begin(), reasons.end(), 0.0F,
                           [](float sum, const Reason& reason) { return sum + reason.points; });
}

} // namespace

TEST(Reasons, LeadShrinksByPointsWithoutTerm)
{
    std::set<Code> seen;
    for (const int players : {2, 3}) {
        const auto rules = rulesOf(allSets(), players);
        const auto medium = makePlayer(Level::Medium, rules);
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto state = afterTiles(rules, 10 + 2 * seed, seed);
            const auto moves = medium->think(state, steps(1), {}).candidates;
            for (std::size_t i = 0; i + 1 < moves.size(); ++i)
                for (const auto& reason : moves[i].reasons) {
                    // A free action is a separate reason instead of parts of several terms.
                    if (!freeActionOf(rules.book(), moves[i].actions).empty()
                        || !freeActionOf(rules.book(), moves[i + 1].actions).empty())
                        continue;
                    if (isRolledFor(rules, state, moves[i]) || isRolledFor(rules, state, moves[i + 1]))
                        continue;
                    ASSERT_NE(reason.code, aheadReason) << "only players with a search have this reason";
                    if (isRemainder(reason))
                        continue;
                    const float difference = moves[i].lead - moves[i + 1].lead;
                    const float differenceWithout =
                        preferenceWithout(rules, state, moves[i], moves[i + 1], reason);
                    EXPECT_NEAR(difference - differenceWithout, reason.points, 0.01) << reason.code;
                    EXPECT_GT(reason.points, 0);
                    seen.insert(reason.code);
                }
        }
    }
    EXPECT_GT(seen.size(), 8U);
}

TEST(Reasons, AheadIsDifferenceToEvaluation)
{
    const auto rules = rulesOf({"base"});
    bool ahead = false;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto state = afterTiles(rules, 30, seed);
        const auto moves = hints(rules, state, steps(200, seed), {});
        ASSERT_FALSE(moves.empty());
        ASSERT_LE(moves.size(), 3U);
        for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
            EXPECT_NE(moves[i].actions.front(), moves[i + 1].actions.front());
            auto reasons = moves[i].reasons;
            std::erase_if(reasons, [](const Reason& reason) { return isRemainder(reason); });
            EXPECT_TRUE(std::ranges::is_sorted(reasons, std::ranges::greater(), &Reason::points));
            for (const auto& reason : moves[i].reasons) {
                if (reason.code != aheadReason)
                    continue;
                ahead = true;
                const float seen = preferenceWithout(rules, state, moves[i], moves[i + 1], reason);
                EXPECT_NEAR(moves[i].lead - moves[i + 1].lead - seen, reason.points, 0.01);
            }
        }
    }
    EXPECT_TRUE(ahead);
}

TEST(Reasons, AddUpToDifference)
{
    const auto rules = rulesOf(allSets(), 3);
    const auto medium = makePlayer(Level::Medium, rules);
    Evaluator evaluator(rules);
    std::map<Code, int> remainderCounts;
    int shortened = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto state = afterTiles(rules, 10 + seed, seed);
        const auto moves = medium->think(state, steps(1), {}).candidates;
        for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
            auto reasons = Reasons(evaluator).of(state, moves[i], moves.back());
            // A free action of both moves is no part of the difference.
            const auto freeAction = freeActionOf(rules.book(), moves.back().actions);
            std::erase_if(reasons, [&](const Reason& reason) { return reason.code == freeAction; });
            if (reasons.empty())
                continue;
            const float sum = pointsOf(reasons);
            const auto fewer = atMost(reasons, 3);
            EXPECT_EQ(fewer.front(), reasons.front());
            EXPECT_NEAR(pointsOf(fewer), sum, 0.5);
            if (reasons.size() > 3) {
                ++shortened;
                EXPECT_EQ(fewer[1], reasons[1]);
                EXPECT_LE(fewer.size(), 3U);
                EXPECT_TRUE(fewer.size() == 2 || isRemainder(fewer.back()));
            }
            const auto last = reasons.back();
            const bool hasRemainder = isRemainder(last);
            // Without a remaining reason the rest is less than half a point.
            EXPECT_NEAR(sum, moves[i].lead - moves.back().lead, hasRemainder ? 0.01 : 0.5);
            if (!hasRemainder)
                continue;
            ++remainderCounts[last.code];
            EXPECT_GT(reasons.size(), 1U);
            EXPECT_EQ(last.points < 0, last.code == againstReason);
            EXPECT_EQ(last.player, state->toMove);
        }
    }
    EXPECT_GT(remainderCounts[againstReason], 20);
    EXPECT_GT(remainderCounts[remainingReason], 2);
    EXPECT_GT(shortened, 20);
}

TEST(Hints, ThreeDifferentMovesWithManyFigures)
{
    // The sets have no river, because a river tile has only one legal cell.
    const auto rules = rulesOf({"base", "abbey-and-mayor", "inns-and-cathedrals", "traders-and-builders",
                                "abbot", "princess-and-dragon", "tower"},
                               2);
    int decisions = 0;
    // Early, when every figure can be placed anywhere, and late, when one place might be much better than
    // all others.
    const auto expectThree = [&](std::uint64_t tiles, std::uint64_t seed, int iterations = 300) {
        const auto state = afterTiles(rules, tiles, seed);
        ActionList legal;
        rules.legal(state, legal);
        // Turns that look the same are the same first action.
        std::set<std::pair<int, int>> cells;
        for (const auto& action : legal)
            cells.emplace(action.at.cell().x, action.at.cell().y);
        if (cells.size() < 3)
            return;
        ++decisions;
        const auto found = hints(rules, state, steps(iterations, seed), {});
        EXPECT_EQ(found.size(), 3U) << tiles << " tiles, seed " << seed;
        EXPECT_TRUE(std::ranges::is_sorted(found, std::ranges::greater(), &CandidateMove::lead))
            << "no later hint ranks higher";
        EXPECT_GE(found.front().visits * 2, std::ranges::max(found, {}, &CandidateMove::visits).visits)
            << "the first hint has many visits";
    };
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        expectThree(2 + seed / 2, seed);
        expectThree(4 * seed, seed);
    }
    EXPECT_GT(decisions, 12);
    // After a long search, one placement has more continuations than the maximum number of candidates.
    expectThree(8, 12, 4000);
}

TEST(Reasons, EveryTermHasOwnCodes)
{
    std::set<Code> codes{aheadReason, againstReason, remainingReason};
    for (std::size_t term = 0; term < termCount; ++term) {
        codes.insert(ownReason(static_cast<Term>(term)));
        codes.insert(otherReason(static_cast<Term>(term)));
    }
    EXPECT_EQ(codes.size(), 2 * termCount + 3);
}

} // namespace vozka
