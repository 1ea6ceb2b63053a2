// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The count together with volcano, dragon, fairy, princess, portal and tower.
#include "count_scene.h"
#include "dragon_game.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace count_game;

TEST(CountAndVolcano, AllowsMoveToQuarter)
{
    rule("co.deploy");
    rule("pd.volcano");
    Scene scene(roadToGate, tableOfCount({"princess-and-dragon"}));
    scene.pass();
    scene.place("PD-032", {0, 2});
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "follower", "at": [0,2], "feature": "field-1"})"),
              "volcano-no-figure");
    EXPECT_EQ(scene.scoreLines(), roadLine);
    ASSERT_EQ(scene.step(), "quarter");
    perform(scene, R"({"quarter": "castle", "figure": "follower"})");
    EXPECT_EQ(scene.supply('B'), 6);
}

TEST(CountAndDragon, EatsFiguresOutsideButNotInQuarters)
{
    rule("co.city");
    rule("pd.dragon.eats");
    auto table = tableOfCount({"princess-and-dragon"});
    table.options = dragon_game::optionsWith("dragonMoves", "beforeScoring");
    Scene scene("CO-070           CO-080/A:field-1\n"
                "CO-110/A:road-s  CO-120\n",
                table);
    moveToQuarter(scene, "castle");
    scene.placeOnly("PD-010", {2, 0});
    scene.placeOnly("PD-040", {3, 0});
    ASSERT_EQ(scene.step(), "dragon");
    EXPECT_EQ(scene.supply('A'), 6);
    perform(scene, R"({"dragon": "W"})");
    EXPECT_EQ(scene.supply('A'), 7) << "eaten outside the wall";
    EXPECT_EQ(currentRefusalCode(scene, R"({"dragon": "W"})"), "nothing-in-carcassonne");
    while (scene.step() == "dragon") {
        ActionList legal;
        scene.rules().legal(scene.state(), legal);
        scene.apply(legal[0]);
    }
    EXPECT_EQ(scene.state()->inAreas.all().size(), 1U);
    EXPECT_EQ(scene.supply('B'), 6);
}

TEST(CountAndFairy, CannotMoveToFigureInQuarter)
{
    rule("pd.fairy.move");
    rule("co.city");
    Scene scene(roadToGate, tableOfCount({"princess-and-dragon"}));
    moveToQuarter(scene, "castle");
    scene.placeOnly("U0", {2, 0});
    scene.place("U0", {3, 0});
    EXPECT_EQ(
        currentRefusalCode(scene, R"({"fairy": [0,0], "feature": "quarter-castle", "figure": "follower"})"),
        "fairy-no-follower");
    EXPECT_EQ(
        currentRefusalCode(scene, R"({"fairy": [0,0], "feature": "carcassonne", "figure": "follower"})"),
        "fairy-no-follower");
}

TEST(CountAndFairy, PointForTurnDoesNotAllowMove)
{
    rule("co.deploy.points");
    rule("pd.fairy.turn");
    Scene scene("CO-070           CO-080\n"
                "CO-110/B:road-s  CO-120/A:field-1\n",
                tableOfCount({"princess-and-dragon"}));
    perform(scene, R"({"fairy": [1,1], "feature": "field-1", "figure": "follower"})");
    scene.placeOnly("U0", {2, 0});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.score('A'), 1);
    EXPECT_EQ(scene.score('B'), 2);
    ASSERT_EQ(scene.step(), "quarter");
    EXPECT_EQ(scene.state()->toMove, 0);
}

TEST(CountAndFairy, PointsForScoredFeatureDoNotAllowMove)
{
    rule("co.deploy.points");
    rule("pd.fairy.scored");
    // Alice's follower with the fairy is in Bob's road without a majority.
    Scene scene("CO-070           CO-080\n"
                "CO-110/B:road-s  CO-120\n"
                "U0/A:road-ns     .\n"
                "U0/B:road-ns     .\n",
                tableOfCount({"princess-and-dragon"}));
    perform(scene, R"({"fairy": [0,2], "feature": "road-ns", "figure": "follower"})");
    scene.placeOnly("U0", {2, 0});
    scene.placeOnly("A2", {0, 4});
    EXPECT_EQ(scene.score('A'), 4) << "a turn and a feature with the fairy";
    EXPECT_EQ(scene.score('B'), 4);
    EXPECT_EQ(scene.step(), "quarter");
}

TEST(CountAndPrincess, FigureInQuarterIsNoKnight)
{
    rule("pd.princess");
    rule("co.city");
    auto table = tableOfCount({"princess-and-dragon"});
    table.options = dragon_game::optionsWith("princessMayRemoveNobody", "must");
    Scene scene(roadToGate, table);
    moveToQuarter(scene, "castle");
    scene.place("PD-200", {2, 1});
    EXPECT_EQ(
        currentRefusalCode(
            scene, R"({"princess": [0,0], "feature": "quarter-castle", "figure": "follower", "player": 1})"),
        "no-princess");
    EXPECT_EQ(scene.deployRefusalCode("c"), "") << "no knight has to return instead";
}

TEST(CountAndPortal, AllowsPlacesOutsideCityOnly)
{
    rule("co.outside");
    rule("pd.portal");
    Scene scene(roadToGate, tableOfCount({"princess-and-dragon"}));
    scene.pass();
    scene.place("PD-122", {1, 2});
    const auto codeAt = [&](const std::string& at, const std::string& feature) {
        return currentRefusalCode(scene, R"({"deploy": "follower", "at": [)" + at + R"(], "feature": ")"
                                             + feature + R"("})");
    };
    EXPECT_EQ(codeAt("1,-1", "road-n"), "");
    EXPECT_EQ(codeAt("1,1", "city-e"), "");
    EXPECT_EQ(codeAt("-2,0", "field-1"), "");
    EXPECT_EQ(codeAt("0,1", "carcassonne"), "nothing-in-carcassonne");
    EXPECT_EQ(codeAt("0,0", "quarter-market"), "nothing-in-carcassonne");
}

TEST(CountAndTower, CannotCaptureFromQuarter)
{
    rule("to.capture.who");
    rule("co.city");
    Scene scene(roadToGate, tableOfCount({"tower"}));
    moveToQuarter(scene, "castle");
    scene.place("TO-020", {2, 0});
    perform(scene, R"({"tower": [2,0]})");
    scene.placeOnly("B0", {3, 0});
    scene.place("B0", {4, 0});
    // The second piece reaches the tile with the quarters.
    perform(scene, R"({"tower": [2,0]})");
    EXPECT_EQ(scene.step(), "draw") << "no figure is in reach";
    EXPECT_EQ(refusalCode(
                  scene, R"({"capture": "follower", "player": 1, "at": [0,0], "feature": "quarter-castle"})"),
              "capture-nobody-there");
    EXPECT_EQ(scene.state()->inAreas.all().size(), 1U);
}

TEST(CountAndTower, RansomDoesNotAllowMove)
{
    rule("co.deploy.points");
    rule("to.ransom");
    Scene scene("CO-070           CO-080 TO-020/A:field-1\n"
                "CO-110/A:road-s  CO-120 .\n"
                "U0               .      .\n",
                tableOfCount({"tower"}));
    scene.pass();
    scene.place("A2", {0, 3});
    perform(scene, R"({"tower": [2,0]})");
    perform(scene, R"({"capture": "follower", "player": 0, "at": [2,0], "feature": "field-1"})");
    ASSERT_EQ(scene.step(), "quarter");
    EXPECT_EQ(scene.score('A'), 3);
    scene.pass();
    scene.place("B0", {3, 0});
    perform(scene, R"({"ransom": "follower", "from": 1})");
    scene.pass();
    EXPECT_EQ(scene.score('B'), 3);
    EXPECT_EQ(scene.step(), "draw") << "Bob has got points for no feature";
    EXPECT_EQ(scene.state()->active, 1);
}

} // namespace vozka
