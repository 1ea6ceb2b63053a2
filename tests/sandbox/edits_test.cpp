// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles are laid, turned and taken away; what cannot be says why and changes nothing.
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

TEST(SandboxTiles, TheFirstOneLiesAnywhereInAnyTurn)
{
    Bench bench;
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("D"), {0, 0}, 0), 15U);
    EXPECT_EQ(bench.place("D", {-3, 7}, 2), "done");
    EXPECT_EQ(bench.tiles(), "D2@-3,7");
    EXPECT_EQ(bench.box().state()->board.tiles().size(), 1U);
    expectSound(bench.box());
}

TEST(SandboxTiles, OthersFitThoseThatLieThere)
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

TEST(SandboxTiles, TheirFittingTurnsAreKnownBefore)
{
    Bench bench;
    bench.place("D", {0, 0});
    // A city south of it meets that of D.
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("E"), {0, -1}, 0), 4U);
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("E"), {5, 5}, 0), 0U);
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("AB"), {1, 0}, 0), 0U);
    EXPECT_EQ(bench.box().turnsThatFit(noKind, {1, 0}, 0), 0U);
}

TEST(SandboxTiles, NoMoreThanThereAre)
{
    Bench bench;
    EXPECT_EQ(bench.place("X", {0, 0}), "done");
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("X"), {1, 0}, 0), 0U);
    EXPECT_EQ(bench.place("X", {1, 0}), "not-in-bag");
    EXPECT_EQ(bench.take({0, 0}), "done");
    EXPECT_EQ(bench.place("X", {1, 0}), "done");
}

TEST(SandboxTiles, TilesOfTheExamplesAreThereWhereTheirSetIs)
{
    Bench bench;
    EXPECT_EQ(bench.place("X-02", {0, 0}), "done");
    expectSound(bench.box());
}

TEST(SandboxTiles, AnAbbeyFillsAHoleAndIsItsOwners)
{
    Bench bench;
    for (const Cell at : {Cell{0, 0}, Cell{1, 0}, Cell{2, 0}})
        ASSERT_EQ(bench.place("B", at), "done");
    EXPECT_EQ(bench.place("AB", {1, 1}, 0, 1), "not-a-hole");
    // Round the cell 1,1.
    ASSERT_EQ(bench.place("B", {0, 1}), "done");
    ASSERT_EQ(bench.place("E", {2, 1}, 1), "done");
    ASSERT_EQ(bench.place("V", {0, 2}, 2), "side-does-not-match");
    ASSERT_EQ(bench.place("E", {0, 2}, 2), "done");
    ASSERT_EQ(bench.place("E", {1, 2}, 2), "done");
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("AB"), {1, 1}, 1), 1U);
    ASSERT_EQ(bench.place("AB", {1, 1}, 0, 1), "done");
    EXPECT_EQ(bench.box().position().tiles.back().owner, 1);
    EXPECT_EQ(bench.turn({1, 1}), "no-other-turn");
    expectSound(bench.box());
    // Its neighbours hold it, and who has none left places none.
    EXPECT_EQ(bench.take({1, 2}), "falls-apart");
    EXPECT_EQ(bench.box().turnsThatFit(bench.kind("AB"), {5, 5}, 1), 0U);
    // Another tile is nobody's own.
    EXPECT_EQ(bench.box().position().tiles.front().owner, nature);
}

TEST(SandboxTiles, ATileTurnsOnToWhereItFits)
{
    Bench bench;
    bench.place("D", {0, 0});
    EXPECT_EQ(bench.turn({0, 0}), "done");
    EXPECT_EQ(bench.tiles(), "D1@0,0");
    EXPECT_EQ(bench.turn({0, 0}, -1), "done");
    EXPECT_EQ(bench.turn({0, 0}, -1), "done");
    EXPECT_EQ(bench.tiles(), "D3@0,0");
    bench.turn({0, 0});
    // East a road: the curve shows one there in two turns.
    ASSERT_EQ(bench.place("V", {1, 0}, 0), "done");
    EXPECT_EQ(bench.turn({1, 0}), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 V1@1,0");
    EXPECT_EQ(bench.turn({1, 0}), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 V0@1,0");
    ASSERT_EQ(bench.place("E", {0, -1}, 2), "done");
    EXPECT_EQ(bench.turn({0, 0}), "no-other-turn");
    EXPECT_EQ(bench.turn({4, 4}), "not-this-tile no-tile");
    // A tile that looks the same all round has no other turn.
    Bench other;
    other.place("C", {0, 0});
    EXPECT_EQ(other.turn({0, 0}), "no-other-turn");
}

TEST(SandboxTiles, WhatTheOthersHangOnCannotBeTaken)
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
    expectSound(bench.box());
}

TEST(SandboxTiles, TheTileJustPlacedCanBeChosen)
{
    Bench bench;
    bench.place("U", {0, 0}, 1);
    bench.place("U", {1, 0}, 1);
    bench.place("U", {2, 0}, 1);
    EXPECT_EQ(word(bench.box().makeLast({0, 0})), "done");
    EXPECT_EQ(bench.tiles(), "U1@1,0 U1@2,0 U1@0,0");
    EXPECT_EQ(word(bench.box().makeLast({1, 0})), "cannot-be-last");
    EXPECT_EQ(word(bench.box().makeLast({5, 0})), "not-this-tile no-tile");
    expectSound(bench.box());
}

TEST(SandboxTiles, FiguresStayOnWhatTheLastTileCompletes)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("E", {0, -1}, 2);
    ASSERT_EQ(bench.set(0, "wagon", {0, 0}, "city-n"), "done");
    // More tiles come before the last one, which completed the city.
    ASSERT_EQ(bench.place("U", {1, 0}, 1), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 U1@1,0 E2@0,-1");
    EXPECT_EQ(word(bench.box().makeLast({1, 0})), "left-behind");
    expectSound(bench.box());
}

} // namespace
} // namespace vozka::sandbox
