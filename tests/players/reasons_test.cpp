// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons for moves: their sum, and the choice of the facts that are listed.
#include "players/reasons.h"

#include "players/free_actions.h"
#include "players/hints.h"
#include "players/move_board.h"
#include "table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace vozka {

namespace {

/// Returns the sum of the reasons. A free action of both moves is no part of the difference.
float pointsOf(const std::vector<Fact>& reasons, Code sharedFreeAction)
{
    return std::accumulate(reasons.begin(), reasons.end(), 0.0F, [&](float sum, const Fact& reason) {
        return reason.code == sharedFreeAction ? sum : sum + reason.points;
    });
}

Code sharedFreeAction(const RuleBook& book, const CandidateMove& a, const CandidateMove& b)
{
    const auto code = freeActionOf(book, a.actions);
    return code == freeActionOf(book, b.actions) && !code.empty() ? code : Code("none");
}

/// Checks the sum of the reasons, their order and the rest.
void checkList(const Rules& rules, const CandidateMove& move, const CandidateMove& other,
               const std::vector<Fact>& reasons)
{
    const float difference = move.lead - other.lead;
    EXPECT_NEAR(pointsOf(reasons, sharedFreeAction(rules.book(), move, other)), difference, 0.05);
    auto listed = reasons;
    std::erase_if(listed, [](const Fact& reason) {
        return reason.code == fact::rest || reason.code == fact::equal || reason.code == "ransom";
    });
    EXPECT_TRUE(std::ranges::is_sorted(listed, std::ranges::greater(),
                                       [](const Fact& reason) { return std::abs(reason.points); }));
    for (const auto& reason : reasons)
        EXPECT_TRUE(reason.code != fact::equal || std::abs(difference) < 0.5F);
    // The rest has facts of less than half a point, which can add up to more than one point, and a result of
    // the search below one point.
    for (const auto& reason : reasons)
        if (reason.code == fact::rest) {
            EXPECT_LT(std::abs(reason.points), std::max(1.0F, 0.2F * std::abs(difference)) + 1.05F);
        }
}

} // namespace

TEST(Reasons, AddUpToDifference)
{
    std::set<Code> seen;
    const auto check = [&](const std::vector<std::string>& sets, int players, std::uint64_t seeds) {
        SCOPED_TRACE(sets.back());
        const auto rules = rulesOf(sets, players);
        const auto medium = makePlayer(Level::Medium, rules);
        Evaluator evaluator(rules);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto state = afterTiles(rules, 10 + 3 * (seed * 7 % 20), seed);
            const auto moves = medium->think(state, steps(1), {}).candidates;
            for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
                const auto reasons = Reasons(evaluator).of(state, moves[i], moves.back());
                checkList(rules, moves[i], moves.back(), reasons);
                for (const auto& reason : reasons)
                    seen.insert(reason.code);
            }
        }
    };
    for (const int players : {2, 3, 4})
        check(allSets(), players, 20);
    for (const auto& set : allSets())
        check({"base", set == "base" ? "abbot" : set}, 2, 4);
    EXPECT_GT(seen.size(), 12U);
}

/// A completed feature is a reason even if its points were expected before, or if both moves complete it.
TEST(Reasons, NameAllCompletions)
{
    const auto rules = rulesOf({"base", "inns-and-cathedrals"});
    const auto medium = makePlayer(Level::Medium, rules);
    Evaluator evaluator(rules);
    int completions = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto state = afterTiles(rules, 20 + 3 * (seed * 7 % 16), seed);
        const auto moves = medium->think(state, steps(1), {}).candidates;
        for (std::size_t i = 1; i < moves.size(); ++i) {
            // Another move with the same placement completes the same features.
            const auto other = std::ranges::find_if(moves, [&](const CandidateMove& each) {
                return each.actions != moves[i].actions && each.actions.front() == moves[i].actions.front();
            });
            const auto reasons =
                Reasons(evaluator).of(state, moves[i], other == moves.end() ? moves[i - 1] : *other);
            const MoveBoard played(evaluator, state, moves[i].actions);
            for (const auto& [line, isFinal] : played.scored()) {
                if (isFinal)
                    continue;
                ++completions;
                EXPECT_TRUE(std::ranges::any_of(
                    reasons,
                    [&](const Fact& fact) {
                        return fact.code == fact::completed && !fact.isOfOther && fact.player == line.player
                               && played.board().root(played.segmentOf(line))
                                      == played.board().root(
                                          played.board().segmentOf(played.board().tileAt(fact.feature->at.at),
                                                                   fact.feature->at.feature));
                    }))
                    << "seed " << seed << ", move " << i;
            }
        }
    }
    EXPECT_GT(completions, 20);
}

/// A reason is about something: a feature, a cell, a number of figures or tokens, or an expansion.
TEST(Reasons, AreMoreThanPoints)
{
    int comparisons = 0;
    const auto check = [&](const std::vector<std::string>& sets, int players, std::uint64_t seeds) {
        SCOPED_TRACE(sets.back());
        const auto rules = rulesOf(sets, players);
        const auto medium = makePlayer(Level::Medium, rules);
        Evaluator evaluator(rules);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto state = afterTiles(rules, 8 + seed * 53 % 60, seed);
            const auto moves = medium->think(state, steps(1), {}).candidates;
            for (std::size_t i = 1; i < moves.size(); i += 3) {
                const auto reasons = Reasons(evaluator).of(state, moves[i], moves[0]);
                ++comparisons;
                EXPECT_FALSE(reasons.size() == 1 && reasons[0].code == fact::rest
                             && std::abs(reasons[0].points) >= 0.5F)
                    << "only a rest, seed " << seed << ", move " << i;
                for (const auto& fact : reasons)
                    EXPECT_FALSE(fact.code == fact::expected && fact.detail.empty())
                        << "points of nothing, seed " << seed << ", move " << i;
            }
        }
    };
    for (const int players : {2, 4})
        check(allSets(), players, 12);
    for (const auto& set : allSets())
        check({"base", set == "base" ? "abbot" : set}, 2, 6);
    EXPECT_GT(comparisons, 500);
}

/// A fact, or that only the placement differs.
TEST(Reasons, EqualMovesNameDifferences)
{
    const auto rules = rulesOf({"base"});
    const auto medium = makePlayer(Level::Medium, rules);
    Evaluator evaluator(rules);
    int equal = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto state = afterTiles(rules, 8 + seed * 53 % 60, seed);
        const auto moves = medium->think(state, steps(1), {}).candidates;
        for (std::size_t i = 1; i < moves.size(); ++i) {
            const auto reasons = Reasons(evaluator).of(state, moves[i], moves[i - 1]);
            if (reasons.front().code != fact::equal)
                continue;
            ++equal;
            EXPECT_GT(reasons.front().count, 0) << "no difference, seed " << seed << ", move " << i;
            const bool isOnlyPlacement = std::ranges::any_of(
                reasons, [](const Fact& fact) { return fact.code == fact::placedElsewhere; });
            EXPECT_TRUE(!isOnlyPlacement || reasons.front().count == 1);
        }
    }
    EXPECT_GT(equal, 20);
}

TEST(Reasons, SwappedMovesHaveOppositePoints)
{
    const auto rules = rulesOf(allSets(), 3);
    const auto medium = makePlayer(Level::Medium, rules);
    Evaluator evaluator(rules);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto state = afterTiles(rules, 12 + 4 * seed, seed);
        const auto moves = medium->think(state, steps(1), {}).candidates;
        if (moves.size() < 2 || !freeActionOf(rules.book(), moves[0].actions).empty())
            continue;
        const auto forward = Reasons(evaluator).of(state, moves[0], moves.back());
        const auto backward = Reasons(evaluator).of(state, moves.back(), moves[0]);
        ASSERT_EQ(forward.size(), backward.size());
        for (std::size_t i = 0; i < forward.size(); ++i)
            EXPECT_NEAR(std::abs(forward[i].points), std::abs(backward[i].points), 0.01);
    }
}

TEST(Reasons, OnlySearchIsAheadOfEvaluation)
{
    const auto rules = rulesOf({"base"});
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto state = afterTiles(rules, 30, seed);
        const auto moves = hints(rules, state, steps(200, seed), {});
        ASSERT_FALSE(moves.empty());
        ASSERT_LE(moves.size(), 3U);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto& other = moves[i == 0 ? 1 : 0];
            EXPECT_NE(moves[i].actions.front(), other.actions.front());
            checkList(rules, moves[i], other, moves[i].reasons);
        }
        auto medium = makePlayer(Level::Medium, rules)->think(state, steps(1), {}).candidates;
        Evaluator evaluator(rules);
        for (const auto& reason : Reasons(evaluator).of(state, medium[0], medium.back()))
            EXPECT_NE(reason.code, fact::ahead);
        medium[0].lead += 2;
        const auto reasons = Reasons(evaluator).of(state, medium[0], medium.back());
        EXPECT_TRUE(std::ranges::any_of(reasons, [](const Fact& reason) {
            return reason.code == fact::ahead && std::abs(reason.points - 2) < 0.01F;
        }));
    }
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

} // namespace vozka
