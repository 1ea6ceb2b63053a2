// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/tile_view.h"

namespace vozka {

const TileFeature& describe(const Board& board, const TileCatalogue& catalogue, Segment segment)
{
    const auto tile = board.segment(segment).tile;
    const auto feature = board.featureIndex(segment);
    return feature < firstPartFeature ? catalogue.kind(board.tiles()[tile].kind).features[feature]
                                      : catalogue.part(board.partOf(tile, feature)->part);
}

Segment segmentAt(const Board& board, const TileCatalogue& catalogue, TileIndex tile, Side side)
{
    for (const auto& part : board.parts())
        if (part.tile == tile && catalogue.part(part.part).isAt(side, part.turns))
            return part.segment;
    const auto& placed = board.tiles()[tile];
    const auto feature = catalogue.compiled(placed.kind).turned[placed.turns].atSide[index(side)];
    return feature == noFeature ? noSegment : static_cast<Segment>(placed.firstSegment + feature);
}

Terrain terrainAt(const Board& board, const TileCatalogue& catalogue, TileIndex tile, Side side)
{
    const Segment there = segmentAt(board, catalogue, tile, side);
    if (there != noSegment)
        return catalogue.terrainOf(board.segment(there).kind);
    const auto& placed = board.tiles()[tile];
    return catalogue.compiled(placed.kind).turned[placed.turns].shows[index(side)];
}

} // namespace vozka
