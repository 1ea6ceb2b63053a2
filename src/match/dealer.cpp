// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/dealer.h"

#include <cassert>
#include <span>

namespace vozka {

namespace {

constexpr std::uint64_t step = 0x9e3779b97f4a7c15;

/// A number from 0 up to but without `count`, from the upper bits of a random one (Lemire 2019, without
/// the correction, which would be below 2^-50 here).
std::uint64_t below(std::uint64_t random, std::uint64_t count)
{
    return (random >> 32U) * count >> 32U;
}

/// The kind of the n-th tile, in the order of the kinds; `copies(kind)` = how many there are.
template<class Copies>
KindIndex tileAt(Copies copies, std::uint64_t n)
{
    std::size_t kind = 0;
    for (; n >= copies(kind); ++kind)
        n -= copies(kind);
    return static_cast<KindIndex>(kind);
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
    const auto bag = state->bag.all();
    if (kept.empty())
        return Action::draw(
            tileAt([&](std::size_t kind) { return bag[kind]; }, below(random, state->bagTotal)));
    const auto copies = [&](std::size_t kind) { return kept.contains(kind) ? std::uint8_t{0} : bag[kind]; };
    std::uint64_t tiles = 0;
    for (std::size_t kind = 0; kind < bag.size(); ++kind)
        tiles += copies(kind);
    return Action::draw(tileAt(copies, below(random, tiles)));
}

} // namespace vozka
