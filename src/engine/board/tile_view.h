// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features at the sides and corners of placed tiles, with the parts that were added to them.
#pragma once

#include "engine/base/corner.h"
#include "engine/board/board.h"

#include <optional>

namespace vozka {

/// Returns the description of the feature in its tile set, or of the part.
[[nodiscard]] const TileFeature& describe(const Board& board, const TileCatalogue& catalogue,
                                          Segment segment);
/// Returns the road, city or other feature at a side of the tile, also a part; noSegment for a field.
[[nodiscard]] Segment segmentAt(const Board& board, const TileCatalogue& catalogue, TileIndex tile,
                                Side side);
/// Returns the terrain at a side of the tile, also of a part.
[[nodiscard]] Terrain terrainAt(const Board& board, const TileCatalogue& catalogue, TileIndex tile,
                                Side side);

/// Returns the field that has both half-edges at the corner; noFeature if none.
[[nodiscard]] FeatureIndex fieldAtCorner(const TurnedTile& tile, Corner corner);

/// Returns the field around the point, as the segment of the tile whose north-west corner is the point.
/// noSegment unless four tiles touch the point and all show field there.
[[nodiscard]] Segment fieldAroundCorner(const TileCatalogue& catalogue, const Board& board, Cell point);

/// Returns the first cell that has no tile (`feature` = noFeature) or shows another feature than field at the
/// point. Cells without a tile come first, then by row and column. Empty if a figure can be placed there.
[[nodiscard]] std::optional<SegmentRef> cornerObstacle(const TileCatalogue& catalogue, const Board& board,
                                                       Cell point);

} // namespace vozka
