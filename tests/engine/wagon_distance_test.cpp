// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon by distance: its own cell and the eight cells around it.
#include "wagon_table.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(WagonByDistance, ReachesNineCells)
{
    rule("am.wagon.c2.range");
    const WagonTable row("E0 E0 E0", Edition::C2);
    EXPECT_EQ(row.moveResult("0,0 city-n", "1,0 city-n"), "in range");
    EXPECT_EQ(row.moveResult("0,0 city-n", "2,0 city-n"), "out-of-range");
    EXPECT_EQ(row.ruleOf("0,0 city-n", "2,0 city-n"), "am.wagon.c2.range");
    // Diagonally, and over cells without a tile.
    const WagonTable corner("E0 B0\n. A0", Edition::C2);
    EXPECT_EQ(corner.targets("0,0 city-n"), "1,0 monastery; 1,1 road-s; 1,1 monastery");
    const WagonTable hole("B0 E0 U0\n"
                          "E3 .  U0",
                          Edition::C2);
    EXPECT_EQ(hole.moveResult("0,0 monastery", "0,1 city-n"), "in range");
    EXPECT_EQ(hole.moveResult("0,1 city-n", "2,1 road-ns"), "out-of-range");
}

TEST(WagonByDistance, NeedsNoConnection)
{
    rule("am.wagon.c2.range");
    EXPECT_EQ(WagonTable("AM-070", Edition::C2).between("0,0 road-es", "0,0 city-n"), "in range");
    EXPECT_EQ(WagonTable("AM-090", Edition::C2).between("0,0 road-ns", "0,0 city-ew"), "in range");
    EXPECT_EQ(WagonTable("AM-020", Edition::C2).between("0,0 city-ns", "0,0 city-ew"), "in range");
    EXPECT_EQ(WagonTable("X-010", Edition::C2).between("0,0 city-n", "0,0 city-s"), "in range");
    const WagonTable abbey("B0 E2  B0\n"
                           "U1 AB0 E3\n"
                           "B0 B0  .",
                           Edition::C2);
    EXPECT_EQ(abbey.moveResult("0,0 monastery", "1,1 abbey"), "in range");
    EXPECT_EQ(abbey.moveResult("1,0 city-n", "0,1 road-ns"), "in range");
}

TEST(WagonByDistance, CrossesFieldsButDoesNotStopThere)
{
    rule("am.wagon.c2.field");
    const WagonTable table("E0\nB0", Edition::C2);
    EXPECT_EQ(table.moveResult("0,0 city-n", "0,1 monastery"), "in range");
    EXPECT_EQ(table.moveResult("0,0 city-n", "0,1 field-1"), "field");
    EXPECT_EQ(table.ruleOf("0,0 city-n", "0,1 field-1"), "am.wagon.c2.field");
}

TEST(WagonByDistance, ReachesSegmentsInRangeOnly)
{
    rule("am.wagon.c2.segment");
    const WagonTable table("W0 U1 U1", Edition::C2);
    EXPECT_EQ(table.targets("0,0 road-w"), "0,0 road-e; 1,0 road-ns; 0,0 road-s");
    EXPECT_EQ(table.moveResult("0,0 road-w", "2,0 road-ns"), "out-of-range");
    EXPECT_EQ(table.ruleOf("0,0 road-w", "2,0 road-ns"), "am.wagon.c2.segment");
}

TEST(WagonByDistance, RefusesCompletedOccupiedAndShortRoads)
{
    rule("am.wagon.target");
    const WagonTable completed("S0\nA2", Edition::C2);
    EXPECT_EQ(completed.moveResult("0,0 city-new", "0,1 road-s"), "completed");
    EXPECT_EQ(completed.moveResult("0,0 city-new", "0,1 monastery"), "in range");
    // The other figure can be anywhere on the feature.
    const WagonTable occupied("W0 U1 U1/Br", Edition::C2);
    EXPECT_EQ(occupied.moveResult("0,0 road-w", "0,0 road-e"), "occupied");
    EXPECT_EQ(WagonTable("X-010", Edition::C2).moveResult("0,0 city-n", "0,0 short-road-n"), "short-road");
}

} // namespace vozka
