// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The escape from a besieged city.
#include "siege_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace siege_game;

namespace {

/// Alice's knight in a besieged city next to a monastery.
constexpr std::string_view nextToMonastery = "CA-030/A:city-nw B0";

/// Code of the refusal of this knight's escape on that board, "" if it is allowed.
std::string escapeRefusal(std::string_view board, const Scene::Table& table)
{
    return refusalCode(Scene(board, table), escapeText("0,0", "city-nw"));
}

} // namespace

/// si-4
TEST(Escape, ReturnsKnightToSupplyAtEndOfTurn)
{
    rule("si.escape");
    rule("si.escape.when");
    Scene scene(nextToMonastery, tableOfSiege());
    EXPECT_EQ(currentRefusalCode(scene, escapeText("0,0", "city-nw")), "not-this-step") << "deploy first";
    scene.pass();
    ASSERT_EQ(scene.step(), "escape");
    EXPECT_EQ(scene.state()->toMove, 0);
    EXPECT_EQ(choices(scene), "escape ");
    perform(scene, escapeText("0,0", "city-nw"));
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_TRUE(scene.state()->figuresOnBoard().empty());
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Escape, CanBeDeclined)
{
    rule("si.escape");
    Scene scene(nextToMonastery, tableOfSiege());
    scene.pass();
    scene.pass();
    EXPECT_EQ(scene.supply('A'), 6);
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Escape, IsOfferedInEachTurnOfOwner)
{
    rule("si.escape.one");
    Scene scene("E2/Ac            .\n"
                "CA-030/A:city-nw B0",
                tableOfSiege());
    scene.pass();
    EXPECT_EQ(choices(scene), "escape escape ");
    perform(scene, escapeText("0,0", "city-n"));
    EXPECT_EQ(scene.state()->active, 1) << "one knight in a turn";
    scene.placeOnly("B0", {2, 1});
    EXPECT_EQ(scene.state()->active, 0) << "no choice of Bob";
    scene.placeOnly("B0", {3, 1});
    ASSERT_EQ(scene.step(), "escape");
    perform(scene, escapeText("0,1", "city-nw"));
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Escape, IsOfferedInTurnOfMonastery)
{
    rule("si.escape.one");
    Scene scene("CA-030/A:city-nw .", tableOfSiege());
    scene.placeOnly("B0", {1, 0});
    EXPECT_EQ(scene.step(), "escape");
}

TEST(Escape, IsOfferedAfterLastTile)
{
    rule("si.escape.when");
    auto table = tableOfSiege();
    table.bag = std::vector<std::string_view>{};
    Scene scene(nextToMonastery, table);
    scene.pass();
    ASSERT_EQ(scene.step(), "escape");
    perform(scene, escapeText("0,0", "city-nw"));
    EXPECT_TRUE(scene.state()->over);
}

TEST(Escape, MonasteryTouchesTileAlsoAtCorner)
{
    rule("si.escape");
    EXPECT_EQ(escapeRefusal("CA-030/A:city-nw U0\n"
                            ".                A2",
                            tableOfSiege()),
              "");
    EXPECT_EQ(escapeRefusal("CA-030/A:city-nw U0 B0", tableOfSiege()), "no-monastery-near");
    EXPECT_EQ(escapeRefusal("CA-030/A:city-nw", tableOfSiege()), "no-monastery-near");
}

TEST(Escape, OwnerOfMonasteryDoesNotMatter)
{
    rule("si.escape");
    EXPECT_EQ(escapeRefusal("CA-030/A:city-nw B0/Bm", tableOfSiege()), "");
    EXPECT_EQ(escapeRefusal("CA-030/A:city-nw B0/Am", tableOfSiege()), "");
}

TEST(Escape, NeedsBesiegedCity)
{
    rule("si.escape");
    EXPECT_EQ(refusalCode(Scene("E0/Ac B0", tableOfSiege()), escapeText("0,0", "city-n")), "not-besieged");
    EXPECT_EQ(refusalCode(Scene("CA-030/A:field-1 B0", tableOfSiege()), escapeText("0,0", "field-1")),
              "not-besieged");
}

TEST(Escape, NeedsKnightOfPlayer)
{
    rule("si.escape.kinds");
    Scene scene("CA-030/B:city-nw B0", tableOfSiege());
    EXPECT_EQ(refusalCode(scene, escapeText("0,0", "city-nw")), "not-your-knight");
    scene.pass();
    EXPECT_EQ(scene.state()->active, 1) << "no choice of Alice";
    EXPECT_EQ(escapeRefusal("CA-030 B0", tableOfSiege()), "not-your-knight");
}

/// si-5
TEST(Escape, MonasteryTouchesTileWithMark)
{
    rule("si.escape.tile");
    constexpr std::string_view board = "G1    B0\n"
                                       "G1/Ac .\n"
                                       "CA-010 .";
    const auto action = escapeText("0,1", "city-ew");
    const Scene siegeTile(board, tableOfSiege());
    EXPECT_EQ(refusalCode(siegeTile, action), "no-monastery-near");
    const Scene anyTile(board, tableOfSiege("escapeFrom", 1));
    EXPECT_EQ(refusalCode(anyTile, action), "");
}

TEST(Escape, RefusalNamesRule)
{
    rule("si.escape.tile");
    const Scene scene("CA-030/A:city-nw", tableOfSiege());
    const auto action = actionFrom(scene, escapeText("0,0", "city-nw"));
    const auto refusal = scene.rules().refusal(scene.rules().asIfInStep(scene.state(), action), action);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->rule, "si.escape.tile");
    EXPECT_EQ(refusal->at, (Cell{0, 0}));
}

} // namespace vozka
