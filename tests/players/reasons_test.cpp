// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons are what the preference is made of: without the term of a reason the preference is smaller by just
// that.
#include "players/reasons.h"

#include "players/hints.h"
#include "table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace vozka {

namespace {

/// How far the first move is ahead of the second by the evaluation without that reason's term.
float preferenceWithout(const Rules& rules, const State& state, const CandidateMove& move,
                        const CandidateMove& other, const Reason& left)
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
            const auto named = left.player == state->toMove ? ownReason(static_cast<Term>(term))
                                                            : otherReason(static_cast<Term>(term));
            if (left.code == named)
                evaluation.terms[left.player][term] = 0;
        }
        found[i] = leads(evaluation, state->playerCount)[state->toMove];
    }
    return found[0] - found[1];
}

} // namespace

TEST(Reasons, WithoutItsTermThePreferenceShrinksByThePointsOfTheReason)
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
                    ASSERT_NE(reason.code, aheadReason) << "who does not search does not see ahead";
                    if (reason.code == againstReason)
                        continue;
                    const float whole = moves[i].lead - moves[i + 1].lead;
                    const float without = preferenceWithout(rules, state, moves[i], moves[i + 1], reason);
                    EXPECT_NEAR(whole - without, reason.points, 0.01) << reason.code;
                    EXPECT_GT(reason.points, 0);
                    seen.insert(reason.code);
                }
        }
    }
    EXPECT_GT(seen.size(), 8U);
}

TEST(Reasons, WhatTheSearchSawIsThePartThatTheEvaluationDoesNotSee)
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
            EXPECT_TRUE(std::ranges::is_sorted(moves[i].reasons, std::ranges::greater(), &Reason::points));
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

TEST(Reasons, TogetherComeToTheDifferenceButForTrifles)
{
    const auto rules = rulesOf(allSets(), 3);
    const auto medium = makePlayer(Level::Medium, rules);
    int against = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto moves = medium->think(afterTiles(rules, 10 + 2 * seed, seed), steps(1), {}).candidates;
        for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
            const auto& reasons = moves[i].reasons;
            if (reasons.empty())
                continue;
            float sum = 0;
            for (const auto& reason : reasons)
                sum += reason.points;
            const float difference = moves[i].lead - moves[i + 1].lead;
            const bool isLast = reasons.back().code == againstReason;
            EXPECT_LE(std::ranges::count(reasons, againstReason, &Reason::code), isLast ? 1 : 0);
            if (isLast) {
                ++against;
                EXPECT_GT(reasons.size(), 1U);
                EXPECT_NEAR(sum, difference, 0.01);
            } else
                // What is left out may be for it, but not half a point against it.
                EXPECT_GT(difference - sum, -0.5);
        }
    }
    EXPECT_GT(against, 20);
}

TEST(Reasons, EveryTermHasCodesOfItsOwn)
{
    std::set<Code> codes{aheadReason, againstReason};
    for (std::size_t term = 0; term < termCount; ++term) {
        codes.insert(ownReason(static_cast<Term>(term)));
        codes.insert(otherReason(static_cast<Term>(term)));
    }
    EXPECT_EQ(codes.size(), 2 * termCount + 2);
}

} // namespace vozka
