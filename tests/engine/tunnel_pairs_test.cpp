// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tunnels together with tunnels of other sets, wagons, drawbridges, barns, builders, ferries, inns, the
// robber, the phantom and the festival.
#include "tunnel_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace dragon_game;
using namespace ferry_game;
using namespace tunnel_game;

namespace {

Scene::Table otherTunnels(std::string_view value, const std::vector<std::string>& sets)
{
    auto table = tunnelWith(sets);
    table.options = optionsWith("otherTunnels", value);
    return table;
}

} // namespace

TEST(TunnelOfOtherSet, IsTwoRoadsWithEntrances)
{
    rule("tu.others");
    for (const auto* tile : {"AM-09", "PD-25"}) {
        Scene scene(std::string(tile) + "0",
                    otherTunnels("entrances", {"abbey-and-mayor", "princess-and-dragon"}));
        EXPECT_FALSE(areJoined(scene, {0, 0}, "road-n", {0, 0}, "road-s")) << tile;
        EXPECT_EQ(roadAt(scene, {0, 0}, "road-n").openEnds, 2);
        EXPECT_EQ(currentRefusalCode(scene, tokenText("0,0", "n", 0)), "");
        EXPECT_EQ(currentRefusalCode(scene, tokenText("0,0", "s", 2)), "");
    }
}

TEST(TunnelOfOtherSet, IsUnbrokenRoadByOption)
{
    rule("tu.others");
    for (const auto* tile : {"AM-09", "PD-25"}) {
        Scene scene(std::string(tile) + "0",
                    otherTunnels("plain", {"abbey-and-mayor", "princess-and-dragon"}));
        EXPECT_EQ(roadAt(scene, {0, 0}, "road-ns").openEnds, 2);
        EXPECT_EQ(currentRefusalCode(scene, tokenText("0,0", "ns", 0)), "no-tunnel-entrance");
    }
}

TEST(TunnelOfOtherSet, IsUnbrokenWithoutThisSet)
{
    rule("tu.others");
    const Scene scene("AM-090", Scene::Table{.sets = {"base", "abbey-and-mayor"}});
    EXPECT_EQ(roadAt(scene, {0, 0}, "road-ns").openEnds, 2);
}

TEST(TunnelOfOtherSet, IsJoinedByTokens)
{
    rule("tu.others");
    rule("tu.join");
    Scene scene("A0/Br\nAM-090\nA2", otherTunnels("entrances", {"abbey-and-mayor"}));
    scene.pass();
    perform(scene, tokenText("0,1", "n", 0));
    placeOnlyTile(scene, "B0", {1, 0});
    placeWithToken(scene, "B0", {2, 0}, tokenText("0,1", "s", 0));
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = road.tiles 3\n");
}

TEST(TunnelAndWagon, ClassicWagonDoesNotLeaveCityThroughEntrance)
{
    rule("am.wagon.c1.tunnel");
    rule("tu.others");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        auto table = tunnelWith({"abbey-and-mayor"});
        table.options = Options(edition);
        Scene scene("E1/A(wagon)c AM-090 .", table);
        passAll(scene);
        placeOnlyTile(scene, "E3", {2, 0});
        const bool isClassic = edition == Edition::C1;
        EXPECT_EQ(scene.supply('A', "wagon"), isClassic ? 1 : 0);
        EXPECT_EQ(scene.step() == "wagon", !isClassic);
    }
}

TEST(TunnelAndWagon, WagonMovesFromRoadThatTokenCompletes)
{
    rule("tu.join");
    Scene scene("A3/A(wagon)r TU-020 A1", tunnelWith({"abbey-and-mayor"}));
    scene.pass();
    perform(scene, tokenText("1,0", "w", 0));
    placeOnlyTile(scene, "B0", {0, 1});
    scene.place("B0", {1, 1});
    scene.pass();
    perform(scene, tokenText("1,0", "e", 0));
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
    ASSERT_EQ(scene.step(), "wagon");
    EXPECT_EQ(currentRefusalCode(scene, R"({"wagon": [0,0], "to": [0,0], "feature": "monastery"})"), "");
}

TEST(TunnelAndDrawbridge, TokenThatCompletesRoadLeadsToDecision)
{
    rule("tu.join");
    rule("db.score.first");
    Scene scene("DB-060/Ar\nTU-021\nA2", tunnelWith({"drawbridges"}));
    scene.pass();
    perform(scene, tokenText("0,1", "w", 0));
    placeOnlyTile(scene, "B0", {1, 2});
    scene.place("B0", {-1, 2});
    scene.pass();
    perform(scene, tokenText("0,1", "e", 0));
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
    EXPECT_EQ(scene.step(), "drawbridge");
}

TEST(TunnelAndBarn, FieldsOfTunnelTileAllowBarn)
{
    rule("tu.place");
    Scene scene("A3 TU-020\nB0 B0", tunnelWith({"abbey-and-mayor"}));
    EXPECT_EQ(scene.cornerRefusalCode("barn", {1, 1}), "");
    scene.deployOnCorner("barn", {1, 1});
    EXPECT_EQ(scene.step(), "tunnel") << "the token is no choice of the step";
}

/// Alice's builder is on the road in the north. Both roads of the tunnel tile in the south are separate.
constexpr std::string_view builderBoard = "U1/Ar U1/A(builder)r TU-020 A1\n"
                                          ".     .              E2     .\n"
                                          ".     .              TU-020 A1";

TEST(TunnelAndBuilder, GrowthByTokenGivesNoDoubleTurn)
{
    rule("tu.builder");
    Scene scene(builderBoard, tunnelWith({"traders-and-builders"}));
    scene.pass();
    perform(scene, tokenText("2,0", "w", 0));
    placeOnlyTile(scene, "B0", {0, 1});
    placeWithToken(scene, "B0", {1, 1}, tokenText("2,2", "e", 0));
    EXPECT_TRUE(areJoined(scene, {2, 0}, "road-w", {2, 2}, "road-e"));
    EXPECT_FALSE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(TunnelAndBuilder, TileOnDistantPartOfJoinedRoadGivesDoubleTurn)
{
    rule("tu.join");
    rule("tb.builder.extra-turn");
    Scene scene(builderBoard, tunnelWith({"traders-and-builders"}));
    scene.pass();
    perform(scene, tokenText("2,0", "w", 0));
    placeOnlyTile(scene, "B0", {0, 1});
    placeWithToken(scene, "B0", {1, 1}, tokenText("2,2", "w", 0));
    placeOnlyTile(scene, "B0", {3, 1});
    placeOnlyTile(scene, "U1", {1, 2});
    EXPECT_TRUE(scene.state()->isExtraTurn());
}

TEST(TunnelAndBuilder, DoubleTurnHasOneToken)
{
    rule("tu.once");
    Scene scene("U1/Ar U1/A(builder)r .\nA3 TU-022 A1", tunnelWith({"traders-and-builders"}));
    passAll(scene);
    placeOnlyTile(scene, "B0", {0, 2});
    placeWithToken(scene, "U1", {2, 0}, tokenText("1,1", "e", 0));
    ASSERT_TRUE(scene.state()->isExtraTurn());
    scene.place("U1", {3, 0});
    EXPECT_EQ(currentRefusalCode(scene, tokenText("1,1", "w", 0)), "tunnel-once");
    passAll(scene);
    placeOnlyTile(scene, "B0", {2, 2});
    scene.place("B0", {3, 1});
    EXPECT_EQ(currentRefusalCode(scene, tokenText("1,1", "w", 0)), "") << "Alice's next turn";
}

TEST(TunnelAndBuilder, FollowerOfJoinedRoadAllowsBuilder)
{
    rule("tu.join");
    rule("tu.place");
    Scene scene("U1/Ar TU-020 A1\n. E2 .\n. TU-020 .", tunnelWith({"traders-and-builders"}));
    scene.pass();
    perform(scene, tokenText("1,0", "w", 0));
    placeOnlyTile(scene, "B0", {0, 1});
    scene.place("U1", {2, 2});
    EXPECT_NE(scene.deployRefusalCode("(builder)r"), "");
    perform(scene, tokenText("1,2", "e", 0));
    EXPECT_EQ(scene.deployRefusalCode("(builder)r"), "") << "a token can come before the figure";
}

TEST(TunnelAndFerry, TileMovesFerryOnJoinedRoadOnlyIfJoinIsOlder)
{
    rule("tu.builder");
    rule("fe.move");
    rule("fe.move.not");
    Scene scene("TU-020 A1\nE2 .\nTU-020 .", tunnelWith({"ferries"}));
    scene.pass();
    perform(scene, tokenText("0,0", "w", 0));
    scene.place("FE-020", {-1, 0});
    scene.pass();
    scene.pass();
    perform(scene, ferryText("-1,0", "e", "w"));
    scene.place("U1", {1, 2});
    perform(scene, tokenText("0,2", "e", 0));
    scene.pass();
    EXPECT_TRUE(areJoined(scene, {1, 2}, "road-ns", {-1, 0}, "road-w"));
    EXPECT_EQ(scene.step(), "draw") << "the road with the ferry grew by the token";
    scene.place("U1", {2, 2});
    scene.pass();
    scene.pass();
    EXPECT_EQ(scene.step(), "ferries") << "in the next turn the joined road is extended";
}

TEST(TunnelAndInn, OneInnDoublesJoinedRoad)
{
    rule("tu.join");
    rule("ic.inn.complete");
    Scene scene("A3/Br IC-150 TU-020 A1", tunnelWith({"inns-and-cathedrals"}));
    scene.pass();
    perform(scene, tokenText("2,0", "e", 0));
    placeOnlyTile(scene, "B0", {-1, 0});
    placeWithToken(scene, "B0", {0, -1}, tokenText("2,0", "w", 0));
    EXPECT_EQ(scene.scoreLines(), "Bob 8 = road.tiles 4 + road.inn 4\n");
}

TEST(TunnelAndRobber, SizeOfJoinedRoadCountsTilesOnce)
{
    rule("tu.score");
    rule("kr.size");
    Scene scene("A3 TU-020 A1", tunnelWith({"king-and-robber"}));
    scene.pass();
    perform(scene, tokenText("1,0", "e", 0));
    placeOnlyTile(scene, "B0", {0, 1});
    placeWithToken(scene, "B0", {1, 1}, tokenText("1,0", "w", 0));
    const auto* robber = scene.state()->token(scene.rules().book().findToken("robber")->kind);
    ASSERT_NE(robber, nullptr);
    EXPECT_EQ(robber->where, 0) << "the player who joins the roads completes the road";
}

TEST(TunnelAndPhantom, TokenIsAllowedInBothSteps)
{
    rule("tu.place");
    Scene scene("A3 TU-020", tunnelWith({"phantom"}));
    scene.deploy(":road-e");
    ASSERT_EQ(scene.step(), "phantom");
    perform(scene, tokenText("1,0", "e", 0));
    EXPECT_EQ(scene.step(), "phantom") << "the token is no choice of the step";
    scene.deploy("(phantom):road-w");
    EXPECT_EQ(scene.step(), "draw");
}

TEST(TunnelAndPhantom, TokenIsNoChoiceBeforePhantom)
{
    rule("tu.place");
    rule("ph.after");
    Scene scene("A3 TU-020", tunnelWith({"phantom"}));
    perform(scene, tokenText("1,0", "e", 0));
    scene.pass();
    EXPECT_EQ(scene.step(), "draw") << "no phantom after a pass";
}

TEST(TunnelAndFestival, TokenIsAllowedWithRecall)
{
    rule("tu.place");
    rule("fs.choice");
    Scene scene("A3/Am TU-020 A1", tunnelWith({"festival"}));
    passAll(scene);
    placeOnlyTile(scene, "B0", {0, 1});
    scene.place("FS-073", {1, 1});
    perform(scene, R"({"recall": "follower", "at": [0,0], "feature": "monastery"})");
    ASSERT_EQ(scene.step(), "tunnel");
    perform(scene, tokenText("1,0", "e", 0));
    EXPECT_EQ(scene.step(), "draw");
}

} // namespace vozka
