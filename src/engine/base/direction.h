// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The eight directions from a tile, straight and diagonal.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/side.h"

#include <array>
#include <cstdint>

namespace vozka {

/// Clockwise from the north.
enum class Direction : std::uint8_t { N, NE, E, SE, S, SW, W, NW };

inline constexpr int directionCount = 8;

[[nodiscard]] constexpr int index(Direction direction)
{
    return static_cast<int>(direction);
}

/// Returns the new direction of an item that has this direction on the unturned tile.
[[nodiscard]] constexpr Direction turned(Direction direction, Turns turns)
{
    return static_cast<Direction>((index(direction) + 2 * turns) % directionCount);
}

/// Cell in that direction from `from`. The distance is in cells.
[[nodiscard]] constexpr Cell cellTowards(Cell from, Direction direction, int distance)
{
    constexpr std::array<int, directionCount> dx{0, 1, 1, 1, 0, -1, -1, -1};
    constexpr std::array<int, directionCount> dy{-1, -1, 0, 1, 1, 1, 0, -1};
    return {static_cast<std::int16_t>(from.x + dx[index(direction)] * distance),
            static_cast<std::int16_t>(from.y + dy[index(direction)] * distance)};
}

} // namespace vozka
