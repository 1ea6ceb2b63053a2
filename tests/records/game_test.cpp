// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games: their actions are read as written.
#include "records/game.h"

#include "records/actions.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::records {
namespace {

TEST(Game, IsReadAsWritten)
{
    const auto game = readGame(gameText(), "file");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->seed, 42U);
    EXPECT_EQ(game->players[1], (PlayerEntry{"Jiří", Colour::Pink, PlayerKind::Hard}));
    ASSERT_EQ(game->actions.size(), 6U);
    EXPECT_EQ(game->actions[1].at.cell(), (Cell{1, 0}));
    EXPECT_EQ(game->actions[2].type, Action::Type::Deploy);
    EXPECT_EQ(game->actions[5], Action::pass());
    EXPECT_EQ(writeGame(*game), gameText());
}

TEST(Game, DrawbridgeMovesAreReadAsWritten)
{
    const auto game = readGame(drawbridgeGameText(), "file");
    ASSERT_TRUE(game) << game.error().pointer << " " << game.error().code;
    ASSERT_EQ(game->actions.size(), 7U);
    const auto& crossing = game->actions[3];
    EXPECT_EQ(crossing.type, Action::Type::Move);
    EXPECT_EQ(crossing.at.cell(), (Cell{1, 0}));
    EXPECT_TRUE(crossing.at.isFeature());
    EXPECT_TRUE(game->actions[4].isReturn());
    EXPECT_EQ(game->actions[5].at.kind(), SpotKind::Tile);
    EXPECT_EQ(writeGame(*game), drawbridgeGameText());
}

TEST(Game, KeepsAnyName)
{
    GameRecord game;
    game.players = {{"\"\\/\t\x01 ř \xF0\x9F\x90\x91", Colour::Blue}, {"{}", Colour::Red}};
    const auto again = readGame(writeGame(game), "file");
    ASSERT_TRUE(again) << again.error().pointer;
    EXPECT_EQ(*again, game);
}

TEST(Game, InvalidUtf8InNameKeepsFileReadable)
{
    GameRecord game;
    game.players = {{"\xFF\xFE", Colour::Blue}, {"b", Colour::Red}};
    EXPECT_TRUE(readGame(writeGame(game), "file"));
}

TEST(Game, NamesFaultOfAction)
{
    EXPECT_EQ(gameFaultWith("{\"draw\": \"V\"}", "{\"draw\": \"ZZ\"}"), "/actions/0/draw tile.unknown");
    EXPECT_EQ(gameFaultWith("{\"draw\": \"V\"}", "{\"draw\": 5}"), "/actions/0/draw expected.text");
    EXPECT_EQ(gameFaultWith("{\"draw\": \"V\"}", "{}"), "/actions/0 action.unknown");
    EXPECT_EQ(gameFaultWith("{\"draw\": \"V\"}", "[]"), "/actions/0 expected.object");
    EXPECT_EQ(gameFaultWith("{\"draw\": \"V\"}", "{\"draw\": \"V\", \"pass\": true}"),
              "/actions/0/pass field.unknown");
    EXPECT_EQ(gameFaultWith("{\"pass\": true}", "{\"pass\": false}"), "/actions/5/pass expected.true");
    EXPECT_EQ(gameFaultWith("{\"pass\": true}", "{\"wave\": true}"), "/actions/5/wave action.unknown");
    EXPECT_EQ(gameFaultWith("\"turns\": 1", "\"turns\": 4"), "/actions/1/turns number.out-of-range");
    EXPECT_EQ(gameFaultWith(", \"turns\": 1", ""), "/actions/1/turns field.missing");
    EXPECT_EQ(gameFaultWith("\"follower\"", "\"bishop\""), "/actions/2/deploy figure.unknown");
    EXPECT_EQ(gameFaultWith("\"actions\": [", "\"actions\": [7,"), "/actions/0 expected.object");
}

TEST(Game, UnknownActionIsNotReadable)
{
    const auto rules = makeRules({Options(), {"base"}}, 2, TileLibrary::builtIn(), {});
    ASSERT_TRUE(rules);
    ActionWords words(*rules);
    auto action = Action::pass();
    EXPECT_EQ(words.write(action), "{\"pass\": true}");
    action.type = static_cast<Action::Type>(99);
    EXPECT_EQ(gameFaultWith("{\"pass\": true}", words.write(action)), "/actions/5/unknown action.unknown");
}

TEST(Game, RefusesCellsOutsideLimits)
{
    EXPECT_EQ(gameFaultWith("[1,0]", "[200,-200]"), "read");
    EXPECT_EQ(gameFaultWith("[1,0]", "[201,0]"), "/actions/1/at/0 number.out-of-range");
    EXPECT_EQ(gameFaultWith("[1,0]", "[0,-201]"), "/actions/1/at/1 number.out-of-range");
    EXPECT_EQ(gameFaultWith("[1,0]", "[1]"), "/actions/1/at list.wrong-length");
    EXPECT_EQ(gameFaultWith("[1,0]", "[1,0,0]"), "/actions/1/at list.wrong-length");
    EXPECT_EQ(gameFaultWith("[1,0]", "{}"), "/actions/1/at expected.list");
}

TEST(Game, UnknownFeatureIsLeftToRules)
{
    const auto game = readGame(with(gameText(), "road-sw", "moat"), "file");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->actions[2].at.feature(), noFeature);
}

} // namespace
} // namespace vozka::records
