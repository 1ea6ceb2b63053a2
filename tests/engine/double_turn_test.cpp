// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The builder's second tile, together with the lake of the river and with drawbridges.
#include "bridge_scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

const std::vector<std::string> riverSets{"base", "river-2", "traders-and-builders"};

/// Alice's builder on a road that R2-120 at 2,0 extends. The lake fits at 1,-1.
constexpr std::string_view riverRoad = "R2-010 R2-040 .  U1/A(builder)r A1/Ar\n"
                                       "B0     B0     .  B0             B0\n"
                                       ".      B0     B0 B0             .";

/// Scene with drawbridges and builders.
BridgeScene sceneWithBridges(std::string_view board, std::vector<std::string_view> bag)
{
    return {Scene::Table{.sets = {"base", "drawbridges", "traders-and-builders"}, .bag = std::move(bag)},
            board};
}

} // namespace

TEST(DoubleTurn, LakeComesBeforeBuilder)
{
    rule("ri.volcano-lake");
    rule("tb.builder.extra-turn");
    for (const auto& sets :
         {riverSets, std::vector<std::string>{"base", "traders-and-builders", "river-2"}}) {
        const auto rules = baseRules(2, Options(), sets);
        EXPECT_EQ(rules.book().extraTurns(), (std::vector<Code>{"volcano-lake", "builder"}));
    }
}

// The river tile extends the builder's road. The second tile is the lake, which gives another turn.
TEST(DoubleTurn, OrdinaryTileFollowsLakeAsSecondTile)
{
    rule("ri.volcano-lake");
    rule("tb.builder.extra-turn");
    Scene scene(riverRoad,
                {.sets = riverSets, .bag = std::vector<std::string_view>{"R2-12", "R2-03", "B", "B"}});
    scene.placeOnly("R2-120", {2, 0});
    ASSERT_TRUE(scene.state()->isExtraTurn());
    ASSERT_EQ(scene.state()->active, 0);
    scene.place("R2-033", {1, -1});
    EXPECT_EQ(scene.step(), "draw") << "no figure is placed on the lake";
    EXPECT_TRUE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 0);
    scene.placeOnly("B0", {0, 2});
    EXPECT_FALSE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(DoubleTurn, TileAfterLakeGivesNoTurnByBuilder)
{
    rule("ri.volcano-lake");
    rule("tb.builder.once");
    Scene scene("R2-010 R2-040            .\n"
                "A3/Ar  U1/A(builder)r    .",
                {.sets = riverSets, .bag = std::vector<std::string_view>{"R2-03", "U", "B", "B"}});
    scene.place("R2-033", {1, -1});
    ASSERT_TRUE(scene.state()->isExtraTurn());
    scene.placeOnly("U1", {2, 1});
    EXPECT_FALSE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(DoubleTurn, LakeOfEarlierTurnGivesNoneInPosition)
{
    rule("ri.volcano-lake");
    const Scene scene(".      R2-033\n"
                      "R2-010 R2-040\n"
                      "A3/Ar  U1",
                      {.sets = riverSets});
    EXPECT_EQ(scene.state()->extraTurns, 0);
}

// The figure on the road decides at its drawbridge first. The builder returns and does not cross.
TEST(DoubleTurn, DrawbridgeIsDecidedBeforeSecondTile)
{
    rule("tb.builder.extra-turn");
    rule("tb.builder.home");
    rule("db.move.kinds");
    auto scene = sceneWithBridges("DB-060/Ar\nU0/A(builder)r", {"A", "G", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
    ASSERT_EQ(scene.step(), "drawbridge");
    EXPECT_FALSE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; supply");
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_TRUE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 0);
    // The builder can be placed with the second tile in the city of the figure that crossed.
    scene.place("G1", {0, -1});
    EXPECT_EQ(scene.deployRefusalCode("(builder)c"), "");
}

TEST(DoubleTurn, SecondTileCompletesRoadWithDrawbridge)
{
    rule("tb.builder.once");
    auto scene = sceneWithBridges("DB-060/Ar B0    .              .\n"
                                  ".         A3/Ar U1/A(builder)r .",
                                  {"U", "A", "B"});
    scene.placeOnly("U1", {3, 1});
    ASSERT_TRUE(scene.state()->isExtraTurn());
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n");
    ASSERT_EQ(scene.step(), "drawbridge");
    EXPECT_EQ(scene.state()->toMove, 0);
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "A");
    EXPECT_FALSE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 1);
}

} // namespace vozka
