// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of besieged cities, and of fields that touch them.
#include "siege_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace siege_game;

namespace {

/// Rule of the points of the city on the first tile.
Code ruleOfCity(const Scene& scene, ScoreTime time)
{
    const auto& board = scene.state()->board;
    return scene.rules().book().scoreOf(*scene.state(), board.segmentOf(0, 0), time).rule;
}

/// Column of a besieged city with two tiles, completed, and these figures.
std::string besiegedCity(std::string_view figures)
{
    return std::string("E2\nCA-010").append(figures);
}

} // namespace

/// si-1
TEST(BesiegedCity, ScoresOnePointForEachTile)
{
    rule("si.city");
    Scene scene("E2/Ac\n.", tableOfSiege());
    scene.placeOnly("CA-010", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = city.tiles 4 + city.besieged -2\n");
    EXPECT_EQ(ruleOfCity(scene, ScoreTime::Completed), "si.city");
}

TEST(BesiegedCity, ScoresOnePointForEachCoatOfArms)
{
    rule("si.city");
    Scene scene("E2/Ac\n"
                "F1\n"
                ".",
                tableOfSiege());
    scene.placeOnly("CA-010", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = city.tiles 6 + city.coats-of-arms 2 + city.besieged -4\n");
}

TEST(BesiegedCity, ScoresEquallyWithSeveralMarks)
{
    rule("si.city");
    Scene scene("CA-012/Ac\n.", tableOfSiege());
    scene.placeOnly("CA-010", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = city.tiles 4 + city.besieged -2\n");
}

TEST(BesiegedCity, OtherCitiesScoreAsUsual)
{
    rule("si.city");
    Scene scene("E2/Ac\n.", tableOfSiege());
    scene.placeOnly("E0", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = city.tiles 4\n");
    EXPECT_EQ(ruleOfCity(scene, ScoreTime::Completed), "base.city.complete");
}

TEST(BesiegedCity, IncompleteOneScoresNothingAtEnd)
{
    rule("si.incomplete");
    const Scene scene("CA-010/Ac", tableOfSiege());
    EXPECT_EQ(linesAtEnd(scene), "");
    EXPECT_EQ(ruleOfCity(scene, ScoreTime::Final), "si.incomplete");
    EXPECT_EQ(linesAtEnd(Scene("E0/Ac", tableOfSiege())), "A 1 = city.tiles 1\n");
}

TEST(BesiegedCity, CityOfTwoTilesIsNotReducedTwice)
{
    rule("si.tiny");
    Scene tiny("E2/Ac\n.", tableOfSiege("tinyCity", 2));
    tiny.placeOnly("CA-010", {0, 1});
    EXPECT_EQ(tiny.scoreLines(), "Alice 2 = city.tiny 2\n");
    EXPECT_EQ(ruleOfCity(tiny, ScoreTime::Completed), "si.tiny");
    Scene larger("E2/Ac\n"
                 "G1\n"
                 ".",
                 tableOfSiege("tinyCity", 2));
    larger.placeOnly("CA-010", {0, 2});
    EXPECT_EQ(larger.scoreLines(), "Alice 3 = city.tiles 6 + city.besieged -3\n");
}

TEST(BesiegedCity, BothSetsHaveEqualRules)
{
    rule("si.city");
    auto table = tableOfSiege({"siege"});
    table.bag->emplace_back("SI-04");
    Scene scene("CA-012/Ac\n.", table);
    scene.placeOnly("SI-040", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = city.tiles 4 + city.besieged -2\n");
    Scene alone("E2/Ac\n.",
                {.sets = {"base", "siege"}, .bag = std::vector<std::string_view>{"B", "B", "SI-04"}});
    alone.placeOnly("SI-040", {0, 1});
    EXPECT_EQ(alone.scoreLines(), "Alice 2 = city.tiles 4 + city.besieged -2\n");
}

/// si-3
TEST(BesiegedCity, CountsTwiceForField)
{
    rule("si.field");
    EXPECT_EQ(linesAtEnd(Scene(besiegedCity("/B:field-1"), tableOfSiege())), "B 6 = field.besieged 6\n");
}

TEST(BesiegedCity, OtherCitiesOfFieldCountOnce)
{
    rule("si.field");
    const Scene scene("E2             E2\n"
                      "CA-010/B:field-1 E0",
                      tableOfSiege());
    EXPECT_EQ(linesAtEnd(scene), "B 9 = field.cities 3 + field.besieged 6\n");
}

TEST(BesiegedCity, CountsOnceForFieldWithSeveralMarks)
{
    rule("si.field");
    const Scene scene("CA-012\n"
                      "CA-010/B:field-1",
                      tableOfSiege());
    EXPECT_EQ(linesAtEnd(scene), "B 6 = field.besieged 6\n") << "one city";
}

TEST(BesiegedCity, IncompleteOneGivesNothingToField)
{
    rule("si.field");
    EXPECT_EQ(linesAtEnd(Scene("CA-010/B:field-1", tableOfSiege())), "");
}

TEST(BesiegedCity, PointsOfPigAreDoubled)
{
    rule("si.field.pig");
    const auto board = "E2\n"
                       "CA-010/B:field-1 B0/B(pig)f";
    const std::vector<std::string> sets{"traders-and-builders"};
    EXPECT_EQ(linesAtEnd(Scene(board, tableOfSiege(sets))), "B 8 = field.besieged 6 + field.pigs 2\n");
    EXPECT_EQ(linesAtEnd(Scene(board, tableOfSiege("siegePigs", 1, sets))),
              "B 7 = field.besieged 6 + field.pigs 1\n");
}

TEST(BesiegedCity, PointsOfHerdAreDoubled)
{
    rule("si.field.pig");
    const auto board = "R2-110           B0\n"
                       "E2               B0\n"
                       "CA-010/B:field-1 B0";
    EXPECT_EQ(linesAtEnd(Scene(board, tableOfSiege({"river-2"}))),
              "B 8 = field.besieged 6 + field.pig-herds 2\n");
    EXPECT_EQ(linesAtEnd(Scene(board, tableOfSiege("siegePigs", 1, {"river-2"}))),
              "B 7 = field.besieged 6 + field.pig-herds 1\n");
}

} // namespace vozka
