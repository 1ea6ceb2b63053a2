// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Placements of a tile kind.
#pragma once

#include "engine/rules/state/turn_set.h"

namespace vozka {

/// Which turns of a tile are listed if it looks the same in several turns.
enum class Placements : std::uint8_t {
    All,
    /// Of several turns with the same picture only the smallest.
    Distinct
};

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
