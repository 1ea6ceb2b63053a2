// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Inns, cathedrals and the large follower.
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

const Scene::Table withInns{.sets = {"base", "inns-and-cathedrals"}};
const Scene::Table lastTurnWithInns{.sets = {"base", "inns-and-cathedrals"},
                                    .bag = std::vector<std::string_view>{}};
const Scene::Table withInnsAndAbbeys{.sets = {"base", "inns-and-cathedrals", "abbey-and-mayor"}};

} // namespace

TEST(Inn, CompletedRoadPaysTwoForEachTile)
{
    rule("ic.inn.complete");
    Scene scene("A3/Ar IC-150 .", withInns);
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 6 = road.tiles 3 + road.inn 3\n");
}

TEST(Inn, SecondInnAddsNothing)
{
    rule("ic.inn.complete");
    Scene scene("A3/Ar IC-150 IC-160\n. . .", withInns);
    scene.placeOnly("A2", {2, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 8 = road.tiles 4 + road.inn 4\n");
}

TEST(Inn, IncompleteRoadPaysNothing)
{
    rule("ic.inn.incomplete");
    Scene scene("A3/Ar IC-150 .", lastTurnWithInns);
    scene.placeOnly("B0", {0, -1});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "");
    Scene without("A3/Ar U1 .", lastTurnWithInns);
    without.placeOnly("B0", {0, -1});
    EXPECT_EQ(without.scoreLines(), "Alice 2 = road.tiles 2\n") << "the same road without an inn";
}

TEST(Inn, BelongsToOneRoadOfCrossing)
{
    rule("ic.inn.segment");
    Scene withoutInn("IC-140/A:road-w", withInns);
    withoutInn.placeOnly("A3", {-1, 0});
    EXPECT_EQ(withoutInn.scoreLines(), "Alice 2 = road.tiles 2\n");
    Scene withInn("IC-140/A:road-e", withInns);
    withInn.placeOnly("A1", {1, 0});
    EXPECT_EQ(withInn.scoreLines(), "Alice 4 = road.tiles 2 + road.inn 2\n");
}

TEST(Cathedral, CompletedCityPaysThreeForEachTileAndCoatOfArms)
{
    rule("ic.cathedral.complete");
    Scene scene("E1/Ac IC-010 .\n. E0 .", withInnsAndAbbeys);
    scene.placeOnly("E2", {1, -1});
    scene.placeOnly("AM-050", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 18 = city.tiles 10 + city.coats-of-arms 2 + city.cathedral 6\n");
}

TEST(Cathedral, IncompleteCityPaysNothing)
{
    rule("ic.cathedral.incomplete");
    Scene scene("E1/Ac IC-010 .\n. E0 .", lastTurnWithInns);
    scene.placeOnly("E2", {1, -1});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "") << "one side of the city is open";
}

TEST(Cathedral, CountsForFieldsLikeAnyCity)
{
    rule("ic.cathedral.field");
    Scene scene("B0 E2 .\nE1/Bf IC-010 .\n. E0 .", lastTurnWithInns);
    scene.placeOnly("E3", {2, 1});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.cities 3\n");
}

/// am.abbey.place: the abbey closes a road with an inn and is not part of it.
TEST(Inn, AbbeyThatEndsRoadAddsNoTile)
{
    rule("ic.inn.complete");
    Scene scene("A3/Ar IC-150 . .\n. B0 B0 B0", withInnsAndAbbeys);
    scene.placeOnly("B0", {3, 0});
    scene.placeOnly("E0", {3, -1});
    scene.placeOnly("E0", {2, -1});
    ASSERT_EQ(scene.step(), "abbey");
    scene.apply(Action::place(scene.rules().catalogue().find("AB"), {2, 0}, 0));
    scene.pass();
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = road.tiles 2 + road.inn 2\n");
}

TEST(LargeFollower, IsPlacedLikeFollower)
{
    rule("ic.large.place");
    Scene scene("A3 D0", withInns);
    EXPECT_EQ(scene.deployRefusalCode("(large)c"), "");
    EXPECT_EQ(scene.deployRefusalCode("(large)r"), "");
    EXPECT_EQ(scene.deployRefusalCode("(large):field-1"), "");
    scene.deploy("(large)c");
    EXPECT_EQ(scene.supply('A', "large"), 0);
    EXPECT_EQ(scene.supply('A'), 7) << "the others stay";
    Scene monastery("B0", withInns);
    EXPECT_EQ(monastery.deployRefusalCode("(large)m"), "");
    Scene noneLeft("E0/A(large)c B0", withInns);
    EXPECT_EQ(noneLeft.deployRefusalCode("(large)m"), "none-left");
}

TEST(LargeFollower, CountsAsTwo)
{
    rule("ic.large.counts");
    Scene scene("E1/A(large)c F0/Bc F0 .", withInns);
    scene.placeOnly("E3", {3, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 12 = city.tiles 8 + city.coats-of-arms 4\n") << "2 : 1";
    EXPECT_EQ(scene.supply('A', "large"), 1);
    EXPECT_EQ(scene.supply('B'), 7);
}

/// am.mayor.strength: the strength of a mayor is the number of coats of arms of the city.
TEST(LargeFollower, TiesWithMayorAtTwoCoatsOfArms)
{
    rule("ic.large.counts");
    Scene scene("E1/A(large)c F0/B(mayor)c F0 .", withInnsAndAbbeys);
    scene.placeOnly("E3", {3, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 12 = city.tiles 8 + city.coats-of-arms 4\n"
                                  "Bob 12 = city.tiles 8 + city.coats-of-arms 4\n");
}

/// base.deploy.tile: a short road is not a feature, so it accepts no figure.
TEST(ShortRoadsToTwoCities, AcceptNoFigure)
{
    Scene scene("E2\nIC-050", withInns);
    EXPECT_EQ(scene.deployRefusalCode(":short-road-n"), "short-road");
    EXPECT_EQ(scene.deployRefusalCode("(large):short-road-s"), "short-road");
}

} // namespace vozka
