// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tunnel entrances, tokens, and the roads that they join.
#include "tunnel_scene.h"

#include <gtest/gtest.h>

#include <bit>

namespace vozka {

using namespace dragon_game;
using namespace ferry_game;
using namespace tunnel_game;

namespace {

int tokensOf(int players, Options options = Options())
{
    const auto rules = baseRules(players, std::move(options), withTunnel.sets);
    const State start = rules.start();
    return start->held(0, rules.book().findToken("tunnel")->kind);
}

Options tokenOption(std::string_view value)
{
    return optionsWith("tunnelTokens", value);
}

TEST(Tunnel, PlayersHavePairsOfTokens)
{
    rule("tu.tokens");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        EXPECT_EQ(tokensOf(2, Options(edition)), 6);
        EXPECT_EQ(tokensOf(3, Options(edition)), 4);
        EXPECT_EQ(tokensOf(4, Options(edition)), 2);
        EXPECT_EQ(tokensOf(6, Options(edition)), 2);
    }
    EXPECT_EQ(tokensOf(2, tokenOption("2/1/1")), 4);
    EXPECT_EQ(tokensOf(3, tokenOption("2/1/1")), 2);
    EXPECT_EQ(tokensOf(2, tokenOption("1/1/1")), 2);
    EXPECT_EQ(tokensOf(4, tokenOption("2/1/1")), 2);
}

TEST(Tunnel, RoadIsOpenAtEntrance)
{
    rule("tu.open");
    Scene scene("TU-020 A1/Br", withTunnel);
    EXPECT_EQ(roadAt(scene, {0, 0}, "road-e").openEnds, 1);
    passAll(scene);
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('B'), 6);
}

TEST(Tunnel, OneTokenDoesNotCloseEntrance)
{
    rule("tu.open");
    Scene scene("TU-020 A1/Br", withTunnel);
    scene.pass();
    perform(scene, tokenText("0,0", "e", 0));
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(roadAt(scene, {0, 0}, "road-e").openEnds, 1);
    EXPECT_EQ(scene.eventCount("join"), 0);
}

TEST(Tunnel, PairJoinsRoads)
{
    rule("tu.join");
    rule("tu.score");
    Scene scene("A3 TU-020 A1/Br", withTunnel);
    scene.pass();
    perform(scene, tokenText("1,0", "e", 1));
    EXPECT_FALSE(areJoined(scene, {1, 0}, "road-e", {1, 0}, "road-w"));
    placeOnlyTile(scene, "B0", {0, 1});
    placeWithToken(scene, "B0", {1, 1}, tokenText("1,0", "w", 1));
    EXPECT_TRUE(areJoined(scene, {1, 0}, "road-e", {1, 0}, "road-w"));
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = road.tiles 3\n") << "the tile counts once";
    EXPECT_EQ(scene.supply('B'), 7);
    EXPECT_EQ(scene.eventCount("join"), 1);
}

TEST(Tunnel, TokensOfDifferentPairsJoinNothing)
{
    rule("tu.join");
    Scene scene("A3 TU-020 A1/Br", withTunnel);
    scene.pass();
    perform(scene, tokenText("1,0", "e", 1));
    placeOnlyTile(scene, "B0", {0, 1});
    placeWithToken(scene, "B0", {1, 1}, tokenText("1,0", "w", 0));
    EXPECT_FALSE(areJoined(scene, {1, 0}, "road-e", {1, 0}, "road-w"));
}

TEST(Tunnel, TokensOfDifferentPlayersJoinNothing)
{
    rule("tu.join");
    Scene scene("A3 TU-020 A1/Br", withTunnel);
    scene.pass();
    perform(scene, tokenText("1,0", "e", 0));
    placeWithToken(scene, "B0", {1, 1}, tokenText("1,0", "w", 0));
    EXPECT_FALSE(areJoined(scene, {1, 0}, "road-e", {1, 0}, "road-w"));
}

TEST(Tunnel, OccupiedRoadsOfDistantTilesAreJoined)
{
    rule("tu.join");
    rule("tu.public");
    // Alice joins her road and Bob's road: both have the majority.
    Scene scene("A3/Ar TU-020 A1\nB0 E2 B0\nA3 TU-020 A1/Br", withTunnel);
    scene.pass();
    perform(scene, tokenText("1,0", "w", 2));
    placeOnlyTile(scene, "B0", {-1, 0});
    placeWithToken(scene, "B0", {-1, 1}, tokenText("1,2", "e", 2));
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = road.tiles 4\nBob 4 = road.tiles 4\n");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Tunnel, OwnerOfTokensDoesNotGetPoints)
{
    rule("tu.public");
    Scene scene("A3 TU-020 A1/Br", withTunnel);
    scene.pass();
    perform(scene, tokenText("1,0", "e", 0));
    placeOnlyTile(scene, "B0", {0, 1});
    placeWithToken(scene, "B0", {1, 1}, tokenText("1,0", "w", 0));
    EXPECT_EQ(scene.score('A'), 0);
    EXPECT_EQ(scene.score('B'), 3);
}

TEST(Tunnel, LoopOfOneRoadIsCompleted)
{
    rule("tu.join");
    rule("tu.score");
    // Both ends of the road are entrances of the first tile.
    Scene scene("TU-030/B:road-e V0\nV2 V1", withTunnel);
    EXPECT_EQ(roadAt(scene, {0, 0}, "road-e").openEnds, 2);
    scene.pass();
    perform(scene, tokenText("0,0", "e", 0));
    placeOnlyTile(scene, "B0", {0, 2});
    placeWithToken(scene, "B0", {1, 2}, tokenText("0,0", "s", 0));
    EXPECT_EQ(scene.scoreLines(), "Bob 4 = road.tiles 4\n");
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Tunnel, TokenIsPlacedAfterFigure)
{
    rule("tu.place");
    Scene scene("A3 TU-020", withTunnel);
    scene.deploy(":road-e");
    EXPECT_EQ(scene.step(), "tunnel");
    EXPECT_EQ(scene.state()->toMove, 0);
    perform(scene, tokenText("1,0", "e", 0));
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Tunnel, TokenIsPlacedBeforeFigure)
{
    rule("tu.place");
    Scene scene("A3 TU-020", withTunnel);
    perform(scene, tokenText("1,0", "e", 0));
    EXPECT_EQ(scene.step(), "deploy");
    EXPECT_EQ(currentRefusalCode(scene, tokenText("1,0", "w", 0)), "tunnel-once");
    scene.deploy(":road-w");
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Tunnel, TokenIsPlacedAfterPass)
{
    rule("tu.place");
    Scene scene("A3 TU-020", withTunnel);
    scene.pass();
    EXPECT_EQ(scene.step(), "tunnel");
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Tunnel, FigureIsRefusedOnRoadOccupiedByJoin)
{
    rule("tu.place");
    rule("tu.join");
    Scene scene("A3/Br TU-020", withTunnel);
    scene.pass();
    perform(scene, tokenText("1,0", "w", 0));
    placeOnlyTile(scene, "B0", {1, 1});
    scene.place("TU-031", {2, 0});
    EXPECT_EQ(scene.deployRefusalCode(":road-e"), "");
    perform(scene, tokenText("2,0", "e", 0));
    EXPECT_EQ(scene.deployRefusalCode(":road-e"), "feature-occupied");
}

TEST(Tunnel, TokenNeedsFreeEntrance)
{
    rule("tu.place");
    Scene scene("A3 TU-020 TU-031", withTunnel);
    scene.pass();
    EXPECT_EQ(currentRefusalCode(scene, tokenText("0,0", "s", 0)), "no-tunnel-entrance");
    EXPECT_EQ(currentRefusalCode(scene, R"({"tunnel": [1,0], "road": "city-n", "token": 0})"),
              "no-tunnel-entrance");
    EXPECT_EQ(currentRefusalCode(scene, R"({"tunnel": [7,0], "road": "road-e", "token": 0})"),
              "not-an-action");
    perform(scene, tokenText("1,0", "w", 0));
    scene.place("B0", {0, 1});
    EXPECT_EQ(currentRefusalCode(scene, tokenText("1,0", "w", 0)), "tunnel-taken") << "also for Bob";
    EXPECT_EQ(currentRefusalCode(scene, tokenText("1,0", "e", 0)), "");
}

TEST(Tunnel, TokenIsRefusedBeforeTileIsPlaced)
{
    rule("tu.place");
    Scene scene("A3 TU-020", withTunnel);
    passAll(scene);
    draw(scene, "B");
    EXPECT_EQ(currentRefusalCode(scene, tokenText("1,0", "e", 0)), "not-this-step");
}

TEST(Tunnel, PairHasTwoTokens)
{
    rule("tu.tokens");
    Scene scene("A3 TU-020 TU-031", {.sets = withTunnel.sets, .players = 4, .bag = withTunnel.bag});
    scene.pass();
    EXPECT_EQ(currentRefusalCode(scene, tokenText("1,0", "e", 1)), "no-token-left")
        << "only one pair with four players";
    perform(scene, tokenText("1,0", "e", 0));
    for (const auto& cell : {Cell{0, 1}, Cell{1, 1}, Cell{-1, 0}})
        placeOnlyTile(scene, "B0", cell);
    placeWithToken(scene, "B0", {0, 2}, tokenText("1,0", "w", 0));
    for (const auto& cell : {Cell{1, 2}, Cell{-1, 1}, Cell{-1, 2}})
        placeOnlyTile(scene, "B0", cell);
    scene.place("B0", {0, 3});
    EXPECT_EQ(currentRefusalCode(scene, tokenText("2,0", "e", 0)), "no-token-left");
    scene.pass();
    EXPECT_EQ(scene.step(), "draw") << "the step is skipped";
}

TEST(Tunnel, StepIsSkippedWithoutEntrance)
{
    rule("tu.place");
    Scene scene("B0 B0", withTunnel);
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Tunnel, OnlyOneTokenInTurn)
{
    rule("tu.once");
    Scene scene("A3 TU-020", withTunnel);
    perform(scene, tokenText("1,0", "e", 0));
    scene.pass();
    EXPECT_EQ(scene.step(), "draw") << "the step is not offered again";
    scene.place("B0", {0, 1});
    EXPECT_EQ(currentRefusalCode(scene, tokenText("1,0", "w", 0)), "") << "Bob's turn";
}

TEST(Tunnel, NorthRoadEndsAtHouses)
{
    rule("tu.north");
    Scene scene("TU-040", withTunnel);
    EXPECT_EQ(roadAt(scene, {0, 0}, "road-n").openEnds, 1) << "only its side";
    EXPECT_EQ(roadAt(scene, {0, 0}, "road-e").openEnds, 2);
    EXPECT_EQ(currentRefusalCode(scene, tokenText("0,0", "n", 0)), "no-tunnel-entrance");
    placeOnlyTile(scene, "A0", {0, -1});
    EXPECT_EQ(roadAt(scene, {0, 0}, "road-n").openEnds, 0);
    const auto& kind = scene.rules().catalogue().kind(scene.rules().catalogue().find("TU-04"));
    EXPECT_EQ(std::popcount(unsigned{kind.features[kind.find("field-1")].halfEdges}), 4);
}

TEST(Tunnel, IncompleteRoadScoresItsTilesAtEnd)
{
    rule("tu.score");
    Scene scene("A3/Br TU-020 A1", withTunnel);
    passAll(scene);
    State end = scene.state();
    scene.rules().endNow(end, nullptr);
    EXPECT_EQ(end->scores.at(1), 2);
}

} // namespace

} // namespace vozka
