// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is seen on a placed tile, with the parts that were added to it.
#pragma once

#include "engine/board/board.h"

namespace vozka {

/// Description of the feature in its tile set, or of the part.
[[nodiscard]] const TileFeature& describe(const Board& board, const TileCatalogue& catalogue,
                                          Segment segment);
/// The road, city or other feature at a side of the tile, with its parts; noSegment for a field.
[[nodiscard]] Segment segmentAt(const Board& board, const TileCatalogue& catalogue, TileIndex tile,
                                Side side);
/// The terrain at a side of the tile, with its parts.
[[nodiscard]] Terrain shows(const Board& board, const TileCatalogue& catalogue, TileIndex tile, Side side);

} // namespace vozka
