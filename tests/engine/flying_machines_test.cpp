// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Flying machines: take-off, the die and crashes.
#include "engine/expansions/list.h"
#include "engine/insight/feature_insight.h"
#include "flight_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace flight;

namespace {

TEST(FlyingMachine, ReplacesOrdinaryDeployment)
{
    rule("fm.choice");
    Scene scene(besideCity, withMachines);
    EXPECT_EQ(currentRefusalCode(scene, rollText(1)), "not-this-step");
    scene.deploy(":flying-machine");
    EXPECT_EQ(scene.supply('A'), 6);
    EXPECT_EQ(scene.step(), "roll");
    EXPECT_EQ(scene.state()->toMove, noPlayer);
    EXPECT_EQ(scene.deployRefusalCode("f"), "not-this-step");
    EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "not-this-step");
    perform(scene, rollText(1));
    EXPECT_EQ(scene.step(), "land");
    EXPECT_EQ(scene.state()->toMove, 0);
    perform(scene, R"({"land": [0,0], "feature": "city-n"})");
    EXPECT_EQ(scene.step(), "draw") << "a flight is the choice of the step";
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(FlyingMachine, DieHasTwoSidesOfEachNumber)
{
    rule("fm.choice");
    Scene scene(besideCity, withMachines);
    scene.deploy(":flying-machine");
    const auto draws = scene.state()->draws;
    std::vector<int> numbers;
    const auto outcomes = scene.rules().outcomes(scene.state());
    outcomes.forEach([&](const Outcome& outcome) {
        EXPECT_EQ(outcome.weight, 2U);
        numbers.push_back(outcome.action.number);
    });
    EXPECT_EQ(numbers, (std::vector{1, 2, 3}));
    for (const int wrong : {0, 4, -1}) {
        Action roll;
        roll.type = actionType(scene.rules(), "roll");
        roll.number = static_cast<std::int16_t>(wrong);
        EXPECT_EQ(scene.rules().refusal(scene.state(), roll)->code, "not-an-action");
    }
    perform(scene, rollText(3));
    EXPECT_EQ(scene.state()->draws, draws + 1) << "the next random number is another one";
}

TEST(FlyingMachine, FliesInItsDirectionWhichTurnsWithTile)
{
    rule("fm.choice");
    // From the north-west, turned once, to the north-east.
    Scene once("B0 E0\nFM-011 .", withMachines);
    fly(once, "follower", 1);
    EXPECT_EQ(landings(once), (Landings{"1,0 city-n"}));
    Scene twice("B0 B0 E0\nB0 . .\nFM-011 . .", withMachines);
    fly(twice, "follower", 2);
    EXPECT_EQ(landings(twice), (Landings{"2,0 city-n"}));
    Scene unturned("E0 .\nB0 FM-010", withMachines);
    fly(unturned, "follower", 1);
    EXPECT_EQ(landings(unturned), (Landings{"0,0 city-n"}));
    // From the west, turned three times, to the south.
    Scene south("B0 B0\nE2 .", withMachines);
    south.pass();
    south.place("FM-023", {0, -1});
    fly(south, "follower", 2);
    EXPECT_EQ(landings(south), (Landings{"0,1 city-n"}));
}

TEST(FlyingMachine, IsUsedOnTileJustPlacedOnly)
{
    rule("fm.choice");
    Scene scene("B0 FM-020", withMachines);
    scene.placeOnly("E0", {2, 0});
    scene.place("B0", {3, 0});
    const auto refusal =
        currentRefusal(scene, R"({"deploy": "follower", "at": [1,0], "feature": "flying-machine"})");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-this-tile");
}

TEST(Crash, ReturnsFlierAndUsesChoice)
{
    rule("fm.crash");
    Scene scene(besideCity, withMachines);
    fly(scene, "follower", 2);
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.state()->figuresOnBoard().size(), 1U);
    EXPECT_EQ(scene.eventCount("roll"), 1);
    EXPECT_EQ(scene.eventCount("crash"), 1);
    EXPECT_EQ(scene.eventCount(event::returned), 1);
}

TEST(Crash, HappensWithoutOpenFeature)
{
    rule("fm.crash");
    rule("fm.land");
    Scene scene("E2 .\nE0 FM-020", withMachines);
    fly(scene, "follower", 1);
    EXPECT_EQ(scene.step(), "draw") << "the city was completed earlier";
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(FlyingMachine, IsUsedOnceInTurn)
{
    rule("fm.once");
    Scene scene("E0/Bc FM-040", Scene::Table{.sets = {"base", "flying-machines", "phantom"}});
    fly(scene, "follower", 1);
    perform(scene, R"({"land": [0,0], "feature": "city-n"})");
    ASSERT_EQ(scene.step(), "phantom");
    const auto refusal = scene.deployRefusal("(phantom):flying-machine");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "machine-used");
    EXPECT_EQ(refusal->rule, "fm.once");
    EXPECT_EQ(scene.deployRefusalCode("(phantom)r"), "");
    scene.pass();
    scene.place("FM-020", {2, 0});
    EXPECT_EQ(scene.deployRefusalCode(":flying-machine"), "") << "in another turn";
}

TEST(FlyingMachine, CarriesPhantomIfFirstFigureDidNotFly)
{
    rule("fm.once");
    Scene scene("E0/Bc FM-040", Scene::Table{.sets = {"base", "flying-machines", "phantom"}});
    scene.deploy("r");
    ASSERT_EQ(scene.step(), "phantom");
    fly(scene, "phantom", 1);
    ASSERT_EQ(scene.step(), "land");
    perform(scene, R"({"land": [0,0], "feature": "city-n"})");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->figuresOnBoard().size(), 3U);
}

TEST(FlyingMachine, LeavesPhantomAfterCrash)
{
    rule("fm.once");
    rule("fm.crash");
    Scene scene("E0/Bc FM-040", Scene::Table{.sets = {"base", "flying-machines", "phantom"}});
    fly(scene, "follower", 3);
    EXPECT_EQ(scene.step(), "phantom");
    EXPECT_EQ(scene.deployRefusalCode("(phantom):flying-machine"), "machine-used");
}

TEST(Portal, DoesNotLeadToFlyingMachine)
{
    rule("fm.choice");
    rule("pd.portal");
    Scene scene("FM-020 A3 PD-020", machinesWithAll);
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "follower", "at": [0,0], "feature": "flying-machine"})"),
              "wrong-feature");
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "follower", "at": [0,0], "feature": "field-1"})"), "");
}

TEST(Flier, IsRefusedInPosition)
{
    rule("fm.choice");
    const auto rules = baseRules(2, Options(), machineSets);
    const auto kind = rules.catalogue().find("FM-02");
    Position position;
    position.tiles = {{.kind = kind, .at = {0, 0}}};
    position.figures = {{.player = 0, .at = {0, 0}, .feature = 0}};
    PositionFault fault;
    EXPECT_FALSE(PositionLoader::make(rules, position, fault));
    EXPECT_EQ(fault.refusal.code, "wrong-feature");
}

TEST(Flier, IsAssumedForRefusals)
{
    rule("fm.land");
    // The machine at 1,0 flies to the west: 0,0 is one tile away.
    Scene scene("E0/Bc FM-020", withMachines);
    EXPECT_EQ(refusalCode(scene, R"({"land": [0,0], "feature": "city-n"})"), "");
    EXPECT_EQ(refusalCode(scene, R"({"land": [0,0], "feature": "field-1"})"), "no-landing");
    EXPECT_EQ(refusalCode(scene, R"({"land": [1,0], "feature": "field-1"})"), "no-landing");
    EXPECT_EQ(refusalCode(scene, rollText(2)), "");
    Scene withoutMachine("E0/Bc B0", withMachines);
    EXPECT_EQ(refusalCode(withoutMachine, R"({"land": [0,0], "feature": "city-n"})"), "no-landing");
}

TEST(FlyingMachine, IsNeverScored)
{
    rule("fm.choice");
    Scene scene(besideCity, withMachines);
    const auto& board = scene.state()->board;
    const auto insight = featureInsight(scene.rules(), scene.state(), board.segmentOf(1, 0));
    EXPECT_EQ(insight.worth.payment, Payment::None);
    EXPECT_FALSE(insight.complete);
}

TEST(Flier, ReturnsIfGameEndsBeforeRoll)
{
    rule("fm.crash");
    Scene scene(besideCity, withMachines);
    scene.deploy(":flying-machine");
    State state = scene.state();
    scene.rules().endNow(state);
    EXPECT_TRUE(state->over);
    EXPECT_EQ(state->supply[0][0], 7);
}

TEST(Flier, ReturnsIfGameEndsBeforeLanding)
{
    rule("fm.crash");
    Scene scene(besideCity, withMachines);
    scene.deploy(":flying-machine");
    perform(scene, rollText(1));
    ASSERT_EQ(scene.step(), "land");
    State state = scene.state();
    scene.rules().endNow(state);
    EXPECT_TRUE(state->over);
    EXPECT_EQ(state->supply[0][0], 7);
}

TEST(FlyingMachine, HasOptionForAcrobatsThatNeedsTheirSet)
{
    rule("fm.acrobats");
    const auto* spec = findOption("flierAcrobats");
    ASSERT_NE(spec, nullptr);
    EXPECT_EQ(spec->classic, 1);
    EXPECT_EQ(spec->modern, 1);
    EXPECT_EQ(std::ranges::count(optionsFor(machineSets), spec), 0) << "no effect";
    EXPECT_EQ(std::ranges::count(
                  optionsFor(std::vector<std::string>{"base", "flying-machines", "under-the-big-top"}), spec),
              1);
}

} // namespace

} // namespace vozka
