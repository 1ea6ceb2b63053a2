// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shrines: their places, their points and their challenges.
#include "cult_scene.h"

#include <gtest/gtest.h>

#include <vector>

namespace vozka {

using namespace cult_game;

namespace {

const Scene::Table lastTurnWithShrines{.sets = {"base", "cult"}, .bag = std::vector<std::string_view>{}};

/// Tables with all figures, for a short game.
const Scene::Table allFiguresAndShrines{.sets = {"base", "inns-and-cathedrals", "traders-and-builders",
                                                 "abbey-and-mayor", "abbot", "phantom", "cult"},
                                        .bag = std::vector<std::string_view>{"U", "U", "E", "E"}};

/// A shrine and a monastery next to each other. A tile at 0,2 completes the shrine.
std::string boardOfShrine(const std::string& shrine, const std::string& monastery)
{
    return "U0 E0 E0 .\nU0 CU-010" + shrine + " " + monastery + " .\n. E2 E2 .\n";
}

} // namespace

TEST(Shrine, ScoresLikeMonastery)
{
    rule("cu.shrine");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        Scene scene("U0 E0              U0\n"
                    "U0 CU-010/A:shrine U0\n"
                    ".  E2              U0",
                    {.sets = {"base", "cult"}, .options = Options(edition)});
        scene.placeOnly("U0", {0, 2});
        EXPECT_EQ(scene.scoreLines(), nineOfAlice);
        EXPECT_EQ(scene.supply('A'), 7);
        const auto* scored = eventOf(scene, event::score);
        ASSERT_NE(scored, nullptr);
        EXPECT_EQ(scored->line.kind, "shrine");
        EXPECT_EQ(scored->line.rule, "cu.shrine");
    }
}

TEST(Shrine, ScoresItsTilesAtEnd)
{
    rule("cu.shrine");
    Scene scene("U0 CU-010/A:shrine .", lastTurnWithShrines);
    scene.placeOnly("U0", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = monastery.tile 1 + monastery.neighbours 2\n");
    const auto* scored = eventOf(scene, event::score);
    ASSERT_NE(scored, nullptr);
    EXPECT_EQ(scored->line.kind, "shrine.incomplete");
}

TEST(Shrine, AcceptsFiguresOfMonasteries)
{
    rule("cu.kinds");
    const Scene shrine("U0 CU-010", allFiguresAndShrines);
    const Scene monastery("U0 B0", allFiguresAndShrines);
    for (const std::string figure :
         {"(large)", "(wagon)", "(abbot)", "", "(phantom)", "(mayor)", "(builder)"})
        EXPECT_EQ(shrine.deployRefusalCode(figure + ":shrine"), monastery.deployRefusalCode(figure + "m"))
            << figure;
    for (const std::string figure : {"(large)", "(wagon)", "(abbot)", ""})
        EXPECT_EQ(shrine.deployRefusalCode(figure + ":shrine"), "") << figure;
    const auto refused = shrine.deployRefusal("(mayor):shrine");
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, "wrong-feature");
}

TEST(ShrinePlace, NextToSecondMonasteryIsRefused)
{
    rule("cu.place");
    const Scene scene("CU-010 B0", withShrines);
    EXPECT_EQ(scene.placeRefusalCode("B0", {2, 0}), "");
    for (const Cell at : {Cell{-1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{0, -1}}) {
        const auto refused = scene.placeRefusal("B0", at);
        ASSERT_TRUE(refused);
        EXPECT_EQ(refused->code, "shrine-next-to-several");
        EXPECT_EQ(refused->rule, "cu.place");
        EXPECT_EQ(refused->at, (Cell{0, 0})) << "the shrine";
    }
    // A shrine between two monasteries.
    const Scene between("B0 E0 B0", withShrines);
    EXPECT_EQ(between.placeRefusalCode("CU-010", {1, 1}), "shrine-next-to-several");
    EXPECT_EQ(between.placeRefusalCode("CU-010", {0, 1}), "");
    EXPECT_EQ(between.placeRefusalCode("E1", {1, 1}), "") << "a tile without a shrine";
}

TEST(ShrinePlace, NextToSecondShrineIsRefused)
{
    rule("cu.place");
    const Scene scene("CU-010 B0", withShrines);
    EXPECT_EQ(scene.placeRefusalCode("CU-020", {2, 0}), "monastery-next-to-several");
    const Scene between("CU-010 E0 CU-030", withShrines);
    const auto refused = between.placeRefusal("B0", {1, 1});
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, "monastery-next-to-several");
    EXPECT_EQ(between.placeRefusalCode("B0", {0, 1}), "");
}

TEST(ShrinePlace, NextToOtherShrinesIsAllowed)
{
    rule("cu.place.both");
    const Scene scene("CU-010 B0", withShrines);
    EXPECT_EQ(scene.placeRefusalCode("CU-020", {-1, 0}), "");
    const Scene monasteries("B0 B0 CU-010", withShrines);
    EXPECT_EQ(monasteries.placeRefusalCode("B0", {-1, 0}), "");
    EXPECT_EQ(monasteries.placeRefusalCode("B0", {0, 1}), "") << "not next to the shrine";
}

TEST(ShrinePlace, LegalPlacesAreThoseNotRefused)
{
    rule("cu.place");
    Scene scene("CU-010 B0", {.sets = {"base", "cult"}, .bag = std::vector<std::string_view>{"B", "B"}});
    scene.pass();
    scene.apply(Action::draw(scene.rules().catalogue().find("B")));
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    std::vector<Cell> cells;
    for (const auto& action : legal)
        cells.push_back(action.at.cell());
    EXPECT_EQ(cells, (std::vector<Cell>{{2, 0}, {2, 0}, {2, 0}, {2, 0}})) << "in each turn";
}

TEST(Challenge, CompletedShrineReturnsMonkWithoutPoints)
{
    rule("cu.challenge");
    Scene scene(shrineAndMonk, withShrines);
    scene.placeOnly("U0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), nineOfAlice);
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('B'), 7);
    const auto* lost = eventOf(scene, event::noEffect);
    ASSERT_NE(lost, nullptr);
    EXPECT_EQ(lost->player, 1);
    EXPECT_EQ(lost->what, "challenge");
}

TEST(Challenge, CompletedMonasteryReturnsHereticWithoutPoints)
{
    rule("cu.challenge");
    Scene scene(". E0 E0 U0\n. CU-010/A:shrine B0/Bm U0\n. E2 E2 .\n", withShrines);
    scene.placeOnly("U0", {3, 2});
    EXPECT_EQ(scene.scoreLines(), nineOfBob);
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Challenge, IsBetweenOwnFiguresToo)
{
    rule("cu.challenge");
    Scene scene(boardOfShrine("/A:shrine", "B0/Am"), withShrines);
    scene.placeOnly("U0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), nineOfAlice);
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Challenge, IsNotDecidedByStrength)
{
    rule("cu.challenge");
    Scene scene(boardOfShrine("/A:shrine", "B0/B(large)m"), allFiguresAndShrines);
    scene.placeOnly("U0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), nineOfAlice);
    EXPECT_EQ(scene.supply('B', "large"), 1);
}

TEST(Challenge, FarMonasteryKeepsItsMonk)
{
    rule("cu.challenge");
    Scene scene("U0 E0              U0 .\n"
                "U0 CU-010/A:shrine U0 B0/Bm\n"
                ".  E2              U0 .",
                withShrines);
    scene.placeOnly("U0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), nineOfAlice);
    EXPECT_EQ(scene.supply('B'), 6);
}

TEST(Challenge, BothScoreIfOneTileCompletesBoth)
{
    rule("cu.challenge.draw");
    Scene scene("U0 E0 E0 U0\nU0 CU-010/A:shrine B0/Bm U0\nU0 . E2 U0\n", withShrines);
    scene.placeOnly("E2", {1, 2});
    EXPECT_EQ(scene.score('A'), 9);
    EXPECT_EQ(scene.score('B'), 9);
    EXPECT_EQ(scene.eventCount(event::noEffect), 0);
}

TEST(Challenge, BothScoreAtEndIfNoneIsCompleted)
{
    rule("cu.challenge.end");
    Scene scene("U0 E0 E0 U0\n. CU-010/A:shrine B0/Bm U0\n. . E2 .\n", lastTurnWithShrines);
    scene.placeOnly("U0", {3, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 8 = monastery.tile 1 + monastery.neighbours 7\n"
                                  "Alice 6 = monastery.tile 1 + monastery.neighbours 5\n");
}

TEST(Challenge, EmptyShrineEndsNone)
{
    rule("cu.challenge.empty");
    Scene scene(boardOfShrine("", "B0/Bm"), withShrines);
    scene.placeOnly("U0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.supply('B'), 6);
    scene.placeOnly("U0", {3, 0});
    scene.placeOnly("U0", {3, 1});
    scene.placeOnly("U0", {3, 2});
    EXPECT_EQ(scene.scoreLines(), nineOfBob) << "later the monastery scores";
}

} // namespace vozka
