// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/joiner.h"

#include "engine/board/tile_view.h"

namespace vozka {

void Joiner::joinNeighbour(const TurnedTile& ownSides, Segment first, const PlacedTile& other,
                           const TurnedTile& otherSides, Side side)
{
    const auto here = ownSides.atSide[index(side)];
    const auto there = otherSides.atSide[index(opposite(side))];
    if (here != noFeature)
        --m_board.m_segments[m_board.root(static_cast<Segment>(first + here))].openEnds;
    if (there != noFeature) {
        const auto beyond = static_cast<Segment>(other.firstSegment + there);
        --m_board.m_segments[m_board.root(beyond)].openEnds;
        // A feature that covers its whole tile closes the end of the neighbour's feature, but is not joined
        // to it.
        if (here != noFeature)
            m_board.join(static_cast<Segment>(first + here), beyond);
        else
            m_board.m_changed.mark(beyond);
    }
    joinFields(ownSides, first, other, otherSides, side);
}

void Joiner::joinFields(const TurnedTile& ownSides, Segment first, const PlacedTile& other,
                        const TurnedTile& otherSides, Side side)
{
    for (const HalfEdge half : {leftHalf(side), rightHalf(side)}) {
        const auto field = ownSides.atHalf[index(half)];
        const auto beyond = otherSides.atHalf[index(facing(half))];
        if (field != noFeature && beyond != noFeature)
            m_board.join(static_cast<Segment>(first + field),
                         static_cast<Segment>(other.firstSegment + beyond));
    }
}

void Joiner::joinExpansionHalves(TileIndex tile)
{
    const auto& placed = m_board.m_tiles[tile];
    const auto& ownSides = m_catalogue.compiled(placed.kind).expansionAtHalf[placed.turns];
    for (const Side side : allSides) {
        const auto beside = m_board.tileAt(neighbour(placed.cell, side));
        if (beside >= tile)
            continue;
        const auto& other = m_board.m_tiles[beside];
        const auto& otherSides = m_catalogue.compiled(other.kind).expansionAtHalf[other.turns];
        for (const HalfEdge half : {leftHalf(side), rightHalf(side)}) {
            const auto a = ownSides[index(half)];
            const auto b = otherSides[index(facing(half))];
            if (a == noFeature || b == noFeature)
                continue;
            const auto here = static_cast<Segment>(placed.firstSegment + a);
            const auto there = static_cast<Segment>(other.firstSegment + b);
            if (m_board.m_segments[here].kind == m_board.m_segments[there].kind)
                m_board.join(here, there);
        }
    }
}

void Joiner::joinParts(TileIndex tile)
{
    forEachPartBeside(tile, [&](const Part& part, Side side) {
        --m_board.m_segments[m_board.root(part.segment)].openEnds;
        if (const Segment here = segmentAt(m_board, m_catalogue, tile, side); here != noSegment)
            m_board.join(here, part.segment);
        else
            m_board.m_changed.mark(part.segment);
    });
}

void Joiner::addPart(const Part& part)
{
    m_board.m_segments[part.segment].openEnds = openEnds(part.segment);
    rejoinPart(part);
    const auto terrain = m_catalogue.terrainOf(m_catalogue.part(part.part).kind);
    for (const Side side : allSides) {
        const auto content = m_board.at(neighbour(m_board.cellOf(part.segment), side));
        if (!m_catalogue.part(part.part).isAt(side, part.turns) || !CellTable::isOpen(content))
            continue;
        auto& demands = m_board.m_open[content - CellTable::firstOpen].demands;
        demands = static_cast<Demands>((demands & ~allDemandsAt(opposite(side)))
                                       | demandAt(opposite(side), terrain));
        m_board.m_mayDemandExpansionTerrain |= haveExpansionTerrain(demands);
    }
}

std::int8_t Joiner::openEnds(Segment segment) const
{
    const auto& data = m_board.m_segments[segment];
    int ends = data.declaredEnds;
    for (const Side side : allSides)
        if (m_board.tileAt(neighbour(m_board.cellOf(segment), side)) == noTile
            && segmentAt(m_board, m_catalogue, data.tile, side) == segment)
            ++ends;
    return static_cast<std::int8_t>(ends);
}

void Joiner::rejoinPart(const Part& part)
{
    for (const Side side : allSides) {
        const auto beside = m_board.tileAt(neighbour(m_board.cellOf(part.segment), side));
        if (beside == noTile || !m_catalogue.part(part.part).isAt(side, part.turns))
            continue;
        const Segment there = segmentAt(m_board, m_catalogue, beside, opposite(side));
        if (there < part.segment)
            m_board.joinAndReopen(part.segment, there);
    }
}

} // namespace vozka
