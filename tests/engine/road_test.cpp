// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Roads: completion and points.
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

TEST(Road, CompletedPaysOnePointPerTile)
{
    rule("base.road.complete");
    Scene scene("A3  D0/Ar  .");
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
    EXPECT_EQ(scene.picture(), R"(
..... .CCC. .....
..mrr rrrrr rrm..
..... ..... .....
)");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Road, CompletionReportsNumberOfFigures)
{
    rule("base.road.complete");
    for (const bool isOccupied : {false, true}) {
        Scene scene(isOccupied ? "A3  D0/Ar  ." : "A3  D0  .");
        scene.placeOnly("A1", {2, 0});
        const auto completed = std::ranges::find(scene.events(), event::complete, &Event::type);
        ASSERT_NE(completed, scene.events().end());
        EXPECT_EQ(completed->count, isOccupied ? 1 : 0);
    }
}

TEST(Road, OpenPaysNothing)
{
    rule("base.road.complete");
    Scene scene("A3  D0/Ar  .");
    scene.placeOnly("U1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.picture(), R"(
..... .CCC. .....
..mrr rrrrA rrrrr
..... ..... .....
)");
    EXPECT_EQ(scene.supply('A'), 6);
}

TEST(Road, IsClosedByJunction)
{
    rule("base.road.complete");
    Scene scene("A3  U1/Ar  .");
    scene.placeOnly("W1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
}

TEST(Road, IsClosedByCityGate)
{
    rule("base.road.complete");
    Scene scene("T0\n"
                "U0/Ar\n");
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
}

TEST(Road, IsCompleteAsLoop)
{
    rule("base.road.complete");
    Scene scene("V3/Ar V0\n"
                "V2    .");
    scene.placeOnly("V1", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = road.tiles 4\n");
}

TEST(Road, CountsTileOnceThatItCrossesTwice)
{
    rule("base.road.complete");
    Scene scene("V3/Ar V0\n"
                "V2    .");
    scene.placeOnly("X0", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = road.tiles 4\n");
    EXPECT_EQ(scene.picture(), R"(
..... .....
..rrr rrr..
..r.. ..r..
..r.. ..r..
..rrr rr+rr
..... ..r..
)");
}

TEST(Road, IncompletePaysOnePointPerTileAtEnd)
{
    rule("base.final.road");
    Scene scene("U1/Ar U1", std::vector<std::string_view>{});
    scene.placeOnly("U1", {2, 0});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
    EXPECT_EQ(scene.events().back().line.kind, "road.incomplete");
}

} // namespace vozka
