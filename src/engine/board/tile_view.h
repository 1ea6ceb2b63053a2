// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is seen on a placed tile, with the parts that were added to it, and around a point where four cells
// meet: a figure may stand there if all four tiles show field.
#pragma once

#include "engine/base/corner.h"
#include "engine/board/board.h"

#include <optional>

namespace vozka {

/// Description of the feature in its tile set, or of the part.
[[nodiscard]] const TileFeature& describe(const Board& board, const TileCatalogue& catalogue,
                                          Segment segment);
/// The road, city or other feature at a side of the tile, with its parts; noSegment for a field.
[[nodiscard]] Segment segmentAt(const Board& board, const TileCatalogue& catalogue, TileIndex tile,
                                Side side);
/// The terrain at a side of the tile, with its parts.
[[nodiscard]] Terrain shows(const Board& board, const TileCatalogue& catalogue, TileIndex tile, Side side);

/// The field that the tile shows at its corner: the one to which both half-edges there belong, or noFeature.
[[nodiscard]] FeatureIndex fieldAtCorner(const TurnedTile& tile, Corner corner);

/// The field round the point, as the segment of the tile whose north-west corner it is; noSegment unless four
/// tiles lie round it and all show field there, which then is one and the same field.
[[nodiscard]] Segment fieldAroundCorner(const TileCatalogue& catalogue, const Board& board, Cell point);

/// The cell that spoils a point: `feature` is what its tile shows there, noFeature = no tile lies there.
/// Cells without a tile first, then by row and column.
[[nodiscard]] std::optional<SegmentRef> cornerObstacle(const TileCatalogue& catalogue, const Board& board,
                                                       Cell point);

} // namespace vozka
