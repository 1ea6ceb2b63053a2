// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Decisions at drawbridges with the base game: their time in the turn, their order, and refusals.
#include "bridge_scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(Drawbridges, AreDecidedAfterRoadIsScored)
{
    rule("db.score.first");
    BridgeScene scene("DB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n");
    EXPECT_EQ(scene.step(), "drawbridge");
    EXPECT_EQ(scene.score('A'), 2) << "before the decision";
    EXPECT_EQ(scene.supply('A'), 6) << "the figure stays on the road";
    EXPECT_EQ(scene.eventCount("return"), 0);
}

TEST(Drawbridges, CanBeDeclined)
{
    rule("db.move.each");
    BridgeScene scene("DB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    scene.decide("supply");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "");
    EXPECT_EQ(scene.eventCount("return"), 1);
}

TEST(Drawbridges, AreDecidedClockwiseThenByPlace)
{
    rule("db.move.each");
    // The junction completes three roads.
    constexpr auto board = "B0 B0 B0\n"
                           "DB-082/Br . DB-061/Ar\n"
                           ". DB-073/Ar B0";
    BridgeScene scene(board, {"W", "B", "B"}, 3);
    scene.placeOnly("W0", {1, 1});
    EXPECT_EQ(scene.choices(), "Alice 2,1 road-s: 2,1 city-n; supply");
    scene.decide("supply");
    EXPECT_EQ(scene.choices(), "Alice 1,2 road-e: 1,2 city-n; supply");
    scene.decide("supply");
    EXPECT_EQ(scene.choices(), "Bob 0,1 road-w: 0,1 city-n; supply");

    BridgeScene turnOfBob(board, {"W", "B", "B", "B"}, 3);
    turnOfBob.placeOnly("B0", {1, -1});
    turnOfBob.placeOnly("W0", {1, 1});
    EXPECT_EQ(turnOfBob.state()->active, 1);
    EXPECT_EQ(turnOfBob.choices(), "Bob 0,1 road-w: 0,1 city-n; supply");
    const auto returnOfAlice = Action::returnToSupply(
        FigureKind::Follower, Spot::feature({2, 1}, turnOfBob.find("2,1 road-s").feature));
    const auto refusal = turnOfBob.rules().refusal(turnOfBob.state(), returnOfAlice);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-your-figure");
    EXPECT_EQ(refusal->player, 0);
    turnOfBob.decide("0,1 city-n");
    EXPECT_EQ(turnOfBob.choices(), "Alice 2,1 road-s: 2,1 city-n; supply");
    const auto returnOfNext = Action::returnToSupply(
        FigureKind::Follower, Spot::feature({1, 2}, turnOfBob.find("1,2 road-e").feature));
    EXPECT_EQ(turnOfBob.rules().refusal(turnOfBob.state(), returnOfNext)->code, "not-this-figure");
}

TEST(Drawbridges, AreDecidedByNamesOfRoadsOnOneTile)
{
    rule("db.move.each");
    BridgeScene scene("V3 DB-110/A:road-w/A:road-e V0\n"
                      "D1 C0                       D3\n"
                      "U0 .                        U0\n"
                      "V2 .                        V1",
                      {"W", "B", "B"});
    scene.placeOnly("W0", {1, 3});
    EXPECT_EQ(scene.score('A'), 12);
    EXPECT_EQ(scene.choices(), "Alice 1,0 road-e: 1,0 city-s; 0,1 city-n; 1,1 city-nesw; 2,1 city-n; supply");
    scene.decide("1,1 city-nesw");
    EXPECT_EQ(scene.choices(), "Alice 1,0 road-w: 1,0 city-n; supply")
        << "each figure uses the bridges of its own road";
    EXPECT_EQ(scene.refusalCode("1,0 city-s"), "not-adjacent");
    scene.decide("1,0 city-n");
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Drawbridges, HaveReasonForEachRefusal)
{
    rule("db.bridge.down");
    BridgeScene scene("DB-060/Ar E1/Bc", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.refusalCode("0,0 city-n"), "");
    EXPECT_EQ(scene.refusalCode("0,0 road-s"), "own-feature");
    EXPECT_EQ(scene.refusalCode("0,1 monastery"), "not-adjacent");
    EXPECT_EQ(scene.refusal("0,1 monastery")->detail, "no-drawbridge");
    EXPECT_EQ(scene.refusalCode("1,0 city-n"), "not-adjacent");
    EXPECT_EQ(scene.refusalCode("0,0 field-1"), "not-adjacent");
    EXPECT_EQ(scene.refusalCode("0,0 moat"), "not-an-action");
    const auto returning = scene.decision("supply");
    const auto code = [&](const Action& action) {
        return scene.rules().refusal(scene.state(), action)->code;
    };
    EXPECT_EQ(scene.refusal("0,0 moat")->detail, "feature");
    EXPECT_EQ(code(returning.withTarget(Spot::feature({7, 7}, 0))), "not-an-action");
    EXPECT_EQ(scene.rules().refusal(scene.state(), returning.withTarget(Spot::feature({7, 7}, 0)))->detail,
              "to");
    EXPECT_EQ(code(Action::returnToSupply(FigureKind::Follower, Spot::tile({0, 0}))), "not-an-action")
        << "the road is not named";
    EXPECT_EQ(code(Action::returnToSupply(FigureKind::Follower, Spot::feature({5, 5}, 0))), "not-an-action");
    EXPECT_EQ(code(Action::pass()), "not-this-step");
    scene.decide("supply");
    EXPECT_EQ(code(returning), "not-this-step");
}

TEST(Drawbridges, AreCrossedAfterLastTile)
{
    rule("db.bridge.down");
    BridgeScene scene("DB-060/Ar", {});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.step(), "drawbridge");
    scene.decide("0,0 city-n");
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\nAlice 1 = city.tiles 1\n");
}

TEST(Drawbridges, AreNotCrossedAtFinalScoring)
{
    rule("db.score.first");
    BridgeScene scene("DB-060/Ar", {});
    scene.pass();
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = road.tiles 1\n");
}

TEST(Drawbridges, AllowEndOfGameBeforeDecision)
{
    rule("db.move.each");
    BridgeScene scene("DB-060/Ar\nU0/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    State state = scene.state();
    scene.rules().endNow(state);
    EXPECT_TRUE(state->over);
    EXPECT_EQ(state->supply[0][0], 7) << "figures that have not crossed return";
}

TEST(Drawbridges, FollowScoringInPlan)
{
    rule("db.score.first");
    EXPECT_EQ(baseRules(2, Options(), {"base", "drawbridges"}).book().plan().print(),
              "draw (core)\nplace (core)\ndeploy (core)\nscore (core)\ndrawbridge (drawbridges)\n");
    EXPECT_EQ(baseRules(2, Options(), {"base", "abbey-and-mayor", "drawbridges"}).book().plan().print(),
              "abbey (abbey)\ndraw (core)\nplace (core)\ndeploy (core)\nscore (core)\n"
              "drawbridge (drawbridges)\nwagon (wagon)\n");
}

} // namespace vozka
