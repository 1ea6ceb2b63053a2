// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The size of a state, and copies between states of different rules.
#include "engine/expansions/list.h"
#include "engine/rules/state/packed_state.h"
#include "match/dealer.h"
#include "players/random_player.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

std::vector<std::string> everySet()
{
    std::vector<std::string> sets;
    for (const Code set : playableTileSets())
        sets.emplace_back(set);
    return sets;
}

State afterRandomActions(const Rules& rules, int actions)
{
    State state = rules.start();
    const Dealer dealer(1);
    RandomPlayer player(1);
    ActionList scratch;
    for (int i = 0; i < actions && !state->over; ++i)
        rules.apply(state, state->toMove == noPlayer ? dealer.next(rules, state)
                                                     : player.choose(rules, state, scratch));
    return state;
}

TEST(StateSize, IsWithinLimitOfSets)
{
    const auto bytesOf = [](const std::vector<std::string>& sets, int players) {
        return baseRules(players, Options(), sets).start().bytes();
    };
    EXPECT_LE(bytesOf({"base"}, 2), 9'000U);
    EXPECT_LE(bytesOf({"base"}, 6), 10'000U);
    EXPECT_LE(bytesOf({"base", "abbey-and-mayor"}, 6), 13'100U);
    EXPECT_LE(bytesOf({"base", "abbey-and-mayor", "drawbridges"}, 6), 14'500U);
    EXPECT_LE(bytesOf(everySet(), 6), 40'000U);
}

TEST(StateSize, TablesFitTheirLayout)
{
    const auto rules = baseRules(6, Options(), everySet());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        State state = rules.start();
        const Dealer dealer(seed);
        RandomPlayer player(seed);
        ActionList scratch;
        const auto& layout = *rules.book().layout();
        while (!state->over) {
            rules.apply(state, state->toMove == noPlayer ? dealer.next(rules, state)
                                                         : player.choose(rules, state, scratch));
            ASSERT_LT(state->board.tiles().size(), layout.tiles) << "one tile is spare";
            ASSERT_LE(state->board.openCells().size(), layout.openCells);
            ASSERT_LE(static_cast<std::size_t>(state->board.segmentCount()), layout.segments);
            ASSERT_LE(state->figures.size(), layout.figures);
            ASSERT_LE(state->tokens.size(), layout.tokens);
            ASSERT_LE(state->surrounded.size(), layout.surrounded);
        }
    }
}

TEST(StateCopy, GetsSizeOfOtherRules)
{
    const auto small = baseRules(2);
    const auto large = baseRules(6, Options(), everySet());
    const auto full = afterRandomActions(large, 300);
    State state = small.start();
    state = full;
    EXPECT_EQ(state, full);
    EXPECT_EQ(state.hash(), full.hash());
    EXPECT_EQ(state.bytes(), full.bytes());
    state = small.start();
    EXPECT_EQ(state, small.start());
    EXPECT_NE(state, full);
}

TEST(StateCopy, IsIndependentOfOriginal)
{
    const auto rules = baseRules(2);
    State state = rules.start();
    const State before = state;
    ActionList actions;
    rules.legal(state, actions);
    rules.apply(state, actions.front());
    EXPECT_NE(state, before);
    EXPECT_EQ(before, rules.start());
}

TEST(StateCopy, IsEmptyForStateWithoutRules)
{
    const State none;
    State state = baseRules(2).start();
    state = none;
    EXPECT_EQ(state, none);
    state = baseRules(2).start();
    EXPECT_NE(state, none);
}

TEST(PackedState, NeedsOnlyUsedMemory)
{
    const auto rules = baseRules(6, Options(), everySet());
    const auto start = rules.start();
    const auto full = afterRandomActions(rules, 300);
    const PackedState packed(full);
    EXPECT_LT(PackedState(start).bytes(), packed.bytes());
    EXPECT_LT(packed.bytes(), full.bytes() / 2);
    EXPECT_EQ(packed.unpacked(), full);
}

TEST(PackedState, CanLookUpCellsAfterUnpacking)
{
    const auto full = afterRandomActions(baseRules(2), 100);
    const auto unpacked = PackedState(full).unpacked();
    ASSERT_GT(full->board.tiles().size(), 20U);
    for (const auto& tile : full->board.tiles())
        EXPECT_EQ(unpacked->board.tileAt(tile.cell), full->board.tileAt(tile.cell));
    for (const auto& open : full->board.openCells())
        EXPECT_EQ(unpacked->board.demandsAt(open.cell), open.demands);
}

} // namespace
} // namespace vozka
