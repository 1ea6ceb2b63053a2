// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Several wagons in one turn, wagons with barns and mayors, and wagons at the end of the game.
#include "scene.h"
#include "wagon_table.h"

#include <gtest/gtest.h>

namespace vozka {

class WagonTurn : public testing::TestWithParam<Edition> {
protected:
    [[nodiscard]] static Scene::Table table(std::vector<std::string_view> bag = {"B", "B"}, int players = 2)
    {
        return {.sets = {"base", "abbey-and-mayor"},
                .players = players,
                .options = Options(GetParam()),
                .bag = std::move(bag)};
    }

    /// Moves the wagon from that tile to that feature.
    static void move(Scene& scene, Cell from, Cell to, std::string_view feature)
    {
        const auto& board = scene.state()->board;
        const auto& kind = scene.rules().catalogue().kind(board.tiles()[board.tileAt(to)].kind);
        scene.apply(Action::move(wagon(scene), Spot::tile(from), Spot::feature(to, kind.find(feature))));
    }

    static FigureKind wagon(const Scene& scene) { return scene.rules().book().findFigure("wagon")->kind(); }
};

INSTANTIATE_TEST_SUITE_P(Editions, WagonTurn, testing::Values(Edition::C1, Edition::C2));

TEST_P(WagonTurn, ThreeWagonsMoveClockwiseOneByOne)
{
    rule("am.wagon.order");
    // Alice has the majority. Bob, who places the tile, and Carol score nothing, but their wagons move.
    WagonTable table("S0/AWr\nU0/BWr\nU0/Ar\nU0/CWr", GetParam(), 3, 1);
    table.place("W2", {0, 4});
    table.apply(Action::pass());
    EXPECT_EQ(table.state()->scores[0], 5);
    EXPECT_EQ(table.state()->scores[1], 0);
    EXPECT_EQ(table.state()->toMove, 1);
    const bool byConnection = GetParam() == Edition::C1;
    EXPECT_EQ(table.choices(),
              byConnection ? "0,0 city-new; 0,4 road-e; 0,4 road-w; supply" : "0,0 city-new; supply");
    table.apply(table.move({0, 1}, "0,0 city-new"));
    EXPECT_EQ(table.state()->toMove, 2);
    EXPECT_EQ(table.choices(), "0,4 road-e; 0,4 road-w; supply");
    EXPECT_EQ(table.refusalCode(table.move({0, 3}, "0,0 city-new")), "occupied");
    table.apply(table.move({0, 3}, "0,4 road-e"));
    if (byConnection) {
        EXPECT_EQ(table.state()->toMove, 0);
        EXPECT_EQ(table.choices(), "0,4 road-w; supply");
        EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,4 road-e")), "occupied");
        table.apply(table.move({0, 0}, "0,4 road-w"));
    } else {
        EXPECT_EQ(table.wagonsLeft(0), 1) << "nothing is left in range";
    }
    EXPECT_EQ(table.step(), "draw");
    EXPECT_EQ(table.state()->active, 2);
    EXPECT_EQ(table.wagonPlace(1), "0,0 city-new");
    EXPECT_EQ(table.wagonPlace(2), "0,4 road-e");
}

TEST_P(WagonTurn, AllFeaturesAreScoredBeforeFirstWagonMoves)
{
    rule("am.wagon.target");
    // The tile completes Bob's city and Alice's road between a gate and a monastery.
    auto withExamples = table();
    withExamples.sets.emplace_back("wiki-examples");
    Scene scene("B0 E2/B(wagon)c\n"
                "B0 .\n"
                "B0 A2/A(wagon)r",
                withExamples);
    scene.place("X-050", {1, 1});
    scene.pass();
    EXPECT_EQ(scene.score('A'), 2);
    EXPECT_EQ(scene.score('B'), 4);
    EXPECT_EQ(scene.step(), "wagon");
    EXPECT_EQ(scene.state()->toMove, 0);
    // The gate of her road leads into the city, which is scored, too.
    const auto refusal = scene.rules().refusal(
        scene.state(), Action::move(wagon(scene), Spot::tile({1, 2}), Spot::feature({1, 1}, 0)));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "completed");
    move(scene, {1, 2}, {1, 2}, "monastery");
    if (GetParam() == Edition::C1) {
        EXPECT_EQ(scene.supply('B', "wagon"), 1) << "nothing is connected with the city";
        return;
    }
    EXPECT_EQ(scene.state()->toMove, 1);
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    EXPECT_EQ(legal.size(), 3U) << "two monasteries and the supply are in range";
}

TEST_P(WagonTurn, MovesInTurnOfDeploymentOfBarn)
{
    rule("am.wagon.sameturn");
    Scene scene("A3/A(wagon)r .\n"
                "B0/Bf        B0\n"
                "E2           .\n"
                "E0           .",
                table());
    scene.place("A1", {1, 0});
    scene.deployOnCorner("barn", {1, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n"
                                  "Bob 3 = field.cities 3\n");
    EXPECT_EQ(scene.step(), "wagon");
    EXPECT_EQ(scene.state()->toMove, 0);
    move(scene, {0, 0}, {0, 0}, "monastery");
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(scene.supply('A', "wagon"), 0);
    EXPECT_EQ(scene.supply('A', "barn"), 0);
}

TEST_P(WagonTurn, CountsWithMayorLikeFollower)
{
    rule("am.wagon.counts");
    // One coat of arms: strength 1 for the mayor, 1 for the wagon.
    Scene scene("E1/A(mayor)c F0 G0/B(wagon)c .", table());
    scene.placeOnly("E3", {3, 0});
    EXPECT_EQ(scene.score('A'), 10);
    EXPECT_EQ(scene.score('B'), 10);
    EXPECT_EQ(scene.supply('A', "mayor"), 1) << "the mayor returns";
    EXPECT_EQ(scene.supply('B', "wagon"), 1) << "the wagon, too: no target";
}

TEST_P(WagonTurn, AddsToMayorOfOwner)
{
    rule("am.mayor.strength");
    Scene scene("E1/A(mayor)c F0/Bc G0/A(wagon)c .", table());
    scene.placeOnly("E3", {3, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 10 = city.tiles 8 + city.coats-of-arms 2\n");
}

TEST_P(WagonTurn, ScoresIfMayorWithoutCoatsOfArmsDoesNot)
{
    rule("am.mayor.zero");
    Scene scene("E1/A(mayor)c G0/B(wagon)c .", table());
    scene.placeOnly("E3", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Bob 6 = city.tiles 6\n");
}

TEST_P(WagonTurn, IsNotPlacedInCityWithMayor)
{
    rule("am.wagon.place");
    Scene scene("E1/B(mayor)c F0", table());
    EXPECT_EQ(scene.deployRefusalCode("(wagon)c"), "feature-occupied");
}

TEST_P(WagonTurn, MovesWheneverItsFeatureIsScored)
{
    rule("am.wagon.target");
    Scene scene("S0/A(wagon)r", table({"A", "R", "E", "E", "B", "B"}));
    scene.placeOnly("A2", {0, 1});
    move(scene, {0, 0}, {0, 0}, "city-new");
    scene.placeOnly("E2", {0, -1});
    scene.placeOnly("E1", {-1, 0});
    scene.placeOnly("E3", {1, 0});
    EXPECT_EQ(scene.score('A'), 2 + 10);
    EXPECT_EQ(scene.step(), GetParam() == Edition::C1 ? "draw" : "wagon")
        << "by distance the monastery is near";
}

TEST_P(WagonTurn, MovesWithLastTileAndIsScoredThereAtEnd)
{
    rule("am.wagon.home");
    Scene scene("A3/A(wagon)r", table({}));
    scene.placeOnly("A1", {1, 0});
    EXPECT_EQ(scene.step(), "wagon");
    move(scene, {0, 0}, {1, 0}, "monastery");
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n"
                                  "Alice 2 = monastery.tile 1 + monastery.neighbours 1\n");
}

TEST_P(WagonTurn, DoesNotMoveAtFinalScoring)
{
    rule("am.wagon.home");
    Scene scene("U1/A(wagon)r W0", table({}));
    scene.pass();
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n");
}

TEST(WagonEnd, MovesInRoundOfAbbeys)
{
    rule("am.abbey.end");
    // The bag is empty. Bob fills the hole with the abbey and closes Alice's road.
    Scene scene("B0              E2 B0\n"
                "A3/A(wagon)r    .  E3\n"
                "B0              B0 .",
                Scene::Table{.sets = {"base", "abbey-and-mayor"},
                             .options = Options(Edition::C1),
                             .bag = std::vector<std::string_view>{}});
    scene.pass();
    EXPECT_EQ(scene.step(), "abbey");
    EXPECT_EQ(scene.state()->toMove, 1);
    scene.apply(Action::place(scene.rules().catalogue().find("AB"), {1, 1}, 0));
    scene.pass();
    EXPECT_EQ(scene.step(), "wagon");
    EXPECT_EQ(scene.state()->toMove, 0);
    EXPECT_EQ(scene.state()->active, 1);
    scene.apply(Action::move(scene.rules().book().findFigure("wagon")->kind(), Spot::tile({0, 1}),
                             Spot::feature({1, 1}, 0)));
    EXPECT_TRUE(scene.state()->over) << "no hole is left for Alice";
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = road.tiles 1\n"
                                  "Alice 8 = monastery.tile 1 + monastery.neighbours 7\n");
}

} // namespace vozka
