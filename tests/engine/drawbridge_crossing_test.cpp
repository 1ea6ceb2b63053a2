// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawbridges with the base game: the figures that can cross, and their city afterwards.
#include "bridge_scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(Drawbridges, AreCrossedByFiguresOfThisTurn)
{
    rule("db.bridge.down");
    BridgeScene scene("DB-060", {"A", "B", "B"});
    scene.place("A2", {0, 1});
    scene.deploy("r");
    EXPECT_EQ(scene.choices(), "Alice 0,1 road-s: 0,0 city-n; supply");
}

TEST(Drawbridges, AreCrossedByMajorityOnly)
{
    rule("db.move.majority");
    // The example of the rules: 6 points, two figures against one. One crosses into the larger city, the
    // other returns.
    BridgeScene scene("DB-060/Ar\nU0\nU0/Br\nU0/Ar\nU0", {"DB-04", "B", "B"});
    scene.placeOnly("DB-042", {0, 5});
    EXPECT_EQ(scene.scoreLines(), "Alice 6 = road.tiles 6\n");
    EXPECT_EQ(scene.supply('B'), 7) << "the others return immediately";
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; 0,5 city-ne; supply");
    scene.decide("0,5 city-ne");
    EXPECT_EQ(scene.choices(), "Alice 0,3 road-ns: 0,0 city-n; 0,5 city-ne; supply");
    scene.decide("supply");
    EXPECT_EQ(scene.figuresOn("0,5 city-ne"), "A");
    EXPECT_EQ(scene.supply('A'), 6);
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Drawbridges, AreNotCrossedInTie)
{
    rule("db.move.tie");
    BridgeScene scene("DB-060/Ar\nU0/Br", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\nBob 3 = road.tiles 3\n");
    EXPECT_EQ(scene.eventCount("bridge-tie"), 1);
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Drawbridges, AreNotCrossedByThirdPlayerInTieOfTwo)
{
    rule("db.move.tie");
    BridgeScene scene("DB-060/Ar\nU0/Ar\nU0/Br\nU0/Br\nU0/Cr", {"A", "B", "B"}, 3);
    scene.placeOnly("A2", {0, 5});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('C'), 7);
}

TEST(Drawbridges, AreCrossedAlsoIfOtherPlayerCompletesRoad)
{
    rule("db.move.anyone");
    BridgeScene scene("DB-060/Br", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.state()->active, 0);
    EXPECT_EQ(scene.choices(), "Bob 0,0 road-s: 0,0 city-n; supply");
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.state()->active, 1) << "Alice's turn is over, Bob's comes";
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "B");
}

TEST(Drawbridges, AreCrossedIntoOccupiedCity)
{
    rule("db.move.occupied");
    BridgeScene scene("DB-060/Ar/Bc\nU0/Ar", {"A", "E", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "AB");
    EXPECT_EQ(scene.choices(), "Alice 0,1 road-ns: 0,0 city-n; supply") << "her own follower also stays";
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "AAB");
    // All three are on one segment. They count and return as usual.
    scene.placeOnly("E2", {0, -1});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\nAlice 4 = city.tiles 4\n");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Drawbridges, OccupyCityForFigureThatCrosses)
{
    rule("base.deploy.free");
    BridgeScene scene("DB-060/Ar", {"A", "F", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    scene.decide("0,0 city-n");
    scene.place("F1", {0, -1});
    EXPECT_EQ(scene.deployRefusalCode("c"), "feature-occupied");
}

TEST(Drawbridges, LeadTwoFiguresIntoTwoCities)
{
    rule("db.move.each");
    BridgeScene scene("DB-060/Ar\nU0\nU0/Ar", {"DB-04", "B", "B"});
    scene.placeOnly("DB-042", {0, 3});
    scene.decide("0,0 city-n");
    scene.decide("0,3 city-ne");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "A");
    EXPECT_EQ(scene.figuresOn("0,3 city-ne"), "A");
    EXPECT_EQ(scene.supply('A'), 5);
}

TEST(Drawbridges, LeadTwoFiguresIntoOneCity)
{
    rule("db.move.each");
    BridgeScene scene("DB-060/Ar\nU0\nU0/Ar", {"DB-04", "B", "B"});
    scene.placeOnly("DB-042", {0, 3});
    scene.decide("0,3 city-ne");
    scene.decide("0,3 city-ne");
    EXPECT_EQ(scene.figuresOn("0,3 city-ne"), "AA");
}

TEST(Drawbridges, AreNotCrossedFromIncompleteRoad)
{
    rule("db.score.first");
    BridgeScene scene("DB-060/Ar", {"U", "B", "B"});
    scene.placeOnly("U0", {0, 1});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.figuresOn("0,0 road-s"), "A");
}

} // namespace vozka
