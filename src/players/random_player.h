// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A player that takes a random legal action. Used as level "random" and as load of the benchmark.
#pragma once

#include "engine/rules/rules.h"
#include "players/random.h"

namespace vozka {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    /// Returns a random legal action with equal probabilities. Placements that look the same count as one
    /// action. Requires: a player decides. `scratch` is overwritten.
    [[nodiscard]] Action choose(const Rules& rules, const State& state, ActionList& scratch);

private:
    Random m_random;
};

} // namespace vozka
