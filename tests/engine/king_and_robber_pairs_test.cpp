// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The king and the robber together with abbeys, roads with three ends, inns, the count and ferries.
#include "engine/insight/end_lines.h"
#include "ferry_scene.h"
#include "king_and_robber_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace king_game;

namespace {

/// Points of all lines of that kind if the game ends now.
int pointsOfLine(const Scene& scene, Code line)
{
    int points = 0;
    const EndLines lines(scene.rules(), scene.state());
    for (const auto& each : lines.all())
        points += each.kind == line ? each.points : 0;
    return points;
}

/// Bob places an abbey instead of a tile, and no figure.
void placeAbbeyOfBob(Scene& scene, Cell at)
{
    ASSERT_EQ(scene.step(), "abbey");
    ASSERT_EQ(scene.state()->active, 1);
    scene.apply(Action::place(scene.rules().catalogue().find("AB"), at, 0));
    scene.pass();
}

} // namespace

TEST(KingAndAbbey, AbbeyIsNoTileOfCityThatItCompletes)
{
    rule("kr.abbey");
    rule("kr.size");
    rule("am.abbey.closes");
    // A hole at 2,1. The city to the west of it has two tiles.
    Scene scene(".  E0  B0 B0 E2\n"
                "E1 G0  .  B0 .\n"
                ".  E2  B0 .  .",
                tableOfKing({"abbey-and-mayor"}));
    scene.placeOnly("E0", {4, 1});
    ASSERT_EQ(king(scene), 'A') << "two tiles";
    placeAbbeyOfBob(scene, {2, 1});
    EXPECT_EQ(king(scene), 'A');
    EXPECT_EQ(pointsOfLine(scene, "king"), 2) << "the abbey completed a city";
}

TEST(KingAndAbbey, AbbeyThatCompletesLargestCityGivesKing)
{
    rule("kr.abbey");
    Scene scene(".  .  E0  B0 B0 E2\n"
                "E1 G0 G0  .  B0 .\n"
                ".  .  E2  B0 .  .",
                tableOfKing({"abbey-and-mayor"}));
    scene.placeOnly("E0", {5, 1});
    ASSERT_EQ(king(scene), 'A') << "two tiles";
    placeAbbeyOfBob(scene, {3, 1});
    EXPECT_EQ(king(scene), 'B') << "three tiles";
}

TEST(RobberAndBranches, RoadWithThreeEndsCountsAllTiles)
{
    rule("kr.size");
    Scene scene("A3 U1 .  .  A0     .\n"
                "B0 B0 B0 A3 AM-110 .",
                tableOfKing({"abbey-and-mayor"}));
    scene.placeOnly("A1", {2, 0});
    ASSERT_EQ(robber(scene), 'A') << "three tiles";
    while (scene.step() == "abbey")
        scene.pass();
    scene.placeOnly("A1", {5, 1});
    EXPECT_EQ(robber(scene), 'B') << "four tiles";
}

TEST(RobberAndInn, InnDoesNotCount)
{
    rule("kr.size");
    Scene scene("A3 U1 .\n"
                "A3 IC-150 .",
                tableOfKing({"inns-and-cathedrals"}));
    scene.placeOnly("A1", {2, 0});
    scene.placeOnly("A1", {2, 1});
    EXPECT_EQ(robber(scene), 'A') << "three tiles and an inn";
}

TEST(KingAndCount, CarcassonneIsCompletedCityButNeverLargest)
{
    rule("co.king");
    rule("kr.end");
    auto table = tableOfKing({"count"});
    // Without `bag`, the position gets the other tiles of the city.
    table.bag.reset();
    Scene scene("CO-070 CO-080\n"
                "CO-110 CO-120",
                table);
    EXPECT_EQ(king(scene), '-');
    scene.placeOnly("E0", {-2, 2});
    ASSERT_EQ(king(scene), 'A') << "two tiles";
    EXPECT_EQ(pointsOfLine(scene, "king"), 2) << "this city and Carcassonne";
}

TEST(RobberAndFerry, RoadCompletedByFerryGivesRobber)
{
    rule("kr.robber");
    rule("fe.score");
    Scene scene("A3 FE-020", tableOfKing({"ferries"}));
    scene.pass();
    EXPECT_EQ(robber(scene), '-');
    perform(scene, ferry_game::ferryText("1,0", "e", "s"));
    EXPECT_EQ(robber(scene), 'A') << "the western road of two tiles";
}

TEST(RobberAndFerry, RoadCompletedAgainCountsOnce)
{
    rule("kr.end");
    rule("fe.move");
    Scene scene("A3 FE-020", tableOfKing({"ferries"}));
    scene.pass();
    perform(scene, ferry_game::ferryText("1,0", "e", "s"));
    ASSERT_EQ(robber(scene), 'A');
    ASSERT_EQ(pointsOfLine(scene, "robber"), 1);
    scene.placeOnly("U1", {2, 0});
    ASSERT_EQ(scene.step(), "ferries");
    perform(scene, ferry_game::ferryText("1,0", "e", "w"));
    EXPECT_EQ(pointsOfLine(scene, "robber"), 0) << "the road is open";
    scene.placeOnly("A1", {3, 0});
    EXPECT_EQ(robber(scene), 'A');
    EXPECT_EQ(pointsOfLine(scene, "robber"), 1);
}

} // namespace vozka
