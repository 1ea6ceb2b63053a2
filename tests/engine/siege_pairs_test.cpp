// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Besieged cities together with cathedrals, barns, abbeys, gardens, builders and the count.
#include "count_scene.h"
#include "siege_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace siege_game;

namespace {

/// Code of the refusal of the escape of Alice's figure at 0,0.
std::string escapeRefusal(std::string_view board, std::string_view figure, std::vector<std::string> sets)
{
    return refusalCode(Scene(board, tableOfSiege(std::move(sets))), escapeText("0,0", "city-nw", figure));
}

} // namespace

/// si-2
TEST(SiegeAndCathedral, CompletedCityScoresTwoForEachTile)
{
    rule("si.city");
    rule("ic.cathedral.complete");
    Scene scene(".  E2        .\n"
                "E1 IC-010/Ac E3\n"
                ".  .         .",
                tableOfSiege({"inns-and-cathedrals"}));
    EXPECT_EQ(linesAtEnd(scene), "");
    scene.placeOnly("CA-010", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 10 = city.tiles 10 + city.cathedral 5 + city.besieged -5\n");
}

TEST(SiegeAndCathedral, IncompleteCityScoresNothing)
{
    rule("si.incomplete");
    const Scene scene("E1 IC-010/Ac\n"
                      ".  CA-010",
                      tableOfSiege({"inns-and-cathedrals"}));
    EXPECT_EQ(linesAtEnd(scene), "");
}

TEST(SiegeAndBarn, BarnAtEndScoresEight)
{
    rule("si.field");
    rule("am.barn.final");
    const Scene scene("E2     B0\n"
                      "CA-010 B0\n"
                      "B0     B0/B+barn",
                      tableOfSiege({"abbey-and-mayor"}));
    EXPECT_EQ(linesAtEnd(scene), "B 8 = field.besieged 8\n");
}

TEST(SiegeAndBarn, NewBarnScoresSixForFarmers)
{
    rule("si.field");
    rule("am.barn.placed");
    Scene scene("E2               B0\n"
                "CA-010/B:field-1 B0\n"
                "B0               .",
                tableOfSiege({"abbey-and-mayor"}));
    scene.place("B0", {1, 2});
    scene.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 6 = field.besieged 6\n");
}

TEST(SiegeAndBarn, JoinedFieldScoresTwoForFarmers)
{
    rule("si.field");
    rule("am.barn.connected");
    Scene scene("B0 B0        U0 E2\n"
                "B0 B0/A+barn U0 CA-010/B:field-1\n"
                ".  .         .  .",
                tableOfSiege({"abbey-and-mayor"}));
    scene.placeOnly("A2", {2, 2});
    EXPECT_EQ(scene.scoreLines(), "Bob 2 = field.besieged 2\n");
}

TEST(EscapeKinds, ShrineIsMonastery)
{
    rule("si.escape");
    const Scene near("CA-030/A:city-nw CU-010", tableOfSiege({"cult"}));
    EXPECT_EQ(refusalCode(near, escapeText("0,0", "city-nw")), "");
    const Scene far("CA-030/A:city-nw U0 CU-010", tableOfSiege({"cult"}));
    EXPECT_EQ(refusalCode(far, escapeText("0,0", "city-nw")), "no-monastery-near");
}

/// si-6
TEST(EscapeKinds, AbbeyIsMonastery)
{
    rule("si.escape");
    const Scene scene("E2               E0  E0\n"
                      "CA-030/A:city-nw AB0 E1\n"
                      ".                E2  E1",
                      tableOfSiege({"abbey-and-mayor"}));
    EXPECT_EQ(refusalCode(scene, escapeText("0,1", "city-nw")), "");
}

TEST(EscapeKinds, GardenIsNoMonastery)
{
    rule("si.escape");
    EXPECT_EQ(escapeRefusal("CA-030/A:city-nw E-garden0", "follower", {"abbot"}), "no-monastery-near");
}

TEST(EscapeKinds, MayorWagonLargeAndPhantomEscape)
{
    rule("si.escape.kinds");
    const std::vector<std::string> sets{"abbey-and-mayor", "inns-and-cathedrals", "phantom"};
    for (const std::string figure : {"mayor", "wagon", "large", "phantom"})
        EXPECT_EQ(escapeRefusal("CA-030/A(" + figure + "):city-nw B0", figure, sets), "") << figure;
}

TEST(EscapeKinds, BuilderStaysAndReturnsWithLastFollower)
{
    rule("si.escape.kinds");
    rule("tb.builder.home");
    Scene scene("E2/A(builder)c   .\n"
                "CA-030/A:city-nw B0",
                tableOfSiege({"traders-and-builders"}));
    EXPECT_EQ(refusalCode(scene, escapeText("0,0", "city-n", "builder")), "not-your-knight");
    scene.pass();
    EXPECT_EQ(choices(scene), "escape ");
    perform(scene, escapeText("0,1", "city-nw"));
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(EscapeAndBuilder, DoubleTurnIsOneTurn)
{
    rule("si.escape.when");
    Scene scene("CA-030/A:city-nw B0            .\n"
                "A3/Ar            U1/A(builder)r .",
                tableOfSiege({"traders-and-builders"}));
    scene.placeOnly("U1", {2, 1});
    ASSERT_TRUE(scene.state()->isExtraTurn()) << "no escape before the second tile";
    EXPECT_EQ(scene.state()->active, 0);
    scene.placeOnly("B0", {2, 0});
    EXPECT_EQ(scene.step(), "escape");
}

/// si-7
TEST(EscapeAndCount, EscapeFollowsQuarter)
{
    rule("si.escape.when");
    rule("co.deploy");
    Scene scene(std::string(count_game::roadToGate) + ". CA-032/B:city-nw",
                count_game::tableOfCityPart({"cathars"}));
    scene.pass();
    perform(scene, R"({"draw": "A"})");
    perform(scene, R"({"place": "A", "at": [0,2], "turns": 2})");
    scene.pass();
    ASSERT_EQ(scene.step(), "quarter");
    EXPECT_EQ(currentRefusalCode(scene, escapeText("1,2", "city-nw")), "not-this-step");
    scene.pass();
    ASSERT_EQ(scene.step(), "escape");
    perform(scene, escapeText("1,2", "city-nw"));
    EXPECT_EQ(scene.supply('B'), 7);
    EXPECT_EQ(scene.step(), "draw") << "the knight cannot move to a quarter in this turn";
}

TEST(SiegeAndCount, FigureLeavesCastleForBesiegedCity)
{
    rule("si.city");
    rule("co.leave");
    auto table = count_game::tableOfCityPart({"cathars"});
    table.bag->emplace_back("CA-01");
    Scene scene(std::string(count_game::roadToGate), table);
    count_game::moveToQuarter(scene, "castle", "follower", "market");
    scene.place("CA-013", {2, 1});
    scene.deploy(":city-n");
    ASSERT_EQ(scene.step(), "leave");
    perform(scene, count_game::leaveText("castle", "follower", "1,1", "city-e"));
    EXPECT_EQ(scene.scoreLines(), count_game::roadLine
                                      + "Alice 2 = city.tiles 4 + city.besieged -2\n"
                                        "Bob 2 = city.tiles 4 + city.besieged -2\n");
}

TEST(SiegeAndCount, CarcassonneCountsOnceForField)
{
    rule("si.field");
    rule("co.field");
    const Scene scene(std::string("CO-070 CO-080          .\n"
                                  "CO-110 CO-120/A:field-1 CA-013"),
                      count_game::tableOfCityPart({"cathars"}));
    EXPECT_EQ(linesAtEnd(scene), "A 9 = field.carcassonne 3 + field.besieged 6\n");
}

} // namespace vozka
