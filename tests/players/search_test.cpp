// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The search: repeatable, stops on request, limited memory, exact at the end of the game.
#include "players/search_player.h"
#include "scene.h"
#include "table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

TEST(Search, SameSeedAndStepsGiveSameMove)
{
    const auto rules = rulesOf(allSets());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto state = afterTiles(rules, 20, seed);
        const auto one = SearchPlayer(rules).think(state, steps(150, seed), {});
        const auto other = SearchPlayer(rules).think(state, steps(150, seed), {});
        EXPECT_EQ(one.actions, other.actions);
        EXPECT_EQ(one.iterations, 150U);
        ASSERT_EQ(one.candidates.size(), other.candidates.size());
        for (std::size_t i = 0; i < one.candidates.size(); ++i)
            EXPECT_EQ(one.candidates[i].visits, other.candidates[i].visits);
    }
}

TEST(Search, StopsImmediatelyOnRequest)
{
    const auto rules = rulesOf({"base"});
    std::stop_source stop;
    stop.request_stop();
    SearchPlayer player(rules);
    const auto result = player.think(afterTiles(rules, 20, 1), {.moveMs = 3'600'000}, stop.get_token());
    EXPECT_FALSE(result.actions.empty());
    EXPECT_LE(result.iterations, 1U);
}

TEST(Search, StaysWithinMemoryLimit)
{
    const auto rules = rulesOf({"base"});
    constexpr std::size_t maxBytes = 100'000;
    for (const auto leaf : {SearchSettings::Leaf::Evaluation, SearchSettings::Leaf::Playout}) {
        SearchPlayer player(rules, {.leaf = leaf, .maxBytes = maxBytes});
        const auto result = player.think(afterTiles(rules, 20, 1), steps(500), {});
        EXPECT_EQ(result.iterations, 500U);
        EXPECT_LE(player.search().tree().bytes(), maxBytes);
        EXPECT_FALSE(result.actions.empty());
    }
}

TEST(Search, AllLeafModesPlayLegally)
{
    const auto rules = rulesOf(allSets(), 3);
    for (const auto leaf :
         {SearchSettings::Leaf::Evaluation, SearchSettings::Leaf::CutPlayout, SearchSettings::Leaf::Playout})
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            auto state = afterTiles(rules, 30, seed);
            SearchPlayer player(rules, {.leaf = leaf});
            for (const auto& action : player.think(state, steps(60), {}).actions) {
                ASSERT_FALSE(rules.refusal(state, action));
                rules.apply(state, action);
            }
        }
}

TEST(Search, KeepsSubtreeForNextMove)
{
    const auto rules = rulesOf({"base"});
    Evaluator evaluator(rules);
    Search search(evaluator, {});
    auto state = afterTiles(rules, 30, 1);
    search.start(state, 1);
    for (int i = 0; i < 400; ++i)
        search.iterate();
    // Apply the most visited actions of the first two levels.
    for (int level = 0; level < 2; ++level) {
        const auto edges = search.tree().edges(SearchTree::root);
        const auto best = std::ranges::max_element(edges, {}, &SearchEdge::visits);
        const auto visits = search.tree().node(best->child).visits;
        ASSERT_GT(visits, 0U);
        rules.apply(state, best->action);
        search.start(state, 1);
        EXPECT_EQ(search.tree().node(SearchTree::root).visits, visits);
    }
    // A state of another game is not in the tree.
    search.start(afterTiles(rules, 30, 2), 1);
    EXPECT_EQ(search.tree().node(SearchTree::root).visits, 0U);
}

TEST(Endgame, SolvesLastTileExactly)
{
    // The bag has one more tile. The test compares all lines, each with all answers of the other player.
    const Scene scene("D0 D0 D0/Br", {"V"});
    const auto& rules = scene.rules();
    const auto& state = scene.state();
    Evaluator evaluator(rules);
    Endgame endgame(evaluator);
    ActionList first;
    rules.legal(state, first);
    for (const auto& action : first) {
        State next = state;
        rules.apply(next, action);
        ASSERT_EQ(next->toMove, noPlayer);
        rules.apply(next, Action::draw(rules.catalogue().find("V")));
        LineFinder finder(evaluator);
        const auto best = next->over ? evaluator.leads(next)[1] : finder.best(next).leads[1];
        State drawn = state;
        rules.apply(drawn, action);
        const auto values = endgame.solve(drawn, 100'000, ThinkClock(steps(1), {}));
        ASSERT_TRUE(values);
        EXPECT_FLOAT_EQ((*values)[1], best);
    }
}

TEST(Endgame, GivesUpAfterTooManySteps)
{
    const auto rules = rulesOf({"base"});
    Evaluator evaluator(rules);
    Endgame endgame(evaluator);
    EXPECT_FALSE(endgame.solve(afterTiles(rules, 60, 1), 1000, ThinkClock(steps(1), {})));
    EXPECT_LE(endgame.steps(), 1100U);
}

} // namespace vozka
