// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// `legal` and `apply` do not allocate after the list of actions has grown. This program counts every
// allocation.
#include "counted_allocations.h"
#include "engine/expansions/list.h"
#include "match/dealer.h"
#include "players/random_player.h"
#include "records/tile_library.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(Allocation, CounterCounts)
{
    const long before = allocationCount();
    const std::string text(1000, 'x');
    EXPECT_GT(allocationCount(), before);
}

/// Number of allocations in the last 20 of 40 random games with these tile sets.
long allocationsWith(const std::vector<std::string>& sets)
{
    const auto rules = baseRules(3, Options(), sets);
    ActionList scratch;
    long during = 0;
    constexpr std::uint64_t gamesThatGrowTheList = 20;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        State state = rules.start();
        const Dealer dealer(seed);
        RandomPlayer player(seed);
        const long before = allocationCount();
        while (!state->over)
            rules.apply(state, state->toMove == noPlayer ? dealer.next(rules, state)
                                                         : player.choose(rules, state, scratch));
        if (seed >= gamesThatGrowTheList)
            during += allocationCount() - before;
    }
    return during;
}

TEST(Allocation, LegalAndApplyDoNotAllocate)
{
    EXPECT_EQ(allocationsWith({"base"}), 0);
    EXPECT_EQ(allocationsWith({"base", "abbey-and-mayor"}), 0);
    EXPECT_EQ(allocationsWith({"base", "drawbridges"}), 0);
    EXPECT_EQ(allocationsWith({"base", "abbey-and-mayor", "drawbridges"}), 0);
    EXPECT_EQ(allocationsWith({"base", "princess-and-dragon", "tower"}), 0);
}

} // namespace vozka
