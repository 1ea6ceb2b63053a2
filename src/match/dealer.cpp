// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/dealer.h"

#include <cassert>
#include <numeric>

namespace vozka {

namespace {

constexpr std::uint64_t step = 0x9e3779b97f4a7c15;

/// A number from 0 up to but without `count`, from the upper bits of a random one (Lemire 2019, without
/// the correction, which would be below 2^-50 here).
std::uint64_t below(std::uint64_t random, std::uint64_t count)
{
    return (random >> 32U) * count >> 32U;
}

/// The kind of the n-th tile in the bag, in the order of the kinds.
template<class Bag>
KindIndex tileAt(const Bag& bag, std::uint64_t n)
{
    KindIndex kind = 0;
    for (; n >= bag[kind]; ++kind)
        n -= bag[kind];
    return kind;
}

} // namespace

Action Dealer::next(const Rules& rules, const State& state) const
{
    assert(!state->over && state->toMove == nature);
    if (state->drawn != noKind) {
        const auto* aside = rules.book().putsAside(*state, state->drawn);
        return aside != nullptr ? *aside->due(*state, state->drawn) : Action::discard(state->drawn);
    }
    const auto random = mix(m_seed + step * (state->draws + 1U));
    const auto kept = rules.book().keptBack(*state);
    if (kept.none())
        return Action::draw(tileAt(state->bag, below(random, state->bagTotal)));
    auto bag = state->bag;
    for (std::size_t kind = 0; kind < bag.size(); ++kind)
        if (kept[kind])
            bag[kind] = 0;
    return Action::draw(
        tileAt(bag, below(random, std::accumulate(bag.begin(), bag.end(), std::uint64_t{0}))));
}

} // namespace vozka
