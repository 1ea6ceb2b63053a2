// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Joins features of a board, and makes them again.
#pragma once

#include "engine/board/board.h"

namespace vozka {

/// Part of the board. The order of joining decides about the root and the ring of a feature. A feature that
/// is made again is joined in the order of the board's history, so that the result does not depend on links
/// that no longer exist.
class Joiner {
public:
    Joiner(Board& board, const TileCatalogue& catalogue) : m_board(board), m_catalogue(catalogue) {}

    /// Joins the features of a new tile to those of a neighbour, and closes the ends at that side.
    /// `first`: the first segment of the new tile.
    void closeAcross(const TurnedTile& mine, Segment first, const PlacedTile& other, const TurnedTile& theirs,
                     Side side);
    /// Joins features of expansions of the same kind that meet at half-edges, with earlier tiles only.
    void joinOtherHalves(TileIndex tile);
    /// Joins the features of a new tile to the parts at its sides, and closes those.
    void meetParts(TileIndex tile);
    /// Joins a new part to the features at its sides, and sets the demands of open cells there.
    void addPart(const Part& part);
    /// Makes the features of all segments of one former feature again. They have no figures afterwards.
    void rebuild(Segment feature);

private:
    void joinHalves(const TurnedTile& mine, Segment first, const PlacedTile& other, const TurnedTile& theirs,
                    Side side);
    void rejoin(std::span<const Segment> segments);
    /// Makes the segment a separate feature.
    void reset(Segment segment);
    /// Open ends of this segment alone.
    [[nodiscard]] std::int8_t openEnds(Segment segment) const;
    /// Joins the features of a tile to earlier tiles and parts.
    void rejoinTile(TileIndex tile);
    void rejoinPart(const Part& part);
    /// Calls `each(part, side)` for each part on a neighbour of the tile at the side between the two.
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
