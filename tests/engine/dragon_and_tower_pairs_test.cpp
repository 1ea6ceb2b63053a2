// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dragon, fairy, princess, portal and tower together with the figures and turns of other expansions.
#include "written_action.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

Scene::Table tableWith(std::vector<std::string> sets)
{
    sets.insert(sets.begin(), "base");
    return {.sets = std::move(sets)};
}

const Scene::Table dragonAndBuilder = tableWith({"traders-and-builders", "princess-and-dragon"});
const Scene::Table towerAndBuilder = tableWith({"traders-and-builders", "tower"});

} // namespace

TEST(DragonAndFigures, DragonEatsBuilderPigAndAbbot)
{
    rule("pd.dragon.eats");
    const auto table = tableWith({"abbot", "traders-and-builders", "princess-and-dragon"});
    const std::vector<std::array<std::string, 3>> boards{
        {"PD-010 U0/B(builder)r\n. A2/Br", "builder", "6"},
        {"PD-010 B0/B(pig)f B0/Bf", "pig", "6"},
        {"PD-010 B0/B(abbot)m", "abbot", "7"},
    };
    for (const auto& [board, figure, followers] : boards) {
        Scene scene(board, table);
        scene.pass();
        scene.placeOnly("PD-160", {0, -1});
        ASSERT_EQ(scene.step(), "dragon") << figure;
        EXPECT_EQ(scene.supply('B', figure), 0);
        perform(scene, R"({"dragon": "E"})");
        EXPECT_EQ(scene.supply('B', figure), 1) << figure;
        EXPECT_EQ(std::to_string(scene.supply('B')), followers) << "figures on other tiles stay";
    }
}

TEST(DragonAndFigures, DragonEatsMonkOnAbbey)
{
    rule("pd.dragon.eats");
    // The south-east cell is empty, so the abbey is not completed.
    Scene scene("E0     E0     E0\n"
                "PD-010 AB0/Ba B0\n"
                "B0     B0     .",
                tableWith({"abbey-and-mayor", "princess-and-dragon"}));
    scene.pass();
    scene.placeOnly("PD-040", {3, 1});
    while (scene.step() == "abbey")
        scene.pass();
    ASSERT_EQ(scene.step(), "dragon");
    EXPECT_EQ(scene.supply('B'), 6);
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.supply('B'), 7);
}

// The last follower is eaten and the builder returns, but the second turn remains.
TEST(DragonAndDoubleTurn, SecondTileIsPlacedAlsoWithoutBuilder)
{
    rule("tb.builder.stays");
    rule("tb.builder.home");
    rule("pd.dragon.when");
    Scene scene("A3/Ar  U1/A(builder)r .\n"
                "PD-010 .              .",
                dragonAndBuilder);
    scene.pass();
    scene.placeOnly("B0", {0, 2});
    ASSERT_EQ(scene.state()->active, 0);
    scene.placeOnly("PD-160", {2, 0});
    ASSERT_EQ(scene.step(), "dragon");
    perform(scene, R"({"dragon": "N"})");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    perform(scene, R"({"dragon": "E"})");
    perform(scene, R"({"dragon": "E"})");
    EXPECT_TRUE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 0);
}

TEST(DragonAndDoubleTurn, FairyPaysOnceForBothParts)
{
    rule("pd.fairy.turn");
    Scene scene("A3/Ar U1/A(builder)r .\n"
                "B0    .              .",
                dragonAndBuilder);
    perform(scene, R"({"fairy": [0,0], "feature": "road-s", "figure": "follower"})");
    scene.placeOnly("B0", {0, 2});
    EXPECT_EQ(scene.score('A'), 1);
    scene.placeOnly("U1", {2, 0});
    ASSERT_TRUE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.score('A'), 1);
}

TEST(VolcanoAndFigures, AcceptsNoPig)
{
    rule("pd.volcano");
    Scene scene("B0/Af PD-010", dragonAndBuilder);
    EXPECT_EQ(scene.deployRefusalCode("(pig)f"), "volcano-no-figure");
}

TEST(PortalAndFigures, RejectsBuilderAndPig)
{
    rule("pd.portal");
    Scene scene("A3/Ar/Af U1 PD-020", dragonAndBuilder);
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "builder", "at": [1,0], "feature": "road-ns"})"),
              "portal-followers-only");
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "pig", "at": [1,0], "feature": "field-1"})"),
              "portal-followers-only");
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "builder", "at": [2,0], "feature": "road-nw"})"), "")
        << "on the tile itself as usual";
}

TEST(FairyAndFigures, CannotMoveToBuilderOrPig)
{
    rule("pd.fairy.move");
    Scene scene("A3/Ar/Af U1/A(builder)r/A(pig):field-1\n"
                "B0       .",
                dragonAndBuilder);
    for (const auto* target :
         {R"("feature": "road-ns", "figure": "builder")", R"("feature": "field-1", "figure": "pig")"})
        EXPECT_EQ(refusalCode(scene, std::string(R"({"fairy": [1,0], )") + target + "}"),
                  "fairy-no-follower");
}

// The fairy gives points for turns, but none at the end: a tower is never scored.
TEST(FairyAndFigures, MovesToFollowerOnTower)
{
    rule("pd.fairy.move");
    rule("to.final");
    Scene scene("TO-020 B0", tableWith({"princess-and-dragon", "tower"}));
    perform(scene, R"({"tower": [0,0]})");
    scene.placeOnly("B0", {2, 0});
    scene.place("U0", {3, 0});
    perform(scene, R"({"deploy": "follower", "at": [0,0], "feature": "tower"})");
    scene.placeOnly("V0", {0, 1});
    scene.place("U0", {4, 0});
    perform(scene, R"({"fairy": [0,0], "feature": "tower", "figure": "follower"})");
    scene.placeOnly("E0", {0, -1});
    EXPECT_EQ(scene.score('A'), 1);
    State end = scene.state();
    scene.rules().endNow(end, nullptr);
    EXPECT_EQ(end->scores.at(0), 1);
}

// The knight returns before the scoring, also when the princess completes the city.
TEST(PrincessAndScoring, ReturnedKnightScoresNothing)
{
    rule("pd.princess");
    Scene scene("E0/Bc", tableWith({"princess-and-dragon"}));
    scene.pass();
    scene.place("B0", {1, 0});
    scene.pass();
    scene.place("PD-092", {0, -1});
    perform(scene, R"({"princess": [0,0], "feature": "city-n", "figure": "follower", "player": 1})");
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(TowerAndScoring, PrisonerScoresNothing)
{
    rule("to.capture.who");
    Scene scene("TO-010/Bc", tableWith({"tower"}));
    scene.pass();
    scene.placeOnly("B0", {1, 0});
    scene.place("E2", {0, -1});
    perform(scene, R"({"tower": [0,0]})");
    perform(scene, R"({"capture": "follower", "player": 1, "at": [0,0], "feature": "city-n"})");
    EXPECT_EQ(scene.scoreLines(), "");
}

TEST(TowerAndFigures, CapturesAbbotButNotBuilderOrPig)
{
    rule("to.capture.who");
    rule("tb.builder.home");
    Scene scene("TO-050 U1/Br/B:field-1 U1/B(builder)r/B(pig):field-1\n"
                "TO-020 .              .",
                towerAndBuilder);
    perform(scene, R"({"tower": [0,0]})");
    scene.pass();
    scene.placeOnly("B0", {0, 2});
    scene.place("B0", {0, 3});
    perform(scene, R"({"tower": [0,0]})");
    EXPECT_EQ(currentRefusalCode(scene,
                                 R"({"capture": "builder", "player": 1, "at": [2,0], "feature": "road-ns"})"),
              "capture-not-a-follower");
    EXPECT_EQ(
        currentRefusalCode(scene, R"({"capture": "pig", "player": 1, "at": [2,0], "feature": "field-1"})"),
        "capture-not-a-follower");
    perform(scene, R"({"capture": "follower", "player": 1, "at": [1,0], "feature": "field-1"})");
    EXPECT_EQ(scene.supply('B', "pig"), 1) << "no farmer of its owner is left";
    EXPECT_EQ(scene.supply('B', "builder"), 0);
    Scene abbot("TO-030/B(abbot)m B0", tableWith({"abbot", "tower"}));
    perform(abbot, R"({"tower": [0,0]})");
    EXPECT_EQ(currentRefusalCode(abbot,
                                 R"({"capture": "abbot", "player": 1, "at": [0,0], "feature": "monastery"})"),
              "");
}

TEST(TowerAndDoubleTurn, AllowsOneRansomInBothParts)
{
    rule("to.ransom");
    auto table = towerAndBuilder;
    table.bag = std::vector<std::string_view>{"E", "U", "V", "V", "V", "V", "B", "B"};
    Scene scene("TO-020 B0/Am E1/Ac              F0 .\n"
                "B0/Am  A3/Ar U1/A(builder)r     .  .\n"
                "B0     .     .                  .  .",
                table);
    const auto ransom = R"({"ransom": "follower", "from": 1})";
    scene.pass();
    // The last tile of the board extends the builder's road, so Alice has two turns first.
    scene.placeOnly("B0", {0, 3});
    ASSERT_EQ(scene.state()->active, 1);
    scene.place("V3", {1, 2});
    perform(scene, R"({"tower": [0,0]})");
    perform(scene, R"({"capture": "follower", "player": 0, "at": [1,0], "feature": "monastery"})");
    ASSERT_EQ(scene.state()->active, 0);
    scene.placeOnly("E3", {4, 0});
    EXPECT_EQ(scene.score('A'), 8);
    scene.place("V2", {0, -1});
    perform(scene, R"({"tower": [0,0]})");
    perform(scene, R"({"capture": "follower", "player": 0, "at": [0,1], "feature": "monastery"})");
    ASSERT_EQ(scene.state()->active, 0);
    ASSERT_EQ(scene.state()->tokensOf(scene.rules().book().findToken("prisoner")->kind).size(), 2U);
    scene.place("U1", {3, 1});
    perform(scene, ransom);
    EXPECT_EQ(scene.score('A'), 5);
    scene.pass();
    ASSERT_TRUE(scene.state()->isExtraTurn());
    scene.place("B0", {0, 4});
    EXPECT_EQ(currentRefusalCode(scene, ransom), "ransom-once");
}

} // namespace vozka
