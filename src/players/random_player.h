// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A player who takes any of the legal choices: opponent for the patient, and the load of the benchmark.
#pragma once

#include "engine/rules/rules.h"
#include "players/random.h"

namespace vozka {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    /// Uniformly one of the placements, those that look alike counted once; uniformly one of the deployments
    /// or none. Requires: a player is to move. `scratch` is overwritten.
    [[nodiscard]] Action choose(const Rules& rules, const State& state, ActionList& scratch);

private:
    Random m_random;
};

} // namespace vozka
