// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Players, rules and the player to move.
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

TEST(SandboxRules, DefaultSetsHaveMovableFigure)
{
    EXPECT_EQ(initialRules(), (records::RuleChoice{Options(Edition::C2), {"base", "abbey-and-mayor"}}));
}

TEST(SandboxRules, PlayersCanChange)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    EXPECT_EQ(codeOf(editor.box().setPlayers(players(6))), "done");
    EXPECT_EQ(codeOf(editor.box().setToMove(5)), "done");
    EXPECT_EQ(editor.set(5, "wagon", {0, 0}, "road-ew"), "done");
    EXPECT_EQ(codeOf(editor.box().setPlayers(players(5))), "player-on-board");
    EXPECT_EQ(editor.box().record().players.size(), 6U);
    EXPECT_EQ(codeOf(editor.box().takeFigure(0)), "done");
    EXPECT_EQ(codeOf(editor.box().setPlayers(players(2))), "done");
    EXPECT_EQ(editor.box().position().toMove, 0);
    EXPECT_EQ(editor.box().rules().book().playerCount(), 2);
    expectValid(editor.box());
    editor.box().undo();
    EXPECT_EQ(editor.box().rules().book().playerCount(), 6);
}

TEST(SandboxRules, OtherEditionKeepsBoard)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("X-02", {0, -1}, 2);
    EXPECT_EQ(codeOf(editor.box().setRules(threeSets(Edition::C1))), "done");
    EXPECT_EQ(editor.box().rules().book().options().edition(), Edition::C1);
    EXPECT_EQ(editor.tiles(), "D0@0,0 X-022@0,-1");
    expectValid(editor.box());
    editor.box().undo();
    EXPECT_EQ(editor.box().rules().book().options().edition(), Edition::C2);
    editor.box().redo();
    EXPECT_EQ(editor.box().rules().book().options().edition(), Edition::C1);
}

TEST(SandboxRules, HeldTokensLeaveWithPlayerOrSet)
{
    auto choice = threeSets();
    choice.sets = {"base", "traders-and-builders"};
    Sandbox box(choice, players(3));
    auto record = box.record();
    const PositionToken wine{.kind = TokenKind{0}, .at = Spot::hand(0)};
    const PositionToken cloth{.kind = TokenKind{2}, .at = Spot::hand(1)};
    record.position.tokens = {wine, {.kind = TokenKind{1}, .at = Spot::hand(2)}, cloth};
    box.load(record);
    EXPECT_EQ(codeOf(box.setPlayers(players(2))), "done");
    EXPECT_EQ(box.position().tokens, (std::vector<PositionToken>{wine, cloth}));
    choice.sets = {"base", "abbey-and-mayor", "traders-and-builders"};
    EXPECT_EQ(codeOf(box.setRules(choice)), "done");
    EXPECT_EQ(box.position().tokens.size(), 2U);
    choice.sets = {"base"};
    EXPECT_EQ(codeOf(box.setRules(choice)), "done");
    EXPECT_TRUE(box.position().tokens.empty());
}

TEST(SandboxRules, UnusedSetsCanChange)
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("U", {1, 0}, 1);
    editor.set(0, "follower", {1, 0}, "road-ns");
    auto choice = threeSets();
    // With the sets in another order, the kinds of tiles have other indices.
    choice.sets = {"wiki-examples", "base", "abbey-and-mayor"};
    EXPECT_EQ(codeOf(editor.box().setRules(choice)), "done");
    EXPECT_EQ(editor.tiles(), "D0@0,0 U1@1,0");
    expectValid(editor.box());
    choice.sets = {"base"};
    EXPECT_EQ(codeOf(editor.box().setRules(choice)), "done");
    EXPECT_EQ(editor.figures(), "0 follower road-ns@1,0");
    EXPECT_EQ(editor.kind("AB"), noKind);
    editor.box().undo();
    editor.set(0, "wagon", {0, 0}, "road-ew");
    EXPECT_EQ(codeOf(editor.box().setRules(choice)), "set-on-board");
    choice.sets = {"abbey-and-mayor"};
    EXPECT_EQ(codeOf(editor.box().setRules(choice)), "set-on-board");
    choice.sets = {};
    EXPECT_EQ(codeOf(editor.box().setRules(choice)), "sets-do-not-go");
    EXPECT_EQ(editor.figures(), "0 follower road-ns@1,0; 0 wagon road-ew@0,0");
}

/// In the new rules the large follower has the index of the wagon.
TEST(SandboxRules, FiguresKeepKindWithOtherSets)
{
    SandboxEditor editor;
    auto choice = threeSets();
    choice.sets = {"base", "tower", "abbey-and-mayor"};
    EXPECT_EQ(codeOf(editor.box().setRules(choice)), "done");
    editor.place("D", {0, 0});
    editor.place("TO-11", {1, 0});
    EXPECT_EQ(editor.set(1, "wagon", {0, 0}, "road-ew"), "done");
    const auto before = editor.figure("wagon");
    auto record = editor.box().record();
    const auto prisoner = editor.box().rules().book().findToken("prisoner")->kind;
    record.position.tokens = {
        {.kind = prisoner, .at = Spot::hand(0), .owner = 1, .figure = editor.figure("mayor")}};
    editor.box().load(record);
    choice.sets = {"base", "tower", "abbey-and-mayor", "inns-and-cathedrals", "abbot", "princess-and-dragon"};
    EXPECT_EQ(codeOf(editor.box().setRules(choice)), "done");
    EXPECT_NE(editor.figure("wagon"), before);
    EXPECT_EQ(editor.figures(), "1 wagon road-ew@0,0");
    ASSERT_EQ(editor.box().position().tokens.size(), 1U);
    EXPECT_EQ(editor.box().position().tokens[0].figure, editor.figure("mayor"));
    expectValid(editor.box());
}

} // namespace
} // namespace vozka::sandbox
