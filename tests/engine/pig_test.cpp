// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pig: its places, its points, and its return.
#include "engine/expansions/barn/barn.h"
#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

const Scene::Table withPigs{.sets = {"base", "traders-and-builders"}};
const Scene::Table lastTurnWithPigs{.sets = {"base", "traders-and-builders"},
                                    .bag = std::vector<std::string_view>{}};

Scene sceneWithBarn(std::string_view board, const std::vector<std::string_view>& bag = {"B", "B"})
{
    return Scene(board, rulesWithOnly(board, bag, 2,
                                      {barn::expansion.addRules, traders_and_builders::expansion.addRules}));
}

} // namespace

TEST(Pig, IsPlacedWhereOwnerHasFarmer)
{
    rule("tb.pig.place");
    Scene own("E0/Af .", withPigs);
    own.place("B0", {1, 0});
    EXPECT_EQ(own.deployRefusalCode("(pig)f"), "");
    EXPECT_EQ(own.deployRefusalCode("(pig)m"), "wrong-feature");
    own.deploy("(pig)f");
    EXPECT_EQ(own.supply('A', "pig"), 0);
    Scene others("E0/Bf .", withPigs);
    others.place("B0", {1, 0});
    const auto refusal = others.deployRefusal("(pig)f");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "pig-needs-farmer");
    EXPECT_EQ(refusal->rule, "tb.pig.place");
    Scene noneLeft("E0/Af B0/A(pig)f .", withPigs);
    noneLeft.place("B0", {2, 0});
    EXPECT_EQ(noneLeft.deployRefusalCode("(pig)f"), "none-left");
}

TEST(Pig, IncreasesPointsOfFieldForOwnerOnly)
{
    rule("tb.pig.score");
    Scene scene("E2    B0/Af .\n"
                "E0/Bf B0/A(pig)f .",
                lastTurnWithPigs);
    scene.placeOnly("B0", {2, 0});
    ASSERT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = field.cities 3 + field.pigs 1\n"
                                  "Bob 3 = field.cities 3\n");
}

TEST(Pig, AddsNoPointsIfOwnerIsNotPaid)
{
    rule("tb.pig.score");
    Scene scene("E2/Bf B0/Af .\n"
                "E0/Bf B0/A(pig)f .",
                lastTurnWithPigs);
    scene.placeOnly("B0", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.cities 3\n");
}

TEST(Pig, AddsToHerd)
{
    rule("tb.herd");
    rule("tb.pig.score");
    Scene scene(
        "R2-110/A:field-2 B0 .\n"
        "E2/Bf     B0/A(pig)f .\n"
        "E0        B0        .",
        {.sets = {"base", "river-2", "traders-and-builders"}, .bag = std::vector<std::string_view>{}});
    scene.placeOnly("B0", {2, 0});
    ASSERT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 5 = field.cities 3 + field.pig-herds 1 + field.pigs 1\n"
                                  "Bob 4 = field.cities 3 + field.pig-herds 1\n");
}

TEST(Pig, CountsWhenBarnIsPlaced)
{
    rule("tb.pig.score");
    auto scene = sceneWithBarn("E2    B0/A(pig)f\n"
                               "E0/Af B0/Bf\n"
                               "B0    .\n");
    scene.place("B0", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = field.cities 3 + field.pigs 1\n"
                                  "Bob 3 = field.cities 3\n");
    EXPECT_EQ(scene.supply('A', "pig"), 1) << "returns with the farmers";
    EXPECT_EQ(scene.supply('A'), 7);
}

/// base.final.field: the pig adds no points to a barn.
TEST(Pig, CountsWhenItsFieldIsJoinedToFieldOfBarn)
{
    rule("tb.pig.score");
    rule("tb.builder.home");
    auto scene = sceneWithBarn("E2    U0 B0 B0\n"
                               "E0/Bf U0 B0 B0/B+barn\n"
                               "B0/B(pig)f . . .\n",
                               {});
    scene.placeOnly("A2", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 2 = field.cities 1 + field.pigs 1\n"
                                  "Bob 4 = barn.cities 4\n");
    EXPECT_EQ(scene.supply('B', "pig"), 1);
}

TEST(Pig, IsPlacedOnTileThatJoinsFarmerToBarn)
{
    rule("tb.pig.place");
    auto scene = sceneWithBarn("E2    U0 B0 B0\n"
                               "E0/Af U0 B0 B0/B+barn\n");
    scene.place("A2", {1, 2});
    ASSERT_EQ(scene.deployRefusalCode("f"), "field-has-barn");
    ASSERT_EQ(scene.deployRefusalCode("(pig)f"), "");
    scene.deploy("(pig)f");
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = field.cities 1 + field.pigs 1\n");
    EXPECT_EQ(scene.supply('A', "pig"), 1) << "never stays alone with a barn";
}

TEST(Pig, IsRefusedWithBarnOnly)
{
    rule("tb.pig.place");
    auto scene = sceneWithBarn("B0 B0\n"
                               "B0 B0/A+barn\n");
    scene.place("B0", {2, 0});
    EXPECT_EQ(scene.deployRefusalCode("(pig)f"), "pig-needs-farmer") << "a barn is no farmer";
}

} // namespace vozka
