// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The phantom together with drawbridges, builder, pig, fairy, ransom and abbey.
#include "bridge_scene.h"
#include "written_action.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

const Scene::Table phantomAndTower{.sets = {"base", "traders-and-builders", "tower", "phantom"}};
const Scene::Table phantomAndFairy{.sets = {"base", "abbey-and-mayor", "princess-and-dragon", "phantom"}};

} // namespace

TEST(PhantomAndDrawbridge, CrossesLikeFollower)
{
    rule("ph.counts");
    rule("db.move.kinds");
    BridgeScene scene(
        {.sets = {"base", "drawbridges", "phantom"}, .bag = std::vector<std::string_view>{"A", "B", "B"}},
        "DB-060/A(phantom)r");
    scene.placeOnly("A2", {0, 1});
    ASSERT_EQ(scene.step(), "drawbridge");
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; supply");
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "A");
    EXPECT_EQ(scene.supply('A', "phantom"), 0);
}

TEST(PhantomAndDrawbridge, GivesMajorityThereLikeFollower)
{
    rule("ph.counts");
    rule("db.move.majority");
    BridgeScene scene(
        {.sets = {"base", "drawbridges", "phantom"}, .bag = std::vector<std::string_view>{"A", "B", "B"}},
        "DB-060/Ar\nU0/Br\nU0/B(phantom)r");
    scene.placeOnly("A2", {0, 3});
    ASSERT_EQ(scene.step(), "drawbridge");
    EXPECT_EQ(scene.state()->toMove, 1);
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(PhantomAndBuilder, BuilderStaysWhilePhantomStays)
{
    rule("ph.counts");
    rule("tb.builder.home");
    // The tower captures the follower first, then the phantom.
    Scene scene("TO-020 A3/Br U1/B(phantom)r U1/B(builder)r", phantomAndTower);
    perform(scene, R"({"tower": [0,0]})");
    perform(scene, R"({"capture": "follower", "player": 1, "at": [1,0], "feature": "road-s"})");
    scene.pass();
    EXPECT_EQ(scene.supply('B', "builder"), 0);
    scene.placeOnly("B0", {0, 1});
    scene.place("B0", {0, 2});
    perform(scene, R"({"tower": [0,0]})");
    perform(scene, R"({"capture": "phantom", "player": 1, "at": [2,0], "feature": "road-ns"})");
    EXPECT_EQ(scene.supply('B', "builder"), 1);
}

TEST(PhantomAndPig, PigJoinsPhantomAndLeavesWithIt)
{
    rule("ph.counts");
    rule("tb.pig.place");
    rule("tb.builder.home");
    Scene joined("B0/A(phantom)f B0", phantomAndTower);
    EXPECT_EQ(joined.deployRefusalCode("(pig)f"), "");
    EXPECT_EQ(joined.deployRefusalCode("f"), "feature-occupied");
    Scene captured("TO-020 B0/B(phantom)f B0/B(pig)f", phantomAndTower);
    perform(captured, R"({"tower": [0,0]})");
    EXPECT_EQ(captured.supply('B', "pig"), 0);
    perform(captured, R"({"capture": "phantom", "player": 1, "at": [1,0], "feature": "field-1"})");
    EXPECT_EQ(captured.supply('B', "pig"), 1);
}

TEST(PhantomAndTower, IsRansomed)
{
    rule("ph.counts");
    rule("to.ransom");
    Scene scene("A3/Br           U1     .\n"
                "B0/B(phantom)m  TO-020 .\n",
                phantomAndTower);
    perform(scene, R"({"tower": [1,1]})");
    perform(scene, R"({"capture": "phantom", "player": 1, "at": [0,1], "feature": "monastery"})");
    scene.pass();
    scene.placeOnly("A1", {2, 0});
    ASSERT_EQ(scene.score('B'), 3);
    scene.placeOnly("B0", {2, 1});
    scene.place("B0", {3, 0});
    EXPECT_EQ(scene.supply('B', "phantom"), 0);
    perform(scene, R"({"ransom": "phantom", "from": 0})");
    EXPECT_EQ(scene.supply('B', "phantom"), 1);
    EXPECT_EQ(scene.score('A'), 3);
}

TEST(PhantomAndFairy, FairyMovesToPhantomAndProtectsIt)
{
    rule("ph.counts");
    rule("pd.fairy.move");
    rule("pd.fairy.protects");
    Scene scene("B0/A(phantom)m V2 .", phantomAndFairy);
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "phantom"})");
    EXPECT_EQ(scene.step(), "draw") << "the phantom is on the board already";
    scene.placeOnly("PD-010", {0, -1});
    scene.placeOnly("PD-040", {0, -2});
    EXPECT_EQ(scene.score('A'), 1) << "a point for the turn with the fairy";
    ASSERT_EQ(scene.step(), "dragon");
    EXPECT_NE(currentRefusalCode(scene, R"({"dragon": "S"})"), "") << "the fairy is on the tile";
    EXPECT_EQ(scene.supply('A', "phantom"), 0);
}

TEST(PhantomAndAbbey, PhantomIsMonk)
{
    rule("ph.counts");
    rule("am.abbey.monk");
    Scene scene("E0 E0 E0\n"
                "B0 .  B0\n"
                "B0 B0 E1",
                phantomAndFairy);
    scene.pass();
    ASSERT_EQ(scene.step(), "abbey");
    perform(scene, R"({"place": "AB", "at": [1,1], "turns": 0})");
    scene.deploy("(phantom)a");
    EXPECT_EQ(scene.score('B'), 9);
    EXPECT_EQ(scene.supply('B', "phantom"), 1);
}

TEST(PhantomAndAbbey, FollowsFirstChoiceOnLeftoverAbbey)
{
    rule("ph.after");
    rule("am.abbey.end.monk");
    Scene::Table lastTurn = phantomAndFairy;
    lastTurn.bag = std::vector<std::string_view>{};
    Scene scene("E0/Bc E0 E0\n"
                "B0    .  B0\n"
                "B0    B0 B0",
                lastTurn);
    scene.pass();
    ASSERT_EQ(scene.step(), "abbey");
    perform(scene, R"({"place": "AB", "at": [1,1], "turns": 0})");
    perform(scene, R"({"fairy": [0,0], "feature": "city-n", "figure": "follower"})");
    ASSERT_EQ(scene.step(), "phantom");
    scene.deploy("(phantom)a");
    EXPECT_EQ(scene.supply('B', "phantom"), 1) << "scored immediately";
}

} // namespace vozka
