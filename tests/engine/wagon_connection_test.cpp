// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon by connection: features that are directly connected, and others.
#include "wagon_table.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

/// A city, a road and another city around an abbey with one empty corner.
constexpr auto boardAroundAbbey = "B0 E2  B0\n"
                                  "U1 AB0 E3\n"
                                  "B0 B0  .";

} // namespace

TEST(WagonByConnection, LeadsFromRoadToRoadThroughJunction)
{
    rule("am.wagon.c1.junction");
    const WagonTable table("W0", Edition::C1);
    EXPECT_EQ(table.between("0,0 road-w", "0,0 road-s"), "junction");
    EXPECT_EQ(table.ruleOf("0,0 road-w", "0,0 road-s"), "am.wagon.c1.junction");
    EXPECT_EQ(table.targets("0,0 road-w"), "0,0 road-e; 0,0 road-s");
}

TEST(WagonByConnection, LeadsToAnyTileOfOtherFeature)
{
    rule("am.wagon.c1.anytile");
    const WagonTable table("U1 W0 U1 U1 U1", Edition::C1);
    EXPECT_EQ(table.targets("0,0 road-ns"), "1,0 road-e; 2,0 road-ns; 3,0 road-ns; 4,0 road-ns; 1,0 road-s");
}

TEST(WagonByConnection, LeadsThroughGateThatClosesRoad)
{
    rule("am.wagon.c1.gate");
    const WagonTable table("S0\nU0", Edition::C1);
    EXPECT_EQ(table.between("0,0 city-new", "0,1 road-ns"), "gate");
    EXPECT_EQ(table.between("0,0 road-s", "0,0 city-new"), "gate");
}

TEST(WagonByConnection, LeadsBetweenRoadAndMonasteryAtItsEnd)
{
    rule("am.wagon.c1.monastery");
    const WagonTable table("A0\nU0", Edition::C1);
    EXPECT_EQ(table.between("0,1 road-ns", "0,0 monastery"), "monastery");
}

TEST(WagonByConnection, LeadsBetweenAbbeyAndClosedFeatures)
{
    rule("am.wagon.c1.abbey");
    const WagonTable table(boardAroundAbbey, Edition::C1);
    EXPECT_EQ(table.between("0,1 road-ns", "1,1 abbey"), "abbey");
    EXPECT_EQ(table.moveResult("1,1 abbey", "1,0 city-n"), "completed");
    EXPECT_EQ(table.moveResult("1,0 city-n", "1,1 abbey"), "abbey");
    EXPECT_EQ(table.moveResult("1,1 abbey", "1,2 monastery"), "not-adjacent/field-between");
    EXPECT_EQ(table.moveResult("1,1 abbey", "0,0 monastery"), "not-adjacent/far");
}

TEST(WagonByConnection, DoesNotLeadAcrossAbbey)
{
    rule("am.wagon.c1.onestep");
    const WagonTable table(boardAroundAbbey, Edition::C1);
    EXPECT_EQ(table.moveResult("1,0 city-n", "0,1 road-ns"), "not-adjacent/abbey-between");
}

TEST(WagonByConnection, LeadsBetweenCityAndMonasteryInside)
{
    rule("am.wagon.c1.within");
    EXPECT_EQ(WagonTable("X-020", Edition::C1).between("0,0 monastery", "0,0 city-new"), "within");
    EXPECT_EQ(WagonTable("X-030", Edition::C1).between("0,0 monastery", "0,0 city-ew"), "within");
}

TEST(WagonByConnection, DoesNotLeadBetweenCitiesWithTouchingWalls)
{
    rule("am.wagon.c1.walls");
    const WagonTable table("E0 E0", Edition::C1);
    EXPECT_EQ(table.between("0,0 city-n", "1,0 city-n"), "not-adjacent/walls-touch");
    EXPECT_EQ(table.ruleOf("0,0 city-n", "1,0 city-n"), "am.wagon.c1.walls");
    EXPECT_EQ(WagonTable("H0", Edition::C1).between("0,0 city-n", "0,0 city-s"), "not-adjacent/walls-touch");
    EXPECT_EQ(WagonTable("I0", Edition::C1).between("0,0 city-n", "0,0 city-w"), "not-adjacent/walls-touch");
    // On different tiles, at one point of the grid.
    EXPECT_EQ(WagonTable("B0 E1 .\nB0 B0 E0", Edition::C1).between("1,0 city-n", "2,1 city-n"),
              "not-adjacent/walls-touch");
}

TEST(WagonByConnection, DoesNotLeadOverShortRoads)
{
    rule("am.wagon.c1.shortroad");
    const WagonTable table("U1 X-010 U1", Edition::C1);
    EXPECT_EQ(table.between("1,0 city-n", "1,0 city-s"), "not-adjacent/junction-between");
    EXPECT_EQ(table.between("1,0 city-n", "2,0 road-ns"), "not-adjacent/junction-between");
    EXPECT_EQ(table.ruleOf("1,0 city-n", "2,0 road-ns"), "am.wagon.c1.shortroad");
    EXPECT_EQ(table.moveResult("1,0 city-n", "1,0 short-road-n"), "short-road");
    EXPECT_EQ(table.moveResult("1,0 road-e", "1,0 short-road-s"), "short-road");
    EXPECT_EQ(table.between("0,0 road-ns", "2,0 road-ns"), "junction");
    EXPECT_EQ(table.targets("1,0 city-n"), "");
}

TEST(WagonByConnection, DoesNotLeadBetweenFeaturesThatCrossByBridge)
{
    rule("am.wagon.c1.bridge");
    EXPECT_EQ(WagonTable("AM-020", Edition::C1).between("0,0 city-ns", "0,0 city-ew"),
              "not-adjacent/walls-touch");
    EXPECT_EQ(WagonTable("AM-030", Edition::C1).between("0,0 city-n", "0,0 city-ew"),
              "not-adjacent/walls-touch");
    EXPECT_EQ(WagonTable("X-060", Edition::C1).between("0,0 road-ns", "0,0 road-ew"),
              "not-adjacent/field-between");
}

TEST(WagonByConnection, DoesNotLeadAcrossOtherFeature)
{
    rule("am.wagon.c1.between");
    EXPECT_EQ(WagonTable("AM-120", Edition::C1).between("0,0 road-n", "0,0 road-e"),
              "not-adjacent/feature-between");
    EXPECT_EQ(WagonTable("U0 U0", Edition::C1).between("0,0 road-ns", "1,0 road-ns"),
              "not-adjacent/field-between");
    // The road does not reach a gate.
    EXPECT_EQ(WagonTable("J0", Edition::C1).between("0,0 road-es", "0,0 city-n"),
              "not-adjacent/field-between");
    // Connected only by a completed road, or surrounded by field.
    EXPECT_EQ(WagonTable("S0\nA2", Edition::C1).between("0,0 city-new", "0,1 monastery"),
              "not-adjacent/feature-between");
    EXPECT_EQ(WagonTable("E0\nB0", Edition::C1).between("0,0 city-n", "0,1 monastery"),
              "not-adjacent/field-between");
}

TEST(WagonByConnection, DoesNotLeadWithoutGate)
{
    rule("am.wagon.c1.nogate");
    EXPECT_EQ(WagonTable("AM-070", Edition::C1).between("0,0 road-es", "0,0 city-n"), "not-adjacent/no-gate");
    EXPECT_EQ(WagonTable("AM-080", Edition::C1).between("0,0 road-sw", "0,0 city-n"), "not-adjacent/no-gate");
}

TEST(WagonByConnection, DoesNotLeadThroughTunnel)
{
    rule("am.wagon.c1.tunnel");
    EXPECT_EQ(WagonTable("AM-090", Edition::C1).between("0,0 road-ns", "0,0 city-ew"), "not-adjacent/tunnel");
}

TEST(WagonByConnection, LeadsOneStepOnly)
{
    rule("am.wagon.c1.onestep");
    const WagonTable beyond("S0\nW1", Edition::C1);
    EXPECT_EQ(beyond.moveResult("0,0 city-new", "0,0 road-s"), "completed");
    EXPECT_EQ(beyond.moveResult("0,0 city-new", "0,1 road-e"), "not-adjacent/junction-between");
    EXPECT_EQ(beyond.moveResult("0,1 road-e", "0,0 city-new"), "not-adjacent/feature-between");
    const WagonTable occupied("S0\nU0\nU0/Br", Edition::C1);
    EXPECT_EQ(occupied.moveResult("0,0 city-new", "0,1 road-ns"), "occupied");
    EXPECT_EQ(WagonTable("E0 B0 U0", Edition::C1).moveResult("0,0 city-n", "2,0 road-ns"),
              "not-adjacent/far");
}

TEST(WagonByConnection, DoesNotLeadToField)
{
    rule("am.wagon.target");
    EXPECT_EQ(WagonTable("E0", Edition::C1).moveResult("0,0 city-n", "0,0 field-1"), "field");
}

} // namespace vozka
