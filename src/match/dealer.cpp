// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/dealer.h"

#include <cassert>

namespace vozka {

namespace {

constexpr std::uint64_t step = 0x9e3779b97f4a7c15;

/// Returns a number below `count`, made of the upper 32 bits of a random number (Lemire 2019). Without
/// Lemire's correction, because the probability of each number is wrong by less than 2^-32.
std::uint32_t below(std::uint64_t random, std::uint32_t count)
{
    return static_cast<std::uint32_t>((random >> 32U) * count >> 32U);
}

} // namespace

Action Dealer::next(const Rules& rules, const State& state) const
{
    const auto outcomes = rules.outcomes(state);
    const auto random = mix(m_seed + step * (state->draws + 1U));
    return outcomes.at(below(random, outcomes.total()));
}

} // namespace vozka
