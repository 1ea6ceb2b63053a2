// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Flying machines together with builders, double turns, ferries and the count.
#include "ferry_scene.h"
#include "flight_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace flight;

TEST(FlightAndBuilder, LandingAtBuilderGivesNoDoubleTurn)
{
    rule("fm.land");
    rule("tb.builder.extra-turn");
    Scene scene("A3/Ar U1/A(builder)r\nB0 .", machinesWithAll);
    scene.pass();
    scene.placeOnly("B0", {0, 2});
    // The machine flies to the south.
    scene.place("FM-023", {1, -1});
    fly(scene, "follower", 1);
    perform(scene, R"({"land": [1,0], "feature": "road-ns"})");
    EXPECT_EQ(figuresOn(scene, 0, {1, 0}, "road-ns"), 2);
    EXPECT_FALSE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(FlightAndBuilder, MachineOfEachPartOfDoubleTurnFlies)
{
    rule("fm.once");
    rule("tb.builder.extra-turn");
    Scene scene("A3/Ar U1/A(builder)r\nB0 .", machinesWithAll);
    scene.pass();
    scene.placeOnly("B0", {0, 2});
    scene.place("FM-050", {2, 0});
    fly(scene, "follower", 1);
    perform(scene, R"({"land": [1,0], "feature": "road-ns"})");
    ASSERT_TRUE(scene.state()->isExtraTurn());
    // Not by Scene::place, which clears the actions of a turn.
    perform(scene, R"({"draw": "FM-02"})");
    perform(scene, R"({"place": "FM-02", "at": [1,1], "turns": 0})");
    EXPECT_EQ(scene.deployRefusalCode(":flying-machine"), "");
}

TEST(FlightAndFerry, FlierLandsBeforeFerryIsMoved)
{
    rule("fm.land");
    rule("fe.deploy-first");
    Scene scene("FE-020", Scene::Table{.sets = {"base", "ferries", "flying-machines"}});
    ferry_game::placeFerry(scene, "0,0", "e", "w");
    scene.place("FM-050", {1, 0});
    fly(scene, "follower", 1);
    EXPECT_EQ(landings(scene), (Landings{"0,0 road-e", "0,0 road-s", "0,0 road-w"}));
    perform(scene, R"({"land": [0,0], "feature": "road-w"})");
    ASSERT_EQ(scene.step(), "ferries");
    perform(scene, ferry_game::ferryText("0,0", "e", "s"));
    EXPECT_EQ(figuresOn(scene, 1, {0, 0}, "road-w"), 1);
    EXPECT_FALSE(ferry_game::areJoined(scene, {0, 0}, "road-w", {1, 0}, "road-ew"));
}

TEST(FlightAndCount, FlierCannotLandInCity)
{
    rule("fm.not-there");
    rule("co.city");
    Scene scene("CO-070 CO-080", Scene::Table{.sets = {"base", "count", "flying-machines"}});
    scene.pass();
    // The tile is to the east of the city, and the machine flies to the west.
    scene.place("FM-020", {2, 0});
    EXPECT_EQ(refusalCode(scene, R"({"land": [1,0], "feature": "carcassonne"})"), "no-landing");
    EXPECT_EQ(refusalCode(scene, R"({"land": [0,0], "feature": "quarter-castle"})"), "no-landing");
    fly(scene, "follower", 2);
    EXPECT_EQ(scene.supply('B'), 7);
    EXPECT_EQ(scene.eventCount("crash"), 1);
}

TEST(FlightAndCount, FlierLandsOutsideWall)
{
    rule("fm.land");
    rule("co.outside");
    Scene scene("CO-070 CO-080", Scene::Table{.sets = {"base", "count", "flying-machines"}});
    scene.pass();
    scene.place("FM-020", {2, -1});
    fly(scene, "follower", 1);
    EXPECT_EQ(landings(scene), (Landings{"1,-1 road-n"}));
}

} // namespace vozka
