// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The benchmark plays complete games. The same games, replayed from files, have the same scores.
#include "arena/bench.h"

#include "engine/expansions/list.h"
#include "match/match.h"
#include "players/random_player.h"

#include <gtest/gtest.h>

#include <numeric>

namespace vozka {

namespace {

void expectSameScoresAfterReplay(const records::RuleChoice& rules, std::uint64_t seed)
{
    const auto seeds = benchSeeds(seed, 0);
    records::GameRecord header;
    header.seed = seeds.dealer;
    header.players = {{"A", records::Colour::Red}, {"B", records::Colour::Blue}};
    header.rules = rules;
    auto match = *Match::start(header);
    RandomPlayer player(seeds.players);
    ActionList legalActions;
    while (!match.state()->over)
        ASSERT_FALSE(match.act(player.choose(match.rules(), match.state(), legalActions)));

    const auto tally = playRandomGames(match.rules(), 1, seed);
    const auto text = records::writeGame(match.record());
    const auto replayed = *Match::replay(*records::readGame(text, "game"));
    ASSERT_FALSE(replayed.fault);
    for (Player i = 0; i < 2; ++i)
        EXPECT_EQ(tally.scores[i], replayed.match.state()->scores[i]);
    EXPECT_GT(tally.scores[0] + tally.scores[1], 0U);
}

} // namespace

TEST(Bench, GameReplaysToSameScores)
{
    expectSameScoresAfterReplay(records::RuleChoice(), 11);
}

TEST(Bench, GamesOfEverySetReplayToSameScores)
{
    const auto playable = playableTileSets();
    records::RuleChoice rules;
    rules.sets.assign(playable.begin(), playable.end());
    const auto* spec = findOption("leftoverAbbeys");
    ASSERT_NE(spec, nullptr);
    for (const auto& ending : valuesOf(*spec))
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            rules.options.set(*spec, ending.value);
            expectSameScoresAfterReplay(rules, seed);
        }
}

TEST(Bench, StatisticsAreAsExpected)
{
    records::GameRecord header;
    header.players = {{"A", records::Colour::Red}, {"B", records::Colour::Blue}};
    const auto match = *Match::start(header);
    const auto result = bench(match.rules(), 20000, 1);
    EXPECT_NEAR(result.meanScores[0], 19.5, 0.3);
    EXPECT_NEAR(result.meanScores[1], 19.2, 0.3);
    EXPECT_NEAR(result.placementsPerTurn, 27.2, 0.2);
    EXPECT_NEAR(result.discardsPerGame, 0.020, 0.01);
    EXPECT_LE(result.stateBytes, 32U * 1024U);
}

} // namespace vozka
