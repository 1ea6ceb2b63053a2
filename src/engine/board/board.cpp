// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/board.h"

#include "engine/base/index_set.h"
#include "engine/board/joiner.h"

#include <algorithm>
#include <utility>

namespace vozka {

Demands Board::demandsAt(Cell cell) const
{
    const auto content = m_table.at(cell);
    return CellTable::isOpen(content) ? m_open[content - CellTable::firstOpen].demands : Demands{0};
}

int Board::tileCount(Segment segment) const
{
    IndexSet<maxTiles> seen(m_tiles.size());
    int count = 0;
    forEachSegment(segment, [&](Segment at) { count += seen.insert(m_segments[at].tile) ? 1 : 0; });
    return count;
}

int Board::surroundingTileCount(Cell cell) const
{
    int count = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (dx != 0 || dy != 0)
                count += CellTable::isTile(m_table.at(
                    {static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)}));
    return count;
}

TileIndex Board::place(const CompiledKind& compiled, const PlacedTile& tile, const TileCatalogue& catalogue)
{
    const auto index = static_cast<TileIndex>(m_tiles.size());
    auto& placed = m_tiles.push_back(tile);
    placed.firstSegment = static_cast<Segment>(m_segments.size());
    placed.touching = 0;
    addSegments(compiled, index);
    const Cell cell = tile.cell;
    auto here = m_table.entry(cell);
    closeCell(here.content());
    here.set(static_cast<CellTable::Content>(CellTable::firstTile + index));

    const auto& ownSides = compiled.turned[tile.turns];
    for (const Side side : allSides) {
        auto entry = m_table.entryBeyond(cell, side);
        const auto content = entry.content();
        if (CellTable::isTile(content)) {
            auto& other = m_tiles[content - CellTable::firstTile];
            placed.touching |= static_cast<std::uint8_t>(1U << vozka::index(side));
            other.touching |= static_cast<std::uint8_t>(1U << vozka::index(opposite(side)));
            Joiner(*this, catalogue)
                .joinNeighbour(ownSides, placed.firstSegment, other,
                               catalogue.compiled(other.kind).turned[other.turns], side);
        } else if (const auto demand = demandAt(opposite(side), ownSides.shows[vozka::index(side)]);
                   CellTable::isOpen(content)) {
            auto& open = m_open[content - CellTable::firstOpen];
            open.demands |= demand;
            m_holes = static_cast<std::uint16_t>(m_holes + (++open.neighbours == sideCount ? 1 : 0));
        } else if (const Cell beside = neighbour(cell, side); isOnTable(beside)) {
            entry.set(static_cast<CellTable::Content>(CellTable::firstOpen + m_open.size()));
            m_open.add(beside, demand, std::uint8_t{1});
        }
    }
    // Other tiles only fill such cells.
    if (compiled.hasExpansionSides)
        m_mayDemandExpansionTerrain = std::ranges::any_of(
            openCells(), [](const OpenCell& open) { return haveExpansionTerrain(open.demands); });
    if (compiled.hasExpansionHalves)
        Joiner(*this, catalogue).joinExpansionHalves(index);
    if (m_parts.size() > 0)
        Joiner(*this, catalogue).joinParts(index);
    return index;
}

void Board::addSegments(const CompiledKind& compiled, TileIndex tile)
{
    m_tiles[tile].features = compiled.featureCount;
    for (int i = 0; i < compiled.featureCount; ++i) {
        const auto at = static_cast<Segment>(m_segments.size());
        m_segments.add(compiled.features[i], at, at, std::uint16_t{1}, tile);
    }
}

/// Removes the cell with that content from the list of open cells if it is open. The last open cell takes its
/// index.
void Board::closeCell(CellTable::Content content)
{
    if (!CellTable::isOpen(content))
        return;
    auto& filled = m_open[content - CellTable::firstOpen];
    m_holes = static_cast<std::uint16_t>(m_holes - (filled.neighbours == sideCount ? 1 : 0));
    if (const auto& last = m_open.back(); &filled != &last) {
        filled = last;
        m_table.set(last.cell, content);
    }
    m_open.pop_back();
}

/// Joins two features. Requires: their status is not Held or Scored. All segments of the smaller feature get
/// the root of the larger feature, so that `root` needs one step.
void Board::join(Segment a, Segment b)
{
    Segment largerRoot = root(a);
    Segment smallerRoot = root(b);
    if (largerRoot == smallerRoot)
        return;
    if (m_segments[largerRoot].segments < m_segments[smallerRoot].segments)
        std::swap(largerRoot, smallerRoot);
    auto& larger = m_segments[largerRoot];
    auto& smaller = m_segments[smallerRoot];
    larger.segments += smaller.segments;
    larger.openEnds = static_cast<std::int8_t>(larger.openEnds + smaller.openEnds);
    larger.marks += smaller.marks;
    larger.figures += smaller.figures;
    smaller.openEnds = 0;
    smaller.figures = 0;
    Segment at = smallerRoot;
    do {
        m_segments[at].root = largerRoot;
        at = m_segments[at].next;
    } while (at != smallerRoot);
    std::swap(larger.next, smaller.next);
}

/// Joins two features that can be Held or Scored. The joined feature is open again.
void Board::joinAndReopen(Segment a, Segment b)
{
    if (root(a) == root(b))
        return;
    setStatus(a, FeatureStatus::Open);
    setStatus(b, FeatureStatus::Open);
    join(a, b);
}

bool Board::operator==(const Board& other) const
{
    // `m_table` is not compared, because the lists determine it. `m_mayDemandExpansionTerrain` only saves
    // time.
    return m_holes == other.m_holes && m_tiles == other.m_tiles && m_open == other.m_open
           && m_segments == other.m_segments && m_parts == other.m_parts && m_links == other.m_links
           && m_changed == other.m_changed;
}

void Board::fillCellTable()
{
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        m_table.set(m_tiles[i].cell, static_cast<CellTable::Content>(CellTable::firstTile + i));
    for (std::size_t i = 0; i < m_open.size(); ++i)
        m_table.set(m_open[i].cell, static_cast<CellTable::Content>(CellTable::firstOpen + i));
}

} // namespace vozka
