// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures are placed, moved and removed, and move with their tiles.
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

/// Returns a start tile with a road through it, continued on both sides.
Bench road()
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("U", {1, 0}, 1);
    bench.place("U", {-1, 0}, 1);
    return bench;
}

TEST(SandboxFigures, AreAllowedOnlyOnFeaturesOfTheirKind)
{
    auto bench = road();
    EXPECT_EQ(bench.set(0, "wagon", {0, 0}, "road-ew"), "done");
    EXPECT_EQ(bench.figures(), "0 wagon road-ew@0,0");
    // Several figures on a joined feature are possible, but only one on each segment.
    EXPECT_EQ(bench.set(1, "follower", {1, 0}, "road-ns"), "done");
    EXPECT_EQ(bench.set(1, "follower", {0, 0}, "road-ew"), "feature-occupied same-place");
    EXPECT_EQ(bench.set(1, "mayor", {-1, 0}, "road-ns"), "wrong-feature");
    EXPECT_EQ(bench.set(1, "wagon", {0, 0}, "field-1"), "wrong-feature");
    EXPECT_EQ(bench.set(1, "follower", {0, 0}, "nothing"), "wrong-feature");
    EXPECT_EQ(bench.set(1, "follower", {5, 5}, "road-ew"), "not-this-tile no-tile");
    EXPECT_EQ(bench.set(1, "barn", {0, 0}, "field-1"), "wrong-feature needs-corner");
    EXPECT_EQ(bench.setOnCorner(1, "follower", {0, 0}), "wrong-feature corner");
    EXPECT_EQ(bench.set(0, "wagon", {-1, 0}, "road-ns"), "none-left");
    expectValid(bench.box());
}

TEST(SandboxFigures, SetOnCompletedFeatureChangesLastTile)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("E", {0, -1}, 2);
    bench.place("U", {1, 0}, 1);
    EXPECT_EQ(word(bench.box().refusalOf(bench.standing(0, "wagon", {0, 0}, "city-n"))), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 E2@0,-1 U1@1,0");
    EXPECT_EQ(bench.set(0, "wagon", {0, 0}, "city-n"), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 U1@1,0 E2@0,-1");
    expectValid(bench.box());
    bench.box().undo();
    EXPECT_EQ(bench.tiles(), "D0@0,0 E2@0,-1 U1@1,0");
    bench.box().redo();
    EXPECT_EQ(bench.take({1, 0}), "done");
    EXPECT_EQ(bench.take({0, -1}), "done");
    EXPECT_EQ(bench.figures(), "0 wagon city-n@0,0");
}

TEST(SandboxFigures, MoveToCompletedFeatureChangesLastTile)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("E", {0, -1}, 2);
    bench.place("U", {1, 0}, 1);
    bench.set(0, "wagon", {1, 0}, "road-ns");
    EXPECT_EQ(word(bench.box().changeFigure(0, bench.standing(0, "wagon", {0, 0}, "city-n"))), "done");
    EXPECT_EQ(bench.figures(), "0 wagon city-n@0,0");
    EXPECT_EQ(bench.tiles(), "D0@0,0 U1@1,0 E2@0,-1");
}

/// Only one tile is the last one. A figure must not be on a feature that an earlier tile completed.
TEST(SandboxFigures, TwoCompletedFeaturesNeedOneLastTile)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("E", {0, -1}, 2);
    bench.place("U", {1, 0}, 1);
    bench.place("D", {2, 0});
    bench.place("E", {2, -1}, 2);
    EXPECT_EQ(bench.set(0, "wagon", {0, 0}, "city-n"), "done");
    const auto why = bench.box().refusalOf(bench.standing(1, "wagon", {2, 0}, "city-n"));
    EXPECT_EQ(word(why), "left-behind");
    EXPECT_EQ(why->player, 0) << "the figure at the exclusive place is last";
    EXPECT_EQ(bench.set(1, "wagon", {2, 0}, "city-n"), "left-behind");
    EXPECT_EQ(bench.figures(), "0 wagon city-n@0,0");
}

TEST(SandboxFigures, BarnNeedsCornerOfFourFields)
{
    Bench bench;
    bench.place("B", {0, 0});
    bench.place("B", {1, 0});
    bench.place("B", {0, 1});
    EXPECT_EQ(bench.setOnCorner(0, "barn", {1, 1}), "corner-not-four-tiles");
    bench.place("B", {1, 1});
    EXPECT_EQ(bench.setOnCorner(0, "barn", {1, 1}), "done");
    EXPECT_EQ(bench.figures(), "0 barn corner@1,1");
    EXPECT_EQ(bench.setOnCorner(1, "barn", {1, 1}), "field-has-barn");
    expectValid(bench.box());
    // The barn is removed with any of the four tiles of its corner.
    EXPECT_EQ(bench.take({0, 0}), "done");
    EXPECT_EQ(bench.figures(), "");
    EXPECT_EQ(bench.box().state()->supply[0][index(bench.figure("barn"))], 1);
}

TEST(SandboxFigures, AreRemovedWithTheirTile)
{
    auto bench = road();
    bench.set(0, "wagon", {1, 0}, "road-ns");
    bench.set(1, "follower", {0, 0}, "field-1");
    EXPECT_EQ(bench.take({1, 0}), "done");
    EXPECT_EQ(bench.figures(), "1 follower field-1@0,0");
    bench.box().undo();
    EXPECT_EQ(bench.figures(), "0 wagon road-ns@1,0; 1 follower field-1@0,0");
}

TEST(SandboxFigures, TurnWithTheirTile)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.set(0, "follower", {0, 0}, "city-n");
    EXPECT_EQ(bench.turn({0, 0}), "done");
    EXPECT_EQ(bench.figures(), "0 follower city-n@0,0");
    expectValid(bench.box());
}

TEST(SandboxFigures, MoveInOneEdit)
{
    auto bench = road();
    bench.set(0, "wagon", {0, 0}, "road-ew");
    const auto there = bench.standing(0, "wagon", {1, 0}, "road-ns");
    EXPECT_EQ(word(bench.box().changeFigure(0, there)), "done");
    EXPECT_EQ(bench.figures(), "0 wagon road-ns@1,0");
    const auto field = bench.standing(0, "wagon", {1, 0}, "field-1");
    EXPECT_EQ(word(bench.box().changeFigure(0, field)), "wrong-feature");
    EXPECT_EQ(bench.figures(), "0 wagon road-ns@1,0");
    EXPECT_EQ(word(bench.box().takeFigure(0)), "done");
    EXPECT_EQ(bench.figures(), "");
    bench.box().undo();
    bench.box().undo();
    EXPECT_EQ(bench.figures(), "0 wagon road-ew@0,0");
}

} // namespace
} // namespace vozka::sandbox
