// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What players hold beside the board: kept with the state, told, told apart.
#include "engine/rules/hooks/turn.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

/// Each player who completes something gets three tokens.
void plugTokens(RuleBook& book)
{
    const auto kind = book.add(HoldingKind{.field = "coins", .word = "gold", .most = 3});
    book.on(Trigger::FeatureScored,
            [kind](Turn& turn, const Happening&) { turn.hold(turn.state().active, kind, 3); });
}

void plugFigures(RuleBook& book)
{
    (void)book.add(HoldingKind{.field = "guests", .word = "guest", .most = 2, .isFigure = true});
}

constexpr std::string_view board = "A3/Ar .";

} // namespace

TEST(Holdings, AreToldAndKeptWithTheState)
{
    Scene scene(board, rulesWithOnly(board, {"A", "B", "B"}, 2, {plugTokens}));
    const State before = scene.state();
    scene.placeOnly("A1", {1, 0});
    EXPECT_EQ(scene.state()->held(0, 0), 3);
    EXPECT_EQ(scene.state()->held(1, 0), 0);
    EXPECT_EQ(before->held(0, 0), 0);
    const auto taken = std::ranges::find(scene.events(), event::taken, &Event::type);
    ASSERT_NE(taken, scene.events().end());
    EXPECT_EQ(taken->what, "gold");
    EXPECT_EQ(taken->count, 3);
    EXPECT_EQ(taken->player, 0);
}

TEST(Holdings, TellStatesApart)
{
    const auto rules = rulesWithOnly(board, {"A", "B", "B"}, 2, {plugTokens});
    Position position;
    position.tiles.push_back({rules.catalogue().find("B"), {0, 0}});
    PositionFault fault;
    const auto without = PositionLayout::make(rules, position, fault);
    position.holdings.push_back({1, 0});
    const auto with = PositionLayout::make(rules, position, fault);
    ASSERT_TRUE(with && without);
    EXPECT_FALSE(*with == *without);
    EXPECT_NE(with->hash(), without->hash());
}

TEST(Holdings, FigureLeavesTheSupplyOfItsOwner)
{
    const auto rules = rulesWithOnly(board, {"A", "B", "B"}, 2, {plugFigures});
    Position position;
    position.tiles.push_back({rules.catalogue().find("B"), {0, 0}});
    position.holdings.push_back({0, 0, 1, FigureKind::Follower});
    PositionFault fault;
    const auto state = PositionLayout::make(rules, position, fault);
    ASSERT_TRUE(state);
    EXPECT_EQ((*state)->supply[1][0], 6);
    EXPECT_EQ((*state)->held(0, 0), 1);
    position.holdings.insert(position.holdings.end(), 2, {0, 0, 1, FigureKind::Follower});
    EXPECT_FALSE(PositionLayout::make(rules, position, fault));
    EXPECT_EQ(fault.where, PositionFault::Where::Holding);
    EXPECT_EQ(fault.index, 2U) << "there are no more than two";
}

} // namespace vozka
