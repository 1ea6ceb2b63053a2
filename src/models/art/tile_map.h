// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Small drawings of tiles: the areas of the features in flat colours, roads and walls as lines that are wide
// enough to be visible, and symbols.
#pragma once

#include "models/art/tile_level.h"

#include <QRectF>

class QPainter;

namespace vozka {

struct TileSign;

/// Paints a tile. `level` is Plan or Map, `passages` as in `paintTile`. `outlined`: in the colours of the
/// high-contrast theme, with a black line around each feature.
void paintTileMap(QPainter& painter, const QRectF& square, const QString& kind, int turns,
                  const QString& passages, TileLevel level, bool outlined = false);
/// Returns the square of a symbol, in whole pixels. `square`: square of its tile.
[[nodiscard]] QRectF signSquare(const QRectF& square, const TileSign& sign, TileLevel level);

} // namespace vozka
