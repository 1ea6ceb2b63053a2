// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Neutral pieces and stacks are removed with their tiles, and stay if their figures are removed.
#include "engine/expansions/list.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

class SandboxPieces : public testing::Test {
protected:
    SandboxPieces()
    {
        EXPECT_EQ(codeOf(m_editor.box().setRules(choiceOf({"base", "princess-and-dragon", "tower"}))),
                  "done");
        // A volcano, a road next to it and a foundation next to the road.
        EXPECT_EQ(m_editor.place("PD-17", {0, 0}), "done");
        EXPECT_EQ(m_editor.place("U", {1, 0}, 1), "done");
        EXPECT_EQ(m_editor.place("TO-11", {2, 0}), "done");
    }
    [[nodiscard]] const TokenSpec& spec(Code word) const { return *m_box.rules().book().findToken(word); }
    /// Returns the pieces in the order of the rules: "dragon 0,0; fairy 1,0 by 0 follower".
    [[nodiscard]] std::string pieces() const
    {
        std::string text;
        const auto& book = m_box.rules().book();
        for (const auto& spec : book.tokens())
            for (const auto& each : m_box.position().tokens) {
                if (each.kind != spec.kind || !spec.isPiece())
                    continue;
                const auto at = each.at.cell();
                text.append(text.empty() ? "" : "; ").append(spec.word).append(" ");
                text.append(std::to_string(at.x)).append(",").append(std::to_string(at.y));
                if (each.owner != noPlayer)
                    text.append(" by ")
                        .append(std::to_string(each.owner))
                        .append(" ")
                        .append(book.figureRule(each.figure).name());
            }
        return text;
    }
    [[nodiscard]] PositionToken tower(int pieces) const
    {
        const auto feature = m_editor.figureOn(0, "follower", {2, 0}, "tower").feature;
        return {.kind = spec("towers").kind, .at = Spot::feature({2, 0}, feature), .count = pieces};
    }
    std::string set(Code piece, Cell at)
    {
        return codeOf(m_box.setToken({.kind = spec(piece).kind, .at = Spot::tile(at)}));
    }
    std::string setFairyBeside(const PositionFigure& figure)
    {
        return codeOf(m_box.setToken({.kind = spec("fairy").kind,
                                      .at = Spot::feature(figure.at, figure.feature),
                                      .owner = figure.player,
                                      .figure = figure.kind}));
    }

    mutable SandboxEditor m_editor;
    Sandbox& m_box = m_editor.box();
};

TEST_F(SandboxPieces, NewTilePlacesItsPiece)
{
    EXPECT_EQ(pieces(), "dragon 0,0");
    EXPECT_EQ(m_editor.place("PD-01", {0, -1}), "done");
    EXPECT_EQ(pieces(), "dragon 0,-1");
    expectValid(m_box);
    m_box.undo();
    EXPECT_EQ(pieces(), "dragon 0,0");
}

TEST_F(SandboxPieces, ArePlacedAndRemovedWithTheirTile)
{
    EXPECT_EQ(set("dragon", {1, 0}), "done");
    EXPECT_EQ(set("dragon", {9, 0}), "not-this-tile no-tile");
    EXPECT_EQ(set("fairy", {2, 0}), "done");
    EXPECT_EQ(pieces(), "dragon 1,0; fairy 2,0");
    expectValid(m_box);
    EXPECT_EQ(m_editor.take({2, 0}), "done");
    EXPECT_EQ(pieces(), "dragon 1,0");
    expectValid(m_box);
    // The dragon returns to the volcano when it is removed.
    EXPECT_EQ(codeOf(m_box.takeToken(spec("dragon").kind)), "done");
    EXPECT_TRUE(m_box.state()->isAt(spec("dragon").kind, {0, 0}));
}

TEST_F(SandboxPieces, FairyStaysWhenItsFigureLeaves)
{
    m_editor.set(0, "follower", {1, 0}, "road-ns");
    m_editor.set(1, "follower", {1, 0}, "field-1");
    EXPECT_EQ(setFairyBeside(m_editor.figureOn(1, "follower", {1, 0}, "road-ns")), "not-this-figure");
    EXPECT_EQ(setFairyBeside(m_editor.figureOn(0, "follower", {1, 0}, "road-ns")), "done");
    EXPECT_EQ(pieces(), "dragon 0,0; fairy 1,0 by 0 follower");
    expectValid(m_box);
    // Further tiles and figures do not affect the fairy.
    EXPECT_EQ(m_editor.place("B", {1, -1}), "done");
    EXPECT_EQ(m_editor.set(1, "follower", {1, -1}, "monastery"), "done");
    EXPECT_EQ(codeOf(m_box.takeFigure(1)), "done");
    EXPECT_EQ(pieces(), "dragon 0,0; fairy 1,0 by 0 follower");
    EXPECT_EQ(codeOf(m_box.takeFigure(0)), "done");
    EXPECT_EQ(pieces(), "dragon 0,0; fairy 1,0");
    expectValid(m_box);
    m_box.undo();
    EXPECT_EQ(codeOf(m_box.changeFigure(0, m_editor.figureOn(0, "follower", {2, 0}, "city-n"))), "done");
    EXPECT_EQ(pieces(), "dragon 0,0; fairy 1,0");
    expectValid(m_box);
}

TEST_F(SandboxPieces, StacksGrowCloseAndLeaveWithTheirTile)
{
    EXPECT_EQ(m_editor.set(0, "follower", {2, 0}, "tower"), "tower-bare");
    EXPECT_EQ(codeOf(m_box.setToken(tower(3))), "done");
    EXPECT_EQ(m_editor.set(0, "follower", {2, 0}, "tower"), "done");
    EXPECT_EQ(m_editor.set(1, "follower", {2, 0}, "tower"), "tower-closed");
    EXPECT_EQ(m_box.state()->tokensOf(spec("towers").kind).back().count, 3);
    expectValid(m_box);
    EXPECT_EQ(codeOf(m_box.setToken(tower(0))), "tower-bare");
    EXPECT_EQ(
        codeOf(m_box.setToken({.kind = spec("towers").kind, .at = Spot::feature({1, 0}, 0), .count = 2})),
        "wrong-feature");
    // Two players have ten pieces each.
    EXPECT_EQ(codeOf(m_box.setToken(tower(21))), "no-more-pieces");
    EXPECT_EQ(codeOf(m_box.setToken(tower(20))), "done");
    EXPECT_EQ(m_editor.take({2, 0}), "done");
    EXPECT_TRUE(std::ranges::none_of(m_box.position().tokens, [](const auto& token) {
        return token.isOn({2, 0});
    }));
    EXPECT_EQ(m_editor.figures(), "");
    expectValid(m_box);
}

TEST_F(SandboxPieces, SetCannotBeRemovedWhilePiecesAreOnBoard)
{
    EXPECT_EQ(m_editor.take({0, 0}), "done");
    EXPECT_EQ(set("dragon", {1, 0}), "done");
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base", "tower"}))), "set-on-board");
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"princess-and-dragon", "tower", "base"}))), "done");
    EXPECT_EQ(pieces(), "dragon 1,0");
    expectValid(m_box);
    EXPECT_EQ(codeOf(m_box.takeToken(spec("dragon").kind)), "done");
    EXPECT_EQ(m_box.state()->token(spec("dragon").kind), nullptr);
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base", "tower"}))), "done");
    EXPECT_EQ(pieces(), "");
}

TEST_F(SandboxPieces, FairyLeavesFigureWithRuleForTile)
{
    const auto figure = m_editor.figureOn(0, "follower", {1, 0}, "road-ns");
    m_editor.set(0, "follower", {1, 0}, "road-ns");
    EXPECT_EQ(setFairyBeside(figure), "done");
    auto rules = m_box.record().rules;
    const auto* spec = findOption("fairyFor");
    ASSERT_NE(spec, nullptr);
    rules.options.set(*spec, 1);
    EXPECT_EQ(codeOf(m_box.setRules(rules)), "done");
    EXPECT_EQ(pieces(), "dragon 0,0; fairy 1,0");
    expectValid(m_box);
}

} // namespace
} // namespace vozka::sandbox
