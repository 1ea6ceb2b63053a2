// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawbridges with the base game: when they are up or down, and the cities that they lead to.
#include "bridge_scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(Drawbridges, AddTwelveTilesToBag)
{
    const auto rules = baseRules(2, Options(), {"base", "drawbridges"});
    const State start = rules.start();
    EXPECT_EQ(start->bagTotal, 71 + 12);
    for (const auto* id : {"DB-01", "DB-06", "DB-12"})
        EXPECT_EQ(start->bag[rules.catalogue().find(id)], 1) << id;
}

TEST(Drawbridges, AcceptFiguresOnTheirTiles)
{
    rule("base.deploy.tile");
    BridgeScene scene("DB-060", {"B", "B"});
    for (const auto* feature : {"r", "c", ":field-1", ":field-2"})
        EXPECT_EQ(scene.deployRefusalCode(feature), "") << feature;
}

TEST(Drawbridges, AreDownIfCityIsIncomplete)
{
    rule("db.bridge.down");
    BridgeScene scene("DB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; supply");
    EXPECT_EQ(scene.eventCount("bridge-up"), 0);
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "A");
    EXPECT_EQ(scene.figuresOn("0,0 road-s"), "");
    EXPECT_EQ(scene.supply('A'), 6);
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(scene.eventCount("move"), 1);
}

TEST(Drawbridges, LeadToAnyTileOfCity)
{
    rule("db.bridge.down");
    BridgeScene scene("F1\nF1\nDB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 3});
    EXPECT_EQ(scene.choices(), "Alice 0,2 road-s: 0,0 city-ew; 0,1 city-ew; 0,2 city-n; supply");
    scene.decide("0,0 city-ew");
    EXPECT_EQ(scene.figuresOn("0,2 city-n"), "A");
}

TEST(Drawbridges, AreUpIfCityIsComplete)
{
    rule("db.bridge.up");
    BridgeScene scene("E2\nDB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.score('A'), 2);
    EXPECT_EQ(scene.supply('A'), 7);
    ASSERT_EQ(scene.eventCount("bridge-up"), 1);
    const auto up = *std::ranges::find(scene.events(), Code("bridge-up"), &Event::type);
    EXPECT_EQ(scene.name(up.at), "0,1 road-s");
    EXPECT_EQ(scene.name(up.to), "0,1 city-n");
    EXPECT_LT(std::ranges::find(scene.events(), event::score, &Event::type),
              std::ranges::find(scene.events(), Code("bridge-up"), &Event::type));
}

TEST(Drawbridges, AreUpAlsoWithoutFiguresOnRoad)
{
    rule("db.bridge.up");
    BridgeScene scene("E2\nDB-060", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.eventCount("bridge-up"), 1);
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Drawbridges, AreUpIfSameTileCompletesRoadAndCity)
{
    rule("db.bridge.same");
    BridgeScene scene("E2 B0\n. B0\nA2/Ar B0", {"DB-06", "B", "B"});
    scene.placeOnly("DB-060", {0, 1});
    EXPECT_EQ(scene.score('A'), 2);
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.eventCount("bridge-up"), 1);
}

TEST(Drawbridges, CanBeUpAndDownOnOneRoad)
{
    rule("db.bridge.same");
    // The tile between them completes the road and its own city to the south. The city to the north stays
    // open.
    BridgeScene scene("DB-060/Ar B0\nU0 B0\n. B0\nE0 B0", {"DB-06", "B", "B"});
    scene.placeOnly("DB-062", {0, 2});
    EXPECT_EQ(scene.score('A'), 3);
    EXPECT_EQ(scene.eventCount("bridge-up"), 1);
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; supply");
    const auto refusal = scene.refusal("0,2 city-n");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "bridge-up");
    EXPECT_EQ(refusal->rule, "db.bridge.same");
}

TEST(Drawbridges, DistinguishBridgeThatWasUpBefore)
{
    rule("db.bridge.up");
    BridgeScene scene("E2 B0\nDB-060/Ar B0\n. B0\nDB-042 B0", {"U", "B", "B"});
    scene.placeOnly("U0", {0, 2});
    EXPECT_EQ(scene.eventCount("bridge-up"), 1);
    EXPECT_EQ(scene.choices(), "Alice 0,1 road-s: 0,3 city-ne; supply");
    const auto refusal = scene.refusal("0,0 city-n");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "bridge-up");
    EXPECT_EQ(refusal->rule, "db.bridge.up");
}

TEST(Drawbridges, CanBePassedByRoad)
{
    rule("db.road.passes");
    BridgeScene scene("A3", {"DB-01", "A", "B", "B"});
    scene.place("DB-010", {1, 0});
    scene.deploy("r");
    EXPECT_EQ(scene.scoreLines(), "") << "one end is still open";
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
    EXPECT_EQ(scene.choices(), "Alice 1,0 road-ew: 1,0 city-n; supply");
    scene.decide("1,0 city-n");
    EXPECT_EQ(scene.figuresOn("1,0 city-n"), "A");
}

TEST(Drawbridges, LeadFromOneRoadToTwoCitiesOfTile)
{
    rule("db.road.passes");
    BridgeScene scene("DB-020/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; 0,0 city-e; supply");
    scene.decide("0,0 city-e");
    EXPECT_EQ(scene.figuresOn("0,0 city-e"), "A");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "");
}

TEST(Drawbridges, OfferCityWithTwoBridgesOnce)
{
    rule("db.bridge.down");
    // The two cities of the tile are joined around the corner.
    BridgeScene scene("N1 C0\nDB-020/Ar N3", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.choices(), "Alice 0,1 road-s: 0,0 city-ne; 1,0 city-nesw; 0,1 city-n; 0,1 city-e; "
                               "1,1 city-ne; supply");
}

TEST(Drawbridges, ReturnFiguresOfRoadsWithoutThem)
{
    rule("db.bridge.down");
    BridgeScene scene("S0/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('A'), 7);
}

} // namespace vozka
