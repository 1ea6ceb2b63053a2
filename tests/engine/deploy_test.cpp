// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of followers, and refusals of other places.
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(Deploy, IsAllowedOnTileJustPlacedOnly)
{
    rule("base.deploy.tile");
    Scene scene("D0");
    scene.place("U1", {1, 0});
    const auto refusal =
        scene.rules().refusal(scene.state(), Action::deploy(FigureKind::Follower, {0, 0}, 0));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-this-tile");
    EXPECT_EQ(scene.deployRefusalCode("r"), "");
}

TEST(Deploy, NeedsExistingFeature)
{
    rule("base.deploy.tile");
    Scene scene("D0");
    scene.place("U1", {1, 0});
    const auto refusal =
        scene.rules().refusal(scene.state(), Action::deploy(FigureKind::Follower, {1, 0}, 9));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-an-action");
    EXPECT_EQ(refusal->detail, "feature");
}

TEST(Deploy, IsRefusedOnOccupiedFeatureAtAnyDistance)
{
    rule("base.deploy.free");
    Scene scene("A3/Br D0 U1");
    scene.place("U1", {3, 0});
    const auto refusal = scene.deployRefusal("r");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "feature-occupied");
    EXPECT_EQ(refusal->at, (Cell{0, 0}));
    EXPECT_EQ(refusal->player, 1);
    EXPECT_EQ(refusal->figure, FigureKind::Follower);
    EXPECT_EQ(scene.deployRefusalCode(":field-1"), "");
}

TEST(Deploy, IsRefusedOnFeatureWithOwnFollower)
{
    rule("base.deploy.free");
    Scene scene("D0/Ar");
    scene.place("U1", {1, 0});
    EXPECT_EQ(scene.deployRefusalCode("r"), "feature-occupied");
}

TEST(Deploy, AllowsOneFigureInTurn)
{
    rule("base.deploy.one");
    Scene scene("D0");
    scene.place("W0", {1, 0});
    scene.deploy(":road-e");
    EXPECT_EQ(scene.state()->active, 1) << "the turn has ended";
    EXPECT_EQ(scene.supply('A'), 6);
    EXPECT_EQ(scene.deployRefusalCode(":road-s"), "not-this-step");
}

TEST(Deploy, NeedsFigureInSupply)
{
    rule("base.deploy.one");
    Scene scene("U1/A:field-1 U1/A:field-1 U1/A:field-1 U1/A:field-1 U1/A:field-1 U1/A:field-1 U1/A:field-1");
    scene.place("U1", {7, 0});
    EXPECT_EQ(scene.state()->active, 1) << "no choice";
    Scene noneLeft(
        "U1/A:field-1 U1/A:field-1 U1/A:field-1 U1/A:field-1 U1/A:field-1 U1/A:field-1 U1/A:field-1 U1");
    EXPECT_EQ(noneLeft.supply('A'), 0);
    const auto candidates = figureCandidates(noneLeft.rules(), noneLeft.state(), FigureKind::Follower);
    ASSERT_EQ(candidates.size(), 3U);
    EXPECT_EQ(candidates[0].refusal->code, "none-left");
    EXPECT_EQ(candidates[1].refusal->code, "feature-occupied");
    EXPECT_EQ(candidates[2].refusal->code, "none-left");
}

TEST(Deploy, ReturnsFollowerImmediatelyFromFeatureCompletedBySameTile)
{
    rule("base.deploy.free");
    Scene scene("E2");
    scene.place("E0", {0, 1});
    scene.deploy("c");
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = city.tiles 4\n");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Deploy, IsRefusedWhenGameIsOver)
{
    Scene scene("B0", std::vector<std::string_view>{});
    scene.placeOnly("B0", {1, 0});
    ASSERT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.rules().refusal(scene.state(), Action::pass())->code, "game-over");
    ActionList actions;
    scene.rules().legal(scene.state(), actions);
    EXPECT_TRUE(actions.empty());
}

} // namespace vozka
