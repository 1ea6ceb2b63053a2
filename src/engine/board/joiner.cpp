// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/joiner.h"

namespace vozka {

void Joiner::meetParts(TileIndex tile)
{
    forEachPartBeside(tile, [&](const Part& part, Side side) {
        --m_board.m_segments[m_board.root(part.segment)].openEnds;
        if (const Segment here = m_board.segmentAt(m_catalogue, tile, side); here != noSegment)
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
    }
}

std::int8_t Joiner::openEnds(Segment segment) const
{
    const auto& data = m_board.m_segments[segment];
    int ends = data.declaredEnds;
    for (const Side side : allSides)
        if (m_board.tileAt(neighbour(m_board.cellOf(segment), side)) == noTile
            && m_board.segmentAt(m_catalogue, data.tile, side) == segment)
            ++ends;
    return static_cast<std::int8_t>(ends);
}

void Joiner::rejoinPart(const Part& part)
{
    for (const Side side : allSides) {
        const auto beside = m_board.tileAt(neighbour(m_board.cellOf(part.segment), side));
        if (beside == noTile || !m_catalogue.part(part.part).isAt(side, part.turns))
            continue;
        const Segment there = m_board.segmentAt(m_catalogue, beside, opposite(side));
        if (there < part.segment)
            m_board.joinGrowing(part.segment, there);
    }
}

} // namespace vozka
