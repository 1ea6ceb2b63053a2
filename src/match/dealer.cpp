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
    auto place = below(mix(m_seed + step * (state->draws + 1U)),
                       static_cast<std::uint64_t>(rules.book().drawable(*state)));
    KindIndex kind = 0;
    for (;; ++kind) {
        if (!rules.book().mayDraw(*state, kind))
            continue;
        if (place < state->bag[kind])
            break;
        place -= state->bag[kind];
    }
    return Action::draw(kind);
}

} // namespace vozka
