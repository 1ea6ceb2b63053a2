// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles are placed, turned and removed. Refused edits return a reason and change nothing.
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

TEST(SandboxTiles, FirstTileFitsAnywhere)
{
    SandboxEditor editor;
    EXPECT_EQ(editor.box().turnsThatFit(editor.kind("D"), {0, 0}, 0), 15U);
    EXPECT_EQ(editor.place("D", {-3, 7}, 2), "done");
    EXPECT_EQ(editor.tiles(), "D2@-3,7");
    EXPECT_EQ(editor.box().state()->board.tiles().size(), 1U);
    expectValid(editor.box());
}

TEST(SandboxTiles, FurtherTilesMustFit)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    EXPECT_EQ(editor.place("E", {0, -1}, 0), "side-does-not-match");
    EXPECT_EQ(editor.place("E", {0, 0}, 2), "cell-taken");
    EXPECT_EQ(editor.place("E", {2, 0}, 0), "no-neighbour");
    EXPECT_EQ(editor.place("E", {0, -1}, 4), "no-such-turn");
    EXPECT_EQ(editor.place("nothing", {0, -1}, 0), "not-in-bag");
    EXPECT_EQ(editor.place("E", {300, 0}, 0), "off-the-table");
    EXPECT_EQ(editor.tiles(), "D0@0,0");
    EXPECT_FALSE(editor.box().canRedo());
    EXPECT_EQ(editor.place("E", {0, -1}, 2), "done");
    EXPECT_EQ(editor.tiles(), "D0@0,0 E2@0,-1");
}

TEST(SandboxTiles, ReturnsTurnsThatFit)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    // The city on the south side must be next to the city of D.
    EXPECT_EQ(editor.box().turnsThatFit(editor.kind("E"), {0, -1}, 0), 4U);
    EXPECT_EQ(editor.box().turnsThatFit(editor.kind("E"), {5, 5}, 0), 0U);
    EXPECT_EQ(editor.box().turnsThatFit(editor.kind("AB"), {1, 0}, 0), 0U);
    EXPECT_EQ(editor.box().turnsThatFit(noKind, {1, 0}, 0), 0U);
}

TEST(SandboxTiles, NumberOfCopiesIsLimited)
{
    SandboxEditor editor;
    EXPECT_EQ(editor.place("X", {0, 0}), "done");
    EXPECT_EQ(editor.box().turnsThatFit(editor.kind("X"), {1, 0}, 0), 0U);
    EXPECT_EQ(editor.place("X", {1, 0}), "not-in-bag");
    EXPECT_EQ(editor.take({0, 0}), "done");
    EXPECT_EQ(editor.place("X", {1, 0}), "done");
}

TEST(SandboxTiles, TilesOfExamplesAreAvailableWithTheirSet)
{
    SandboxEditor editor;
    EXPECT_EQ(editor.place("X-02", {0, 0}), "done");
    expectValid(editor.box());
}

TEST(SandboxTiles, AbbeyFillsHoleAndHasOwner)
{
    SandboxEditor editor;
    for (const Cell at : {Cell{0, 0}, Cell{1, 0}, Cell{2, 0}})
        ASSERT_EQ(editor.place("B", at), "done");
    EXPECT_EQ(editor.place("AB", {1, 1}, 0, 1), "not-a-hole");
    // Fill the cells around 1,1.
    ASSERT_EQ(editor.place("B", {0, 1}), "done");
    ASSERT_EQ(editor.place("E", {2, 1}, 1), "done");
    ASSERT_EQ(editor.place("V", {0, 2}, 2), "side-does-not-match");
    ASSERT_EQ(editor.place("E", {0, 2}, 2), "done");
    ASSERT_EQ(editor.place("E", {1, 2}, 2), "done");
    EXPECT_EQ(editor.box().turnsThatFit(editor.kind("AB"), {1, 1}, 1), 1U);
    ASSERT_EQ(editor.place("AB", {1, 1}, 0, 1), "done");
    EXPECT_EQ(editor.box().position().tiles.back().owner, 1);
    EXPECT_EQ(editor.turn({1, 1}), "no-other-turn");
    expectValid(editor.box());
    // After removal of a neighbour, the abbey would not be in a hole. The player has no other abbey.
    EXPECT_EQ(editor.take({1, 2}), "falls-apart");
    EXPECT_EQ(editor.box().turnsThatFit(editor.kind("AB"), {5, 5}, 1), 0U);
    // Other tiles have no owner.
    EXPECT_EQ(editor.box().position().tiles.front().owner, noPlayer);
}

TEST(SandboxTiles, TileTurnsToNextTurnThatFits)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    EXPECT_EQ(editor.turn({0, 0}), "done");
    EXPECT_EQ(editor.tiles(), "D1@0,0");
    EXPECT_EQ(editor.turn({0, 0}, -1), "done");
    EXPECT_EQ(editor.turn({0, 0}, -1), "done");
    EXPECT_EQ(editor.tiles(), "D3@0,0");
    editor.turn({0, 0});
    // The curve has the road on the needed side in two of its turns.
    ASSERT_EQ(editor.place("V", {1, 0}, 0), "done");
    EXPECT_EQ(editor.turn({1, 0}), "done");
    EXPECT_EQ(editor.tiles(), "D0@0,0 V1@1,0");
    EXPECT_EQ(editor.turn({1, 0}), "done");
    EXPECT_EQ(editor.tiles(), "D0@0,0 V0@1,0");
    ASSERT_EQ(editor.place("E", {0, -1}, 2), "done");
    EXPECT_EQ(editor.turn({0, 0}), "no-other-turn");
    EXPECT_EQ(editor.turn({4, 4}), "not-this-tile no-tile");
    // A tile with four equal sides has no other turn.
    SandboxEditor other;
    other.place("C", {0, 0});
    EXPECT_EQ(other.turn({0, 0}), "no-other-turn");
}

TEST(SandboxTiles, ConnectingTileCannotBeRemoved)
{
    SandboxEditor editor;
    editor.place("U", {0, 0}, 1);
    editor.place("U", {1, 0}, 1);
    editor.place("U", {2, 0}, 1);
    const auto refusal = editor.box().take({1, 0});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "falls-apart");
    EXPECT_EQ(refusal->at, (Cell{2, 0}));
    EXPECT_EQ(editor.take({9, 9}), "not-this-tile no-tile");
    EXPECT_EQ(editor.take({0, 0}), "done");
    EXPECT_EQ(editor.tiles(), "U1@1,0 U1@2,0");
    EXPECT_EQ(editor.take({2, 0}), "done");
    EXPECT_EQ(editor.take({1, 0}), "done");
    EXPECT_TRUE(editor.box().isEmpty());
    expectValid(editor.box());
}

TEST(SandboxTiles, LastTileCanBeChosen)
{
    SandboxEditor editor;
    editor.place("U", {0, 0}, 1);
    editor.place("U", {1, 0}, 1);
    editor.place("U", {2, 0}, 1);
    EXPECT_EQ(codeOf(editor.box().makeLast({0, 0})), "done");
    EXPECT_EQ(editor.tiles(), "U1@1,0 U1@2,0 U1@0,0");
    EXPECT_EQ(codeOf(editor.box().makeLast({1, 0})), "cannot-be-last");
    EXPECT_EQ(codeOf(editor.box().makeLast({5, 0})), "not-this-tile no-tile");
    expectValid(editor.box());
}

TEST(SandboxTiles, FiguresStayOnFeatureCompletedByLastTile)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("E", {0, -1}, 2);
    ASSERT_EQ(editor.set(0, "wagon", {0, 0}, "city-n"), "done");
    // Further tiles are inserted before the last one, which completed the city.
    ASSERT_EQ(editor.place("U", {1, 0}, 1), "done");
    EXPECT_EQ(editor.tiles(), "D0@0,0 U1@1,0 E2@0,-1");
    EXPECT_EQ(codeOf(editor.box().makeLast({1, 0})), "left-behind");
    expectValid(editor.box());
}

} // namespace
} // namespace vozka::sandbox
