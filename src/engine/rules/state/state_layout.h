// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Sizes of the tables of a state.
#pragma once

#include <bit>
#include <cstddef>

namespace vozka {

/// Greatest number of entries of each table under the rules of one game. RuleBook::seal computes it.
struct StateLayout {
    std::size_t tiles = 0;
    std::size_t openCells = 0;
    std::size_t segments = 0;
    /// A power of two; 0 if cells cannot be looked up.
    std::size_t cellSlots = 0;
    std::size_t figures = 0;
    std::size_t kinds = 0;
    std::size_t tokens = 0;
    std::size_t tokenKinds = 0;
    std::size_t inAreas = 0;
    std::size_t poolItems = 0;
    std::size_t surrounded = 0;
    std::size_t slotBytes = 0;
    std::size_t parts = 0;
    std::size_t links = 0;
    /// Features that change in one turn and are older than the turn.
    std::size_t changed = 0;
};

/// Greatest number of open cells around that number of tiles: a row has the most.
[[nodiscard]] constexpr std::size_t openCellsAround(std::size_t tiles)
{
    return 2 * tiles + 2;
}

/// Entries of a cell table that is at most half full.
[[nodiscard]] constexpr std::size_t cellSlotsFor(std::size_t tiles)
{
    return std::bit_ceil(2 * (tiles + openCellsAround(tiles)));
}

} // namespace vozka
