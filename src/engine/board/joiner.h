// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Joins features of a board, and rebuilds them.
#pragma once

#include "engine/board/board.h"

namespace vozka {

/// The order of joining determines the root and the ring of a feature. A feature is rebuilt in the order of
/// its segments and links. So the result does not depend on removed links.
class Joiner {
public:
    Joiner(Board& board, const TileCatalogue& catalogue) : m_board(board), m_catalogue(catalogue) {}

    /// Joins the features of a new tile to the features of a neighbour, and closes the open ends at that
    /// side. `first`: the first segment of the new tile.
    void joinNeighbour(const TurnedTile& ownSides, Segment first, const PlacedTile& other,
                       const TurnedTile& otherSides, Side side);
    /// Joins the features of expansions at the half-edges of the tile to features of earlier tiles.
    void joinExpansionHalves(TileIndex tile);
    /// Joins the features of a new tile to the parts at its sides, and closes the open ends of these parts.
    void joinParts(TileIndex tile);
    /// Joins a new part to the features at its sides, and sets the demands of open cells there.
    void addPart(const Part& part);
    /// Splits a feature into segments and joins them again. The resulting features have 0 figures.
    void rebuild(Segment feature);

private:
    void joinFields(const TurnedTile& ownSides, Segment first, const PlacedTile& other,
                    const TurnedTile& otherSides, Side side);
    void rejoin(std::span<const Segment> segments);
    /// Makes the segment a separate feature without figures.
    void reset(Segment segment);
    /// Number of open ends of this segment alone.
    [[nodiscard]] std::int8_t openEnds(Segment segment) const;
    /// Joins the features of a tile to earlier tiles and parts.
    void rejoinTile(TileIndex tile);
    void rejoinPart(const Part& part);
    /// Calls `each(part, side)` for each part of a neighbour that touches the tile. `side`: the side of the
    /// tile that the part touches.
    template<class Each>
    void forEachPartBeside(TileIndex tile, Each each) const;

    Board& m_board;
    const TileCatalogue& m_catalogue;
};

template<class Each>
void Joiner::forEachPartBeside(TileIndex tile, Each each) const
{
    const Cell cell = m_board.m_tiles[tile].cell;
    for (const auto& part : m_board.m_parts.all())
        for (const Side side : allSides)
            if (m_board.m_tiles[part.tile].cell == neighbour(cell, side)
                && m_catalogue.part(part.part).isAt(opposite(side), part.turns))
                each(part, side);
}

} // namespace vozka
