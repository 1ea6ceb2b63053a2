// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mayor: places and strength.
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

const Scene::Table withMayors{.sets = {"base", "abbey-and-mayor"}};
const Scene::Table lastTurnWithMayors{.sets = {"base", "abbey-and-mayor"},
                                      .bag = std::vector<std::string_view>{}};

} // namespace

TEST(Mayor, IsPlacedInCitiesOnly)
{
    rule("am.mayor.place");
    Scene scene("A3 D0", withMayors);
    EXPECT_EQ(scene.deployRefusalCode("(mayor)c"), "");
    EXPECT_EQ(scene.deployRefusalCode("(mayor)r"), "wrong-feature");
    EXPECT_EQ(scene.deployRefusalCode("(mayor):field-1"), "wrong-feature");
    scene.deploy("(mayor)c");
    EXPECT_EQ(scene.supply('A', "mayor"), 0);
}

TEST(Mayor, IsRefusedInOccupiedCity)
{
    rule("am.mayor.place");
    Scene scene("E1/Bc F0", withMayors);
    const auto refusal = scene.deployRefusal("(mayor)c");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "mayor-needs-empty-city");
    EXPECT_EQ(refusal->rule, "am.mayor.place");
    EXPECT_EQ(refusal->at, (Cell{0, 0}));
    EXPECT_EQ(refusal->player, 1);
    EXPECT_EQ(refusal->figure, FigureKind::Follower);
    Scene another("E1/B(mayor)c F0", withMayors);
    EXPECT_EQ(another.deployRefusalCode("(mayor)c"), "mayor-needs-empty-city");
}

TEST(Mayor, EachPlayerHasOne)
{
    rule("am.mayor.place");
    Scene scene("E0/A(mayor)c E0", withMayors);
    EXPECT_EQ(scene.deployRefusalCode("(mayor)c"), "none-left");
}

TEST(Mayor, ReportsMissingCoatsOfArms)
{
    rule("am.mayor.zero");
    for (const bool hasCoat : {false, true}) {
        Scene scene(hasCoat ? "E1/A(mayor)c F0 ." : "E1/A(mayor)c .", withMayors);
        scene.placeOnly("E3", hasCoat ? Cell{2, 0} : Cell{1, 0});
        EXPECT_EQ(scene.scoreLines().empty(), !hasCoat);
        EXPECT_EQ(std::ranges::count_if(scene.events(),
                                        [](const Event& event) {
                                            return event.type == event::noEffect && event.what == "mayor"
                                                   && event.player == 0;
                                        }),
                  hasCoat ? 0 : 1);
    }
}

TEST(Mayor, CountsCoatsOfArmsOfWholeCity)
{
    rule("am.mayor.strength");
    Scene scene("E1/A(mayor)c F0/Bc F0 .", withMayors);
    scene.placeOnly("E3", {3, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 12 = city.tiles 8 + city.coats-of-arms 4\n") << "2 : 1";
    EXPECT_EQ(scene.supply('A', "mayor"), 1);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Mayor, TiesLikeOtherFigures)
{
    rule("am.mayor.strength");
    Scene scene("E1/A(mayor)c F0/Bc .", withMayors);
    scene.placeOnly("E3", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 8 = city.tiles 6 + city.coats-of-arms 2\n"
                                  "Bob 8 = city.tiles 6 + city.coats-of-arms 2\n");
}

TEST(Mayor, AddsStrengthOfOtherFiguresOfPlayer)
{
    rule("am.mayor.strength");
    Scene scene("E1/A(mayor)c F0/Bc G0/Ac .", withMayors);
    scene.placeOnly("E3", {3, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 10 = city.tiles 8 + city.coats-of-arms 2\n");
}

TEST(Mayor, CountsCoatsOfArmsAtEnd)
{
    rule("am.mayor.strength");
    Scene scene("E1/A(mayor)c F0/Bc F0", lastTurnWithMayors);
    scene.pass();
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 5 = city.tiles 3 + city.coats-of-arms 2\n");
}

TEST(Mayor, OccupiesAndScoresNothingWithoutCoatsOfArms)
{
    rule("am.mayor.zero");
    Scene scene("E1/A(mayor)c G0", withMayors);
    EXPECT_EQ(scene.deployRefusalCode("c"), "feature-occupied");
    scene.pass();
    scene.placeOnly("E3", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('A', "mayor"), 1) << "the figure still returns";
}

TEST(Mayor, LosesToAnyFigureWithoutCoatsOfArms)
{
    rule("am.mayor.zero");
    Scene scene("E1/A(mayor)c G0/Bc .", withMayors);
    scene.placeOnly("E3", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Bob 6 = city.tiles 6\n");
}

TEST(Mayor, TwoWithoutCoatsOfArmsScoreNothing)
{
    rule("am.mayor.zero");
    Scene scene("E1/A(mayor)c G0/B(mayor)c .", withMayors);
    scene.placeOnly("E3", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('B', "mayor"), 1);
}

TEST(Mayor, DoesNotChangePoints)
{
    rule("am.mayor.value");
    Scene with("E1/A(mayor)c F0 .", withMayors);
    Scene without("E1/Ac F0 .", withMayors);
    with.placeOnly("E3", {2, 0});
    without.placeOnly("E3", {2, 0});
    EXPECT_EQ(with.scoreLines(), without.scoreLines());
    EXPECT_EQ(with.scoreLines(), "Alice 8 = city.tiles 6 + city.coats-of-arms 2\n");
}

TEST(Mayor, IsRefusedInCityWithWagon)
{
    // Footnotes 154 to 156 of the annotated rules: all figures in a city are knights.
    rule("am.mayor.place");
    Scene scene("E1/B(wagon)c F0", withMayors);
    const auto refusal = scene.deployRefusal("(mayor)c");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "mayor-needs-empty-city");
    EXPECT_EQ(refusal->figure, scene.rules().book().findFigure("wagon")->kind());
}

TEST(Mayor, IsAsStrongAsThreeFollowersWithThreeCoatsOfArms)
{
    // The picture of footnote 162 of the annotated rules, and that note.
    rule("am.mayor.strength");
    Scene scene("E1/A(mayor)c F0/Bc F0 G0/Bc M2\n", withMayors);
    scene.placeOnly("E0", {4, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 18 = city.tiles 12 + city.coats-of-arms 6\n");
}

TEST(Mayor, IsScoredAndReturnsInTurnOfDeployment)
{
    rule("am.mayor.strength");
    Scene scene("E1 F0 .", withMayors);
    scene.place("E3", {2, 0});
    scene.deploy("(mayor)c");
    EXPECT_EQ(scene.scoreLines(), "Alice 8 = city.tiles 6 + city.coats-of-arms 2\n");
    EXPECT_EQ(scene.supply('A', "mayor"), 1);
}

TEST(Mayor, ScoresNothingAtEndWithoutCoatsOfArms)
{
    rule("am.mayor.zero");
    Scene scene("E1/A(mayor)c G0/B(mayor)c", lastTurnWithMayors);
    scene.pass();
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "");
}

TEST(Mayor, GetsCoatOfArmsOfLastTile)
{
    rule("am.mayor.strength");
    Scene scene("E1/A(mayor)c .", withMayors);
    scene.placeOnly("AM-050", {1, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 6 = city.tiles 4 + city.coats-of-arms 2\n");
}

} // namespace vozka
