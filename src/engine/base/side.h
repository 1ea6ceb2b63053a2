// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Sides and half-edges of a tile, and which half-edges of neighbouring tiles touch.
#pragma once

#include "engine/base/cell.h"

#include <array>
#include <cstdint>

namespace vozka {

/// Quarter turns clockwise, 0 to 3.
using Turns = std::uint8_t;

enum class Side : std::uint8_t { N, E, S, W };

/// Clockwise from the north-west corner. Left and right are seen from the centre of the tile looking
/// outwards:
/// NL is the western half of the north side, EL the northern half of the east side.
enum class HalfEdge : std::uint8_t { NL, NR, EL, ER, SL, SR, WL, WR };

inline constexpr int sideCount = 4;
inline constexpr int halfEdgeCount = 8;
inline constexpr std::array<Side, sideCount> allSides{Side::N, Side::E, Side::S, Side::W};

[[nodiscard]] constexpr int index(Side side)
{
    return static_cast<int>(side);
}

[[nodiscard]] constexpr int index(HalfEdge half)
{
    return static_cast<int>(half);
}

[[nodiscard]] constexpr Side opposite(Side side)
{
    return static_cast<Side>((index(side) + 2) % sideCount);
}

/// Returns the new side of an item that is at this side of the unturned tile.
[[nodiscard]] constexpr Side turned(Side side, Turns turns)
{
    return static_cast<Side>((index(side) + turns) % sideCount);
}

/// Returns the same for a half-edge.
[[nodiscard]] constexpr HalfEdge turned(HalfEdge half, Turns turns)
{
    return static_cast<HalfEdge>((index(half) + 2 * turns) % halfEdgeCount);
}

/// Left half of a side, seen from the centre looking outwards.
[[nodiscard]] constexpr HalfEdge leftHalf(Side side)
{
    return static_cast<HalfEdge>(2 * index(side));
}

[[nodiscard]] constexpr HalfEdge rightHalf(Side side)
{
    return static_cast<HalfEdge>(2 * index(side) + 1);
}

/// Half-edge of the neighbouring tile that touches this one: NL touches SR, ER touches WL.
[[nodiscard]] constexpr HalfEdge facing(HalfEdge half)
{
    const auto side = static_cast<Side>(index(half) / 2);
    return index(half) % 2 == 0 ? rightHalf(opposite(side)) : leftHalf(opposite(side));
}

/// Steps from a cell to its neighbours, by side.
inline constexpr std::array<Cell, sideCount> stepsToSides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

[[nodiscard]] constexpr Cell neighbour(Cell cell, Side side)
{
    const Cell step = stepsToSides[index(side)];
    return {static_cast<std::int16_t>(cell.x + step.x), static_cast<std::int16_t>(cell.y + step.y)};
}

} // namespace vozka
