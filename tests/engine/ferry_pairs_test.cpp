// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ferries together with drawbridges, inns, abbeys, wagons, the phantom and the dragon.
#include "bridge_scene.h"
#include "dragon_game.h"
#include "ferry_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace ferry_game;

TEST(FerryAndDrawbridge, DrawbridgeIsDecidedAfterFerryIsPlaced)
{
    rule("fe.place");
    rule("db.score.first");
    // The tile turned once has its end w in the north.
    const Scene::Table table{.sets = {"base", "drawbridges", "ferries"},
                             .bag = std::vector<std::string_view>{"B", "B"}};
    BridgeScene closed(table, "DB-060/Ar\nFE-021");
    closed.pass();
    EXPECT_EQ(closed.step(), "ferry");
    EXPECT_EQ(closed.scoreLines(), "") << "the lake does not close the road yet";
    perform(closed, ferryText("0,1", "e", "s"));
    EXPECT_EQ(closed.scoreLines(), "Alice 2 = road.tiles 2\n");
    ASSERT_EQ(closed.step(), "drawbridge");
    EXPECT_EQ(closed.choices(), "Alice 0,0 road-s: 0,0 city-n; supply");
    BridgeScene open(table, "DB-060/Ar\nFE-021");
    open.pass();
    perform(open, ferryText("0,1", "e", "w"));
    EXPECT_EQ(open.scoreLines(), "");
    EXPECT_EQ(open.step(), "draw");
}

TEST(FerryAndDrawbridge, MovedFerryLeadsToDecision)
{
    rule("fe.score");
    rule("db.score.first");
    BridgeScene scene(
        {.sets = {"base", "drawbridges", "ferries"}, .bag = std::vector<std::string_view>{"U", "B", "B"}},
        "DB-060/Ar\nFE-021");
    scene.pass();
    perform(scene, ferryText("0,1", "e", "w"));
    // The end e, in the south, has the ferry.
    scene.placeOnly("U0", {0, 2});
    ASSERT_EQ(scene.step(), "ferries");
    perform(scene, ferryText("0,1", "e", "s"));
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n");
    ASSERT_EQ(scene.step(), "drawbridge");
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "A");
}

TEST(FerryAndInn, OneInnDoublesWholeRoad)
{
    rule("fe.score");
    rule("ic.inn.complete");
    Scene scene("A3/Br FE-020", Scene::Table{.sets = {"base", "inns-and-cathedrals", "ferries"}});
    placeFerry(scene, "1,0", "e", "w");
    placeWithoutFigure(scene, "IC-150", {2, 0});
    placeWithoutFigure(scene, "A1", {3, 0});
    EXPECT_EQ(scene.scoreLines(), "Bob 8 = road.tiles 4 + road.inn 4\n");
}

TEST(FerryAndInn, InnOfEitherRoadDoublesJoinedRoad)
{
    rule("fe.score");
    rule("ic.inn.complete");
    const Scene::Table table{.sets = {"base", "inns-and-cathedrals", "ferries"}};
    Scene innInEast("B0 B0 B0 .\nA3/Br . IC-150 A1", table);
    innInEast.pass();
    innInEast.place("FE-020", {1, 1});
    placeFerry(innInEast, "1,1", "e", "w");
    EXPECT_EQ(innInEast.scoreLines(), "Bob 8 = road.tiles 4 + road.inn 4\n");
    Scene innInWest("B0 B0 B0 B0\nA3/Br IC-150 . A1", table);
    innInWest.pass();
    innInWest.place("FE-020", {2, 1});
    placeFerry(innInWest, "2,1", "e", "w");
    EXPECT_EQ(innInWest.scoreLines(), "Bob 8 = road.tiles 4 + road.inn 4\n");
}

TEST(FerryAndInn, PartsThatAreCutOffCountTheirOwnInns)
{
    rule("fe.score");
    rule("ic.inn.complete");
    Scene scene("A3/Br IC-150 FE-020", Scene::Table{.sets = {"base", "inns-and-cathedrals", "ferries"}});
    scene.deploy(":road-e");
    perform(scene, ferryText("2,0", "e", "w"));
    scene.placeOnly("U1", {3, 0});
    perform(scene, ferryText("2,0", "e", "s"));
    EXPECT_EQ(scene.scoreLines(), "Bob 6 = road.tiles 3 + road.inn 3\n");
    placeWithoutFigure(scene, "A1", {4, 0});
    placeWithoutFigure(scene, "A2", {2, 1});
    EXPECT_EQ(scene.scoreLines(), "Bob 6 = road.tiles 3 + road.inn 3\nAlice 4 = road.tiles 4\n")
        << "the inn is on the other road now";
}

TEST(FerryAndInn, LakeIsNoInn)
{
    rule("fe.tile-once");
    rule("ic.inn.incomplete");
    Scene scene("A3/Br FE-020", Scene::Table{.sets = {"base", "inns-and-cathedrals", "ferries"}});
    placeFerry(scene, "1,0", "e", "w");
    State end = scene.state();
    scene.rules().endNow(end, nullptr);
    EXPECT_EQ(end->scores.at(1), 2);
}

TEST(FerryAndAbbey, AbbeyClosesRoadEndOfLake)
{
    rule("fe.move.not");
    rule("am.abbey.closes");
    Scene scene("E0 E0 E0\n"
                "B0 .  .\n"
                "B0 B0 .",
                Scene::Table{.sets = {"base", "ferries", "abbey-and-mayor"}});
    scene.pass();
    scene.place("FE-020", {2, 1});
    scene.deploy(":road-w");
    perform(scene, ferryText("2,1", "e", "s"));
    EXPECT_EQ(scene.scoreLines(), "");
    ASSERT_EQ(scene.step(), "abbey");
    perform(scene, R"({"place": "AB", "at": [1,1], "turns": 0})");
    scene.pass();
    EXPECT_EQ(scene.scoreLines(), "Bob 1 = road.tiles 1\n");
    EXPECT_TRUE(areJoined(scene, {2, 1}, "road-e", {2, 1}, "road-s"));
}

TEST(FerryAndWagon, TargetsAreFoundAfterFerryIsPlaced)
{
    rule("fe.place");
    rule("am.wagon.target");
    // The tile turned twice has its end e in the west, s in the north and w in the east.
    const auto target = R"({"wagon": [0,0], "to": [1,0], "feature": "road-s"})";
    for (const auto* const board : {"A3/A(wagon)r . U1/Br\nB0 B0 B0", "A3/A(wagon)r . U1\nB0 B0 B0"}) {
        Scene scene(board, Scene::Table{.sets = {"base", "ferries", "abbey-and-mayor"}});
        scene.pass();
        scene.placeOnly("FE-022", {1, 0});
        perform(scene, ferryText("1,0", "s", "w"));
        ASSERT_EQ(scene.step(), "wagon");
        EXPECT_EQ(scene.state()->toMove, 0);
        const bool isBobThere = std::string_view(board).find("/Br") != std::string_view::npos;
        EXPECT_EQ(currentRefusalCode(scene, target), isBobThere ? "occupied" : "");
    }
}

TEST(FerryAndPhantom, FerryIsPlacedAfterPhantom)
{
    rule("fe.place");
    rule("fe.deploy-first");
    rule("ph.second");
    Scene scene("FE-020", Scene::Table{.sets = {"base", "ferries", "phantom"}});
    scene.deploy(":road-e");
    ASSERT_EQ(scene.step(), "phantom");
    EXPECT_EQ(scene.deployRefusalCode("(phantom):road-w"), "") << "each end is a separate road";
    scene.deploy("(phantom):road-w");
    ASSERT_EQ(scene.step(), "ferry");
    perform(scene, ferryText("0,0", "e", "w"));
    EXPECT_EQ(scene.state()->board.feature(scene.state()->figuresOnBoard()[0].segment).figures, 2);
}

TEST(FerryAndDragon, FerryIsMovedBeforeDragon)
{
    rule("fe.move");
    rule("pd.dragon.when");
    Scene scene("FE-020", Scene::Table{.sets = {"base", "ferries", "princess-and-dragon"},
                                       .options = dragon_game::optionsWith("dragonMoves", "beforeScoring")});
    placeFerry(scene, "0,0", "e", "w");
    scene.placeOnly("PD-010", {0, -1});
    scene.placeOnly("PD-160", {1, 0});
    ASSERT_EQ(scene.step(), "ferries");
    perform(scene, ferryText("0,0", "e", "s"));
    EXPECT_EQ(scene.step(), "dragon");
}

} // namespace vozka
