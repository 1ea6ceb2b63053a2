// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Footnotes on the wagon's connections, on boards of several tiles: footnote 20 of the page on the new
// edition's Abbey & Mayor, footnotes 166 to 177 of the annotated rules of the classic edition, and their
// pictures.
#include "wagon_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace vozka {

namespace {

/// "a; b; supply" as a sorted list.
std::vector<std::string> sortedWords(const std::string& text)
{
    std::vector<std::string> words;
    std::istringstream in(text);
    for (std::string word; std::getline(in >> std::ws, word, ';');)
        words.push_back(word);
    std::ranges::sort(words);
    return words;
}

using List = std::vector<std::string>;

} // namespace

TEST(WagonFootnotes, RoadLeadsToRoadThroughCrossing)
{
    // Footnote 20, allowed: first line.
    rule("am.wagon.c1.junction");
    EXPECT_EQ(WagonTable("X0", Edition::C1).targets("0,0 road-n"), "0,0 road-e; 0,0 road-s; 0,0 road-w");
    EXPECT_EQ(WagonTable("L0", Edition::C1).targets("0,0 road-e"), "0,0 road-s; 0,0 road-w");
    // A fork of one road is no crossing: all of it is the road of the wagon.
    EXPECT_EQ(WagonTable("AM-110", Edition::C1).targets("0,0 road-new"), "");
}

TEST(WagonFootnotes, RoadLeadsToFeaturesAtItsEndsAndBack)
{
    // Footnote 20, allowed: second line. A road between a gate and an abbey.
    rule("am.wagon.c1.gate");
    const WagonTable table("B0 E2  B0 .\n"
                           "B0 AB0 U1 X-051\n"
                           "B0 E0  .  .",
                           Edition::C1);
    EXPECT_EQ(table.targets("2,1 road-ns"), "1,1 abbey; 3,1 city-n");
    EXPECT_EQ(table.moveResult("2,1 road-ns", "1,1 abbey"), "abbey");
    EXPECT_EQ(table.moveResult("3,1 road-s", "3,1 city-n"), "gate");
}

TEST(WagonFootnotes, CityLeadsToNeighbourAbbeyAndBack)
{
    // Footnote 20, allowed: third line; footnote 173.
    rule("am.wagon.c1.abbey");
    const WagonTable table("B0 G1  B0\n"
                           "U1 AB0 E3\n"
                           "B0 B0  .",
                           Edition::C1);
    EXPECT_EQ(table.between("1,0 city-ew", "1,1 abbey"), "abbey");
    EXPECT_EQ(table.between("0,1 road-ns", "1,1 abbey"), "abbey");
    EXPECT_EQ(table.ruleOf("1,0 city-ew", "1,1 abbey"), "am.wagon.c1.abbey");
    EXPECT_EQ(table.targets("1,1 abbey"), "1,0 city-ew; 0,1 road-ns");
    EXPECT_EQ(table.between("1,0 city-ew", "0,1 road-ns"), "not-adjacent/abbey-between");
}

TEST(WagonFootnotes, CityLeadsToMonasteryInsideFromAnySegment)
{
    // Footnote 20, allowed: fourth line; footnote 174.
    rule("am.wagon.c1.within");
    const WagonTable table("E1 F0 X-030 G0", Edition::C1);
    EXPECT_EQ(table.between("0,0 city-n", "2,0 monastery"), "within");
    EXPECT_EQ(table.targets("2,0 monastery"), "0,0 city-n; 1,0 city-ew; 2,0 city-ew; 3,0 city-ew");
}

TEST(WagonFootnotes, CitiesWithTouchingTipsAreNotConnected)
{
    // Footnote 20, not allowed: first line; footnote 170 and its picture.
    rule("am.wagon.c1.walls");
    EXPECT_EQ(WagonTable("AM-040", Edition::C1).between("0,0 city-n", "0,0 city-w"),
              "not-adjacent/walls-touch");
    EXPECT_EQ(WagonTable("G1 H0", Edition::C1).between("0,0 city-ew", "1,0 city-s"),
              "not-adjacent/walls-touch");
    EXPECT_EQ(WagonTable("E0 B0\n"
                         "B0 B0\n"
                         "B0 E2",
                         Edition::C1)
                  .between("0,0 city-n", "1,2 city-n"),
              "not-adjacent/far");
}

TEST(WagonFootnotes, TileWithShortRoadsLeadsOnlyToOtherRoad)
{
    // Footnote 20, not allowed: second line; footnote 171 and its picture, where the tile has just been
    // placed.
    rule("am.wagon.c1.shortroad");
    WagonTable table("AM-062/AWc", Edition::C1);
    table.place("X-010", {0, 1});
    table.apply(Action::pass());
    EXPECT_EQ(table.step(), "wagon");
    EXPECT_EQ(table.choices(), "0,0 road-w; supply");
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,1 city-s")), "not-adjacent");
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,1 road-e")), "not-adjacent");
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,1 road-w")), "not-adjacent");
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,1 short-road-n")), "short-road");
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,1 short-road-s")), "short-road");
}

TEST(WagonFootnotes, CitiesThatCrossByBridgeAreNotConnected)
{
    // Footnote 20, not allowed: third line.
    rule("am.wagon.c1.bridge");
    const WagonTable table(".  E2     .\n"
                           "G0 AM-020 F0",
                           Edition::C1);
    EXPECT_EQ(table.moveResult("1,0 city-n", "0,1 city-ew"), "not-adjacent/walls-touch");
    EXPECT_EQ(table.targets("1,0 city-n"), "");
}

TEST(WagonFootnotes, RoadsWithFeatureBetweenAreNotConnected)
{
    // Footnote 20, not allowed: fourth line; footnote 172: no move across features that can be occupied.
    rule("am.wagon.c1.between");
    const WagonTable monastery(".  U0     .\n"
                               "U1 AM-120 U1\n"
                               ".  U0     .",
                               Edition::C1);
    EXPECT_EQ(monastery.between("1,0 road-ns", "2,1 road-ns"), "not-adjacent/feature-between");
    EXPECT_EQ(monastery.targets("0,1 road-ns"), "1,1 monastery");
    EXPECT_EQ(WagonTable("X-040", Edition::C1).between("0,0 road-nw", "0,0 road-es"),
              "not-adjacent/field-between");
    // Not through a city, from gate to gate.
    EXPECT_EQ(WagonTable("X-070", Edition::C1).between("0,0 road-e", "0,0 road-s"),
              "not-adjacent/feature-between");
}

TEST(WagonFootnotes, RoadsAlongWallWithoutGateAreNotConnected)
{
    // Footnote 20, not allowed: fifth line; footnote 170.
    rule("am.wagon.c1.nogate");
    const WagonTable table("G1\n"
                           "AM-070\n"
                           "U0",
                           Edition::C1);
    EXPECT_EQ(table.between("0,0 city-ew", "0,2 road-ns"), "not-adjacent/no-gate");
    EXPECT_EQ(table.targets("0,0 city-ew"), "");
    EXPECT_EQ(table.targets("0,2 road-ns"), "");
}

TEST(WagonFootnotes, RoadsUnderCityAreNotConnected)
{
    // Footnote 20, not allowed: sixth line; footnote 170.
    rule("am.wagon.c1.tunnel");
    const WagonTable table(".  U0     .\n"
                           "E1 AM-090 G0\n"
                           ".  U0     .",
                           Edition::C1);
    EXPECT_EQ(table.between("1,0 road-ns", "0,1 city-n"), "not-adjacent/tunnel");
    EXPECT_EQ(table.targets("1,2 road-ns"), "");
}

TEST(WagonFootnotes, RoadOfFourPointsBetweenMonasteryAndCrossing)
{
    // The first picture of the annotated rules' wagon.
    rule("am.wagon.target");
    const WagonTable table("A3 U1 U1 W0 U1/Br", Edition::C1);
    EXPECT_EQ(table.targets("1,0 road-ns"), "0,0 monastery; 3,0 road-s");
    EXPECT_EQ(table.moveResult("1,0 road-ns", "3,0 road-e"), "occupied");
    EXPECT_EQ(table.moveResult("1,0 road-ns", "0,0 field-1"), "field");
}

TEST(WagonFootnotes, RoadOfTwoPointsThatEndsAtCity)
{
    // The second picture of the annotated rules' wagon.
    rule("am.wagon.target");
    const WagonTable table(".  S0 .\n"
                           "A3 W2 U1/Br",
                           Edition::C1);
    EXPECT_EQ(table.targets("1,0 road-s"), "1,0 city-new");
    EXPECT_EQ(table.moveResult("1,0 road-s", "1,1 road-w"), "occupied");
    EXPECT_EQ(table.moveResult("1,0 road-s", "0,1 road-s"), "completed");
}

TEST(WagonFootnotes, WagonMovesFromAbbeyAndOntoAbbey)
{
    // Footnote 173.
    rule("am.wagon.c1.abbey");
    constexpr auto ring = "B0 G1 B0\n"
                          "U1 .  E3\n"
                          "B0 U0 B0";
    WagonTable fromAbbey(ring, Edition::C1);
    fromAbbey.place("AB0", {1, 1});
    fromAbbey.apply(fromAbbey.deployWagon("1,1 abbey"));
    EXPECT_EQ(fromAbbey.state()->scores[0], 9);
    EXPECT_EQ(sortedWords(fromAbbey.choices()),
              (List{"0,1 road-ns", "1,0 city-ew", "1,2 road-ns", "supply"}));
    fromAbbey.apply(fromAbbey.move({1, 1}, "1,0 city-ew"));
    EXPECT_EQ(fromAbbey.wagonPlace(0), "1,0 city-ew");

    WagonTable byDistance(ring, Edition::C2);
    byDistance.place("AB0", {1, 1});
    byDistance.apply(byDistance.deployWagon("1,1 abbey"));
    EXPECT_EQ(sortedWords(byDistance.choices()),
              (List{"0,0 monastery", "0,1 road-ns", "0,2 monastery", "1,0 city-ew", "1,2 road-ns",
                    "2,0 monastery", "2,2 monastery", "supply"}));

    // The road that the abbey closes is scored, and its wagon moves onto the abbey.
    WagonTable ontoAbbey("B0 E2 B0\n"
                         "A3/AWr . E3\n"
                         "B0 B0 .",
                         Edition::C1);
    ontoAbbey.place("AB0", {1, 1});
    ontoAbbey.apply(Action::pass());
    EXPECT_EQ(ontoAbbey.state()->scores[0], 1);
    EXPECT_EQ(sortedWords(ontoAbbey.choices()), (List{"0,1 monastery", "1,1 abbey", "supply"}));
    ontoAbbey.apply(ontoAbbey.move({0, 1}, "1,1 abbey"));
    EXPECT_EQ(ontoAbbey.wagonPlace(0), "1,1 abbey");

    // A figure on the abbey excludes the wagon.
    WagonTable occupied("B0 E2 B0\n"
                        "A3/AWr . E3\n"
                        "B0 B0 .",
                        Edition::C1);
    occupied.place("AB0", {1, 1});
    occupied.apply(Action::deploy(FigureKind::Follower, {1, 1}, 0));
    EXPECT_EQ(sortedWords(occupied.choices()), (List{"0,1 monastery", "supply"}));
}

TEST(WagonFootnotes, AbbeyIsNotConnectedAtCorners)
{
    rule("am.wagon.c1.abbey");
    constexpr auto board = "B0 E0  E0  .\n"
                           "E3 AB0 B0  E0\n"
                           "B0 B0  AB0 E1\n"
                           ".  U1  U1  .";
    const WagonTable table(board, Edition::C1);
    // Abbeys are placed in holes, so two abbeys are never neighbours. At a corner they are not connected.
    EXPECT_EQ(table.moveResult("1,1 abbey", "2,2 abbey"), "not-adjacent/far");
    EXPECT_EQ(table.moveResult("1,1 abbey", "2,0 city-n"), "not-adjacent/far");
    EXPECT_EQ(table.moveResult("2,2 abbey", "2,3 road-ns"), "not-adjacent/field-between");
    EXPECT_EQ(table.targets("1,1 abbey"), "");
    const WagonTable byDistance(board, Edition::C2);
    EXPECT_EQ(byDistance.moveResult("1,1 abbey", "2,2 abbey"), "in range");
    EXPECT_EQ(byDistance.moveResult("1,1 abbey", "2,0 city-n"), "in range");
}

TEST(WagonFootnotes, RoadOfDeadEndHasNoTargets)
{
    rule("am.wagon.home");
    EXPECT_EQ(WagonTable("U0\nAM-102", Edition::C1).targets("0,0 road-ns"), "");
}

TEST(WagonFootnotes, AbbeyDoesNotConnectNeighbours)
{
    // Beyond the abbey there are a road and a monastery at its end. None of them is connected with the city.
    rule("am.wagon.c1.onestep");
    const WagonTable table("B0 G1  B0 .\n"
                           "E1 AB0 U1 A1\n"
                           "B0 B0  .  .",
                           Edition::C1);
    EXPECT_EQ(table.moveResult("1,0 city-ew", "2,1 road-ns"), "completed");
    EXPECT_EQ(table.moveResult("1,0 city-ew", "3,1 monastery"), "not-adjacent/feature-between");
    EXPECT_EQ(table.moveResult("1,1 abbey", "3,1 monastery"), "not-adjacent/feature-between");
    EXPECT_EQ(table.moveResult("2,1 road-ns", "1,1 abbey"), "abbey");
    EXPECT_EQ(table.moveResult("2,1 road-ns", "3,1 monastery"), "monastery");
}

} // namespace vozka
