// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Chance for players who need some: run on from a seed, so that the same seed plays the same game.
#pragma once

#include "engine/base/mix.h"

namespace vozka {

/// SplitMix64 run on from a seed: the same numbers on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}
    /// A number from 0 up to but without `count`.
    [[nodiscard]] std::uint32_t below(std::uint32_t count)
    {
        m_state += 0x9e3779b97f4a7c15;
        return static_cast<std::uint32_t>((mix(m_state) >> 32U) * count >> 32U);
    }

private:
    std::uint64_t m_state;
};

} // namespace vozka
