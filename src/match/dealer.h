// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dealer is the only source of chance. Its next action is a function of the seed, the number of draws and
// rolls so far and the possible outcomes. So a draw after undo returns the same tile.
#pragma once

#include "engine/base/mix.h"
#include "engine/rules/rules.h"

#include <cstdint>

namespace vozka {

/// The random numbers are made by SplitMix64 (Steele, Lea, Flood 2014): the number for draw n is the output
/// after n + 1 steps from the seed. With u = its upper 32 bits, the dealer takes the outcome with the number
/// u * total weight / 2^32, counted in the order of the list (see OutcomeList::at). Draws are listed in the
/// order of the catalogue. Nothing else has an influence, so that every machine deals the same game.
class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : m_seed(seed) {}

    /// Returns the next action of chance. Requires: the dealer is to act, not a player.
    [[nodiscard]] Action next(const Rules& rules, const State& state) const;

private:
    std::uint64_t m_seed;
};

} // namespace vozka
