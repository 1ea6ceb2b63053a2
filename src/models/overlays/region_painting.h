// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The border of a region of a tile, and hatchings over it. Both go on where the region goes on, on the next
// tile.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <QBrush>
#include <QPainterPath>

namespace vozka {

/// The border of a region within its tile (a square of `areaSquare`): without the parts along the tile's own
/// border, but for those along the closed sides, which are drawn in by `inset`.
[[nodiscard]] QPainterPath regionBorder(const QPainterPath& area, unsigned closedSides, qreal inset);
/// What is laid over a region: a hatching in its ink, and stripes of a second colour, as wide as the gaps
/// between them. Invalid colours are not painted.
struct Texture {
    Hatching hatching = Hatching::None;
    QColor ink;
    QColor stripes;
};

/// A brush with the texture of a whole tile of so many pixels, to fill parts of it in the units of regions.
/// Its period divides the tile.
[[nodiscard]] QBrush textureBrush(const Texture& texture, int side);

} // namespace vozka
