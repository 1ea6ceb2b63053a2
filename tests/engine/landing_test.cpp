// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fliers: figures that can fly, and their landing.
#include "flight_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace flight;

namespace {

TEST(Landing, IsOnAnyIncompleteFeatureExceptFields)
{
    rule("fm.land");
    Scene scene(besideCity, withMachines);
    fly(scene, "follower", 1);
    EXPECT_EQ(landings(scene), (Landings{"0,0 city-n"}));
    const auto field = currentRefusal(scene, R"({"land": [0,0], "feature": "field-1"})");
    ASSERT_TRUE(field);
    EXPECT_EQ(field->code, "no-landing");
    EXPECT_EQ(field->rule, "fm.land");
    EXPECT_EQ(field->featureKind, FeatureKind::Field);
    const auto other = currentRefusal(scene, R"({"land": [1,0], "feature": "field-1"})");
    ASSERT_TRUE(other);
    EXPECT_EQ(other->code, "no-landing");
    EXPECT_EQ(other->rule, "fm.choice");
    EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "not-this-step") << "the flier has to land";
    perform(scene, R"({"land": [0,0], "feature": "city-n"})");
    EXPECT_EQ(figuresOn(scene, 0, {0, 0}, "city-n"), 1);
    EXPECT_EQ(figuresOn(scene, 1, {0, 0}, "city-n"), 1) << "occupied features are open to fliers";
    EXPECT_EQ(scene.state()->board.feature(scene.state()->figures[1].segment).figures, 2);
}

TEST(Landing, IsChosenByOwner)
{
    rule("fm.land");
    Scene scene("D0 FM-050", withMachines);
    fly(scene, "follower", 1);
    EXPECT_EQ(landings(scene), (Landings{"0,0 city-n", "0,0 road-ew"}));
    perform(scene, R"({"land": [0,0], "feature": "road-ew"})");
    EXPECT_EQ(figuresOn(scene, 0, {0, 0}, "road-ew"), 1);
}

TEST(Landing, GivesPointsToSeveralPlayers)
{
    rule("fm.land");
    Scene scene(besideCity, withMachines);
    fly(scene, "follower", 1);
    perform(scene, R"({"land": [0,0], "feature": "city-n"})");
    scene.placeOnly("E2", {0, -1});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = city.tiles 4\nBob 4 = city.tiles 4\n");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Landing, IsRefusedOnFeatureCompletedByNewTile)
{
    rule("fm.completed");
    Scene scene("A3 . A1\nB0 B0 B0", withMachines);
    scene.pass();
    scene.place("FM-050", {1, 0});
    fly(scene, "follower", 1);
    EXPECT_EQ(landings(scene), (Landings{"0,0 monastery"}));
    const auto refusal = currentRefusal(scene, R"({"land": [0,0], "feature": "road-s"})");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "feature-completed");
    EXPECT_EQ(refusal->rule, "fm.completed");
}

TEST(Flier, IsAnyMeepleAllowedOnFeature)
{
    rule("fm.kinds");
    for (const auto* figure : {"follower", "large", "mayor", "wagon"}) {
        Scene scene(besideCity, machinesWithAll);
        fly(scene, figure, 1);
        EXPECT_EQ(landings(scene), (Landings{"0,0 city-n"})) << figure;
        perform(scene, R"({"land": [0,0], "feature": "city-n"})");
        EXPECT_EQ(figuresOn(scene, 0, {0, 0}, "city-n"), 1) << figure;
    }
    Scene abbot(besideCity, machinesWithAll);
    fly(abbot, "abbot", 1);
    EXPECT_EQ(abbot.supply('A', "abbot"), 1) << "no city for an abbot";
    Scene mayor("B0 A3 FM-050", machinesWithAll);
    fly(mayor, "mayor", 1);
    EXPECT_EQ(mayor.supply('A', "mayor"), 1) << "only a city for a mayor";
}

TEST(Flier, IsMeepleOnly)
{
    rule("fm.kinds");
    Scene scene("A3/Ar FM-050", machinesWithAll);
    for (const auto* figure : {"builder", "pig", "barn"}) {
        const auto refusal = scene.deployRefusal("(" + std::string(figure) + "):flying-machine");
        ASSERT_TRUE(refusal) << figure;
        EXPECT_EQ(refusal->code, "wrong-feature") << figure;
    }
    EXPECT_EQ(scene.deployRefusal("(builder):flying-machine")->rule, "fm.kinds");
}

TEST(Flier, LandsInGardenAsAbbotOnly)
{
    rule("fm.kinds");
    const auto landing = R"({"land": [0,0], "feature": "garden"})";
    for (const auto* figure : {"follower", "wagon", "large"}) {
        Scene scene("E-garden0 FM-020", machinesWithAll);
        fly(scene, figure, 1);
        EXPECT_EQ(currentRefusalCode(scene, landing), "garden-abbot-only") << figure;
    }
    Scene abbot("E-garden0 FM-020", machinesWithAll);
    fly(abbot, "abbot", 1);
    EXPECT_EQ(landings(abbot), (Landings{"0,0 garden"}));
    EXPECT_EQ(currentRefusal(abbot, R"({"land": [0,0], "feature": "city-n"})")->rule, "fm.kinds");
}

TEST(Flier, LandsInOccupiedMonastery)
{
    rule("fm.land");
    for (const auto* figure : {"follower", "abbot", "wagon"}) {
        Scene scene("B0/Bm FM-020", machinesWithAll);
        fly(scene, figure, 1);
        EXPECT_EQ(landings(scene), (Landings{"0,0 monastery"})) << figure;
    }
}

TEST(Landing, IsRefusedOnTower)
{
    rule("fm.not-there");
    Scene scene("TO-02-garden0 FM-020", machinesWithAll);
    EXPECT_EQ(refusalCode(scene, R"({"land": [0,0], "feature": "tower"})"), "no-landing");
    fly(scene, "follower", 1);
    EXPECT_EQ(scene.supply('A'), 7) << "a tower and a field";
}

TEST(Landing, IsRefusedOnTileWithDragon)
{
    rule("fm.not-there");
    Scene scene("PD-010 FM-020", machinesWithAll);
    fly(scene, "follower", 1);
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(refusalCode(scene, R"({"land": [0,0], "feature": "field-1"})"), "dragon-on-tile");
}

TEST(Landing, IsRefusedOnOtherMachine)
{
    rule("fm.not-there");
    Scene scene("FM-010 FM-020", withMachines);
    fly(scene, "follower", 1);
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(refusalCode(scene, R"({"land": [0,0], "feature": "flying-machine"})"), "no-landing");
}

TEST(Landing, IsRefusedOnRiver)
{
    rule("fm.not-there");
    Scene scene("RI-013 FM-020", Scene::Table{.sets = {"base", "river", "flying-machines"}});
    fly(scene, "follower", 1);
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(refusalCode(scene, R"({"land": [0,0], "feature": "river-e"})"), "no-landing");
}

TEST(Landing, AllowsBuilderButExtendsNothing)
{
    rule("fm.land");
    rule("tb.builder.place");
    Scene scene("A3 FM-050", machinesWithAll);
    fly(scene, "follower", 1);
    perform(scene, R"({"land": [0,0], "feature": "road-s"})");
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_FALSE(scene.state()->isExtraTurn());
    scene.placeOnly("B0", {0, -1});
    scene.place("U1", {2, 0});
    EXPECT_EQ(scene.deployRefusalCode("(builder)r"), "") << "the flier is a follower of this road";
    scene.deploy("(builder)r");
    scene.placeOnly("B0", {0, -2});
    scene.place("U1", {3, 0});
    scene.pass();
    EXPECT_TRUE(scene.state()->isExtraTurn());
}

TEST(Landing, AllowsMoveOfWagon)
{
    rule("fm.kinds");
    rule("am.wagon.target");
    Scene scene("D0 FM-050 .", machinesWithAll);
    fly(scene, "wagon", 1);
    perform(scene, R"({"land": [0,0], "feature": "road-ew"})");
    scene.placeOnly("A1", {2, 0});
    scene.place("A3", {-1, 0});
    scene.pass();
    EXPECT_EQ(scene.step(), "wagon");
    const auto machine = R"({"wagon": [0,0], "to": [1,0], "feature": "flying-machine"})";
    EXPECT_EQ(currentRefusalCode(scene, machine), "flying-machine") << "no figure moves to a flying machine";
}

TEST(Landing, IsAllowedInAbbey)
{
    rule("fm.land");
    for (const auto* figure : {"follower", "abbot", "wagon"}) {
        Scene scene(
            "B0 B0 B0\nB0 AB0 B0\nB0 B0 .",
            Scene::Table{.sets = machinesWithAll.sets, .bag = std::vector<std::string_view>{"FM-02", "B"}});
        scene.pass();
        scene.place("FM-020", {3, 1});
        fly(scene, figure, 2);
        EXPECT_EQ(landings(scene), (Landings{"1,1 abbey"})) << figure;
    }
}

} // namespace

} // namespace vozka
