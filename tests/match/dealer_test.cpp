// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dealer: the same seed deals the same game, everywhere.
#include "match/dealer.h"

#include "scene.h"

#include <gtest/gtest.h>

#include <map>

namespace vozka {

namespace {

/// The ids of the first tiles that a seed deals when each is put where it fits first.
std::string deal(std::uint64_t seed, int count)
{
    const auto rules = baseRules();
    const Dealer dealer(seed);
    State state = rules.start();
    ActionList actions;
    std::string ids;
    while (count > 0) {
        if (state->toMove == nature) {
            const auto action = dealer.next(rules, state);
            ids += rules.catalogue().kind(action.kind).id;
            --count;
            rules.apply(state, action);
            continue;
        }
        rules.legal(state, actions);
        rules.apply(state, actions.front());
    }
    return ids;
}

} // namespace

TEST(Dealer, MixesAsSplitMix64IsPublished)
{
    // The first outputs for the seed 1234567, as in the reference implementation's test vectors.
    constexpr std::uint64_t step = 0x9e3779b97f4a7c15;
    EXPECT_EQ(mix(1234567 + step), 6457827717110365317U);
    EXPECT_EQ(mix(1234567 + 2 * step), 3203168211198807973U);
}

// Computed by another program, in another language, from what dealer.h says.
TEST(Dealer, SameSeedDealsTheSameOnEveryMachine)
{
    EXPECT_EQ(deal(42, 20), "UEHJBVFVKRENOPTECNBU");
}

TEST(Dealer, DealsByWhatIsLeftInTheBag)
{
    const auto rules = baseRules();
    const State start = rules.start();
    std::map<KindIndex, int> counts;
    constexpr int seeds = 71 * 400;
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        ++counts[Dealer(seed).next(rules, start).kind];
    for (KindIndex kind = 0; kind < rules.catalogue().kindCount(); ++kind)
        EXPECT_NEAR(counts[kind], 400 * start->bag[kind], 400) << rules.catalogue().kind(kind).id;
}

} // namespace vozka
