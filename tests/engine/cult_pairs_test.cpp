// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shrines together with abbeys, abbots, gardens, wagons, portals, the count, estimates and insight.
#include "count_scene.h"
#include "cult_scene.h"
#include "engine/insight/cell_insight.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

using namespace count_game;
using namespace cult_game;

namespace {

const Scene::Table shrinesAndAbbeys{.sets = {"base", "abbey-and-mayor", "cult"},
                                    .bag = std::vector<std::string_view>{"U", "U", "E", "E", "E"}};
const Scene::Table shrinesAndPortals{.sets = {"base", "princess-and-dragon", "cult"}};
const Scene::Table shrinesAndAbbot{.sets = {"base", "abbot", "cult"}};

/// A hole at 1,1 next to a shrine at 1,0. `beside`: the tile at 2,0.
std::string holeBelowShrine(const std::string& beside)
{
    return ". CU-010 " + beside + "\nE3 . E1\nE3 E2 E1\n";
}

} // namespace

TEST(ShrineAndAbbey, AbbeyIsMonasteryForPlaces)
{
    rule("cu.place");
    const Scene one(holeBelowShrine("E0"), shrinesAndAbbeys);
    EXPECT_EQ(one.placeRefusalCode("AB0", {1, 1}), "");
    const Scene monastery(holeBelowShrine("B0"), shrinesAndAbbeys);
    EXPECT_EQ(monastery.placeRefusalCode("AB0", {1, 1}), "shrine-next-to-several");
    const Scene shrines(holeBelowShrine("CU-020"), shrinesAndAbbeys);
    EXPECT_EQ(shrines.placeRefusalCode("AB0", {1, 1}), "monastery-next-to-several");
    const Scene abbey(". CU-010 E0\nE3 AB0 E1\nE3 E2 E1\n", shrinesAndAbbeys);
    EXPECT_EQ(abbey.placeRefusalCode("B0", {0, 0}), "shrine-next-to-several");
    EXPECT_EQ(abbey.placeRefusalCode("CU-031", {0, 0}), "monastery-next-to-several");
}

TEST(ShrineAndAbbey, AbbeyIsOfferedOnlyForAllowedHole)
{
    rule("cu.place");
    Scene allowed(holeBelowShrine("E0"), shrinesAndAbbeys);
    allowed.pass();
    EXPECT_EQ(allowed.step(), "abbey");
    Scene forbidden(holeBelowShrine("B0"), shrinesAndAbbeys);
    forbidden.pass();
    EXPECT_EQ(forbidden.step(), "draw");
    // A second hole at 1,3, far from the shrine.
    Scene both(holeBelowShrine("B0") + "E3 . E1\n. E2 E1\n", shrinesAndAbbeys);
    both.pass();
    ASSERT_EQ(both.step(), "abbey");
    ActionList legal;
    both.rules().legal(both.state(), legal);
    EXPECT_EQ(std::count_if(legal.begin(), legal.end(),
                            [](const Action& action) { return action.type == Action::Type::Place; }),
              1);
}

TEST(ShrineAndAbbey, AbbeyChallengesAndIsChallenged)
{
    rule("cu.challenge.abbey");
    Scene won("U0 E0 E0 U0\nU0 CU-010/A:shrine AB0/Ba U0\n. E2 E2 .\n", shrinesAndAbbeys);
    won.placeOnly("U0", {0, 2});
    EXPECT_EQ(won.score('A'), 9);
    EXPECT_EQ(won.score('B'), 0);
    EXPECT_EQ(won.supply('B'), 7);
    Scene lost(". E0 E0 U0\nE3 CU-010/A:shrine AB0/Ba U0\n. E2 E2 .\n", shrinesAndAbbeys);
    lost.placeOnly("U0", {3, 2});
    EXPECT_EQ(lost.score('A'), 0);
    EXPECT_EQ(lost.score('B'), 9);
    EXPECT_EQ(lost.supply('A'), 7);
}

TEST(ShrineAndGarden, GardenHasNoChallenge)
{
    rule("cu.garden");
    Scene scene("U0 E0 E0 .\nU0 CU-010/A:shrine E-garden1/B(abbot):garden .\n. E2 E2 .\n", shrinesAndAbbot);
    scene.placeOnly("U0", {0, 2});
    EXPECT_EQ(scene.score('A'), 9);
    EXPECT_EQ(scene.supply('B', "abbot"), 0);
    const Scene place("E-garden0 CU-010", shrinesAndAbbot);
    EXPECT_EQ(place.placeRefusalCode("B0", {2, 0}), "");
}

TEST(ShrineAndAbbot, RetrievedAbbotEndsChallenge)
{
    rule("cu.kinds");
    rule("ab.retrieve");
    Scene scene("U0 E0 E0 .\nU0 CU-010/A(abbot):shrine B0/Bm .\n. E2 E2 .\n", shrinesAndAbbot);
    perform(scene, R"({"retrieve": "abbot", "at": [1,1], "feature": "shrine"})");
    EXPECT_EQ(scene.scoreLines(), "Alice 8 = monastery.tile 1 + monastery.neighbours 7\n");
    EXPECT_EQ(scene.supply('B'), 6) << "the monk stays";
}

TEST(ShrineAndWagon, WagonMovesToShrine)
{
    rule("cu.kinds");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        Scene scene("A0/A(wagon)r\nCU-052\n.",
                    {.sets = {"base", "abbey-and-mayor", "cult"}, .options = Options(edition)});
        ASSERT_EQ(scene.step(), "deploy");
        scene.pass();
        ASSERT_EQ(scene.step(), "wagon") << "the road between monastery and shrine is completed";
        EXPECT_EQ(currentRefusalCode(scene, R"({"wagon": [0,0], "to": [0,1], "feature": "shrine"})"), "");
        perform(scene, R"({"wagon": [0,0], "to": [0,1], "feature": "shrine"})");
        EXPECT_EQ(scene.supply('A', "wagon"), 0);
    }
}

TEST(ShrineAndWagon, LosingWagonReturnsAndWinningWagonMoves)
{
    rule("cu.challenge");
    rule("am.wagon.anyscore");
    Scene lost("U0 E0 E0 .\nU0 CU-010/A:shrine B0/B(wagon)m .\n. E2 E2 .\n", shrinesAndAbbeys);
    lost.placeOnly("U0", {0, 2});
    EXPECT_EQ(lost.supply('B', "wagon"), 1);
    EXPECT_NE(lost.step(), "wagon");
    Scene won("U0 E0 E0 .\nU0 CU-010/A(wagon):shrine B0/Bm .\n. E2 E2 .\n",
              {.sets = {"base", "abbey-and-mayor", "cult"}, .options = Options(Edition::C2)});
    won.placeOnly("U0", {0, 2});
    ASSERT_EQ(won.step(), "wagon");
    EXPECT_EQ(won.supply('B'), 7);
    EXPECT_EQ(currentRefusalCode(won, R"({"wagon": [1,1], "to": [2,1], "feature": "monastery"})"), "")
        << "the monastery is empty now";
}

TEST(ShrineAndPortal, LosingMonasteryCanBeOccupiedAgain)
{
    rule("cu.challenge.empty");
    rule("pd.portal");
    Scene scene(shrineAndMonk, shrinesAndPortals);
    scene.placeOnly("U0", {0, 2});
    ASSERT_EQ(scene.supply('B'), 7);
    scene.place("PD-270", {-1, 1});
    EXPECT_EQ(currentRefusalCode(scene, R"({"deploy": "follower", "at": [2,1], "feature": "monastery"})"),
              "");
    EXPECT_EQ(currentRefusalCode(scene, R"({"deploy": "follower", "at": [1,1], "feature": "shrine"})"),
              "feature-completed");
}

TEST(ShrineAndCount, ShrineAcceptsFiguresOfCathedral)
{
    rule("co.quarter");
    rule("cu.shrine");
    Scene scene(std::string(roadToGate) + ".  E1 E3\nE3 CU-010/A:shrine E1\nE3 E2 .\n",
                tableOfCityPart({"cult"}));
    moveToQuarter(scene, "cathedral");
    scene.placeOnly("E1", {2, 4});
    ASSERT_EQ(scene.step(), "leave");
    perform(scene, leaveText("cathedral", "follower", "1,3", "shrine"));
    EXPECT_EQ(scene.score('A'), 11);
    EXPECT_EQ(scene.score('B'), 9);
}

TEST(ShrineInsight, LeavesOutTilesThatMustNotBePlaced)
{
    rule("cu.place");
    const Scene scene("CU-010 B0",
                      {.sets = {"base", "cult"}, .bag = std::vector<std::string_view>{"B", "B", "E"}});
    const auto kinds = [&](Cell at) { return cellInsight(scene.rules(), scene.state(), at)->copies; };
    EXPECT_EQ(kinds({2, 0}), 3);
    EXPECT_EQ(kinds({0, 1}), 1) << "a monastery would be the second one of the shrine";
}

TEST(ShrineEstimate, LossDependsOnCellsOfBothOpponents)
{
    rule("cu.challenge");
    const auto lossOf = [](const Scene& scene, Player player) {
        float loss = 0;
        const auto figures = scene.state()->figuresOnBoard();
        const auto figure = std::ranges::find(figures, player, &Figure::player);
        for (const auto& estimate : scene.rules().book().estimates())
            if (estimate->name() == "challenge")
                loss = estimate->lossOf(scene.rules().book(), *scene.state(), *figure);
        return loss;
    };
    const Scene scene(shrineAndMonk, withShrines);
    EXPECT_EQ(scene.state()->figuresOnBoard().size(), 2U);
    EXPECT_GT(lossOf(scene, 1), 0.5F) << "one tile completes the shrine, three the monastery";
    EXPECT_LT(lossOf(scene, 0), lossOf(scene, 1));
    const Scene empty("U0 E0 E0 .\nU0 CU-010 B0/Bm .\n. E2 E2 .\n", withShrines);
    EXPECT_EQ(lossOf(empty, 1), 0);
}

} // namespace vozka
