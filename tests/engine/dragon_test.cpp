// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The volcanoes, the tiles with a dragon, and the dragon.
#include "dragon_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace vozka {

using namespace dragon_game;

TEST(Volcano, GetsDragonAndAcceptsNoFigure)
{
    rule("pd.volcano");
    Scene scene("E0/Ac E0\nB0 PD-010", abbeyTable);
    EXPECT_TRUE(isDragonOnBoard(scene));
    EXPECT_EQ(dragonAt(scene), (Cell{1, 1}));
    EXPECT_EQ(scene.deployRefusalCode("f"), "volcano-no-figure");
    EXPECT_EQ(scene.deployRefusalCode("(wagon)f"), "volcano-no-figure");
    EXPECT_EQ(scene.deployRefusalCode("(mayor)f"), "volcano-no-figure");
    EXPECT_EQ(scene.cornerRefusalCode("barn", {1, 1}), "");
    EXPECT_EQ(refusalCode(scene, R"({"fairy": [0,0], "feature": "city-n", "figure": "follower"})"), "");
    EXPECT_EQ(choices(scene), "deploy fairy ");
}

TEST(Volcano, AllowsReturnOfAbbot)
{
    rule("pd.volcano");
    Scene scene("B0/A(abbot)m PD-010", Scene::Table{.sets = {"base", "abbot", "princess-and-dragon"}});
    EXPECT_EQ(refusalCode(scene, R"({"retrieve": "abbot", "at": [0,0], "feature": "monastery"})"), "");
}

TEST(Volcano, GetsDragonFromAnyPlace)
{
    rule("pd.volcano");
    Scene scene("PD-010 B0", table);
    EXPECT_EQ(dragonAt(scene), (Cell{0, 0}));
    scene.pass();
    scene.place("PD-030", {1, 1});
    EXPECT_EQ(dragonAt(scene), (Cell{1, 1}));
}

TEST(DragonTiles, AreSetAsideUntilVolcanoIsPlaced)
{
    rule("pd.aside");
    Scene scene("B0", table);
    scene.pass();
    const auto kind = scene.rules().catalogue().find("PD-04");
    const auto before = scene.state()->bagTotal;
    draw(scene, "PD-04");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->toMove, noPlayer);
    EXPECT_EQ(currentRefusalCode(scene, R"({"discard": "PD-04"})"), "dragon-not-in-play");
    EXPECT_EQ(currentRefusalCode(scene, R"({"place": "PD-04", "at": [1,0], "turns": 0})"),
              "dragon-not-in-play");
    EXPECT_EQ(currentRefusalCode(scene, R"({"aside": "PD-06"})"), "wrong-tile");
    EXPECT_EQ(choices(scene), "aside ");
    perform(scene, R"({"aside": "PD-04"})");
    EXPECT_EQ(scene.state()->bag[kind], scene.rules().catalogue().kind(kind).count - 1);
    EXPECT_EQ(scene.state()->bagTotal, before - 1);
    scene.place("PD-010", {1, 0});
    EXPECT_EQ(scene.state()->bag[kind], scene.rules().catalogue().kind(kind).count);
    draw(scene, "PD-04");
    EXPECT_EQ(scene.step(), "place");
    EXPECT_EQ(currentRefusalCode(scene, R"({"aside": "PD-04"})"), "aside-not-now");
}

TEST(DragonTiles, AreNotSetAsideWithDragonInPlay)
{
    rule("pd.aside");
    Scene scene("PD-010 B0", table);
    scene.pass();
    EXPECT_EQ(currentRefusalCode(scene, R"({"aside": "PD-04"})"), "not-this-step");
    draw(scene, "B");
    EXPECT_EQ(currentRefusalCode(scene, R"({"aside": "B"})"), "aside-not-now");
}

TEST(DragonTiles, SetAsideDoNotCountAsBag)
{
    rule("pd.aside");
    Scene scene("B0", Scene::Table{.sets = dragonSets, .bag = std::vector<std::string_view>{"PD-04"}});
    scene.pass();
    draw(scene, "PD-04");
    perform(scene, R"({"aside": "PD-04"})");
    EXPECT_TRUE(scene.state()->over);
}

TEST(Dragon, IsMovedByAllPlayersInTurn)
{
    rule("pd.dragon.order");
    rule("pd.dragon.visited");
    rule("pd.dragon.dead-end");
    rule("pd.dragon.eats");
    Scene scene("PD-010 B0/Bm B0 PD-040", table);
    const int before = scene.supply('B');
    scene.pass();
    EXPECT_EQ(scene.step(), "dragon");
    EXPECT_EQ(scene.state()->toMove, 0);
    EXPECT_EQ(currentRefusalCode(scene, R"({"dragon": "W"})"), "dragon-no-tile");
    EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "not-this-step");
    EXPECT_EQ(choices(scene), "dragon ");
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.supply('B'), before + 1);
    EXPECT_EQ(scene.state()->toMove, 1);
    EXPECT_EQ(currentRefusalCode(scene, R"({"dragon": "W"})"), "dragon-visited");
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.state()->toMove, 0);
    perform(scene, R"({"dragon": "E"})");
    const auto isDeadEnd = [](const Event& event) {
        return event.type == event::noEffect && event.what == "dragon" && event.player == 1;
    };
    EXPECT_EQ(std::ranges::count_if(scene.events(), isDeadEnd), 1);
    EXPECT_EQ(dragonAt(scene), (Cell{3, 0}));
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Dragon, ReportsOnlyPossibleWay)
{
    rule("pd.dragon.order");
    const auto isForced = [](const Scene& scene) {
        return std::ranges::any_of(scene.events(), &Event::isForced);
    };
    Scene scene("B0 PD-010 B0 PD-040", table);
    scene.pass();
    perform(scene, R"({"dragon": "E"})");
    EXPECT_FALSE(isForced(scene)) << "it could move west";
    perform(scene, R"({"dragon": "E"})");
    EXPECT_TRUE(isForced(scene));
}

TEST(Dragon, MovesSixSteps)
{
    rule("pd.dragon.order");
    Scene scene("PD-010 B0 B0 B0\nB0 B0 B0 PD-143",
                Scene::Table{.sets = dragonSets, .players = 3, .bag = std::vector<std::string_view>{"B"}});
    scene.pass();
    std::string movers;
    for (const auto* side : {"E", "E", "E", "S", "W", "W"}) {
        ASSERT_EQ(scene.step(), "dragon") << side;
        movers += static_cast<char>('0' + scene.state()->toMove);
        perform(scene, std::string(R"({"dragon": ")") + side + R"("})");
    }
    EXPECT_EQ(movers, "012012");
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Dragon, CannotMoveToFairy)
{
    rule("pd.fairy.protects");
    rule("pd.dragon.dead-end");
    Scene scene("PD-010 B0/Bm B0/Am PD-040", table);
    perform(scene, R"({"fairy": [2,0], "feature": "monastery", "figure": "follower"})");
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(dragonAt(scene), (Cell{1, 0}));
    EXPECT_EQ(refusalCode(scene, R"({"dragon": "E"})"), "dragon-fairy");
    EXPECT_EQ(scene.supply('A'), 6);
}

TEST(Dragon, MovesBeforeOrAfterScoring)
{
    rule("pd.dragon.when");
    constexpr auto board = "PD-010 A3/Br PD-070";
    for (const auto* when : {"beforeScoring", "afterScoring"}) {
        Scene scene(board, tableWith("dragonMoves", when));
        scene.pass();
        ASSERT_EQ(scene.step(), "dragon");
        perform(scene, R"({"dragon": "E"})");
        perform(scene, R"({"dragon": "E"})");
        EXPECT_EQ(scene.scoreLines(), when == std::string("afterScoring") ? "Bob 2 = road.tiles 2\n" : "");
        EXPECT_EQ(scene.supply('B'), 7);
    }
}

TEST(Dragon, EatsAllFiguresOnTileExceptBarns)
{
    rule("pd.dragon.eats");
    Scene scene("B0 B0\nPD-010 B0/A+barn/B(large)m\n. E3/B(mayor)c\n. PD-140", allTable);
    const int large = scene.supply('B', "large");
    scene.pass();
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.supply('B', "large"), large + 1);
    EXPECT_EQ(scene.supply('A', "barn"), 0);
    perform(scene, R"({"dragon": "S"})");
    EXPECT_EQ(scene.supply('B', "mayor"), 1);
}

TEST(Dragon, EatsFiguresOnlyOnItsOwnTile)
{
    rule("pd.dragon.eats");
    Scene scene("PD-010\nF0 F0/B(wagon)c", abbeyTable);
    scene.pass();
    scene.placeOnly("PD-040", {1, 0});
    perform(scene, R"({"dragon": "S"})");
    EXPECT_EQ(scene.supply('B', "wagon"), 0);
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.supply('B', "wagon"), 1);
}

TEST(WagonAndDragon, WagonCannotMoveToDragon)
{
    rule("am.wagon.target");
    Scene scene("PD-032\nA3", abbeyTable);
    scene.pass();
    scene.place("A1", {1, 1});
    scene.deploy("(wagon)r");
    ASSERT_EQ(scene.step(), "wagon");
    EXPECT_EQ(currentRefusalCode(scene, R"({"wagon": [1,1], "to": [0,0], "feature": "road-s"})"),
              "dragon-on-tile");
    EXPECT_EQ(currentRefusalCode(scene, R"({"wagon": [1,1], "to": [0,1], "feature": "monastery"})"), "");
}

} // namespace vozka
