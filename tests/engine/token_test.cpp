// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens of test kinds: in hands of players, and as links of the board.
#include "engine/rules/hooks/turn.h"
#include "engine/rules/position_tokens.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

constexpr TokenKind firstKind{0};
constexpr auto inHands = setOf(SpotKind::Hand);

/// Gives the active player three tokens for each scored feature.
void addCoins(RuleBook& book)
{
    const auto coins = book.add(
        TokenSpec{.word = "gold", .listedAs = "coins", .spots = inHands, .most = 3, .isStack = true});
    book.on(Trigger::FeatureScored,
            [coins](Turn& turn, const TriggerArgs&) { turn.giveTokens(turn.state().active, coins, 3); });
}

void addGuests(RuleBook& book)
{
    (void)book.add(TokenSpec{.word = "guest", .spots = inHands, .most = 2, .arg = TokenArg::Figure});
}

/// Adds two boats, which join two roads of a tile.
void addBoats(RuleBook& book)
{
    (void)book.add(TokenSpec{.word = "boat",
                             .listedAs = "boats",
                             .spots = setOf(SpotKind::Tile),
                             .most = 2,
                             .arg = TokenArg::Link,
                             .link = book.addLinks(2)});
}

constexpr std::string_view board = "A3/Ar .";

/// Position with this tile only.
Position positionOf(const Rules& rules, Code tile = "B")
{
    Position position;
    position.tiles.push_back({rules.catalogue().find(tile), {0, 0}});
    return position;
}

PositionToken boatBetween(const Rules& rules, Code from, Code to)
{
    const auto& kind = rules.catalogue().kind(rules.catalogue().find("W"));
    return {.kind = firstKind, .at = Spot::feature({0, 0}, kind.find(from)), .to = kind.find(to)};
}

} // namespace

TEST(HeldTokens, AreGivenWithEvent)
{
    Scene scene(board, rulesWithOnly(board, {"A", "B", "B"}, 2, {addCoins}));
    const State before = scene.state();
    scene.placeOnly("A1", {1, 0});
    EXPECT_EQ(scene.state()->held(0, firstKind), 3);
    EXPECT_EQ(scene.state()->held(1, firstKind), 0);
    EXPECT_EQ(before->held(0, firstKind), 0);
    const auto taken = std::ranges::find(scene.events(), event::taken, &Event::type);
    ASSERT_NE(taken, scene.events().end());
    EXPECT_EQ(taken->what, "gold");
    EXPECT_EQ(taken->count, 3);
    EXPECT_EQ(taken->player, 0);
}

TEST(HeldTokens, DistinguishStates)
{
    const auto rules = rulesWithOnly(board, {"A", "B", "B"}, 2, {addCoins});
    auto position = positionOf(rules);
    PositionFault fault;
    const auto without = PositionLoader::make(rules, position, fault);
    position.tokens.push_back({.kind = firstKind, .at = Spot::hand(1)});
    const auto with = PositionLoader::make(rules, position, fault);
    ASSERT_TRUE(with && without);
    EXPECT_FALSE(*with == *without);
    EXPECT_NE(with->hash(), without->hash());
}

TEST(HeldTokens, FiguresLeaveSupplyOfOwner)
{
    const auto rules = rulesWithOnly(board, {"A", "B", "B"}, 2, {addGuests});
    auto position = positionOf(rules);
    const PositionToken guest{.kind = firstKind, .at = Spot::hand(0), .owner = 1};
    position.tokens.push_back(guest);
    PositionFault fault;
    const auto state = PositionLoader::make(rules, position, fault);
    ASSERT_TRUE(state);
    EXPECT_EQ((*state)->supply[1][0], 6);
    EXPECT_EQ((*state)->held(0, firstKind), 1);
    position.tokens.insert(position.tokens.end(), 2, guest);
    EXPECT_FALSE(PositionLoader::make(rules, position, fault));
    EXPECT_EQ(fault.where, PositionFault::Where::Token);
    EXPECT_EQ(fault.index, 2U) << "there are no more than two";
}

TEST(Pools, StartWithTheirCounts)
{
    static Pool sheep;
    static Pool animals;
    // D is the start tile.
    const auto rules = rulesWithOnly("D0", {"A", "B"}, 2, {[](RuleBook& book) {
                                         sheep = book.addPool({.counts = {4, 5}, .tiles = {}});
                                         animals = book.addPool({.counts = {1, 0, 3}, .tiles = {}});
                                     }});
    const auto start = rules.start();
    EXPECT_TRUE(std::ranges::equal(start->left(sheep), std::array{4, 5}));
    EXPECT_TRUE(std::ranges::equal(start->left(animals), std::array{1, 0, 3}));
    EXPECT_EQ(State(start), start);
}

TEST(LinkTokens, JoinFeaturesOfPosition)
{
    // W has a junction of three separate roads.
    const auto rules = rulesWithOnly("W0", {"W", "B"}, 2, {addBoats});
    auto position = positionOf(rules, "W");
    position.tokens.push_back(boatBetween(rules, "road-e", "road-w"));
    PositionFault fault;
    const auto state = PositionLoader::make(rules, position, fault);
    ASSERT_TRUE(state);
    const auto& placed = **state;
    const auto at = [&](const PositionToken& token) { return placed.board.segmentOf(0, token.at.feature()); };
    const auto boat = boatBetween(rules, "road-e", "road-w");
    const auto other = boatBetween(rules, "road-s", "road-w");
    EXPECT_EQ(placed.board.root(at(boat)), placed.board.root(placed.board.segmentOf(0, boat.to)));
    EXPECT_NE(placed.board.root(at(other)), placed.board.root(at(boat)));
    ASSERT_EQ(placed.tokensOf(firstKind).size(), 1U);
    EXPECT_EQ(describe(placed, rules.book().token(firstKind), *placed.token(firstKind)), boat);
}

TEST(LinkTokens, AreRefusedWithoutTwoFeaturesOfOneKind)
{
    const auto rules = rulesWithOnly("W0", {"W", "B"}, 2, {addBoats});
    PositionFault fault;
    for (const auto& [from, to] : {std::pair{"road-e", "road-e"}, {"road-e", "field-1"}, {"road-e", "no"}}) {
        auto position = positionOf(rules, "W");
        position.tokens.push_back(boatBetween(rules, from, to));
        EXPECT_FALSE(PositionLoader::make(rules, position, fault)) << from << " " << to;
        EXPECT_EQ(fault.refusal.code, refusal::wrongFeature);
    }
}

} // namespace vozka
