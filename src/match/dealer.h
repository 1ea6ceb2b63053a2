// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dealer: the only source of chance. Which tile comes next is a function of the seed, the number of
// tiles drawn so far and what is left in the bag, so that an undone tile comes again.
#pragma once

#include "engine/base/mix.h"
#include "engine/rules/rules.h"

#include <cstdint>

namespace vozka {

/// The generator is SplitMix64 (Steele, Lea, Flood 2014) read at a place instead of run on: the number for
/// draw n is its output after n + 1 steps from the seed. Of its upper 32 bits u, the tile at u * left / 2^32
/// comes, in a bag laid out by kind, in the order of the catalogue; "left" are
/// those tiles of it that may come next. Nothing else enters, so every machine
/// deals the same.
class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : m_seed(seed) {}

    /// What nature does now: draws, or puts away a tile that fits nowhere. Requires: nature is to move.
    [[nodiscard]] Action next(const Rules& rules, const State& state) const;

private:
    std::uint64_t m_seed;
};

} // namespace vozka
