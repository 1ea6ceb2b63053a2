// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All edits can be undone and redone without limit.
#include "records/position.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

TEST(SandboxUndo, UndoesAndRedoesAllEdits)
{
    SandboxEditor editor;
    EXPECT_FALSE(editor.box().canUndo());
    editor.place("D", {0, 0});
    for (int i = 0; i < 300; ++i)
        editor.turn({0, 0});
    const auto all = editor.tiles();
    int steps = 0;
    while (editor.box().canUndo()) {
        editor.box().undo();
        ++steps;
    }
    EXPECT_EQ(steps, 301);
    EXPECT_TRUE(editor.box().isEmpty());
    editor.box().undo();
    while (editor.box().canRedo())
        editor.box().redo();
    EXPECT_EQ(editor.tiles(), all);
    expectValid(editor.box());
}

TEST(SandboxUndo, EditClearsRedoButRefusalDoesNot)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("E", {0, -1}, 2);
    editor.box().undo();
    EXPECT_EQ(editor.place("E", {0, -1}, 0), "side-does-not-match");
    EXPECT_TRUE(editor.box().canRedo());
    editor.place("U", {1, 0}, 1);
    EXPECT_FALSE(editor.box().canRedo());
    EXPECT_EQ(editor.tiles(), "D0@0,0 U1@1,0");
}

TEST(SandboxUndo, IncludesClearAndLoad)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    const auto beforeClear = editor.box().record();
    editor.box().clear();
    EXPECT_TRUE(editor.box().isEmpty());
    editor.box().undo();
    EXPECT_EQ(records::writePosition(editor.box().record()), records::writePosition(beforeClear));
    SandboxEditor other(4);
    other.place("E", {3, 3});
    editor.box().load(other.box().record());
    EXPECT_EQ(editor.tiles(), "E0@3,3");
    EXPECT_EQ(editor.box().rules().book().playerCount(), 4);
    editor.box().undo();
    EXPECT_EQ(editor.tiles(), "D0@0,0");
    EXPECT_EQ(editor.box().rules().book().playerCount(), 2);
    expectValid(editor.box());
}

} // namespace
} // namespace vozka::sandbox
