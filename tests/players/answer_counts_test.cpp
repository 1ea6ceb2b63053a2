// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about the next tile count the same tiles as a search that tries every tile of the bag.
#include "fact_oracle.h"
#include "picture.h"
#include "players/free_actions.h"
#include "players/reasons.h"
#include "table.h"

#include <gtest/gtest.h>

#include <map>

namespace vozka {

namespace {

using FactCounts = std::map<Code, int>;

bool isAboutNextTile(const Fact& fact)
{
    return fact.code == fact::answer || fact.code == fact::oneLeft || fact.code == fact::join
           || fact.code == fact::extraTurn;
}

/// Checks the facts about the next tile in random games. A result of the search is added to the leads, so
/// that the reasons have an example.
void checkCounts(const std::vector<std::string>& sets, int players, std::uint64_t seeds, FactCounts& counts)
{
    const auto rules = rulesOf(sets, players);
    const auto medium = makePlayer(Level::Medium, rules);
    Evaluator evaluator(rules);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto before = afterTiles(rules, 8 + seed * 53 % 60, seed);
        auto moves = medium->think(before, steps(1), {}).candidates;
        std::erase_if(moves, [&](const CandidateMove& move) {
            return !freeActionOf(rules.book(), move.actions).empty();
        });
        if (moves.size() < 2)
            continue;
        for (const float ahead : {-1.2F, 1.2F}) {
            std::array states{before, before};
            auto move = moves.front();
            const auto& other = moves.back();
            for (const auto& action : move.actions)
                rules.apply(states[0], action);
            for (const auto& action : other.actions)
                rules.apply(states[1], action);
            move.lead += ahead;
            for (const auto& reason : Reasons(evaluator).of(before, move, other))
                for (const auto& fact : reason.example.empty() ? std::vector{reason} : reason.example) {
                    if (!isAboutNextTile(fact))
                        continue;
                    ++counts[fact.code];
                    const auto& now = states.at(fact.isOfOther ? 1 : 0);
                    const FactBoards boards{before, now, states.at(fact.isOfOther ? 0 : 1)};
                    EXPECT_EQ(differenceFromBoard(rules, boards, fact), "")
                        << fact.code << ", seed " << seed << ", " << sets.back() << '\n'
                        << picture(rules.catalogue(), *now);
                }
        }
    }
}

void checkCountsOfAllSets(std::uint64_t seeds, FactCounts& counts)
{
    for (const int players : {2, 3, 4})
        checkCounts({"base"}, players, 3 * seeds, counts);
    for (const auto& set : allSets())
        if (set != "base")
            checkCounts({"base", set}, 2, seeds, counts);
    checkCounts(allSets(), 3, seeds, counts);
    for (const auto& [code, count] : counts)
        ::testing::Test::RecordProperty(std::string(code), count);
}

} // namespace

TEST(NextTileFacts, CountEveryTileOfBag)
{
    FactCounts counts;
    checkCounts({"base"}, 2, 24, counts);
    for (const Code code : {fact::answer, fact::oneLeft})
        EXPECT_GT(counts[code], 0) << code;
}

TEST(ManyNextTileFacts, CountEveryTileOfBag)
{
    FactCounts counts;
    checkCountsOfAllSets(4, counts);
    EXPECT_GT(counts[fact::answer], 10);
}

} // namespace vozka
