// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Terrains of the sides of tiles, and demands of open cells.
#pragma once

#include "engine/base/side.h"

#include <cstdint>

namespace vozka {

/// Terrain of a side. Nothing: no demand. Each kind of feature of an expansion that continues across sides
/// has a separate terrain, which the catalogue numbers from FirstOfExpansions.
enum class Terrain : std::uint8_t { Nothing, Field, Road, City, FirstOfExpansions };
inline constexpr int maxExpansionTerrains = 3;

/// Terrains that an open cell demands of a tile: two bits a side, north in the lowest. The lower byte has the
/// terrains of the core, the upper byte the terrains of expansions, numbered from 1. Games without terrains
/// of expansions need only the lower byte.
using Demands = std::uint16_t;
/// Position of the upper byte in `Demands`.
inline constexpr int expansionDemandsShift = 8;

/// True if one of the demands is for a terrain of an expansion.
[[nodiscard]] constexpr bool haveExpansionTerrain(Demands demands)
{
    return demands >> expansionDemandsShift != 0;
}

[[nodiscard]] constexpr Demands demandAt(Side side, Terrain terrain)
{
    const int number = static_cast<int>(terrain);
    constexpr int first = static_cast<int>(Terrain::FirstOfExpansions);
    return static_cast<Demands>(number < first
                                    ? number << (2 * index(side))
                                    : (number - first + 1) << (expansionDemandsShift + 2 * index(side)));
}

[[nodiscard]] constexpr Demands allDemandsAt(Side side)
{
    return static_cast<Demands>((3 | 3 << expansionDemandsShift) << (2 * index(side)));
}

[[nodiscard]] constexpr Terrain demanded(Demands demands, Side side)
{
    const int ofExpansion = demands >> (expansionDemandsShift + 2 * index(side)) & 3;
    return static_cast<Terrain>(ofExpansion != 0
                                    ? static_cast<int>(Terrain::FirstOfExpansions) + ofExpansion - 1
                                    : demands >> (2 * index(side)) & 3);
}

} // namespace vozka
