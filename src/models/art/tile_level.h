// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Levels of detail of the drawings of tiles, and the sizes of their pictures.
#pragma once

#include <QLatin1String>
#include <QString>

#include <cstdint>

namespace vozka {

/// Plan: flat colours and few symbols. Map: flat colours and a symbol for each mark. Calm: the drawing
/// without small details. Full: the whole drawing.
enum class TileLevel : std::uint8_t { Plan, Map, Calm, Full };

/// Name of the drawings for the high-contrast theme, in place of the name of a level. Tiles are flat at every
/// size, with black lines around their features. Figures have a wider outline.
inline constexpr QLatin1String outlinedLevel("outlined");

/// Returns the level for a cell with that side, in pixels.
[[nodiscard]] TileLevel tileLevel(qreal side);
[[nodiscard]] QString nameOf(TileLevel level);
/// Returns the side of the picture for a cell with that side, in pixels: the smallest of a fixed list that is
/// not smaller than the cell, or the largest of the list.
[[nodiscard]] int pictureSide(qreal side);
/// Returns the side of a figure on a cell, in pixels. `size` is its side in cells. Small figures are
/// enlarged, because they could not be distinguished.
[[nodiscard]] int figureSide(qreal cell, qreal size);
/// The same for a piece that belongs to no player.
[[nodiscard]] int pieceSide(qreal cell, qreal size);
/// Returns the level with that name ("map"); the level for the side if the name is unknown.
[[nodiscard]] TileLevel tileLevel(QStringView name, qreal side);

} // namespace vozka
