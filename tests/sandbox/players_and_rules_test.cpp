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
    Bench bench;
    bench.place("D", {0, 0});
    EXPECT_EQ(word(bench.box().setPlayers(players(6))), "done");
    EXPECT_EQ(word(bench.box().setToMove(5)), "done");
    EXPECT_EQ(bench.set(5, "wagon", {0, 0}, "road-ew"), "done");
    EXPECT_EQ(word(bench.box().setPlayers(players(5))), "player-on-board");
    EXPECT_EQ(bench.box().record().players.size(), 6U);
    EXPECT_EQ(word(bench.box().takeFigure(0)), "done");
    EXPECT_EQ(word(bench.box().setPlayers(players(2))), "done");
    EXPECT_EQ(bench.box().position().toMove, 0);
    EXPECT_EQ(bench.box().rules().book().playerCount(), 2);
    expectValid(bench.box());
    bench.box().undo();
    EXPECT_EQ(bench.box().rules().book().playerCount(), 6);
}

TEST(SandboxRules, OtherEditionKeepsBoard)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("X-02", {0, -1}, 2);
    EXPECT_EQ(word(bench.box().setRules(everySet(Edition::C1))), "done");
    EXPECT_EQ(bench.box().rules().book().options().edition(), Edition::C1);
    EXPECT_EQ(bench.tiles(), "D0@0,0 X-022@0,-1");
    expectValid(bench.box());
    bench.box().undo();
    EXPECT_EQ(bench.box().rules().book().options().edition(), Edition::C2);
    bench.box().redo();
    EXPECT_EQ(bench.box().rules().book().options().edition(), Edition::C1);
}

TEST(SandboxRules, HeldTokensLeaveWithPlayerOrSet)
{
    auto choice = everySet();
    choice.sets = {"base", "traders-and-builders"};
    Sandbox box(choice, players(3));
    auto record = box.record();
    const PositionToken wine{.kind = TokenKind{0}, .at = Spot::hand(0)};
    const PositionToken cloth{.kind = TokenKind{2}, .at = Spot::hand(1)};
    record.position.tokens = {wine, {.kind = TokenKind{1}, .at = Spot::hand(2)}, cloth};
    box.load(record);
    EXPECT_EQ(word(box.setPlayers(players(2))), "done");
    EXPECT_EQ(box.position().tokens, (std::vector<PositionToken>{wine, cloth}));
    choice.sets = {"base", "abbey-and-mayor", "traders-and-builders"};
    EXPECT_EQ(word(box.setRules(choice)), "done");
    EXPECT_EQ(box.position().tokens.size(), 2U);
    choice.sets = {"base"};
    EXPECT_EQ(word(box.setRules(choice)), "done");
    EXPECT_TRUE(box.position().tokens.empty());
}

TEST(SandboxRules, UnusedSetsCanChange)
{
    Bench bench;
    bench.place("D", {0, 0});
    bench.place("U", {1, 0}, 1);
    bench.set(0, "follower", {1, 0}, "road-ns");
    auto choice = everySet();
    // With the sets in another order, the kinds of tiles have other indices.
    choice.sets = {"wiki-examples", "base", "abbey-and-mayor"};
    EXPECT_EQ(word(bench.box().setRules(choice)), "done");
    EXPECT_EQ(bench.tiles(), "D0@0,0 U1@1,0");
    expectValid(bench.box());
    choice.sets = {"base"};
    EXPECT_EQ(word(bench.box().setRules(choice)), "done");
    EXPECT_EQ(bench.figures(), "0 follower road-ns@1,0");
    EXPECT_EQ(bench.kind("AB"), noKind);
    bench.box().undo();
    bench.set(0, "wagon", {0, 0}, "road-ew");
    EXPECT_EQ(word(bench.box().setRules(choice)), "set-on-board");
    choice.sets = {"abbey-and-mayor"};
    EXPECT_EQ(word(bench.box().setRules(choice)), "set-on-board");
    choice.sets = {};
    EXPECT_EQ(word(bench.box().setRules(choice)), "sets-do-not-go");
    EXPECT_EQ(bench.figures(), "0 follower road-ns@1,0; 0 wagon road-ew@0,0");
}

/// In the new rules the large follower has the index of the wagon.
TEST(SandboxRules, FiguresKeepKindWithOtherSets)
{
    Bench bench;
    auto choice = everySet();
    choice.sets = {"base", "tower", "abbey-and-mayor"};
    EXPECT_EQ(word(bench.box().setRules(choice)), "done");
    bench.place("D", {0, 0});
    bench.place("TO-11", {1, 0});
    EXPECT_EQ(bench.set(1, "wagon", {0, 0}, "road-ew"), "done");
    const auto before = bench.figure("wagon");
    auto record = bench.box().record();
    const auto prisoner = bench.box().rules().book().findToken("prisoner")->kind;
    record.position.tokens = {
        {.kind = prisoner, .at = Spot::hand(0), .owner = 1, .figure = bench.figure("mayor")}};
    bench.box().load(record);
    choice.sets = {"base", "tower", "abbey-and-mayor", "inns-and-cathedrals", "abbot", "princess-and-dragon"};
    EXPECT_EQ(word(bench.box().setRules(choice)), "done");
    EXPECT_NE(bench.figure("wagon"), before);
    EXPECT_EQ(bench.figures(), "1 wagon road-ew@0,0");
    ASSERT_EQ(bench.box().position().tokens.size(), 1U);
    EXPECT_EQ(bench.box().position().tokens[0].figure, bench.figure("mayor"));
    expectValid(bench.box());
}

} // namespace
} // namespace vozka::sandbox
