// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/dealer.h"

#include <cassert>

namespace vozka {

namespace {

constexpr std::uint64_t step = 0x9e3779b97f4a7c15;

/// A number from 0 up to but without `count`, from the upper bits of a random one (Lemire 2019, without
/// the correction, which would be below 2^-50 here).
std::uint64_t below(std::uint64_t random, std::uint64_t count)
{
    return (random >> 32U) * count >> 32U;
}

} // namespace

Action Dealer::next(const Rules& rules, const State& state) const
{
    assert(!state->over && state->toMove == nature);
    if (state->drawn != noKind)
        return Action::discard(state->drawn);
    const auto kept = rules.book().keptBack(*state);
    std::uint64_t tiles = state->bagTotal;
    if (kept.any())
        for (std::size_t kind = 0; kind < state->bag.size(); ++kind)
            tiles -= kept[kind] ? state->bag[kind] : 0U;
    auto place = below(mix(m_seed + step * (state->draws + 1U)), tiles);
    KindIndex kind = 0;
    for (; kept[kind] || place >= state->bag[kind]; ++kind)
        place -= kept[kind] ? 0U : state->bag[kind];
    return Action::draw(kind);
}

} // namespace vozka
