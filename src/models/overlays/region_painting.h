// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The border of a region of a tile, and hatchings over it. Both go on where the region goes on, on the next
// tile.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <QPainterPath>

class QPainter;

namespace vozka {

/// The border of a region within its tile (a square of `areaSquare`): without the parts along the tile's own
/// border, but for those along the closed sides, which are drawn in by `inset`.
[[nodiscard]] QPainterPath regionBorder(const QPainterPath& area, unsigned closedSides, qreal inset);
/// The lines or dots of a hatching over a whole tile, to be clipped; its period divides the tile.
void paintHatching(QPainter& painter, Hatching hatching, const QColor& ink);
/// Stripes of that colour over a whole tile, as wide as the gaps between them.
void paintStripes(QPainter& painter, const QColor& colour);

} // namespace vozka
