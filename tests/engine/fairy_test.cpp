// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fairy: her places and points.
#include "dragon_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace vozka {

using namespace dragon_game;

TEST(Fairy, MovesToOwnFollowersOnly)
{
    rule("pd.fairy.move");
    Scene scene("B0 B0\nB0 B0/A+barn/Bm\nE2/A(mayor)c E2/A(large)c", allTable);
    EXPECT_EQ(refusalCode(scene, R"({"fairy": [1,1], "feature": "monastery", "figure": "follower"})"),
              "fairy-no-follower");
    EXPECT_EQ(refusalCode(scene, R"({"fairy": [1,1], "feature": "field-1", "figure": "barn"})"),
              "fairy-no-follower");
    EXPECT_EQ(refusalCode(scene, R"({"fairy": [0,2], "feature": "city-n", "figure": "follower"})"),
              "fairy-no-follower");
    EXPECT_EQ(refusalCode(scene, R"({"fairy": [0,2], "feature": "city-n", "figure": "mayor"})"), "");
    EXPECT_EQ(refusalCode(scene, R"({"fairy": [1,2], "feature": "city-n", "figure": "large"})"), "");
}

TEST(Fairy, ReportsFigureOfMove)
{
    rule("pd.fairy.move");
    Scene scene("B0 B0\nE2/A(mayor)c E2/A(large)c", allTable);
    perform(scene, R"({"fairy": [0,1], "feature": "city-n", "figure": "mayor"})");
    const auto moved = std::ranges::find(scene.events(), event::piece, &Event::type);
    ASSERT_NE(moved, scene.events().end());
    EXPECT_EQ(moved->owner, 0);
    EXPECT_EQ(moved->figure, scene.figureKind("mayor"));
    EXPECT_EQ(moved->featureKind, FeatureKind::City);
}

TEST(Fairy, GivesPointAtStartOfTurn)
{
    rule("pd.fairy.turn");
    Scene scene("B0/Am", table);
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})");
    EXPECT_EQ(scene.score('A'), 0);
    scene.placeOnly("B0", {1, 0});
    EXPECT_EQ(scene.score('A'), 1);
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = fairy.turn 1\n");
    scene.place("B0", {2, 0});
    EXPECT_EQ(refusalCode(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})"),
              "fairy-already-there");
    // The event of the start of the turn is before the point, which belongs to that turn.
    const auto& events = scene.events();
    const auto line = std::find_if(events.begin(), events.end(),
                                   [](const Event& event) { return event.type == event::score; });
    ASSERT_NE(line, events.end());
    EXPECT_EQ(std::prev(line)->type, event::turn);
}

TEST(Fairy, GivesThreeWhenHerFigureIsScored)
{
    rule("pd.fairy.scored");
    rule("pd.fairy.stays");
    Scene scene("A3/Ar U1", table);
    perform(scene, R"({"fairy": [0,0], "feature": "road-s", "figure": "follower"})");
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\nAlice 3 = fairy.scored 3\n");
    // She stays on the tile, protects it from the dragon and gives no more points.
    const auto fairy = scene.rules().book().findToken("fairy")->kind;
    EXPECT_TRUE(scene.state()->isAt(fairy, {0, 0}));
    EXPECT_EQ(scene.state()->token(fairy)->spot, SpotKind::Tile);
    EXPECT_EQ(scene.state()->token(fairy)->owner, noPlayer);
}

TEST(Fairy, GivesThreeAlsoWithoutMajority)
{
    rule("pd.fairy.scored");
    Scene scene("F0/Ac F0/B(large)c E3", allTable);
    perform(scene, R"({"fairy": [0,0], "feature": "city-ew", "figure": "follower"})");
    scene.placeOnly("E1", {-1, 0});
    EXPECT_EQ(scene.score('A'), 3);
    EXPECT_EQ(scene.score('B'), 12);
}

TEST(Fairy, GivesThreeWhenBarnScoresFieldOfHerFarmer)
{
    rule("pd.fairy.scored");
    rule("am.barn.placed");
    rule("am.barn.connected");
    Scene placed("E2   .    .\nE0/Af B0/Bf .\nE2 . .", abbeyTable);
    perform(placed, R"({"fairy": [0,1], "feature": "field-1", "figure": "follower"})");
    placed.placeOnly("B0", {2, 1});
    placed.place("E2", {1, 2});
    placed.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(placed.scoreLines(), "Alice 1 = fairy.turn 1\n"
                                   "Alice 3 = field.cities 3\nBob 3 = field.cities 3\n"
                                   "Alice 3 = fairy.scored 3\n");
    // The monastery joins the fields on both sides of the road.
    Scene joined("B0 B0         U0 E1/Af\n"
                 "B0 B0/B+barn . .",
                 abbeyTable);
    perform(joined, R"({"fairy": [3,0], "feature": "field-1", "figure": "follower"})");
    joined.placeOnly("A2", {2, 1});
    EXPECT_EQ(joined.scoreLines(), "Alice 3 = fairy.scored 3\n");
    EXPECT_EQ(joined.supply('A'), 7);
}

TEST(Fairy, GivesThreeAtEndAndNothingForTurnWithoutTiles)
{
    rule("pd.fairy.scored");
    rule("pd.fairy.turn");
    Scene scene("B0/Am", lastTurnTable);
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})");
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = monastery.tile 1\nAlice 3 = fairy.scored 3\n");
}

TEST(Fairy, ServesAllFiguresOnTileIfOptionIsSet)
{
    rule("pd.fairy.move");
    Scene scene("A3/Ar U1", tableWith("fairyFor", "tile"));
    perform(scene, R"({"fairy": [0,0], "feature": "road-s", "figure": "follower"})");
    scene.placeOnly("U1", {2, 0});
    EXPECT_EQ(scene.score('A'), 1);
    scene.place("A1", {3, 0});
    EXPECT_EQ(refusalCode(scene, R"({"fairy": [0,0], "feature": "road-s", "figure": "follower"})"),
              "fairy-already-there");
    scene.pass();
    EXPECT_EQ(scene.score('A'), 1 + 4 + 3);
}

TEST(Fairy, GivesNothingForReturnedAbbot)
{
    rule("pd.fairy.stays");
    Scene scene("B0/A(abbot)m", Scene::Table{.sets = {"base", "abbot", "princess-and-dragon"}});
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "abbot"})");
    scene.placeOnly("B0", {1, 0});
    scene.place("B0", {2, 0});
    perform(scene, R"({"retrieve": "abbot", "at": [0,0], "feature": "monastery"})");
    EXPECT_EQ(scene.scoreLines(),
              "Alice 1 = fairy.turn 1\nAlice 2 = monastery.tile 1 + monastery.neighbours 1\n");
    const auto fairy = scene.rules().book().findToken("fairy")->kind;
    EXPECT_EQ(scene.state()->token(fairy)->spot, SpotKind::Tile);
}

} // namespace vozka
