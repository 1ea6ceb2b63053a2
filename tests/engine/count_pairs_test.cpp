// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The count together with phantom, ferries, drawbridges, abbey, abbot, mayor, wagon and barn.
#include "bridge_scene.h"
#include "count_scene.h"
#include "ferry_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace count_game;

TEST(CountAndPhantom, PhantomLeavesQuarterLikeFollower)
{
    rule("ph.counts");
    rule("co.leave");
    Scene scene(roadToGate, tableOfCount({"phantom"}));
    moveToQuarter(scene, "blacksmith", "phantom");
    EXPECT_EQ(scene.supply('B', "phantom"), 0);
    scene.place("A0", {1, -2});
    scene.deploy("r");
    scene.pass();
    ASSERT_EQ(scene.step(), "leave");
    EXPECT_EQ(currentRefusalCode(scene, leaveText("blacksmith", "follower", "1,-1", "road-n")),
              "not-in-quarter");
    perform(scene, leaveText("blacksmith", "phantom", "1,-1", "road-n"));
    EXPECT_EQ(scene.scoreLines(), roadLine + roadLine + "Bob 2 = road.tiles 2\n");
    EXPECT_EQ(scene.supply('B', "phantom"), 1);
}

TEST(CountAndPhantom, FigureInQuarterIsNoSecondFigureOfTurn)
{
    rule("ph.second");
    rule("co.deploy");
    Scene scene(roadToGate, tableOfCount({"phantom"}));
    scene.pass();
    scene.place("A2", {0, 2});
    scene.deploy("m");
    ASSERT_EQ(scene.step(), "phantom");
    scene.deploy("(phantom)f");
    ASSERT_EQ(scene.step(), "quarter") << "after two figures";
    perform(scene, R"({"quarter": "market", "figure": "follower"})");
    EXPECT_EQ(scene.supply('B'), 5);
}

TEST(CountAndFerry, RoadClosedByMovedFerryAcceptsFiguresOfBlacksmith)
{
    rule("co.leave.this-turn");
    rule("fe.score");
    Scene scene(roadToGate, tableOfCount({"ferries"}));
    moveToQuarter(scene, "blacksmith");
    scene.place("FE-020", {1, -2});
    scene.deploy(":road-s");
    perform(scene, ferry_game::ferryText("1,-2", "s", "w"));
    ASSERT_EQ(scene.step(), "draw") << "the road is open";
    scene.placeOnly("U1", {0, -2});
    ASSERT_EQ(scene.step(), "ferries");
    perform(scene, ferry_game::ferryText("1,-2", "e", "w"));
    ASSERT_EQ(scene.step(), "leave");
    EXPECT_EQ(scene.state()->toMove, 1);
    EXPECT_EQ(currentRefusalCode(scene, leaveText("blacksmith", "follower", "0,-2", "road-ns")),
              "quarter-not-completed");
    perform(scene, leaveText("blacksmith", "follower", "1,-1", "road-n"));
    EXPECT_EQ(scene.scoreLines(), roadLine + roadLine + "Bob 2 = road.tiles 2\n");
}

TEST(CountAndFerry, RoadClosedByNewFerryAcceptsFiguresOfBlacksmith)
{
    rule("co.leave.this-turn");
    rule("fe.score");
    Scene scene(roadToGate, tableOfCount({"ferries"}));
    moveToQuarter(scene, "blacksmith");
    scene.place("FE-020", {1, -2});
    scene.deploy(":road-s");
    ASSERT_EQ(scene.step(), "ferry") << "before figures leave";
    perform(scene, ferry_game::ferryText("1,-2", "e", "w"));
    ASSERT_EQ(scene.step(), "leave");
    EXPECT_EQ(currentRefusalCode(scene, leaveText("blacksmith", "follower", "1,-2", "road-s")), "");
}

TEST(CountAndTunnel, RoadJoinedByTokenAcceptsFiguresOfBlacksmith)
{
    rule("co.leave.this-turn");
    rule("tu.join");
    Scene scene(roadToGate, tableOfCount({"tunnel"}));
    moveToQuarter(scene, "blacksmith");
    // The road from the gate in the north ends at an entrance, like the other road of the same tile.
    scene.place("TU-031", {1, -2});
    perform(scene, R"({"tunnel": [1,-2], "road": "road-e", "token": 0})");
    scene.pass();
    ASSERT_EQ(scene.step(), "draw");
    scene.place("B0", {2, -1});
    scene.pass();
    scene.pass();
    scene.place("A3", {0, -2});
    scene.deploy("r");
    perform(scene, R"({"tunnel": [1,-2], "road": "road-s", "token": 0})");
    ASSERT_EQ(scene.step(), "leave");
    EXPECT_EQ(currentRefusalCode(scene, leaveText("blacksmith", "follower", "1,-2", "road-e")), "");
}

TEST(CountAndDrawbridge, QuarterFollowsDecisionAtDrawbridge)
{
    rule("co.deploy");
    rule("db.score.first");
    BridgeScene scene(tableOfCount({"drawbridges"}), roadToGate);
    scene.pass();
    scene.placeOnly("DB-062", {0, 2});
    EXPECT_EQ(scene.scoreLines(), roadLine);
    ASSERT_EQ(scene.step(), "drawbridge");
    scene.decide("supply");
    ASSERT_EQ(scene.step(), "quarter");
    EXPECT_EQ(scene.state()->toMove, 1);
}

/// A hole at 2,3 for an abbey, with this tile to the north of it.
std::string boardWithHole(const std::string& northOfHole)
{
    return std::string(roadToGate) + ". B0 " + northOfHole + " B0\n. B0 . B0\n. B0 B0 B0\n";
}

TEST(CountAndAbbey, AbbeyAcceptsFiguresOfCathedral)
{
    rule("co.quarter");
    rule("am.abbey.score");
    Scene scene(boardWithHole("B0"), tableOfCityPart({"abbey-and-mayor"}));
    moveToQuarter(scene, "cathedral");
    ASSERT_EQ(scene.step(), "abbey");
    perform(scene, R"({"place": "AB", "at": [2,3], "turns": 0})");
    scene.deploy("a");
    ASSERT_EQ(scene.step(), "leave");
    EXPECT_EQ(scene.state()->toMove, 1);
    perform(scene, leaveText("cathedral", "follower", "2,3", "abbey"));
    EXPECT_EQ(scene.score('A'), 11);
    EXPECT_EQ(scene.score('B'), 9);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(CountAndAbbey, RoadNextToNewAbbeyAcceptsFiguresOfBlacksmith)
{
    rule("co.leave.this-turn");
    rule("am.abbey.closes");
    Scene scene(boardWithHole("A0/A:road-s"), tableOfCityPart({"abbey-and-mayor"}));
    moveToQuarter(scene, "blacksmith");
    perform(scene, R"({"place": "AB", "at": [2,3], "turns": 0})");
    scene.pass();
    ASSERT_EQ(scene.step(), "leave");
    perform(scene, leaveText("blacksmith", "follower", "2,2", "road-s"));
    EXPECT_EQ(scene.scoreLines(), roadLine + "Alice 1 = road.tiles 1\nBob 1 = road.tiles 1\n");
}

TEST(CountAndAbbot, MonasteryOfAbbotAcceptsFiguresOfCathedral)
{
    rule("co.leave.this-turn");
    rule("ab.place");
    Scene scene(std::string(roadToGate) + ".  B0 B0\nB0 B0/A(abbot)m B0\nB0 B0 .\n",
                tableOfCityPart({"abbot"}));
    moveToQuarter(scene, "cathedral");
    scene.placeOnly("B0", {2, 4});
    ASSERT_EQ(scene.step(), "leave");
    perform(scene, leaveText("cathedral", "follower", "1,3", "monastery"));
    EXPECT_EQ(scene.score('A'), 11);
    EXPECT_EQ(scene.score('B'), 9);
}

TEST(CountAndAbbot, GardenAcceptsNoFigures)
{
    rule("co.leave.this-turn");
    rule("ab.garden");
    Scene scene(std::string(roadToGate) + ".  E2 B0\nB0 E-garden0/A(abbot):garden B0\nB0 B0 .\n",
                tableOfCityPart({"abbot"}));
    moveToQuarter(scene, "cathedral");
    scene.place("B0", {2, 4});
    EXPECT_EQ(refusalCode(scene, leaveText("cathedral", "follower", "1,3", "garden")),
              "quarter-wrong-feature");
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.score('A'), 11) << "the garden is completed";
}

TEST(CountAndAbbot, PointsForReturnedAbbotCount)
{
    rule("co.deploy.points");
    rule("ab.retrieve");
    Scene scene("CO-070           CO-080\n"
                "CO-110/B:road-s  CO-120\n"
                ".                B0/A(abbot)m\n",
                tableOfCount({"abbot"}));
    scene.pass();
    scene.placeOnly("U0", {2, 0});
    scene.place("A2", {0, 2});
    perform(scene, R"({"retrieve": "abbot", "at": [1,2], "feature": "monastery"})");
    EXPECT_EQ(scene.score('B'), 2);
    EXPECT_GT(scene.score('A'), 0);
    EXPECT_EQ(scene.step(), "draw") << "Alice has got points in this turn";
}

TEST(CountAndMayor, MayorLeavesCastleForCity)
{
    rule("co.leave.kinds");
    rule("am.mayor.zero");
    Scene scene(roadToGate, tableOfCount({"abbey-and-mayor"}));
    moveToQuarter(scene, "castle", "mayor", "market");
    EXPECT_EQ(scene.supply('B', "mayor"), 0);
    scene.place("E3", {2, 1});
    scene.deploy("c");
    ASSERT_EQ(scene.step(), "leave");
    EXPECT_EQ(choices(scene), "leave leave ");
    perform(scene, leaveText("castle", "mayor", "1,1", "city-e"));
    EXPECT_EQ(scene.scoreLines(), roadLine + "Alice 4 = city.tiles 4\n") << "no coat of arms for the mayor";
    EXPECT_EQ(scene.supply('B', "mayor"), 1);
}

TEST(CountAndWagon, WagonThatLeftQuarterMoves)
{
    rule("co.leave.kinds");
    rule("am.wagon.target");
    Scene scene(roadToGate, tableOfCount({"abbey-and-mayor"}));
    moveToQuarter(scene, "blacksmith", "wagon");
    scene.place("A0", {1, -2});
    scene.deploy("r");
    ASSERT_EQ(scene.step(), "leave");
    perform(scene, leaveText("blacksmith", "wagon", "1,-2", "road-s"));
    EXPECT_EQ(scene.score('B'), 2);
    ASSERT_EQ(scene.step(), "wagon");
    EXPECT_EQ(scene.state()->toMove, 1);
    perform(scene, R"({"wagon": [1,-2], "to": [1,-2], "feature": "monastery"})");
    EXPECT_EQ(scene.supply('B', "wagon"), 0);
}

TEST(CountAndWagon, QuarterFollowsWagon)
{
    rule("co.deploy");
    Scene scene("CO-070                  CO-080\n"
                "CO-110/A(wagon):road-s  CO-120\n",
                tableOfCount({"abbey-and-mayor"}));
    scene.pass();
    scene.placeOnly("A2", {0, 2});
    ASSERT_EQ(scene.step(), "wagon");
    EXPECT_EQ(scene.state()->toMove, 0);
    perform(scene, R"({"wagon": [0,1], "to": [0,2], "feature": "monastery"})");
    EXPECT_EQ(scene.step(), "quarter");
}

TEST(CountAndBarn, OwnBarnWithPointsForOthersAllowsMove)
{
    rule("co.deploy.points");
    rule("am.barn.placed");
    Scene scene("CO-070  CO-080             .\n"
                "CO-110  CO-120/A:field-1   .\n"
                ".       B0                 B0\n"
                ".       B0                 .\n",
                tableOfCount({"abbey-and-mayor"}));
    scene.pass();
    scene.place("B0", {2, 3});
    scene.deployOnCorner("barn", {2, 3});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = field.carcassonne 3\n");
    ASSERT_EQ(scene.step(), "quarter") << "the points of a barn at the end do not count";
    EXPECT_EQ(scene.state()->toMove, 1);
}

TEST(CountAndBarn, FieldJoinedToBarnAcceptsFiguresOfMarket)
{
    rule("co.leave.market");
    rule("am.barn.connected");
    Scene scene("CO-070           CO-080           .\n"
                "CO-110/A:road-s  CO-120/A:field-1 .\n"
                ".                E2               .\n"
                ".                E0               B0\n"
                ".                B0               B0/B+barn\n",
                tableOfCount({"abbey-and-mayor"}));
    moveToQuarter(scene, "market");
    scene.placeOnly("B0", {2, 2});
    ASSERT_EQ(scene.step(), "leave");
    EXPECT_EQ(scene.state()->toMove, 1);
    perform(scene, leaveText("market", "follower", "1,1", "field-1"));
    EXPECT_EQ(scene.score('A'), 4) << scene.scoreLines();
    EXPECT_EQ(scene.score('B'), 2);
}

} // namespace vozka
