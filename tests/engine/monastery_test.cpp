// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Monasteries: the eight cells around them.
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

TEST(Monastery, PaysNinePointsWithEightNeighbours)
{
    rule("base.monastery.complete");
    Scene scene("E0 E0    E0\n"
                "E3 B0/Am E1\n"
                "B0 B0    .");
    scene.placeOnly("B0", {2, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 9 = monastery.tile 1 + monastery.neighbours 8\n");
    EXPECT_EQ(scene.picture(), R"(
.CCC. .CCC. .CCC.
..... ..... .....
..... ..... .....
..... ..... .....
C.... ..m.. ....C
..... ..... .....
..... ..... .....
..m.. ..m.. ..m..
..... ..... .....
)");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Monastery, PaysNothingWithSevenNeighbours)
{
    rule("base.monastery.complete");
    Scene scene("E0 E0    E0\n"
                "E3 B0/Am E1\n"
                "B0 .     .");
    scene.placeOnly("B0", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('A'), 6);
}

TEST(Monastery, IsScoredImmediatelyIfPlacedIntoLastHole)
{
    rule("base.monastery.complete");
    Scene scene("E0 E0 E0\n"
                "E3 .  E1\n"
                "B0 B0 B0");
    scene.place("B0", {1, 1});
    scene.deploy("m");
    EXPECT_EQ(scene.scoreLines(), "Alice 9 = monastery.tile 1 + monastery.neighbours 8\n");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Monastery, IsCompletedOnce)
{
    rule("base.monastery.complete");
    Scene scene("E0 E0 E0\n"
                "E3 B0 E1\n"
                "B0 B0 .");
    scene.placeOnly("B0", {2, 2});
    scene.placeOnly("A0", {3, 2});
    EXPECT_EQ(std::ranges::count(scene.events(), event::complete, &Event::type), 1);
}

TEST(Monastery, OneTileCompletesTwo)
{
    rule("base.monastery.complete");
    Scene scene("E0 E0    E0    N0\n"
                "E3 B0/Am B0/Bm E1\n"
                "A0 B0    .     A0");
    scene.placeOnly("B0", {2, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 9 = monastery.tile 1 + monastery.neighbours 8\n"
                                  "Bob 9 = monastery.tile 1 + monastery.neighbours 8\n");
}

TEST(Monastery, PaysForExistingTilesAtEnd)
{
    rule("base.final.monastery");
    Scene scene("B0/Am E0", std::vector<std::string_view>{});
    scene.placeOnly("B0", {0, 1});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = monastery.tile 1 + monastery.neighbours 2\n");
}

} // namespace vozka
