// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles are placed, turned and removed. Refused edits return a reason and change nothing.
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

TEST(SandboxTiles, FirstTileFitsAnywhere)
{
    Bench bench;
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("D"), {0, 0}, 0), 15U);
    EXPECT_EQ(bench.place("D", {-3, 7}, 2), "done");
    EXPECT_EQ(bench.tiles(), "D2@-3,7");
    EXPECT_EQ(bench.box().state()->board.tiles().size(), 1U);
    expectValid(bench.box());
}

TEST(SandboxTiles, FurtherTilesMustFit)
{
    Bench bench;
    bench.place("D", {0, 0});
    EXPECT_EQ(bench.place("E", {0, -1}, 0), "side-does-not-match");
    EXPECT_EQ(bench.place("E", {0, 0}, 2), "cell-taken");
    EXPECT_EQ(bench.place("E", {2, 0}, 0), "no-neighbour");
    EXPECT_EQ(bench.place("E", {0, -1}, 4), "no-such-turn");
    EXPECT_EQ(bench.place("nothing", {0, -1}, 0), "not-in-bag");
    EXPECT_EQ(bench.place("E", {300, 0}, 0), "off-the-table");
    EXPECT_EQ(bench.tiles(), "D0@0,0");
    EXPECT_FALSE(bench.box().canRedo());
    EXPECT_EQ(bench.place("E", {0, -1}, 2), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 E2@0,-1");
}

TEST(SandboxTiles, ReturnsTurnsThatFit)
{
    Bench bench;
    bench.place("D", {0, 0});
    // The city on the south side must be next to the city of D.
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("E"), {0, -1}, 0), 4U);
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("E"), {5, 5}, 0), 0U);
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("AB"), {1, 0}, 0), 0U);
    EXPECT_EQ(bench.box().turnsThatFit(noKind, {1, 0}, 0), 0U);
}

TEST(SandboxTiles, NumberOfCopiesIsLimited)
{
    Bench bench;
    EXPECT_EQ(bench.place("X", {0, 0}), "done");
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("X"), {1, 0}, 0), 0U);
    EXPECT_EQ(bench.place("X", {1, 0}), "not-in-bag");
    EXPECT_EQ(bench.take({0, 0}), "done");
    EXPECT_EQ(bench.place("X", {1, 0}), "done");
}

TEST(SandboxTiles, TilesOfExamplesAreAvailableWithTheirSet)
{
    Bench bench;
    EXPECT_EQ(bench.place("X-02", {0, 0}), "done");
    expectValid(bench.box());
}

TEST(SandboxTiles, AbbeyFillsHoleAndHasOwner)
{
    Bench bench;
    for (const Cell at : {Cell{0, 0}, Cell{1, 0}, Cell{2, 0}})
        ASSERT_EQ(bench.place("B", at), "done");
    EXPECT_EQ(bench.place("AB", {1, 1}, 0, 1), "not-a-hole");
    // Fill the cells around 1,1.
    ASSERT_EQ(bench.place("B", {0, 1}), "done");
    ASSERT_EQ(bench.place("E", {2, 1}, 1), "done");
    ASSERT_EQ(bench.place("V", {0, 2}, 2), "side-does-not-match");
    ASSERT_EQ(bench.place("E", {0, 2}, 2), "done");
    ASSERT_EQ(bench.place("E", {1, 2}, 2), "done");
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("AB"), {1, 1}, 1), 1U);
    ASSERT_EQ(bench.place("AB", {1, 1}, 0, 1), "done");
    EXPECT_EQ(bench.box().position().tiles.back().owner, 1);
    EXPECT_EQ(bench.turn({1, 1}), "no-other-turn");
    expectValid(bench.box());
    // After removal of a neighbour, the abbey would not be in a hole. The player has no other abbey.
    EXPECT_EQ(bench.take({1, 2}), "falls-apart");
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("AB"), {5, 5}, 1), 0U);
    // Other tiles have no owner.
    EXPECT_EQ(bench.box().position().tiles.front().owner, noPlayer);
}

TEST(SandboxTiles, TileTurnsToNextTurnThatFits)
{
    Bench bench;
    bench.place("D", {0, 0});
    EXPECT_EQ(bench.turn({0, 0}), "done");
    EXPECT_EQ(bench.tiles(), "D1@0,0");
    EXPECT_EQ(bench.turn({0, 0}, -1), "done");
    EXPECT_EQ(bench.turn({0, 0}, -1), "done");
    EXPECT_EQ(bench.tiles(), "D3@0,0");
    bench.turn({0, 0});
    // The curve has the road on the needed side in two of its turns.
    ASSERT_EQ(bench.place("V", {1, 0}, 0), "done");
    EXPECT_EQ(bench.turn({1, 0}), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 V1@1,0");
    EXPECT_EQ(bench.turn({1, 0}), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 V0@1,0");
    ASSERT_EQ(bench.place("E", {0, -1}, 2), "done");
    EXPECT_EQ(bench.turn({0, 0}), "no-other-turn");
    EXPECT_EQ(bench.turn({4, 4}), "not-this-tile no-tile");
    // A tile with four equal sides has no other turn.
    Bench other;
    other.place("C", {0, 0});
    EXPECT_EQ(other.turn({0, 0}), "no-other-turn");
}

TEST(SandboxTiles, ConnectingTileCannotBeRemoved)
{
    Bench bench;
    bench.place("U", {0, 0}, 1);
    bench.place("U", {1, 0}, 1);
    bench.place("U", {2, 0}, 1);
    const auto why = bench.box().take({1, 0});
    ASSERT_TRUE(why);
    EXPECT_EQ(why->code, "falls-apart");
    EXPECT_EQ(why->at, (Cell{2, 0}));
    EXPECT_EQ(bench.take({9, 9}), "not-this-tile no-tile");
    EXPECT_EQ(bench.take({0, 0}), "done");
    EXPECT_EQ(bench.tiles(), "U1@1,0 U1@2,0");
    EXPECT_EQ(bench.take({2, 0}), "done");
    EXPECT_EQ(bench.take({1, 0}), "done");
    EXPECT_TRUE(bench.box().isEmpty());
    expectValid(bench.box());
}

TEST(SandboxTiles, LastTileCanBeChosen)
{
    Bench bench;
    bench.place("U", {0, 0}, 1);
    bench.place("U", {1, 0}, 1);
    bench.place("U", {2, 0}, 1);
    EXPECT_EQ(word(bench.box().makeLast({0, 0})), "done");
    EXPECT_EQ(bench.tiles(), "U1@1,0 U1@2,0 U1@0,0");
    EXPECT_EQ(word(bench.box().makeLast({1, 0})), "cannot-be-last");
    EXPECT_EQ(word(bench.box().makeLast({5, 0})), "not-this-tile no-tile");
    expectValid(bench.box());
}

TEST(SandboxTiles, FiguresStayOnFeatureCompletedByLastTile)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("E", {0, -1}, 2);
    ASSERT_EQ(bench.set(0, "wagon", {0, 0}, "city-n"), "done");
    // Further tiles are inserted before the last one, which completed the city.
    ASSERT_EQ(bench.place("U", {1, 0}, 1), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 U1@1,0 E2@0,-1");
    EXPECT_EQ(word(bench.box().makeLast({1, 0})), "left-behind");
    expectValid(bench.box());
}

} // namespace
} // namespace vozka::sandbox
