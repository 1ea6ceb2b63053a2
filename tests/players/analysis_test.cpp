// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analysis of a played game: its decisions, their costs and the better moves.
#include "arena/contest.h"
#include "arena/decisions.h"
#include "table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

Match playedBy(Level level, const std::vector<std::string>& sets)
{
    ContestSetUp setUp{records::RuleChoice(), {level, level}, 1, 3, steps(4)};
    setUp.rules.sets = sets;
    return std::move(*playContestGame(setUp, seatingOf(setUp, 0)));
}

} // namespace

TEST(Analysis, GroupsConsecutiveActionsOfPlayers)
{
    const auto match = playedBy(Level::Random, allSets());
    std::size_t actions = 0;
    for (const auto& decision : decisionsOf(match)) {
        State state = decision.before.unpacked();
        const auto player = state->toMove;
        ASSERT_NE(player, noPlayer);
        for (const auto& action : decision.played) {
            ASSERT_EQ(state->toMove, player);
            ASSERT_FALSE(match.rules().refusal(state, action));
            match.rules().apply(state, action);
            ++actions;
        }
    }
    // Actions of the dealer (draw, discard, set aside) are not decisions.
    std::size_t byPlayers = 0;
    Player mover = match.startState()->toMove;
    for (const auto& entry : match.history()) {
        byPlayers += mover != noPlayer ? 1U : 0U;
        mover = entry.data().toMove;
    }
    EXPECT_EQ(actions, byPlayers);
}

TEST(Analysis, FindsBestMoveAndCost)
{
    const auto match = playedBy(Level::Random, {"base"});
    auto decisions = decisionsOf(match);
    decisions.erase(decisions.begin() + 12, decisions.end());
    std::vector<std::size_t> progress;
    const auto rated =
        analyse(match.rules(), decisions, steps(60), {}, [&](std::size_t done) { progress.push_back(done); });
    ASSERT_EQ(rated.size(), 12U);
    EXPECT_EQ(progress.size(), 12U);
    EXPECT_EQ(progress.back(), 12U);
    for (std::size_t i = 0; i < rated.size(); ++i) {
        EXPECT_EQ(rated[i].index, i);
        EXPECT_EQ(rated[i].played, decisions[i].played);
        EXPECT_GE(rated[i].cost, 0);
        EXPECT_TRUE(rated[i].best.actions != rated[i].played || rated[i].cost == 0);
    }
    const auto worst = costliestDecisions(rated);
    ASSERT_EQ(worst.size(), 3U);
    EXPECT_GE(worst[0].cost, worst[1].cost);
    EXPECT_GE(worst[1].cost, worst[2].cost);
    EXPECT_GT(worst[2].cost, 0);
}

TEST(Analysis, StopsOnRequest)
{
    const auto match = playedBy(Level::Random, {"base"});
    const auto decisions = decisionsOf(match);
    std::stop_source stop;
    const auto rated = analyse(match.rules(), decisions, steps(20), stop.get_token(), [&](std::size_t done) {
        if (done == 3)
            stop.request_stop();
    });
    EXPECT_EQ(rated.size(), 3U);
}

} // namespace vozka
