// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures are placed, moved and removed, and move with their tiles.
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

/// Returns a start tile with a road through it, continued on both sides.
SandboxEditor road()
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("U", {1, 0}, 1);
    editor.place("U", {-1, 0}, 1);
    return editor;
}

TEST(SandboxFigures, AreAllowedOnlyOnFeaturesOfTheirKind)
{
    auto editor = road();
    EXPECT_EQ(editor.set(0, "wagon", {0, 0}, "road-ew"), "done");
    EXPECT_EQ(editor.figures(), "0 wagon road-ew@0,0");
    // Several figures on a joined feature are possible, but only one on each segment.
    EXPECT_EQ(editor.set(1, "follower", {1, 0}, "road-ns"), "done");
    EXPECT_EQ(editor.set(1, "follower", {0, 0}, "road-ew"), "feature-occupied same-place");
    EXPECT_EQ(editor.set(1, "mayor", {-1, 0}, "road-ns"), "wrong-feature");
    EXPECT_EQ(editor.set(1, "wagon", {0, 0}, "field-1"), "wrong-feature");
    EXPECT_EQ(editor.set(1, "follower", {0, 0}, "nothing"), "wrong-feature");
    EXPECT_EQ(editor.set(1, "follower", {5, 5}, "road-ew"), "not-this-tile no-tile");
    EXPECT_EQ(editor.set(1, "barn", {0, 0}, "field-1"), "wrong-feature needs-corner");
    EXPECT_EQ(editor.setOnCorner(1, "follower", {0, 0}), "wrong-feature corner");
    EXPECT_EQ(editor.set(0, "wagon", {-1, 0}, "road-ns"), "none-left");
    expectValid(editor.box());
}

TEST(SandboxFigures, SetOnCompletedFeatureChangesLastTile)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("E", {0, -1}, 2);
    editor.place("U", {1, 0}, 1);
    EXPECT_EQ(codeOf(editor.box().refusalOf(editor.figureOn(0, "wagon", {0, 0}, "city-n"))), "done");
    EXPECT_EQ(editor.tiles(), "D0@0,0 E2@0,-1 U1@1,0");
    EXPECT_EQ(editor.set(0, "wagon", {0, 0}, "city-n"), "done");
    EXPECT_EQ(editor.tiles(), "D0@0,0 U1@1,0 E2@0,-1");
    expectValid(editor.box());
    editor.box().undo();
    EXPECT_EQ(editor.tiles(), "D0@0,0 E2@0,-1 U1@1,0");
    editor.box().redo();
    EXPECT_EQ(editor.take({1, 0}), "done");
    EXPECT_EQ(editor.take({0, -1}), "done");
    EXPECT_EQ(editor.figures(), "0 wagon city-n@0,0");
}

TEST(SandboxFigures, MoveToCompletedFeatureChangesLastTile)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("E", {0, -1}, 2);
    editor.place("U", {1, 0}, 1);
    editor.set(0, "wagon", {1, 0}, "road-ns");
    EXPECT_EQ(codeOf(editor.box().changeFigure(0, editor.figureOn(0, "wagon", {0, 0}, "city-n"))), "done");
    EXPECT_EQ(editor.figures(), "0 wagon city-n@0,0");
    EXPECT_EQ(editor.tiles(), "D0@0,0 U1@1,0 E2@0,-1");
}

/// Only one tile is the last one. A figure must not be on a feature that an earlier tile completed.
TEST(SandboxFigures, TwoCompletedFeaturesNeedOneLastTile)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("E", {0, -1}, 2);
    editor.place("U", {1, 0}, 1);
    editor.place("D", {2, 0});
    editor.place("E", {2, -1}, 2);
    EXPECT_EQ(editor.set(0, "wagon", {0, 0}, "city-n"), "done");
    const auto refusal = editor.box().refusalOf(editor.figureOn(1, "wagon", {2, 0}, "city-n"));
    EXPECT_EQ(codeOf(refusal), "left-behind");
    EXPECT_EQ(refusal->player, 0) << "owner of the figure that needs another last tile";
    EXPECT_EQ(editor.set(1, "wagon", {2, 0}, "city-n"), "left-behind");
    EXPECT_EQ(editor.figures(), "0 wagon city-n@0,0");
}

TEST(SandboxFigures, BarnNeedsCornerOfFourFields)
{
    SandboxEditor editor;
    editor.place("B", {0, 0});
    editor.place("B", {1, 0});
    editor.place("B", {0, 1});
    EXPECT_EQ(editor.setOnCorner(0, "barn", {1, 1}), "corner-not-four-tiles");
    editor.place("B", {1, 1});
    EXPECT_EQ(editor.setOnCorner(0, "barn", {1, 1}), "done");
    EXPECT_EQ(editor.figures(), "0 barn corner@1,1");
    EXPECT_EQ(editor.setOnCorner(1, "barn", {1, 1}), "field-has-barn");
    expectValid(editor.box());
    // The barn is removed with any of the four tiles of its corner.
    EXPECT_EQ(editor.take({0, 0}), "done");
    EXPECT_EQ(editor.figures(), "");
    EXPECT_EQ(editor.box().state()->supply[0][index(editor.figure("barn"))], 1);
}

TEST(SandboxFigures, AreRemovedWithTheirTile)
{
    auto editor = road();
    editor.set(0, "wagon", {1, 0}, "road-ns");
    editor.set(1, "follower", {0, 0}, "field-1");
    EXPECT_EQ(editor.take({1, 0}), "done");
    EXPECT_EQ(editor.figures(), "1 follower field-1@0,0");
    editor.box().undo();
    EXPECT_EQ(editor.figures(), "0 wagon road-ns@1,0; 1 follower field-1@0,0");
}

TEST(SandboxFigures, TurnWithTheirTile)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.set(0, "follower", {0, 0}, "city-n");
    EXPECT_EQ(editor.turn({0, 0}), "done");
    EXPECT_EQ(editor.figures(), "0 follower city-n@0,0");
    expectValid(editor.box());
}

TEST(SandboxFigures, MoveInOneEdit)
{
    auto editor = road();
    editor.set(0, "wagon", {0, 0}, "road-ew");
    const auto moved = editor.figureOn(0, "wagon", {1, 0}, "road-ns");
    EXPECT_EQ(codeOf(editor.box().changeFigure(0, moved)), "done");
    EXPECT_EQ(editor.figures(), "0 wagon road-ns@1,0");
    const auto field = editor.figureOn(0, "wagon", {1, 0}, "field-1");
    EXPECT_EQ(codeOf(editor.box().changeFigure(0, field)), "wrong-feature");
    EXPECT_EQ(editor.figures(), "0 wagon road-ns@1,0");
    EXPECT_EQ(codeOf(editor.box().takeFigure(0)), "done");
    EXPECT_EQ(editor.figures(), "");
    editor.box().undo();
    editor.box().undo();
    EXPECT_EQ(editor.figures(), "0 wagon road-ew@0,0");
}

} // namespace
} // namespace vozka::sandbox
