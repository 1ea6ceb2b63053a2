// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The abbey: its places, the features that it closes, and its points.
#include "engine/rules/position.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

const Scene::Table withAbbeys{.sets = {"base", "abbey-and-mayor"}};
const Scene::Table lastTurnWithAbbeys{.sets = {"base", "abbey-and-mayor"},
                                      .bag = std::vector<std::string_view>{}};

/// A hole at 1,1 with fields on all sides.
constexpr std::string_view ring = "U1 U1 U1\n"
                                  "B0 .  B0\n"
                                  "U1 U1 U1";

} // namespace

TEST(Abbey, IsPlacedInHolesOnly)
{
    rule("am.abbey.hole");
    Scene scene(ring, withAbbeys);
    EXPECT_EQ(scene.placeRefusalCode("AB0", {1, 1}), "");
    const auto refusal = scene.placeRefusal("AB0", {3, 1});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-a-hole");
    EXPECT_EQ(refusal->side, Side::N);
    EXPECT_EQ(refusal->at, (Cell{3, 0}));
    EXPECT_EQ(scene.placeRefusalCode("AB0", {9, 9}), "not-a-hole");
    EXPECT_EQ(scene.placeRefusalCode("AB0", {0, 1}), "cell-taken");
    EXPECT_EQ(scene.placeRefusalCode("AB0", {512, 512}), "not-an-action");
}

TEST(Abbey, IgnoresSidesOfNeighbours)
{
    rule("am.abbey.hole");
    Scene scene("E0 U0 E0\n"
                "A3 .  E3\n"
                "B0 B0 B0",
                withAbbeys);
    EXPECT_EQ(scene.placeRefusalCode("AB0", {1, 1}), "");
    EXPECT_EQ(scene.placeRefusalCode("AB1", {1, 1}), "no-such-turn");
}

TEST(Abbey, EachPlayerHasOne)
{
    rule("am.abbey.hole");
    Scene scene("U1 U1 U1 U1 U1\n"
                "B0 .  B0 .  B0\n"
                "U1 U1 U1 U1 U1",
                Scene::Table{.sets = withAbbeys.sets, .bag = {{"V", "V", "V"}}});
    scene.placeOnly("AB0", {1, 1});
    EXPECT_EQ(scene.state()->board.tiles().back().owner, 0);
    EXPECT_EQ(scene.step(), "abbey");
    EXPECT_EQ(scene.state()->toMove, 1);
    scene.pass();
    scene.placeOnly("V0", {0, 3});
    EXPECT_EQ(scene.state()->active, 0);
    EXPECT_EQ(scene.step(), "draw") << "Alice has none left";
    const auto refusal = scene.placeRefusal("AB0", {3, 1});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "no-abbey-left");
    EXPECT_EQ(refusal->player, 0);
    EXPECT_EQ(scene.rules()
                  .refusal(scene.state(), Action::place(scene.rules().catalogue().find("AB"), {3, 1}, 0))
                  ->code,
              "no-abbey-left")
        << "reason why Alice has no decision";
}

TEST(Abbey, HasOptionalOwnerInPosition)
{
    rule("am.abbey.hole");
    const auto rules = baseRules(2, Options(), {"base", "abbey-and-mayor"});
    const auto kind = [&](std::string_view id) { return rules.catalogue().find(id); };
    Position position;
    for (const Cell cell : {Cell{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {0, 2}, {1, 2}, {2, 2}})
        position.tiles.push_back({kind("U"), cell, 1});
    for (const Cell cell : {Cell{0, 1}, {2, 1}, {4, 1}})
        position.tiles.insert(position.tiles.begin() + 5, {kind("B"), cell, 0});
    position.tiles.push_back({kind("J"), {3, 2}, 1});
    PositionFault fault;
    const auto isAccepted = [&](std::vector<Player> owners) {
        auto withAbbeys = position;
        for (std::size_t i = 0; i < owners.size(); ++i)
            withAbbeys.tiles.push_back({kind("AB"), {static_cast<std::int16_t>(2 * i + 1), 1}, 0, owners[i]});
        fault = {};
        return PositionLoader::make(rules, withAbbeys, fault).has_value();
    };
    EXPECT_TRUE(isAccepted({})) << fault.refusal.code << fault.index;
    EXPECT_TRUE(isAccepted({0, 1}));
    EXPECT_TRUE(isAccepted({noPlayer, 1}));
    EXPECT_FALSE(isAccepted({1, 1}));
    EXPECT_EQ(fault.refusal.code, "no-abbey-left");
    EXPECT_EQ(fault.index, position.tiles.size() + 1);
}

TEST(Abbey, IsPlacedInsteadOfDrawnTile)
{
    rule("am.abbey.instead");
    Scene scene(ring, withAbbeys);
    scene.pass();
    EXPECT_EQ(scene.step(), "abbey");
    EXPECT_EQ(scene.state()->toMove, 1);
    const auto abbey = scene.rules().catalogue().find("AB");
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    ASSERT_EQ(legal.size(), 2U);
    EXPECT_EQ(legal[0], Action::place(abbey, {1, 1}, 0));
    EXPECT_EQ(legal[1], Action::pass());
    const auto inBag = scene.state()->bagTotal;
    scene.apply(legal[0]);
    EXPECT_EQ(scene.step(), "deploy");
    scene.pass();
    EXPECT_EQ(scene.step(), "draw") << "the hole is filled, so Alice draws";
    EXPECT_EQ(scene.state()->active, 0);
    EXPECT_EQ(scene.state()->bagTotal, inBag);
}

TEST(Abbey, IsOptional)
{
    rule("am.abbey.instead");
    Scene scene(ring, withAbbeys);
    scene.pass();
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
    const auto abbey = Action::place(scene.rules().catalogue().find("AB"), {1, 1}, 0);
    EXPECT_EQ(scene.rules().refusal(scene.state(), abbey)->code, "not-this-step");
}

TEST(Abbey, IsNotOfferedWithoutHole)
{
    rule("am.abbey.instead");
    Scene scene("U1 U1", withAbbeys);
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
    const auto abbey = Action::place(scene.rules().catalogue().find("AB"), {2, 0}, 0);
    EXPECT_EQ(scene.rules().refusal(scene.state(), abbey)->code, "not-a-hole");
}

TEST(Abbey, ClosesNeighbourFeatures)
{
    rule("am.abbey.closes");
    Scene scene("U1    U1 U1\n"
                "A3/Ar .  E3/Bc\n"
                "U1    U1 U1",
                withAbbeys);
    scene.placeOnly("AB0", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "Bob 2 = city.tiles 2\n"
                                  "Alice 1 = road.tiles 1\n");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Abbey, IsPartOfNoRoadOrCity)
{
    rule("am.abbey.apart");
    Scene scene("U1 U1    U1 U1 U1\n"
                "A3 U1/Ar .  U1 A1/Br\n"
                "U1 U1    U1 U1 U1",
                lastTurnWithAbbeys);
    scene.place("AB0", {2, 1});
    EXPECT_EQ(scene.deployRefusalCode(":abbey"), "");
    EXPECT_EQ(scene.deployRefusalCode(":road-ns"), "not-an-action");
    scene.pass();
    EXPECT_EQ(scene.scoreLines(), "Bob 2 = road.tiles 2\n"
                                  "Alice 2 = road.tiles 2\n")
        << "two roads, and the abbey is not a tile of them";
}

TEST(Abbey, SeparatesFields)
{
    rule("am.abbey.field");
    Scene scene("E1 F0/A:field-2 E3\n"
                "B0 .            B0\n"
                "E1 F0           E3",
                lastTurnWithAbbeys);
    scene.placeOnly("AB0", {1, 1});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = field.cities 3\n") << "the southern city is behind the abbey";
}

TEST(Abbey, HoldsOneFigureAsMonk)
{
    rule("am.abbey.monk");
    Scene scene("U1 U1 U1\n"
                "B0 .  B0\n"
                "U1 U1 .",
                Scene::Table{.sets = withAbbeys.sets});
    EXPECT_EQ(scene.placeRefusalCode("AB0", {1, 1}), "");
    scene.place("AB0", {1, 1});
    EXPECT_EQ(scene.deployRefusalCode("(mayor)a"), "wrong-feature");
    scene.deploy("a");
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('A'), 6);
}

TEST(Abbey, ScoresLikeMonasteryImmediatelyIfSurrounded)
{
    rule("am.abbey.score");
    Scene scene(ring, withAbbeys);
    scene.place("AB0", {1, 1});
    scene.deploy("a");
    EXPECT_EQ(scene.scoreLines(), "Alice 9 = monastery.tile 1 + monastery.neighbours 8\n");
    const auto score = std::ranges::find(scene.events(), event::score, &Event::type);
    ASSERT_NE(score, scene.events().end());
    EXPECT_EQ(score->line.kind, "monastery");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Abbey, ScoresExistingTilesAtEnd)
{
    rule("am.abbey.score");
    Scene scene("U1 U1 U1\n"
                "B0 .  B0\n"
                "U1 U1 .",
                lastTurnWithAbbeys);
    scene.place("AB0", {1, 1});
    scene.deploy("a");
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 8 = monastery.tile 1 + monastery.neighbours 7\n");
}

TEST(Abbey, CountsAsTileAroundMonastery)
{
    rule("am.abbey.score");
    Scene scene("U1 U1    U1 U1\n"
                "B0 B0/Bm .  B0\n"
                "U1 U1    U1 U1",
                withAbbeys);
    scene.placeOnly("AB0", {2, 1});
    EXPECT_EQ(scene.scoreLines(), "Bob 9 = monastery.tile 1 + monastery.neighbours 8\n");
}

TEST(Abbey, ClosesBothEndsOfRoad)
{
    rule("am.abbey.closes");
    Scene scene("B0 V3/Ar V0\n"
                "B0 .     V1\n"
                "B0 B0    .",
                withAbbeys);
    scene.placeOnly("AB0", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n") << "once, and the abbey is none of its tiles";
}

TEST(Abbey, AddsNoTileToClosedCity)
{
    rule("am.abbey.apart");
    Scene scene("B0 E2 B0\n"
                "G0/Bc . E3/Ac\n"
                "B0 E0/B(mayor)c B0",
                withAbbeys);
    EXPECT_EQ(scene.placeRefusalCode("AB0", {1, 1}), "");
    scene.placeOnly("AB0", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = city.tiles 2\n")
        << "Bob's city is open elsewhere; a mayor without coats of arms gets nothing";
    EXPECT_EQ(scene.supply('B', "mayor"), 1);
}

} // namespace vozka
