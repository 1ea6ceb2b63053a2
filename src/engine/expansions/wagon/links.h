// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Direct connections of features: the links of the tile sets, and the roads and cities at the sides of a tile
// that covers its whole cell.
#pragma once

#include "engine/board/board.h"
#include "engine/board/tile_view.h"

namespace vozka::wagon {

/// True for tiles without terrain at their sides, like the abbey.
[[nodiscard]] inline bool coversCell(const TileCatalogue& catalogue, const PlacedTile& tile)
{
    return catalogue.compiled(tile.kind).turned[tile.turns].shows[0] == Terrain::Nothing;
}

/// Calls `each(other)` for every segment that is directly connected with this one.
/// Rule: am.wagon.c1.junction, am.wagon.c1.gate, am.wagon.c1.monastery, am.wagon.c1.within - links on a tile
/// Rule: am.wagon.c1.abbey - across the sides of a tile that covers its cell, but not between two such tiles
template<class Each>
void forEachLink(const TileCatalogue& catalogue, const Board& board, Segment at, Each each)
{
    const auto tileIndex = board.segment(at).tile;
    const auto& tile = board.tiles()[tileIndex];
    const auto feature = board.featureIndex(at);
    for (const auto& [a, b] : catalogue.kind(tile.kind).links)
        if (a == feature || b == feature)
            each(board.segmentOf(tileIndex, a == feature ? b : a));

    const bool covers = coversCell(catalogue, tile);
    for (const Side side : allSides) {
        if (!covers && segmentAt(board, catalogue, tileIndex, side) != at)
            continue;
        const auto neighbourTile = board.tileAt(neighbour(tile.cell, side));
        if (neighbourTile == noTile)
            continue;
        if (covers == coversCell(catalogue, board.tiles()[neighbourTile]))
            continue;
        const Segment neighbourSegment = covers ? segmentAt(board, catalogue, neighbourTile, opposite(side))
                                                : board.segmentOf(neighbourTile, 0);
        if (neighbourSegment != noSegment)
            each(neighbourSegment);
    }
}

/// Returns the connection of two directly connected segments: "gate", "drawbridge", "junction", "monastery",
/// "within", "abbey".
[[nodiscard]] Code viaOf(const TileCatalogue& catalogue, const Board& board, Segment a, Segment b);
/// Rule of a wagon that uses the connection.
[[nodiscard]] Code ruleOf(Code via);

inline constexpr Code viaJunction = "junction";

/// True if the road ends on its tile at a junction.
[[nodiscard]] bool endsAtJunction(const TileFeature& feature);

} // namespace vozka::wagon
