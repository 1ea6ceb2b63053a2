// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ferries: how they are placed and moved, and the roads that they join.
#include "dragon_game.h"
#include "ferry_scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

using namespace dragon_game;
using namespace ferry_game;

namespace {

const Scene::Table withFerries{.sets = {"base", "ferries"}};
const Scene::Table ferriesWithBuilder{.sets = {"base", "ferries", "traders-and-builders", "abbey-and-mayor"}};

int choiceCount(const Scene& scene)
{
    const auto text = choices(scene);
    return static_cast<int>(std::ranges::count(text, ' '));
}

TEST(Ferries, EachTileHasOne)
{
    rule("fe.place");
    const auto rules = baseRules(2, Options(), withFerries.sets);
    EXPECT_EQ(rules.book().findToken("ferry")->most, 8);
}

TEST(Ferries, IsPlacedAfterFigure)
{
    rule("fe.place");
    rule("fe.deploy-first");
    Scene scene("A3/Br FE-020", withFerries);
    EXPECT_EQ(scene.deployRefusalCode(":road-w"), "feature-occupied");
    scene.deploy(":road-e");
    EXPECT_EQ(scene.step(), "ferry");
    EXPECT_EQ(scene.state()->toMove, 0);
    EXPECT_EQ(choices(scene), "ferry ferry ferry ");
    EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "not-this-step") << "must be placed";
    perform(scene, ferryText("1,0", "e", "w"));
    EXPECT_TRUE(areJoined(scene, {0, 0}, "road-s", {1, 0}, "road-e"));
    EXPECT_EQ(scene.state()->board.feature(scene.state()->figuresOnBoard()[0].segment).figures, 2);
}

TEST(Ferries, IsPlacedAlsoWithoutFigure)
{
    rule("fe.place");
    Scene scene("FE-030", withFerries);
    scene.pass();
    EXPECT_EQ(choiceCount(scene), 6);
    EXPECT_EQ(currentRefusalCode(scene, ferryText("0,0", "e", "e")), "not-an-action");
    EXPECT_EQ(currentRefusalCode(scene, R"({"ferry": [0,0], "roads": ["field-1", "road-e"]})"),
              "wrong-feature");
    EXPECT_EQ(currentRefusalCode(scene, R"({"ferry": [5,0], "roads": ["road-e", "road-s"]})"),
              "not-an-action");
}

TEST(Ferries, RoadWithoutFerryEndsAtLake)
{
    rule("fe.closed");
    rule("fe.score");
    Scene closed("A3/Br FE-020", withFerries);
    placeFerry(closed, "1,0", "e", "s");
    EXPECT_EQ(closed.scoreLines(), "Bob 2 = road.tiles 2\n");
    for (const auto* other : {"e", "s"}) {
        Scene open("A3/Br FE-020", withFerries);
        placeFerry(open, "1,0", other, "w");
        EXPECT_EQ(open.scoreLines(), "");
    }
}

TEST(Ferries, TileCountsOnce)
{
    rule("fe.tile-once");
    Scene road("A3/Br FE-020", withFerries);
    placeFerry(road, "1,0", "e", "w");
    placeWithoutFigure(road, "A1", {2, 0});
    EXPECT_EQ(road.scoreLines(), "Bob 3 = road.tiles 3\n");

    Scene loop("FE-020", withFerries);
    placeFerry(loop, "0,0", "e", "s");
    loop.place("V0", {1, 0});
    loop.deploy("r");
    loop.pass();
    placeWithoutFigure(loop, "V1", {1, 1});
    placeWithoutFigure(loop, "V2", {0, 1});
    EXPECT_EQ(loop.scoreLines(), "Bob 4 = road.tiles 4\n");
}

TEST(Ferries, IsMovedByTileThatExtendsRoad)
{
    rule("fe.move");
    Scene scene("FE-020", withFerries);
    placeFerry(scene, "0,0", "e", "w");
    scene.placeOnly("U1", {1, 0});
    EXPECT_EQ(scene.step(), "ferries");
    EXPECT_EQ(scene.state()->toMove, 1);
    EXPECT_EQ(choiceCount(scene), 2);
    EXPECT_EQ(currentRefusalCode(scene, ferryText("0,0", "e", "w")), "ferry-same-place");
    perform(scene, ferryText("0,0", "s", "w"));
    EXPECT_EQ(scene.step(), "draw") << "moved only once";
    EXPECT_TRUE(areJoined(scene, {0, 0}, "road-s", {0, 0}, "road-w"));
    EXPECT_FALSE(areJoined(scene, {0, 0}, "road-e", {0, 0}, "road-w"));
}

TEST(Ferries, IsMovedOptionally)
{
    rule("fe.move");
    Scene scene("FE-020", withFerries);
    placeFerry(scene, "0,0", "e", "w");
    scene.placeOnly("U1", {1, 0});
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_TRUE(areJoined(scene, {0, 0}, "road-e", {0, 0}, "road-w"));
}

TEST(Ferries, MovesFirstFerryOnly)
{
    rule("fe.move");
    rule("fe.move.once");
    Scene scene("FE-020", withFerries);
    placeFerry(scene, "0,0", "e", "w");
    scene.placeOnly("FE-020", {1, 0});
    perform(scene, ferryText("1,0", "e", "w"));
    EXPECT_EQ(scene.step(), "ferries") << "the first tile's ferry is next to the new one";
    EXPECT_EQ(currentRefusalCode(scene, ferryText("1,0", "e", "s")), "ferry-moved");
    scene.pass();
    scene.placeOnly("U1", {2, 0});
    EXPECT_EQ(currentRefusalCode(scene, ferryText("0,0", "e", "s")), "ferry-not-near");
    EXPECT_EQ(choiceCount(scene), 2);
    perform(scene, ferryText("1,0", "e", "s"));
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Ferries, FerriesInBothDirectionsAreMovedInTurn)
{
    rule("fe.move.order");
    Scene scene("FE-020", withFerries);
    placeFerry(scene, "0,0", "e", "w");
    placeWithoutFigure(scene, "U0", {0, 1});
    scene.placeOnly("FE-022", {0, -1});
    perform(scene, ferryText("0,-1", "e", "w"));
    scene.placeOnly("U1", {1, 0});
    EXPECT_EQ(choiceCount(scene), 2);
    scene.pass();
    scene.placeOnly("FE-020", {2, 0});
    EXPECT_EQ(scene.step(), "ferry") << "first the new one";
    perform(scene, ferryText("2,0", "e", "w"));
    EXPECT_EQ(scene.step(), "ferries");
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Ferries, RoadJoinedByMovedFerryIsNotExtended)
{
    rule("fe.move.not");
    Scene scene("FE-020", withFerries);
    placeFerry(scene, "0,0", "e", "w");
    scene.placeOnly("FE-020", {1, 0});
    perform(scene, ferryText("1,0", "e", "s"));
    scene.pass();
    scene.placeOnly("U1", {2, 0});
    perform(scene, ferryText("1,0", "e", "w"));
    EXPECT_EQ(scene.step(), "draw") << "the next ferry stays";
}

TEST(Ferries, AbbeyMovesNoFerry)
{
    rule("fe.move.not");
    Scene scene("E0 E0 E0\n"
                "B0 .  .\n"
                "B0 B0 .",
                ferriesWithBuilder);
    scene.pass();
    scene.placeOnly("FE-020", {2, 1});
    perform(scene, ferryText("2,1", "e", "w"));
    ASSERT_EQ(scene.step(), "abbey");
    perform(scene, R"({"place": "AB", "at": [1,1], "turns": 0})");
    EXPECT_EQ(refusalCode(scene, ferryText("2,1", "e", "s")), "ferry-not-near");
    scene.pass();
    EXPECT_EQ(scene.state()->active, 1) << scene.step();
}

TEST(Ferries, TileOnOtherRoadMovesNoFerry)
{
    rule("fe.move.not");
    Scene scene("FE-020", withFerries);
    placeFerry(scene, "0,0", "e", "w");
    scene.placeOnly("U0", {0, 1});
    EXPECT_EQ(scene.step(), "draw") << "the road end has no ferry";
}

TEST(Ferries, BuilderReturnsIfCutOff)
{
    rule("fe.builder");
    Scene scene("U1/Ar FE-020", ferriesWithBuilder);
    placeFerry(scene, "1,0", "e", "w");
    placeWithoutFigure(scene, "U0", {1, 1});
    scene.place("U1", {2, 0});
    scene.deploy("(builder)r");
    scene.pass();
    ASSERT_EQ(scene.supply('A', "builder"), 0);
    scene.placeOnly("U1", {3, 0});
    perform(scene, ferryText("1,0", "e", "s"));
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    EXPECT_EQ(scene.supply('A'), 6) << "the follower stays";
}

TEST(Ferries, BuilderStaysIfMovedFerryJoinsItToItsFollower)
{
    rule("fe.builder");
    // The ends e and s are one road outside the lake.
    Scene scene("FE-020", ferriesWithBuilder);
    placeFerry(scene, "0,0", "e", "w");
    placeWithoutFigure(scene, "V0", {1, 0});
    placeWithoutFigure(scene, "V1", {1, 1});
    scene.place("U1", {-1, 0});
    scene.deploy("r");
    scene.pass();
    scene.placeOnly("V2", {0, 1});
    scene.pass();
    scene.place("U1", {-2, 0});
    scene.deploy("(builder)r");
    perform(scene, ferryText("0,0", "s", "w"));
    EXPECT_EQ(scene.supply('B', "builder"), 0);
}

TEST(Ferries, GrowthByFerryGivesNoDoubleTurn)
{
    rule("fe.builder");
    Scene scene("U1/Br U1/B(builder)r FE-020", ferriesWithBuilder);
    placeFerry(scene, "2,0", "e", "s");
    scene.placeOnly("U1", {3, 0});
    perform(scene, ferryText("2,0", "e", "w"));
    EXPECT_EQ(scene.state()->active, 0);
    EXPECT_FALSE(scene.state()->isExtraTurn());
}

TEST(Ferries, PartsOfDoubleTurnAllowMovesAgain)
{
    rule("fe.move.once");
    Scene scene("U1/Br U1/B(builder)r FE-020", ferriesWithBuilder);
    placeFerry(scene, "2,0", "e", "w");
    scene.placeOnly("U1", {3, 0});
    perform(scene, ferryText("2,0", "e", "s"));
    ASSERT_TRUE(scene.state()->isExtraTurn());
    scene.placeOnly("U1", {4, 0});
    EXPECT_EQ(currentRefusalCode(scene, ferryText("2,0", "e", "w")), "");
}

TEST(Ferries, ClassicWagonDoesNotCrossLake)
{
    rule("fe.wagon");
    Scene scene("A3/A(wagon)r FE-020",
                {.sets = {"base", "ferries", "abbey-and-mayor"}, .options = Options(Edition::C1)});
    placeFerry(scene, "1,0", "e", "s");
    ASSERT_EQ(scene.step(), "wagon");
    EXPECT_EQ(currentRefusalCode(scene, R"({"wagon": [0,0], "to": [0,0], "feature": "monastery"})"), "");
    EXPECT_NE(currentRefusalCode(scene, R"({"wagon": [0,0], "to": [1,0], "feature": "road-e"})"), "");
}

TEST(Ferries, ScoresPartThatIsCutOff)
{
    rule("fe.score");
    Scene scene("A3/Br FE-020", withFerries);
    placeFerry(scene, "1,0", "e", "w");
    scene.placeOnly("U1", {2, 0});
    perform(scene, ferryText("1,0", "e", "s"));
    EXPECT_EQ(scene.scoreLines(), "Bob 2 = road.tiles 2\n");
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Ferries, ActionIsCheckedInItsOwnStep)
{
    rule("fe.move");
    Scene scene("FE-020", withFerries);
    EXPECT_EQ(refusalCode(scene, ferryText("0,0", "e", "s")), "");
    placeFerry(scene, "0,0", "e", "w");
    scene.place("U1", {1, 0});
    EXPECT_EQ(refusalCode(scene, ferryText("0,0", "e", "s")), "");
    EXPECT_EQ(refusalCode(scene, ferryText("0,0", "e", "w")), "ferry-same-place");
}

} // namespace

} // namespace vozka
