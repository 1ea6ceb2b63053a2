// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All edits can be undone and redone without limit.
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

TEST(SandboxUndo, UndoesAndRedoesAllEdits)
{
    Bench bench;
    EXPECT_FALSE(bench.box().canUndo());
    bench.place("D", {0, 0});
    for (int i = 0; i < 300; ++i)
        bench.turn({0, 0});
    const auto all = bench.tiles();
    int steps = 0;
    while (bench.box().canUndo()) {
        bench.box().undo();
        ++steps;
    }
    EXPECT_EQ(steps, 301);
    EXPECT_TRUE(bench.box().isEmpty());
    bench.box().undo();
    while (bench.box().canRedo())
        bench.box().redo();
    EXPECT_EQ(bench.tiles(), all);
    expectValid(bench.box());
}

TEST(SandboxUndo, EditClearsRedoButRefusalDoesNot)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("E", {0, -1}, 2);
    bench.box().undo();
    EXPECT_EQ(bench.place("E", {0, -1}, 0), "side-does-not-match");
    EXPECT_TRUE(bench.box().canRedo());
    bench.place("U", {1, 0}, 1);
    EXPECT_FALSE(bench.box().canRedo());
    EXPECT_EQ(bench.tiles(), "D0@0,0 U1@1,0");
}

TEST(SandboxUndo, IncludesClearAndLoad)
{
    Bench bench;
    bench.place("D", {0, 0});
    const auto kept = bench.box().record();
    bench.box().clear();
    EXPECT_TRUE(bench.box().isEmpty());
    bench.box().undo();
    EXPECT_EQ(bench.tiles(), "D0@0,0");
    Bench other(4);
    other.place("E", {3, 3});
    bench.box().load(other.box().record());
    EXPECT_EQ(bench.tiles(), "E0@3,3");
    EXPECT_EQ(bench.box().rules().book().playerCount(), 4);
    bench.box().undo();
    EXPECT_EQ(bench.tiles(), "D0@0,0");
    EXPECT_EQ(bench.box().rules().book().playerCount(), 2);
    expectValid(bench.box());
}

} // namespace
} // namespace vozka::sandbox
