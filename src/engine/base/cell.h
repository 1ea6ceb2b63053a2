// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Cells of the table, without their content.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <cstdlib>

namespace vozka {

/// Cell of the table. x grows to the east, y to the south. The start tile is usually at 0,0. Aligned so that
/// a cell is read and written as one word.
struct alignas(4) Cell {
    std::int16_t x = 0;
    std::int16_t y = 0;
    auto operator<=>(const Cell&) const =
        default; // NOLINT(modernize-use-nullptr): a false finding of clang-tidy 14
};

/// Largest distance of a cell from 0,0 on either axis. Games stay far below this distance, but positions from
/// files can reach it.
inline constexpr int farthestCell = 200;

[[nodiscard]] constexpr bool isOnTable(Cell cell)
{
    return cell.x >= -farthestCell && cell.x <= farthestCell && cell.y >= -farthestCell
           && cell.y <= farthestCell;
}

/// True if `b` is `a` or one of the eight cells around `a`.
[[nodiscard]] constexpr bool areNear(Cell a, Cell b)
{
    // One comparison for both coordinates: this function is called for every monastery after every tile, and
    // each single comparison is hard to predict.
    const auto dx = static_cast<unsigned>(a.x - (b.x - 1));
    const auto dy = static_cast<unsigned>(a.y - (b.y - 1));
    return std::max(dx, dy) <= 2;
}

} // namespace vozka
