// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of barns, and figures that a barn excludes.
#include "barn_scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace vozka {

TEST(Barn, IsPlacedWhereFourTilesMeet)
{
    rule("am.barn.place");
    auto scene = sceneWithBarns("B0 B0\n"
                                "B0 .\n");
    scene.place("B0", {1, 1});
    EXPECT_EQ(scene.cornerRefusalCode("barn", {2, 1}), "corner-not-four-tiles");
    EXPECT_EQ(scene.cornerRefusalCode("barn", {9, 9}), "corner-not-four-tiles");
    scene.deployOnCorner("barn", {1, 1});
    ASSERT_EQ(scene.state()->figuresOnBoard().size(), 1U);
    const auto& barn = scene.state()->figuresOnBoard().front();
    EXPECT_TRUE(barn.onCorner);
    EXPECT_EQ(scene.state()->board.cellOf(barn.segment), (Cell{1, 1}));
    EXPECT_EQ(scene.supply('A', "barn"), 0);
    EXPECT_EQ(scene.supply('A'), 7) << "placed instead of a follower";
    EXPECT_EQ(scene.state()->active, 1) << "the turn has ended";
}

TEST(Barn, NeedsTileJustPlacedAmongFour)
{
    rule("am.barn.place");
    auto scene = sceneWithBarns("B0 B0\n"
                                "B0 B0\n");
    EXPECT_EQ(scene.cornerRefusalCode("barn", {1, 1}), "");
    scene.place("B0", {2, 0});
    EXPECT_EQ(scene.cornerRefusalCode("barn", {1, 1}), "corner-not-this-tile");
}

TEST(Barn, IsPlacedOnFieldWithFarmers)
{
    rule("am.barn.place");
    auto scene = sceneWithBarns("B0/Bf B0\n"
                                "B0    .\n");
    scene.place("B0", {1, 1});
    EXPECT_EQ(scene.deployRefusalCode("f"), "feature-occupied");
    EXPECT_EQ(scene.cornerRefusalCode("barn", {1, 1}), "");
}

TEST(Barn, EachPlayerHasOne)
{
    rule("am.barn.place");
    auto scene = sceneWithBarns("B0 B0         U0 B0\n"
                                "B0 B0/A+barn  U0 .\n");
    scene.place("B0", {3, 1});
    EXPECT_EQ(scene.cornerRefusalCode("barn", {3, 1}), "none-left");
    EXPECT_EQ(scene.supply('B', "barn"), 1);
}

TEST(Barn, NeedsFieldOnAllFourTiles)
{
    rule("am.barn.corner");
    auto scene = sceneWithBarns("E1 E3\n"
                                "B0 .\n");
    scene.place("B0", {1, 1});
    const auto refusal =
        scene.rules().refusal(scene.state(), Action::deploy(scene.figureKind("barn"), Spot::corner({1, 1})));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "corner-not-field");
    EXPECT_EQ(refusal->at, (Cell{0, 0}));
    EXPECT_EQ(refusal->feature, 0) << "its city";
    EXPECT_EQ(refusal->featureKind, FeatureKind::City);
}

TEST(Barn, IgnoresRoadsAroundPoint)
{
    rule("am.barn.corner");
    auto scene = sceneWithBarns("X0 X0\n"
                                "X0 .\n");
    scene.place("X0", {1, 1});
    EXPECT_EQ(scene.cornerRefusalCode("barn", {1, 1}), "");
}

TEST(Barn, IsOnlyFigureOnCorners)
{
    rule("am.barn.corner");
    auto scene = sceneWithBarns("B0 B0\n"
                                "B0 .\n");
    scene.place("B0", {1, 1});
    const auto onField = Action::deploy(scene.figureKind("barn"), {1, 1}, 1);
    const auto refusal = scene.rules().refusal(scene.state(), onField);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "wrong-feature");
    EXPECT_EQ(refusal->figure, scene.figureKind("barn"));
    EXPECT_EQ(refusal->featureKind, FeatureKind::Field);
    EXPECT_EQ(scene.cornerRefusalCode("follower", {1, 1}), "wrong-feature");
}

TEST(Barn, IsRefusedOnFieldWithBarn)
{
    rule("am.barn.one");
    auto scene = sceneWithBarns("B0 B0         B0\n"
                                "B0 B0/B+barn  .\n");
    scene.place("B0", {2, 1});
    const auto refusal =
        scene.rules().refusal(scene.state(), Action::deploy(scene.figureKind("barn"), Spot::corner({2, 1})));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "field-has-barn");
    EXPECT_EQ(refusal->rule, "am.barn.one");
    EXPECT_EQ(refusal->at, (Cell{1, 1}));
    EXPECT_EQ(refusal->player, 1);
    EXPECT_EQ(refusal->figure, scene.figureKind("barn"));
}

TEST(Barn, AllowsJoiningFieldsWithBarns)
{
    rule("am.barn.one");
    auto scene = sceneWithBarns("B0 B0         U0 B0 B0\n"
                                "B0 B0/B+barn  U0 B0 B0/A+barn\n");
    scene.placeOnly("A2", {2, 2});
    const auto& board = scene.state()->board;
    const auto figures = scene.state()->figuresOnBoard();
    ASSERT_EQ(figures.size(), 2U);
    EXPECT_EQ(board.root(figures[0].segment), board.root(figures[1].segment));
}

TEST(Barn, ExcludesFarmersFromItsField)
{
    rule("am.barn.nofarmer");
    auto scene = sceneWithBarns("B0 B0\n"
                                "B0 B0/B+barn\n");
    scene.place("B0", {2, 0});
    const auto refusal = scene.deployRefusal("f");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "field-has-barn");
    EXPECT_EQ(refusal->rule, "am.barn.nofarmer");
    EXPECT_EQ(refusal->at, (Cell{1, 1}));
    EXPECT_EQ(refusal->player, 1);
    EXPECT_EQ(scene.deployRefusalCode("m"), "") << "only the field is closed to followers";
}

TEST(Barn, IsReasonAlsoOnFieldWithFarmer)
{
    rule("am.barn.nofarmer");
    auto scene = sceneWithBarns("B0/Bf U0 B0 B0\n"
                                "B0    U0 B0 B0/A+barn\n");
    scene.place("A2", {1, 2});
    EXPECT_EQ(scene.deployRefusalCode("f"), "field-has-barn");
    EXPECT_EQ(scene.cornerRefusalCode("barn", {1, 2}), "corner-not-four-tiles");
}

TEST(Barn, ListsEveryCornerAsCandidate)
{
    rule("am.barn.place");
    auto scene = sceneWithBarns("E1 E3 B0\n"
                                "B0 .  B0\n");
    scene.place("B0", {1, 1});
    const auto candidates = figureCandidates(scene.rules(), scene.state(), scene.figureKind("barn"));
    ASSERT_EQ(candidates.size(), 4U);
    EXPECT_EQ(candidates[0].action, Action::deploy(scene.figureKind("barn"), Spot::corner({1, 1})));
    EXPECT_EQ(candidates[0].refusal->code, "corner-not-field");
    EXPECT_EQ(candidates[1].action.at, Spot::corner({2, 1}));
    EXPECT_TRUE(candidates[1].isLegal());
    EXPECT_EQ(candidates[2].refusal->code, "corner-not-four-tiles");
    EXPECT_EQ(candidates[3].refusal->code, "corner-not-four-tiles");
}

namespace {

/// Kind of the barn if it is the only figure that is added to the follower.
constexpr auto onlyBarn = static_cast<FigureKind>(1);

/// Index of the faulty figure and code of the refusal, for a position with Bob's barn at the corner 1,1 as
/// figure 0 and this figure as figure 1; empty without a fault. The tile at 2,1 has a city in the east.
std::string faultOf(const PositionFigure& figure)
{
    const std::string_view board = "B0 B0 E3 B0 B0 B0 B0";
    const auto rules = rulesWithOnly(board, {}, 2, {barn::expansion.addRules});
    const auto monastery = rules.catalogue().find("B");
    Position position;
    for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{0, 1}, Cell{1, 1}})
        position.tiles.push_back({monastery, cell, 0});
    position.tiles.push_back({rules.catalogue().find("E"), {2, 1}, 1});
    position.tiles.push_back({monastery, {2, 0}, 0});
    position.figures = {{1, onlyBarn, {1, 1}, noFeature, true}, figure};
    PositionFault fault;
    if (PositionLoader::make(rules, position, fault))
        return "";
    return std::to_string(fault.index) + " " + std::string(fault.refusal.code);
}

} // namespace

TEST(Barn, IsCheckedInPositions)
{
    rule("am.barn.corner");
    EXPECT_EQ(faultOf({0, onlyBarn, {2, 1}, noFeature, true}), "") << "joined fields may have several";
    EXPECT_EQ(faultOf({0, onlyBarn, {3, 1}, noFeature, true}), "1 corner-not-four-tiles");
    EXPECT_EQ(faultOf({0, onlyBarn, {1, 1}, noFeature, true}), "1 field-has-barn");
    EXPECT_EQ(faultOf({1, onlyBarn, {2, 1}, noFeature, true}), "1 none-left");
    EXPECT_EQ(faultOf({0, onlyBarn, {0, 1}, 1, false}), "1 wrong-feature");
    EXPECT_EQ(faultOf({0, FigureKind::Follower, {2, 1}, noFeature, true}), "1 wrong-feature");
    EXPECT_EQ(faultOf({0, FigureKind::Follower, {1, 1}, 0, false}), "") << "the monastery is free";
}

TEST(Barn, IsRefusedWhereWallsReachCorner)
{
    // AM-05: the walls of its city reach all its corners, so its fields do not meet there.
    rule("am.barn.corner");
    constexpr std::array boards{"B0 B0\nE1 .\n", "B0 E2\nB0 .\n", "B0 B0\nB0 .\n", "B0 B0\nB0 .\n"};
    for (Turns turns = 0; turns < sideCount; ++turns) {
        Scene scene(boards[turns], Scene::Table{.sets = {"base", "abbey-and-mayor"}});
        scene.place("AM-05" + std::to_string(turns), {1, 1});
        EXPECT_EQ(scene.cornerRefusalCode("barn", {1, 1}), "corner-not-field") << int(turns);
        if (turns < 2)
            continue;
        const auto refusal = scene.rules().refusal(
            scene.state(), Action::deploy(scene.figureKind("barn"), Spot::corner({1, 1})));
        EXPECT_EQ(refusal->at, (Cell{1, 1})) << "this tile, the others show a field";
    }
}

TEST(Barn, IsRefusedOnCornersOfAbbey)
{
    rule("am.barn.corner");
    Scene scene("U1 U1 U1\n"
                "B0 .  B0\n"
                "U1 U1 U1",
                Scene::Table{.sets = {"base", "abbey-and-mayor"}});
    scene.place("AB0", {1, 1});
    for (const Cell corner : {Cell{1, 1}, {2, 1}, {1, 2}, {2, 2}}) {
        const auto refusal = scene.rules().refusal(
            scene.state(), Action::deploy(scene.figureKind("barn"), Spot::corner(corner)));
        ASSERT_TRUE(refusal);
        EXPECT_EQ(refusal->code, "corner-not-field");
        EXPECT_EQ(refusal->at, (Cell{1, 1}));
    }
    EXPECT_TRUE(std::ranges::none_of(figureCandidates(scene.rules(), scene.state(), scene.figureKind("barn")),
                                     &Candidate::isLegal));
}

TEST(Barn, IsAllowedOnAllCornersOfFieldTile)
{
    rule("am.barn.corner");
    auto scene = sceneWithBarns("U1 U1 U1\n"
                                "B0 .  B0\n"
                                "U1 U1 U1");
    scene.place("B0", {1, 1});
    for (const Cell corner : {Cell{1, 1}, {2, 1}, {1, 2}, {2, 2}})
        EXPECT_EQ(scene.cornerRefusalCode("barn", corner), "");
}

} // namespace vozka
