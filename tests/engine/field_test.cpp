// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fields: their bounds, and their final points.
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

const std::vector<std::string_view> emptyBag;

TEST(Field, PaysThreePointsForEachCompletedCityAtEnd)
{
    rule("base.final.field");
    Scene scene("E2\n"
                "E0/Af\n",
                emptyBag);
    scene.placeOnly("B0", {0, 2});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = field.cities 3\n");
}

TEST(Field, PaysNothingForIncompleteCity)
{
    rule("base.final.field");
    Scene scene("E0/Af", emptyBag);
    scene.placeOnly("B0", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "");
}

TEST(Field, IsScoredSeparately)
{
    rule("base.field.bounds");
    Scene scene("E2/Bf\n"
                "E0/Af\n",
                emptyBag);
    scene.placeOnly("B0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.cities 3\n"
                                  "Alice 3 = field.cities 3\n");
}

TEST(Field, CountsCityOnceThatItTouchesInSeveralPlaces)
{
    rule("base.field.bounds");
    Scene scene("B0    B0 B0\n"
                "E1/Af F0 E3\n",
                emptyBag);
    scene.placeOnly("B0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = field.cities 3\n");
}

TEST(Field, IsDividedByRoad)
{
    rule("base.field.bounds");
    Scene scene("E2\n"
                "D0/A:field-1/B:field-2\n",
                emptyBag);
    scene.placeOnly("U1", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = field.cities 3\n") << "Bob's field is beyond the road";
}

TEST(Field, ContinuesAroundEndOfRoad)
{
    rule("base.field.bounds");
    Scene scene("U1/A:field-1", emptyBag);
    scene.placeOnly("A1", {1, 0});
    const auto& board = scene.state()->board;
    EXPECT_EQ(board.root(board.segmentOf(0, 1)), board.root(board.segmentOf(0, 2)));
}

TEST(Field, PaysMajorityOfFarmers)
{
    rule("base.score.majority");
    Scene scene("E2\n"
                "E0/Af\n"
                "B0/Bf\n"
                "U1/A:field-1\n",
                emptyBag);
    scene.placeOnly("U1", {1, 3});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = field.cities 3\n");
}

} // namespace vozka
