// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The phantom: a second figure in a turn, alone and with the other sets.
#include "dragon_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

using namespace dragon_game;

namespace {

const Scene::Table withPhantom{.sets = {"base", "phantom"}};
const Scene::Table phantomWithAll{.sets = {"base", "inns-and-cathedrals", "abbot", "traders-and-builders",
                                           "abbey-and-mayor", "princess-and-dragon", "tower", "phantom"}};

TEST(Phantom, EachPlayerHasOne)
{
    rule("ph.second");
    const auto rules = baseRules(3, Options(), withPhantom.sets);
    const auto phantom = rules.book().findFigure("phantom")->kind();
    const auto state = rules.start();
    for (Player player = 0; player < 3; ++player)
        EXPECT_EQ(state->supply[player][index(phantom)], 1);
}

TEST(Phantom, IsSecondFigureOnSameTile)
{
    rule("ph.second");
    Scene scene("V0", withPhantom);
    scene.deploy("r");
    EXPECT_EQ(scene.step(), "phantom");
    EXPECT_EQ(scene.state()->toMove, 0);
    EXPECT_EQ(scene.deployRefusalCode(":field-1"), "not-this-step") << "only the phantom";
    scene.deploy("(phantom):field-2");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('A', "phantom"), 0);
    EXPECT_EQ(scene.supply('A'), 6);
}

TEST(Phantom, IsOptional)
{
    rule("ph.second");
    Scene scene("V0", withPhantom);
    scene.deploy("r");
    scene.pass();
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(scene.supply('A', "phantom"), 1);
}

TEST(Phantom, IsPlacedOnNewTileOnly)
{
    rule("ph.second");
    Scene scene("B0 V2", withPhantom);
    scene.deploy("r");
    EXPECT_EQ(currentRefusalCode(scene, R"({"deploy": "phantom", "at": [0,0], "feature": "monastery"})"),
              "not-this-tile");
}

TEST(Phantom, CanBeOnlyFigure)
{
    rule("ph.only");
    Scene scene("V0", withPhantom);
    scene.deploy("(phantom)r");
    EXPECT_EQ(scene.step(), "draw") << "there is no second one";
    EXPECT_EQ(scene.supply('A', "phantom"), 0);
}

TEST(Phantom, CountsLikeFollower)
{
    rule("ph.counts");
    Scene city("E2/A(phantom)c .", withPhantom);
    city.placeOnly("E0", {0, 1});
    EXPECT_EQ(city.scoreLines(), "Alice 4 = city.tiles 4\n");
    EXPECT_EQ(city.supply('A', "phantom"), 1);
    Scene road("A3/A(phantom)r U1/Br .", withPhantom);
    road.placeOnly("A1", {2, 0});
    EXPECT_EQ(road.scoreLines(), "Alice 3 = road.tiles 3\nBob 3 = road.tiles 3\n");
    Scene garden("E-garden0", phantomWithAll);
    EXPECT_EQ(garden.deployRefusalCode("(phantom):garden"), "garden-abbot-only");
    EXPECT_EQ(garden.deployRefusalCode("(phantom)f"), "");
    Scene monastery("B0", withPhantom);
    EXPECT_EQ(monastery.deployRefusalCode("(phantom)m"), "");
}

TEST(Phantom, CountsLikeFollowerForBuilder)
{
    rule("ph.counts");
    rule("tb.builder.place");
    Scene scene("A3/A(phantom)r .", phantomWithAll);
    scene.place("U1", {1, 0});
    EXPECT_EQ(scene.deployRefusalCode("(builder)r"), "");
    EXPECT_EQ(scene.deployRefusalCode("r"), "feature-occupied");
}

TEST(Phantom, IsEatenByDragonAndCaptured)
{
    rule("ph.counts");
    rule("pd.dragon.eats");
    rule("to.capture.who");
    Scene dragon(
        "PD-010 A3/B(phantom)r PD-070",
        Scene::Table{.sets = phantomWithAll.sets, .options = optionsWith("dragonMoves", "beforeScoring")});
    dragon.pass();
    ASSERT_EQ(dragon.step(), "dragon");
    perform(dragon, R"({"dragon": "E"})");
    EXPECT_EQ(dragon.supply('B', "phantom"), 1);
    Scene tower("TO-02-garden0 B0/B(phantom)m B0", phantomWithAll);
    perform(tower, R"({"tower": [0,0]})");
    perform(tower, R"({"capture": "phantom", "player": 1, "at": [1,0], "feature": "monastery"})");
    const auto prisoners = tower.state()->tokensOf(tower.rules().book().findToken("prisoner")->kind);
    ASSERT_EQ(prisoners.size(), 1U);
    EXPECT_EQ(prisoners[0].owner, 1);
}

TEST(Phantom, IsReturnedByPrincess)
{
    rule("ph.counts");
    rule("pd.princess");
    Scene scene("E0/B(phantom)c", phantomWithAll);
    scene.pass();
    scene.place("PD-20-garden3", {0, -1});
    perform(scene, R"({"princess": [0,0], "feature": "city-n", "figure": "phantom", "player": 1})");
    EXPECT_EQ(scene.supply('B', "phantom"), 1);
}

TEST(Phantom, FollowsAnyFirstChoice)
{
    rule("ph.after");
    Scene abbot("B0/A(abbot)m V2", phantomWithAll);
    perform(abbot, R"({"retrieve": "abbot", "at": [0,0], "feature": "monastery"})");
    EXPECT_EQ(abbot.step(), "phantom");
    Scene fairy("B0/Am V2", phantomWithAll);
    perform(fairy, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})");
    EXPECT_EQ(fairy.step(), "phantom");
    Scene builder("A3/Ar U1", phantomWithAll);
    builder.deploy("(builder)r");
    EXPECT_EQ(builder.step(), "phantom");
    Scene tower("TO-02-garden0 B0/Bm V2", phantomWithAll);
    perform(tower, R"({"tower": [0,0]})");
    ASSERT_EQ(tower.step(), "capture");
    perform(tower, R"({"capture": "follower", "player": 1, "at": [1,0], "feature": "monastery"})");
    EXPECT_EQ(tower.step(), "phantom");
    EXPECT_EQ(tower.deployRefusalCode("(phantom)r"), "");
}

TEST(Phantom, DoesNotFollowPass)
{
    rule("ph.after");
    Scene scene("V0", withPhantom);
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
    // The step of the wagon comes later and still returns the reason.
    Scene wagon("A3/A(wagon)r .", phantomWithAll);
    wagon.place("A1", {1, 0});
    wagon.pass();
    ASSERT_EQ(wagon.step(), "wagon");
    const auto refusal = wagon.deployRefusal("(phantom)m");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "phantom-not-now");
    EXPECT_EQ(refusal->rule, "ph.after");
}

TEST(Phantom, DoesNotFollowPrincess)
{
    rule("ph.not-after-princess");
    // The tile with the princess completes the city, so that the wagon moves after the choice.
    Scene scene("E1/A(wagon)c .\nB0 E0/Bc", phantomWithAll);
    scene.pass();
    scene.place("PD-20-garden3", {1, 0});
    perform(scene, R"({"princess": [1,1], "feature": "city-n", "figure": "follower", "player": 1})");
    ASSERT_EQ(scene.step(), "wagon");
    const auto refusal = scene.deployRefusal("(phantom)f");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "phantom-after-princess");
    EXPECT_EQ(refusal->rule, "ph.not-after-princess");
    // After the move of the fairy instead, the phantom can follow.
    Scene other("E1/A(wagon)c .\nB0 E0/Bc", phantomWithAll);
    other.pass();
    other.place("PD-20-garden3", {1, 0});
    perform(other, R"({"fairy": [1,1], "feature": "city-n", "figure": "follower"})");
    EXPECT_EQ(other.step(), "phantom");
}

TEST(Phantom, UsesPortalIfFirstFigureDidNot)
{
    rule("ph.portal");
    const auto elsewhere = R"({"deploy": "phantom", "at": [0,0], "feature": "monastery"})";
    Scene used("B0 B0 A3 PD-020", phantomWithAll);
    perform(used, R"({"deploy": "follower", "at": [1,0], "feature": "monastery"})");
    ASSERT_EQ(used.step(), "phantom");
    const auto refusal = used.rules().refusal(used.state(), actionFrom(used, elsewhere));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "portal-used");
    EXPECT_EQ(used.deployRefusalCode("(phantom):road-nw"), "");
    Scene open("B0 B0 A3 PD-020", phantomWithAll);
    open.deploy("(follower):road-nw");
    ASSERT_EQ(open.step(), "phantom");
    EXPECT_EQ(currentRefusalCode(open, elsewhere), "");
}

TEST(Phantom, PortalIsNotUsedByFigureOnTower)
{
    rule("ph.portal");
    rule("to.close");
    Scene scene("TO-02-garden0 B0", phantomWithAll);
    perform(scene, R"({"tower": [0,0]})");
    scene.pass();
    scene.place("B0", {2, 0});
    scene.pass();
    scene.place("A3", {3, 0});
    scene.pass();
    scene.place("PD-020", {4, 0});
    perform(scene, R"({"deploy": "follower", "at": [0,0], "feature": "tower"})");
    ASSERT_EQ(scene.step(), "phantom");
    EXPECT_EQ(currentRefusalCode(scene, R"({"deploy": "phantom", "at": [1,0], "feature": "monastery"})"), "");
}

TEST(Phantom, ClosesTowerButBuildsNone)
{
    rule("ph.tower");
    rule("to.close");
    Scene scene("TO-02-garden0 V2", phantomWithAll);
    perform(scene, R"({"tower": [0,0]})");
    ASSERT_EQ(scene.step(), "phantom");
    EXPECT_EQ(currentRefusalCode(scene, R"({"tower": [0,0]})"), "not-this-step");
    const auto close = R"({"deploy": "phantom", "at": [0,0], "feature": "tower"})";
    EXPECT_EQ(currentRefusalCode(scene, close), "");
    perform(scene, close);
    scene.place("A1", {2, 0});
    EXPECT_EQ(currentRefusalCode(scene, R"({"tower": [0,0]})"), "tower-closed");
}

TEST(Phantom, FollowsInEachPartOfDoubleTurn)
{
    rule("ph.double-turn");
    // The tile just placed extends the road of the builder.
    Scene scene("A3/Ar D0/A(builder)r", phantomWithAll);
    scene.deploy(":city-n");
    ASSERT_EQ(scene.step(), "phantom");
    scene.pass();
    ASSERT_TRUE(scene.state()->isExtraTurn());
    ASSERT_EQ(scene.state()->active, 0);
    scene.place("B0", {0, -1});
    scene.deploy("m");
    EXPECT_EQ(scene.step(), "phantom");
    scene.deploy("(phantom)f");
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Phantom, CannotUseFeatureOfFirstFigure)
{
    rule("ph.occupied");
    Scene scene("V0", withPhantom);
    scene.deploy("r");
    const auto refusal = scene.deployRefusal("(phantom)r");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "feature-occupied");
    EXPECT_EQ(refusal->player, 0);
    Scene field("B0", withPhantom);
    field.deploy("f");
    EXPECT_EQ(field.deployRefusalCode("(phantom)f"), "feature-occupied");
}

TEST(Phantom, IsRefusedOnVolcano)
{
    rule("ph.second");
    rule("pd.volcano");
    Scene scene("B0/Bm", phantomWithAll);
    scene.placeOnly("B0", {0, 1});
    scene.place("PD-010", {1, 0});
    EXPECT_EQ(scene.deployRefusalCode("(phantom)f"), "volcano-no-figure");
}

TEST(Phantom, IsDeployedBeforeDragonMoves)
{
    rule("ph.second");
    rule("pd.dragon.when");
    Scene scene("PD-010 A3 PD-070", Scene::Table{.sets = phantomWithAll.sets,
                                                 .options = optionsWith("dragonMoves", "beforeScoring")});
    scene.deploy(":field-1");
    EXPECT_EQ(scene.step(), "phantom");
    scene.pass();
    EXPECT_EQ(scene.step(), "dragon");
}

TEST(Phantom, HasNoChoiceOnLakeOfRiver)
{
    rule("ph.after");
    rule("ri.volcano-lake");
    Scene scene("R2-010 R2-040", Scene::Table{.sets = {"base", "river-2", "phantom"}});
    scene.place("R2-033", {1, -1});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('A', "phantom"), 1);
}

} // namespace

} // namespace vozka
