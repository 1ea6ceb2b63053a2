// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/tile_level.h"

#include <algorithm>
#include <array>

namespace vozka {

namespace {

struct Level {
    TileLevel level;
    const char* name;
    /// Smallest side of a cell at this level, in pixels.
    qreal from;
    /// Smallest side of a figure at this level, in pixels.
    int figure;
};

/// Sorted by size, largest first.
constexpr std::array<Level, 4> levels{{{TileLevel::Full, "full", 96, 24},
                                       {TileLevel::Calm, "calm", 56, 24},
                                       {TileLevel::Map, "map", 28, 18},
                                       {TileLevel::Plan, "plan", 0, 14}}};

} // namespace

TileLevel tileLevel(qreal side)
{
    return std::ranges::find_if(levels, [&](const Level& each) { return side >= each.from; })->level;
}

TileLevel tileLevel(QStringView name, qreal side)
{
    const auto* const found =
        std::ranges::find_if(levels, [&](const Level& each) { return name == QLatin1String(each.name); });
    return found == levels.end() ? tileLevel(side) : found->level;
}

QString nameOf(TileLevel level)
{
    return QLatin1String(std::ranges::find(levels, level, &Level::level)->name);
}

int figureSide(qreal cell, qreal size)
{
    const auto level = tileLevel(cell);
    // Silhouettes are clearer with 18 pixels, but would hide tiles that are smaller.
    constexpr int clear = 18;
    constexpr qreal mostOfTile = 0.8;
    const int smallest = std::ranges::find(levels, level, &Level::level)->figure;
    const int least =
        level == TileLevel::Plan ? std::clamp(qRound(mostOfTile * cell), smallest, clear) : smallest;
    return std::max(least, qRound(cell * size));
}

int pieceSide(qreal cell, qreal size)
{
    constexpr int smallest = 20;
    return std::max(smallest, figureSide(cell, size));
}

int pictureSide(qreal side)
{
    static constexpr std::array sides{24, 32, 48, 64, 96, 128, 256, 512};
    const auto* const found = std::ranges::lower_bound(sides, side);
    return found == sides.end() ? sides.back() : *found;
}

} // namespace vozka
