// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Corners of a tile, and the points of the table at the corners of four cells.
#pragma once

#include "engine/base/side.h"

namespace vozka {

/// Clockwise from the north-west.
enum class Corner : std::uint8_t { NW, NE, SE, SW };

inline constexpr int cornerCount = 4;
inline constexpr std::array<Corner, cornerCount> allCorners{Corner::NW, Corner::NE, Corner::SE, Corner::SW};

[[nodiscard]] constexpr int index(Corner corner)
{
    return static_cast<int>(corner);
}

/// Returns the last half-edge before the corner, clockwise. `halfAfter` returns the first one after the
/// corner.
[[nodiscard]] constexpr HalfEdge halfBefore(Corner corner)
{
    return static_cast<HalfEdge>((2 * index(corner) + halfEdgeCount - 1) % halfEdgeCount);
}

[[nodiscard]] constexpr HalfEdge halfAfter(Corner corner)
{
    return static_cast<HalfEdge>(2 * index(corner));
}

/// Point at that corner of the cell. A point has the coordinates of the cell whose north-west corner it is.
[[nodiscard]] constexpr Cell pointAt(Cell cell, Corner corner)
{
    const bool east = corner == Corner::NE || corner == Corner::SE;
    const bool south = corner == Corner::SE || corner == Corner::SW;
    return {static_cast<std::int16_t>(cell.x + (east ? 1 : 0)),
            static_cast<std::int16_t>(cell.y + (south ? 1 : 0))};
}

/// Cell that has the point at that corner. The inverse of `pointAt`.
[[nodiscard]] constexpr Cell cellWith(Cell point, Corner corner)
{
    const Cell offset = pointAt({0, 0}, corner);
    return {static_cast<std::int16_t>(point.x - offset.x), static_cast<std::int16_t>(point.y - offset.y)};
}

} // namespace vozka
