// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions after quarter turns of the whole board, clockwise around the centre of the cell 0,0.
#pragma once

#include "engine/base/side.h"
#include "engine/base/spot.h"

namespace vozka {

[[nodiscard]] constexpr Cell turnedCell(Cell cell, Turns turns)
{
    for (int i = 0; i < turns % sideCount; ++i)
        cell = {static_cast<std::int16_t>(-cell.y), cell.x};
    return cell;
}

/// `point`: the cell whose north-west corner it is.
[[nodiscard]] constexpr Cell turnedPoint(Cell point, Turns turns)
{
    for (int i = 0; i < turns % sideCount; ++i)
        point = {static_cast<std::int16_t>(1 - point.y), point.x};
    return point;
}

/// Places that are not on the board stay as they are.
[[nodiscard]] constexpr Spot turned(Spot spot, Turns turns)
{
    switch (spot.kind()) {
    case SpotKind::Feature:
        return Spot::feature(turnedCell(spot.cell(), turns), spot.feature());
    case SpotKind::Corner:
        return Spot::corner(turnedPoint(spot.cell(), turns));
    case SpotKind::Tile:
        return Spot::tile(turnedCell(spot.cell(), turns));
    case SpotKind::None:
    case SpotKind::Supply:
    case SpotKind::Area:
    case SpotKind::Hand:
        break;
    }
    return spot;
}

} // namespace vozka
