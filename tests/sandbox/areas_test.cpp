// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Start tiles with fixed cells, figures and the count in the quarters of Carcassonne, and ferries.
#include "engine/expansions/list.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

class SandboxAreas : public testing::Test {
protected:
    SandboxAreas()
    {
        EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base", "ferries", "phantom", "count"}))), "done");
    }
    [[nodiscard]] TokenKind token(Code name) const { return m_box.rules().book().findToken(name)->kind; }
    std::string setCount(AreaIndex area)
    {
        return codeOf(m_box.setToken({.kind = token("count"), .at = Spot::area(area)}));
    }
    /// Sets the ferry of the lake at 0,-2 between two road ends. Removes it if `count` is 0.
    std::string setFerry(FeatureIndex from, FeatureIndex to, int count = 1)
    {
        return codeOf(m_box.setToken(
            {.kind = token("ferry"), .at = Spot::feature({0, -2}, from), .count = count, .to = to}));
    }

    mutable SandboxEditor m_editor;
    Sandbox& m_box = m_editor.box();
};

TEST_F(SandboxAreas, FixedStartTilesAreListedAndStay)
{
    EXPECT_EQ(m_box.position().tiles.size(), 12U);
    EXPECT_FALSE(m_box.isEmpty());
    expectValid(m_box);
    EXPECT_EQ(m_editor.take({0, 0}), "fixed-tile");
    EXPECT_EQ(m_editor.turn({0, 0}), "fixed-tile");
    EXPECT_EQ(codeOf(m_box.makeLast({0, 0})), "fixed-tile");
    EXPECT_NE(m_editor.place("E", {0, 0}), "done");
    m_box.clear();
    EXPECT_EQ(m_box.position().tiles.size(), 12U);
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base"}))), "done");
    EXPECT_TRUE(m_box.isEmpty());
    m_box.undo();
    EXPECT_EQ(m_box.position().tiles.size(), 12U);
}

TEST_F(SandboxAreas, FixedStartTilesAreListedWhenPositionIsLoaded)
{
    auto record = m_box.record();
    record.position.tiles.clear();
    m_box.load(record);
    EXPECT_EQ(m_box.position().tiles.size(), 12U);
    EXPECT_EQ(Sandbox(choiceOf({"base", "count"}), players(2)).position().tiles.size(), 12U);
}

TEST_F(SandboxAreas, SetStaysWhileFigureIsOnItsStartTile)
{
    const auto features = m_box.rules().catalogue().kind(m_box.position().tiles.front().kind).features;
    ASSERT_FALSE(features.empty());
    bool isSet = false;
    for (const auto& feature : features)
        isSet = isSet || m_editor.set(0, "follower", m_box.position().tiles.front().at, feature.id) == "done";
    ASSERT_TRUE(isSet);
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base"}))), "set-on-board");
}

TEST_F(SandboxAreas, FiguresGoToQuartersAndLeaveThem)
{
    EXPECT_EQ(codeOf(m_box.setInArea({1, 0, m_editor.figure("follower")})), "done");
    EXPECT_EQ(codeOf(m_box.setInArea({1, 1, m_editor.figure("phantom")})), "done");
    EXPECT_EQ(m_box.state()->inAreas.size(), 2U);
    expectValid(m_box);
    EXPECT_EQ(codeOf(m_box.setInArea({2, 1, m_editor.figure("phantom")})), "none-left");
    EXPECT_EQ(codeOf(m_box.refusalOf(FigureInArea{2, 1, m_editor.figure("phantom")})), "none-left");
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base"}))), "set-on-board");
    EXPECT_EQ(codeOf(m_box.takeFromArea(0)), "done");
    ASSERT_EQ(m_box.position().inAreas.size(), 1U);
    EXPECT_EQ(m_box.position().inAreas[0].player, 1);
    m_box.undo();
    EXPECT_EQ(m_box.position().inAreas.size(), 2U);
}

TEST_F(SandboxAreas, FigureOnBoardMovesToQuarter)
{
    const Cell at = m_box.position().tiles.front().at;
    const FigureInArea moved{2, 1, m_editor.figure("follower")};
    ASSERT_EQ(m_editor.set(1, "follower", at, "field-1"), "done");
    EXPECT_EQ(codeOf(m_box.refusalOf(moved, 0)), "done");
    EXPECT_EQ(codeOf(m_box.setInArea(moved, 0)), "done");
    EXPECT_TRUE(m_box.position().figures.empty());
    ASSERT_EQ(m_box.position().inAreas.size(), 1U);
    EXPECT_EQ(m_box.position().inAreas[0], moved);
    expectValid(m_box);
    m_box.undo();
    EXPECT_EQ(m_box.position().figures.size(), 1U);
    EXPECT_TRUE(m_box.position().inAreas.empty());
}

TEST_F(SandboxAreas, PieceStaysWhenItsFigureMovesToQuarter)
{
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base", "princess-and-dragon", "count"}))), "done");
    ASSERT_EQ(m_editor.place("B", {2, 0}), "done");
    ASSERT_EQ(m_editor.set(0, "follower", {2, 0}, "monastery"), "done");
    const auto figure = m_editor.figureOn(0, "follower", {2, 0}, "monastery");
    ASSERT_EQ(codeOf(m_box.setToken({.kind = token("fairy"),
                                     .at = Spot::feature(figure.at, figure.feature),
                                     .owner = figure.player,
                                     .figure = figure.kind})),
              "done");
    EXPECT_EQ(codeOf(m_box.setInArea({2, 0, figure.kind}, 0)), "done");
    ASSERT_EQ(m_box.position().tokens.size(), 1U);
    EXPECT_EQ(m_box.position().tokens[0].at, Spot::tile({2, 0}));
    expectValid(m_box);
}

TEST_F(SandboxAreas, QuarterRefusesFigureOfWrongKind)
{
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base", "abbey-and-mayor", "count"}))), "done");
    ASSERT_EQ(m_editor.place("B", {2, 0}), "done");
    ASSERT_EQ(m_editor.set(0, "wagon", {2, 0}, "monastery"), "done");
    const auto refusal = codeOf(m_box.refusalOf({1, 0, m_editor.figure("wagon")}, 0));
    EXPECT_NE(refusal, "done");
    EXPECT_EQ(codeOf(m_box.setInArea({1, 0, m_editor.figure("wagon")}, 0)), refusal);
    EXPECT_EQ(m_box.position().figures.size(), 1U);
    EXPECT_EQ(codeOf(m_box.setInArea({0, 0, m_editor.figure("wagon")}, 0)), "done");
}

TEST_F(SandboxAreas, PlayerWithFigureInQuarterStays)
{
    EXPECT_EQ(codeOf(m_box.setPlayers(players(3))), "done");
    EXPECT_EQ(codeOf(m_box.setInArea({0, 2, m_editor.figure("follower")})), "done");
    EXPECT_EQ(codeOf(m_box.setPlayers(players(2))), "player-on-board");
    EXPECT_EQ(codeOf(m_box.takeFromArea(0)), "done");
    EXPECT_EQ(codeOf(m_box.setPlayers(players(2))), "done");
}

TEST_F(SandboxAreas, CountMovesBetweenQuartersAndLeavesWithItsSet)
{
    EXPECT_EQ(setCount(1), "done");
    EXPECT_EQ(setCount(2), "done") << "between two quarters";
    EXPECT_EQ(m_box.state()->token(token("count"))->where, 2);
    EXPECT_FALSE(m_box.canTakeToken(token("count")));
    expectValid(m_box);
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"count", "base"}))), "done");
    EXPECT_EQ(m_box.state()->token(token("count"))->where, 2);
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base"}))), "done");
    EXPECT_TRUE(m_box.position().tokens.empty());
}

TEST_F(SandboxAreas, FerryJoinsTwoRoadEndsOfItsTile)
{
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base", "ferries"}))), "done");
    ASSERT_EQ(m_editor.place("FE-01", {0, -2}), "done");
    const auto& kind = m_box.rules().catalogue().kind(m_editor.kind("FE-01"));
    std::vector<FeatureIndex> ends;
    for (std::size_t i = 0; i < kind.features.size(); ++i)
        if (kind.features[i].kind == FeatureKind::Road)
            ends.push_back(static_cast<FeatureIndex>(i));
    ASSERT_GE(ends.size(), 3U);
    EXPECT_EQ(setFerry(ends[0], ends[1]), "done");
    expectValid(m_box);
    EXPECT_EQ(setFerry(ends[1], ends[2]), "done") << "the ferry moves";
    ASSERT_EQ(m_box.position().tokens.size(), 1U);
    EXPECT_EQ(m_box.position().tokens[0].to, ends[2]);
    expectValid(m_box);
    EXPECT_EQ(setFerry(ends[0], ends[0]), "wrong-feature");
    EXPECT_EQ(codeOf(m_box.setRules(choiceOf({"base"}))), "set-on-board");
    EXPECT_EQ(setFerry(ends[1], ends[2], 0), "done");
    EXPECT_TRUE(m_box.position().tokens.empty());
    m_box.undo();
    EXPECT_EQ(m_box.position().tokens.size(), 1U);
    EXPECT_EQ(m_editor.take({0, -2}), "done");
    EXPECT_TRUE(m_box.position().tokens.empty());
}

} // namespace
} // namespace vozka::sandbox
