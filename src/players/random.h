// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random numbers for computer players, computed from a seed.
#pragma once

#include "engine/base/mix.h"

namespace vozka {

/// SplitMix64. The same seed gives the same numbers on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}
    /// Returns a number from 0 to count - 1.
    [[nodiscard]] std::uint32_t below(std::uint32_t count)
    {
        m_state += 0x9e3779b97f4a7c15;
        return static_cast<std::uint32_t>((mix(m_state) >> 32U) * count >> 32U);
    }

private:
    std::uint64_t m_state;
};

} // namespace vozka
