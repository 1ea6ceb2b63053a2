// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Turns in lists of placements, and masks of turns.
#pragma once

#include "engine/base/side.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace vozka {

/// Listed turns of a tile that looks the same in several turns, and listed actions with the same effect.
enum class Placements : std::uint8_t {
    All,
    /// Only the smallest of several turns that look the same, and only one of several actions with equal
    /// tokens.
    Distinct
};

struct TurnSet {
    /// In ascending order; only the first `size` entries are used.
    std::array<Turns, sideCount> turns{};
    std::uint8_t size = 0;

    [[nodiscard]] constexpr std::span<const Turns> used() const { return {turns.data(), size}; }
};

inline constexpr unsigned allTurns = 15;

/// Turns of each mask. Bit t: turned by t.
inline constexpr auto turnSets = [] {
    std::array<TurnSet, 16> sets{};
    for (unsigned mask = 0; mask < sets.size(); ++mask)
        for (Turns turns = 0; turns < sideCount; ++turns)
            if ((mask >> turns & 1U) != 0)
                sets[mask].turns[sets[mask].size++] = turns;
    return sets;
}();

inline constexpr std::array<std::uint8_t, 16> turnCounts{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/// Eight masks in one number. Their order depends on the machine.
[[nodiscard]] inline std::uint64_t eightMasks(const std::uint8_t* first)
{
    std::uint64_t masks = 0;
    std::memcpy(&masks, first, sizeof masks);
    return masks;
}

/// Number of turns in eight masks of turns.
[[nodiscard]] constexpr unsigned turnCount(std::uint64_t masks)
{
    // Adds the bits of each byte, then the bytes.
    constexpr std::uint64_t everyByte = 0x0101010101010101;
    masks -= masks >> 1 & 5 * everyByte;
    masks = (masks & 3 * everyByte) + (masks >> 2 & 3 * everyByte);
    return static_cast<unsigned>(masks * everyByte >> 56U);
}

} // namespace vozka
