// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of barns, and of farmers on a field that gets a barn.
#include "barn_scene.h"
#include "engine/expansions/list.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

const ScoreLine& lastLine(const Scene& scene)
{
    const auto& events = scene.events();
    return std::find_if(events.rbegin(), events.rend(),
                        [](const Event& happened) { return happened.type == event::score; })
        ->line;
}

} // namespace

TEST(BarnScoring, PaysFarmersWhenBarnIsPlaced)
{
    rule("am.barn.placed");
    auto scene = sceneWithBarns("E2    B0\n"
                                "E0/Bf B0\n"
                                "B0    .\n");
    scene.place("B0", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.cities 3\n") << "nothing for the owner of the barn";
    EXPECT_EQ(lastLine(scene).kind, "field.barn-placed");
    EXPECT_EQ(lastLine(scene).rule, "am.barn.placed");
    EXPECT_EQ(lastLine(scene).at, (Cell{0, 1})) << "the farmer, not the barn";
    EXPECT_EQ(scene.supply('B'), 7) << "farmers return";
}

TEST(BarnScoring, PaysMajorityOfFarmersWhenBarnIsPlaced)
{
    rule("am.barn.placed");
    auto scene = sceneWithBarns("E2/Af B0\n"
                                "E0/Bf B0/Bf\n"
                                "B0    .\n");
    scene.place("B0", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.cities 3\n") << "the barn is no farmer of Alice's";
    EXPECT_EQ(scene.supply('A'), 7) << "all figures return, with or without points";
}

TEST(BarnScoring, CountsCitiesAfterTileIsPlaced)
{
    rule("am.barn.placed");
    auto scene = sceneWithBarns("B0 E2/Bf\n"
                                "B0 .\n"
                                "B0 .\n");
    scene.place("E0", {1, 1});
    scene.pass();
    scene.place("B0", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.cities 3\n");
}

TEST(BarnScoring, ReturnsFarmersWithoutPointsIfNoCityIsCompleted)
{
    rule("am.barn.placed");
    auto scene = sceneWithBarns("B0 B0/Bf\n"
                                "B0 .\n");
    scene.place("B0", {1, 1});
    scene.deployOnCorner("barn", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(BarnScoring, KeepsFarmersOnOtherFields)
{
    rule("am.barn.placed");
    auto scene = sceneWithBarns("B0 U0/B:field-2\n"
                                "B0 .\n");
    scene.place("U0", {1, 1});
    scene.deployOnCorner("barn", {1, 1});
    EXPECT_EQ(scene.supply('B'), 6);
}

TEST(BarnScoring, PaysFarmersOnceWhenTheirFieldJoinsBarn)
{
    rule("am.barn.connected");
    auto scene = sceneWithBarns("E2    U0 B0 B0\n"
                                "E0/Bf U0 B0 B0/A+barn\n");
    scene.place("A2", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "") << "scored after the deployment";
    scene.pass();
    EXPECT_EQ(scene.scoreLines(), "Bob 1 = field.cities 1\n");
    EXPECT_EQ(lastLine(scene).kind, "field.barn-connected");
    EXPECT_EQ(lastLine(scene).rule, "am.barn.connected");
    EXPECT_EQ(scene.supply('B'), 7);
    scene.placeOnly("B0", {2, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 1 = field.cities 1\n");
}

TEST(BarnScoring, PaysTiedFarmersWhenTheirFieldJoinsBarn)
{
    rule("am.barn.connected");
    auto scene = sceneWithBarns("E2/Af U0 B0 B0\n"
                                "E0/Bf U0 B0 B0/A+barn\n");
    scene.placeOnly("A2", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = field.cities 1\n"
                                  "Bob 1 = field.cities 1\n");
    EXPECT_EQ(lastLine(scene).kind, "field.barn-connected");
}

TEST(BarnScoring, PaysThreeForNewBarnOnJustJoinedField)
{
    rule("am.barn.placed");
    auto scene = sceneWithBarns("E2    U0 B0\n"
                                "E0/Bf U0 B0/Af\n"
                                "B0    .\n");
    scene.place("A2", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = field.cities 3\n"
                                  "Bob 3 = field.cities 3\n");
}

TEST(BarnScoring, KeepsBarnWhenFarmersReturn)
{
    rule("am.barn.stays");
    auto scene = sceneWithBarns("E2    B0\n"
                                "E0/Bf B0\n"
                                "B0    .\n");
    scene.place("B0", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    ASSERT_EQ(scene.state()->figuresOnBoard().size(), 1U);
    const auto& figure = scene.state()->figuresOnBoard().front();
    EXPECT_EQ(figure.kind, scene.figureKind("barn"));
    EXPECT_EQ(scene.state()->board.feature(figure.segment).figures, 1);
    EXPECT_EQ(scene.supply('A', "barn"), 0);
}

TEST(BarnScoring, PaysFourForEachCompletedCityAtEnd)
{
    rule("am.barn.final");
    auto scene = sceneWithBarns("E2 B0\n"
                                "E0 B0\n"
                                "B0 B0/B+barn\n",
                                {});
    scene.placeOnly("B0", {2, 0});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Bob 4 = barn.cities 4\n");
    EXPECT_EQ(lastLine(scene).kind, "field");
    EXPECT_EQ(lastLine(scene).rule, "am.barn.final");
    EXPECT_EQ(lastLine(scene).at, (Cell{1, 2}));
}

TEST(BarnScoring, PaysHerdsIfOptionIsSet)
{
    rule("am.house.pigherd");
    const auto linesWith = [](std::string_view value) {
        Options options;
        const auto& spec = *findOption("barnAndHerd");
        const auto values = valuesOf(spec);
        options.set(spec, std::ranges::find(values, value, &OptionValue::word)->value);
        Scene scene("R2-110 B0 .\n"
                    "E2     B0 .\n"
                    "E0     B0 B0\n"
                    ".      B0 B0/A+barn\n",
                    {.sets = {"base", "abbey-and-mayor", "river-2"},
                     .options = options,
                     .bag = std::vector<std::string_view>{}});
        scene.placeOnly("B0", {2, 1});
        return scene.scoreLines();
    };
    EXPECT_EQ(linesWith("none"), "Alice 4 = barn.cities 4\n");
    EXPECT_EQ(linesWith("bonus"), "Alice 5 = barn.cities 4 + field.pig-herds 1\n");
}

TEST(BarnScoring, PaysAllOwnersAtEnd)
{
    rule("am.barn.final");
    auto scene = sceneWithBarns("B0 B0        U0 B0 E2\n"
                                "B0 B0/A+barn U0 B0 E0\n"
                                ".  .         .  B0 B0/B+barn\n",
                                {});
    scene.placeOnly("A2", {2, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = barn.cities 4\n"
                                  "Bob 4 = barn.cities 4\n");
}

TEST(BarnScoring, PaysFarmersBeforeOwnerWhenPlacedWithLastTile)
{
    rule("am.barn.final");
    auto scene = sceneWithBarns("E2    B0\n"
                                "E0/Bf B0\n"
                                "B0    .\n",
                                {});
    scene.place("B0", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.cities 3\n"
                                  "Alice 4 = barn.cities 4\n");
}

TEST(BarnScoring, CountsCityCompletedBySameTile)
{
    // Footnote 184 of the annotated rules: scored in the scoring of that turn, not when the barn is placed.
    rule("am.barn.placed");
    auto scene = sceneWithBarns("B0 E2/Bc\n"
                                "B0 .\n"
                                "B0 B0/Bf\n");
    scene.place("E0", {1, 1});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 4 = city.tiles 4\n"
                                  "Bob 3 = field.cities 3\n");
}

TEST(BarnScoring, CountsCityCompletedBySameTileWhenFieldsJoin)
{
    // Footnote 190 of the annotated rules.
    rule("am.barn.connected");
    auto scene = sceneWithBarns("E2    U0 B0 B0\n"
                                "E0/Bf U0 B0 B0/A+barn\n");
    scene.place("A2", {1, 2});
    scene.deploy("r");
    EXPECT_EQ(scene.supply('A'), 6) << "the follower is placed before the scoring";
    EXPECT_EQ(scene.scoreLines(), "Bob 1 = field.cities 1\n");
}

TEST(BarnScoring, PaysFarmersBetweenTwoBarnsOnce)
{
    rule("am.barn.connected");
    auto scene = sceneWithBarns("B0 B0        U0    B0 B0\n"
                                "B0 B0/A+barn U0    B0 B0/B+barn\n"
                                ".  B0        .     B0 .\n"
                                ".  .         E1/Cf E3 .\n",
                                {}, 3);
    scene.placeOnly("A2", {2, 2});
    EXPECT_EQ(scene.scoreLines(), "Carol 1 = field.cities 1\n"
                                  "Alice 4 = barn.cities 4\n"
                                  "Bob 4 = barn.cities 4\n");
}

TEST(BarnScoring, CountsCitiesAtAnyDistance)
{
    // Footnote 193 of the annotated rules.
    rule("am.barn.final");
    auto scene = sceneWithBarns("B0 B0        B0 B0 B0 E2\n"
                                "B0 B0/B+barn .  .  .  E0\n",
                                {});
    scene.placeOnly("B0", {2, 1});
    EXPECT_EQ(scene.scoreLines(), "Bob 4 = barn.cities 4\n");
}

TEST(BarnScoring, PaysThreeOneAndFourInOneGame)
{
    rule("am.barn.placed");
    rule("am.barn.connected");
    rule("am.barn.final");
    auto scene = sceneWithBarns("E2    B0 U0 B0/Cf\n"
                                "E0/Bf B0 U0 B0\n"
                                "B0    .  .  .\n",
                                {}, 3);
    scene.place("B0", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.cities 3\n"
                                  "Alice 4 = barn.cities 4\n");
    auto joined = sceneWithBarns("E2    B0        U0 B0/Cf\n"
                                 "E0    B0        U0 B0\n"
                                 "B0    B0/A+barn .  .\n",
                                 {}, 3);
    joined.placeOnly("A2", {2, 2});
    EXPECT_EQ(joined.scoreLines(), "Carol 1 = field.cities 1\n"
                                   "Alice 4 = barn.cities 4\n");
}

} // namespace vozka
