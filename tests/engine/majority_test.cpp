// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of features with figures of several players.
#include "engine/rules/hooks/majority.h"

#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(Majority, MostFollowersGetAllPoints)
{
    rule("base.score.majority");
    Scene scene("A3/Ar D0/Br U1/Ar .");
    scene.placeOnly("A1", {3, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = road.tiles 4\n");
    EXPECT_EQ(scene.supply('B'), 7) << "the others return, too";
}

TEST(Majority, TiedPlayersAllGetAllPoints)
{
    rule("base.score.tie");
    Scene scene("A3/Ar D0/Br .");
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n"
                                  "Bob 3 = road.tiles 3\n");
}

TEST(Majority, ThirdPlayerWithFewerGetsNothing)
{
    rule("base.score.tie");
    Scene scene("A3/Ar D0/Br U1/Cr U1/Ar U1/Br .", 3);
    scene.placeOnly("A1", {5, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 6 = road.tiles 6\n"
                                  "Bob 6 = road.tiles 6\n");
}

TEST(Majority, FeatureWithoutFiguresPaysNoPlayer)
{
    rule("base.score.majority");
    Scene scene("A3 D0 .");
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "");
    const auto none = majority(scene.rules().book(), *scene.state(), 0);
    EXPECT_FALSE(none.has(0));
}

} // namespace vozka
