// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How many tiles of a kind are in the bag, in hand, on the board, with a player, or out of the game.
#include "engine/insight/tiles_left.h"
#include "insight_scene.h"

#include <algorithm>

namespace vozka {

namespace {

KindLeft leftOf(const Rules& rules, const State& state, std::string_view id)
{
    return tilesLeft(rules, state)[rules.catalogue().find(id)];
}

} // namespace

TEST(TilesLeft, ListsEveryKindInOrder)
{
    rule("base.place.discard");
    const auto rules = baseRules();
    const auto left = tilesLeft(rules, rules.start());
    ASSERT_EQ(left.size(), 24U);
    for (std::size_t i = 0; i < left.size(); ++i)
        EXPECT_EQ(left[i].kind, i);
    EXPECT_EQ(leftOf(rules, rules.start(), "D"), (KindLeft{3, 4, 3, 1, 0, 0, false}))
        << "the start tile is placed";
    EXPECT_EQ(leftOf(rules, rules.start(), "A").inBag, 2);
}

TEST(TilesLeft, FollowsTileFromBagToBoard)
{
    rule("base.place.match");
    const auto rules = baseRules();
    const auto kind = rules.catalogue().find("U");
    State state = rules.start();
    rules.apply(state, Action::draw(kind));
    EXPECT_EQ(leftOf(rules, state, "U"), (KindLeft{kind, 8, 7, 0, 0, 0, true}));
    rules.apply(state, Action::place(kind, {1, 0}, 1));
    EXPECT_EQ(leftOf(rules, state, "U"), (KindLeft{kind, 8, 7, 1, 0, 0, false}));
}

TEST(TilesLeft, TileThatDoesNotFitIsOut)
{
    rule("base.place.discard");
    const Scene scene("X0", std::vector<std::string_view>{"C", "U", "U"});
    const auto& rules = scene.rules();
    const auto city = rules.catalogue().find("C");
    State state = scene.state();
    rules.apply(state, Action::pass());
    rules.apply(state, Action::draw(city));
    EXPECT_EQ(leftOf(rules, state, "C"), (KindLeft{city, 1, 0, 0, 0, 0, true}));
    rules.apply(state, Action::discard(city));
    EXPECT_EQ(leftOf(rules, state, "C"), (KindLeft{city, 1, 0, 0, 0, 1, false}));
}

TEST(TilesLeft, AbbeysAreHeldByPlayers)
{
    rule("am.abbey.instead");
    const Scene scene("X0 D2 X0\n"
                      "U0 AB0 U0\n"
                      "X0 U1 X0\n",
                      mayorTable({"B"}, 3));
    const auto abbeys = leftOf(scene.rules(), scene.state(), "AB");
    EXPECT_EQ(abbeys.placed, 1);
    EXPECT_EQ(abbeys.held, 2) << "three players have one each, and one is on the board";
    EXPECT_EQ(abbeys.total, 3);
    EXPECT_EQ(abbeys.inBag, 0);
    EXPECT_EQ(abbeys.out, 0);
}

} // namespace vozka
