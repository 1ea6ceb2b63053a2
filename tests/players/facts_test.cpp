// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every fact about a move is true: checked by walking over the board.
#include "fact_oracle.h"
#include "picture.h"
#include "players/analysis.h"
#include "players/free_actions.h"
#include "players/reasons.h"
#include "table.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace vozka {

namespace {

State played(const Rules& rules, const State& before, const CandidateMove& move)
{
    State state = before;
    for (const auto& action : move.actions)
        rules.apply(state, action);
    return state;
}

std::string describe(const Fact& fact)
{
    std::string text(fact.code);
    text += ", player " + std::to_string(fact.player);
    if (fact.feature)
        text += ", at " + std::to_string(fact.feature->at.at.x) + "," + std::to_string(fact.feature->at.at.y);
    if (fact.cell)
        text += ", cell " + std::to_string(fact.cell->x) + "," + std::to_string(fact.cell->y);
    return text;
}

struct Counts {
    std::map<Code, int> facts;
    int comparisons = 0;
};

/// Checks the facts of pairs of good and bad moves in random games.
void checkFacts(const std::vector<std::string>& sets, int players, std::uint64_t seeds, Counts& counts)
{
    const auto rules = rulesOf(sets, players);
    const auto medium = makePlayer(Level::Medium, rules);
    Evaluator evaluator(rules);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto state = afterTiles(rules, 8 + seed * 53 % 60, seed);
        const auto moves = medium->think(state, steps(1), {}).candidates;
        for (std::size_t i = 1; i < moves.size(); i += 2)
            for (const bool isBestFirst : {true, false}) {
                const auto& move = moves[isBestFirst ? 0 : i];
                const auto& other = moves[isBestFirst ? i : 0];
                // With a free action, the facts can be about the board without that action.
                if (!freeActionOf(rules.book(), move.actions).empty()
                    || !freeActionOf(rules.book(), other.actions).empty())
                    continue;
                ++counts.comparisons;
                const auto after = played(rules, state, move);
                const auto afterOther = played(rules, state, other);
                for (const auto& fact : Reasons(evaluator).of(state, move, other)) {
                    ++counts.facts[fact.code];
                    const auto& now = fact.isOfOther ? afterOther : after;
                    const auto wrong =
                        differenceFromBoard(rules, {state, now, fact.isOfOther ? after : afterOther}, fact);
                    EXPECT_EQ(wrong, "") << describe(fact) << ", seed " << seed << ", " << sets.back() << '\n'
                                         << picture(rules.catalogue(), *now);
                }
            }
    }
}

} // namespace

/// The result of the search has an example if a fact about the next turns is a reason for it.
TEST(Facts, ExplainResultOfSearch)
{
    const auto rules = rulesOf({"base", "inns-and-cathedrals"});
    const auto medium = makePlayer(Level::Medium, rules);
    Analysis analysis(rules);
    int ahead = 0;
    int withExample = 0;
    std::set<Code> examples;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto state = afterTiles(rules, 10 + 4 * seed % 60, seed);
        const auto last = medium->think(state, steps(1), {}).candidates.back();
        const auto rated = analysis.rate({PackedState(state), 0, last.actions}, steps(150, seed), {});
        if (rated->best.actions == last.actions)
            continue;
        const auto after = played(rules, state, last);
        const auto other = played(rules, state, rated->best);
        for (const auto& fact : rated->reasons) {
            if (fact.code != fact::ahead)
                continue;
            ++ahead;
            withExample += fact.detail.empty() ? 0 : 1;
            EXPECT_EQ(fact.example.empty(), fact.detail != fact::inExample);
            for (const auto& example : fact.example) {
                const auto& now = example.isOfOther ? other : after;
                EXPECT_EQ(
                    differenceFromBoard(rules, {state, now, example.isOfOther ? after : other}, example), "")
                    << describe(example);
                EXPECT_EQ(example.points > 0, fact.points > 0);
                EXPECT_TRUE(example.isOfOther || !fact.isOfOther) << "about another move than the result";
                examples.insert(example.code);
            }
        }
    }
    EXPECT_GT(ahead, 10);
    EXPECT_GT(withExample * 10, ahead * 7) << "of " << ahead;
    EXPECT_GT(examples.size(), 2U);
}

TEST(Facts, AreTrueInGamesOfEachSet)
{
    Counts counts;
    for (const int players : {2, 3, 4})
        checkFacts({"base"}, players, 24, counts);
    for (const auto& set : allSets())
        if (set != "base")
            checkFacts({"base", set}, 2, 4, counts);
    checkFacts(allSets(), 3, 6, counts);
    for (const Code code : {fact::completed, fact::oneLeft, fact::open, fact::taken, fact::field,
                            fact::around, fact::worth, fact::supply, fact::join})
        EXPECT_GT(counts.facts[code], 0) << code;
    for (const auto& [code, count] : counts.facts)
        RecordProperty(std::string(code), count);
}

TEST(ManyFacts, AreTrueInGamesOfEachSet)
{
    Counts counts;
    for (const int players : {2, 3, 4}) {
        checkFacts({"base"}, players, 150, counts);
        for (const auto& set : allSets())
            if (set != "base")
                checkFacts({"base", set}, players, 20, counts);
        checkFacts(allSets(), players, 60, counts);
    }
    EXPECT_GT(counts.comparisons, 5000);
}

} // namespace vozka
