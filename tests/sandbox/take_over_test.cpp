// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Any moment of any game becomes a position.
#include "sandbox/take_over.h"

#include "match/match.h"
#include "players/random_player.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

/// What lies there, without the order in which it came and what has to do with the course of the game.
void expectSameBoard(const State& game, const State& table)
{
    EXPECT_EQ(game->board.tiles().size(), table->board.tiles().size());
    EXPECT_TRUE(std::ranges::equal(game->board.tiles(), table->board.tiles()));
    EXPECT_EQ(game->figureCount, table->figureCount);
    EXPECT_EQ(game->supply, table->supply);
    EXPECT_EQ(game->scores, table->scores);
    EXPECT_EQ(game->holdings, table->holdings);
}

TEST(SandboxTakeOver, EveryMomentOfAGameLiesOnATable)
{
    ActionList scratch;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        records::GameRecord header;
        header.rules = {Options(seed % 2 == 0 ? Edition::C1 : Edition::C2), {"base", "abbey-and-mayor"}};
        if (seed > 3)
            header.rules.sets.emplace_back("traders-and-builders");
        header.players = players(2 + static_cast<int>(seed % 4));
        header.seed = seed;
        auto match = Match::start(header);
        ASSERT_TRUE(match);
        RandomPlayer player(seed);
        while (!match->state()->over)
            ASSERT_FALSE(match->act(player.choose(match->rules(), match->state(), scratch)));
        for (std::size_t i = 0; i < match->moments().size(); ++i) {
            const auto& state = match->moments()[i].after;
            const auto record = recordOf(header.rules, header.players, state);
            const auto laid = records::layOut(record, "game");
            ASSERT_TRUE(laid) << seed << ": moment " << i << ": " << laid.error().pointer << " "
                              << laid.error().code;
            expectSameBoard(state, laid->state);
        }
        Sandbox box(header.rules, header.players);
        box.load(recordOf(header.rules, header.players, match->state()));
        expectSound(box);
    }
}

} // namespace
} // namespace vozka::sandbox
