// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Cities: completion and points.
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(City, CompletedPaysTwoPointsPerTileAndCoatOfArms)
{
    rule("base.city.complete");
    Scene scene("E1/Ac F0 .");
    scene.placeOnly("E3", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 8 = city.tiles 6 + city.coats-of-arms 2\n");
    EXPECT_EQ(scene.picture(), R"(
..... ..... .....
....C CCCCC C....
..... ..... .....
)");
}

TEST(City, OpenPaysNothing)
{
    rule("base.city.complete");
    Scene scene("E1/Ac F0 .");
    scene.placeOnly("N2", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('A'), 6);
}

TEST(City, SeparateCitiesOfTileAreScoredSeparately)
{
    rule("base.city.complete");
    Scene scene("E2/Ac\n"
                "H0\n");
    scene.placeOnly("E0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('A'), 6) << "the northern city was completed earlier, not by this tile";
}

TEST(City, TwoTilesPayFourPointsByDefault)
{
    rule("base.city.tiny");
    Scene scene("E2/Ac");
    scene.placeOnly("E0", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = city.tiles 4\n");
}

TEST(City, TwoTilesPayTwoPointsIfOptionIsSet)
{
    rule("base.city.tiny");
    Options options;
    options.set(option::tinyCity, 2);
    Scene scene("E2/Ac", 2, options);
    scene.placeOnly("E0", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = city.tiny 2\n");
}

TEST(City, TileCompletesSeveralFeatures)
{
    rule("base.city.complete");
    Scene scene("B0    E2/Bc  B0\n"
                "A3/Ar .      A1\n");
    scene.placeOnly("D0", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "Bob 4 = city.tiles 4\n"
                                  "Alice 3 = road.tiles 3\n");
    EXPECT_EQ(scene.picture(), R"(
..... ..... .....
..m.. ..... ..m..
..... .CCC. .....
..... .CCC. .....
..mrr rrrrr rrm..
..... ..... .....
)");
}

TEST(City, IncompletePaysOnePointPerTileAndCoatOfArmsAtEnd)
{
    rule("base.final.city");
    Scene scene("E1/Ac F0", std::vector<std::string_view>{});
    scene.placeOnly("R0", {2, 0});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = city.tiles 3 + city.coats-of-arms 1\n");
}

} // namespace vozka
