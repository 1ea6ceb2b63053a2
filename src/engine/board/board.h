// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The placed tiles, the open cells around them, and the features joined across tiles. It knows what touches
// what; what that is worth and who may stand where is told in rules/.
#pragma once

#include "engine/base/corner.h"
#include "engine/base/spot.h"
#include "engine/base/state_table.h"
#include "engine/board/cell_table.h"
#include "engine/tiles/catalogue.h"

#include <array>
#include <cstdint>
#include <span>

namespace vozka {

struct PlacedTile {
    Cell cell;
    Segment firstSegment = 0;
    KindIndex kind = noKind;
    Turns turns = 0;
    /// Whose own tile it is; `nature` for the tiles of the bag.
    Player owner = nature;
    bool operator==(const PlacedTile&) const = default;
};

/// A cell without a tile, with a tile beside it, and what its neighbours show there.
struct OpenCell {
    Cell cell;
    Demands demands = 0;
    /// How many of its four neighbours have a tile.
    std::uint8_t neighbours = 0;
    bool operator==(const OpenCell&) const = default;
};

/// A piece of a feature on one tile. The segments of one feature form a ring by `next`; what the whole
/// feature has in common is kept at its `root`, which every one of them names.
struct SegmentData {
    Segment root = noSegment;
    Segment next = noSegment;
    std::uint16_t segments = 1;
    TileIndex tile = noTile;
    FeatureKind kind = FeatureKind::Field;
    std::int8_t openEnds = 0;
    std::uint8_t figures = 0;
    /// What marks the feature has, counted by the catalogue's MarkField.
    Marks marks = 0;
    bool operator==(const SegmentData&) const = default;
};

class Board {
public:
    [[nodiscard]] std::span<const PlacedTile> tiles() const { return m_tiles.all(); }
    [[nodiscard]] std::span<const OpenCell> openCells() const { return m_open.all(); }
    /// Open cells whose four neighbours all have a tile.
    [[nodiscard]] int holes() const { return m_holes; }
    [[nodiscard]] int segmentCount() const { return static_cast<int>(m_segments.size()); }

    [[nodiscard]] CellTable::Content at(Cell cell) const { return m_table.at(cell); }
    /// The tile on the cell, or noTile.
    [[nodiscard]] TileIndex tileAt(Cell cell) const
    {
        const auto content = m_table.at(cell);
        return CellTable::isTile(content) ? static_cast<TileIndex>(content - CellTable::firstTile) : noTile;
    }
    /// What the neighbours of a cell without a tile ask of it; no demands where it has no neighbour.
    [[nodiscard]] Demands demandsAt(Cell cell) const;

    [[nodiscard]] Segment root(Segment segment) const { return m_segments[segment].root; }
    /// What the segment's feature has in common.
    [[nodiscard]] const SegmentData& feature(Segment segment) const { return m_segments[root(segment)]; }
    [[nodiscard]] const SegmentData& segment(Segment segment) const { return m_segments[segment]; }
    [[nodiscard]] Segment segmentOf(TileIndex tile, FeatureIndex feature) const
    {
        return static_cast<Segment>(m_tiles[tile].firstSegment + feature);
    }
    [[nodiscard]] FeatureIndex featureIndex(Segment segment) const
    {
        return static_cast<FeatureIndex>(segment - m_tiles[m_segments[segment].tile].firstSegment);
    }
    [[nodiscard]] SegmentRef ref(Segment segment) const { return {cellOf(segment), featureIndex(segment)}; }
    [[nodiscard]] Cell cellOf(Segment segment) const { return m_tiles[m_segments[segment].tile].cell; }
    /// Different tiles of the segment's feature: one that a road crosses twice counts once.
    [[nodiscard]] int tileCount(Segment segment) const;
    /// Tiles on the eight cells round the cell.
    [[nodiscard]] int neighboursOf(Cell cell) const;

    /// Calls `each(segment)` for every segment of the feature, in no order that means anything.
    template<class Each>
    void forEachSegment(Segment segment, Each each) const
    {
        Segment at = segment;
        do {
            each(at);
            at = m_segments[at].next;
        } while (at != segment);
    }

    /// Lays a tile on the cell, joins its features to those around and opens the cells beside it.
    /// Requires: the cell has no tile, and the tile fits there or is the first.
    TileIndex place(const CompiledKind& compiled, const PlacedTile& tile, const TileCatalogue& catalogue);
    /// How many figures stand on the segment's feature.
    void setFigures(Segment segment, int count)
    {
        m_segments[root(segment)].figures = static_cast<std::uint8_t>(count);
    }

    /// The table of the cells only says again what the lists say.
    bool operator==(const Board& other) const
    {
        return m_holes == other.m_holes && m_tiles == other.m_tiles && m_open == other.m_open
               && m_segments == other.m_segments;
    }

private:
    friend struct StateTables;
    /// Enters all tiles and open cells in the table of cells.
    void enterCells();
    void addSegments(const CompiledKind& compiled, TileIndex tile);
    void closeCell(Cell cell);
    void joinAcross(const TurnedTile& mine, Segment first, const PlacedTile& other, const TurnedTile& theirs,
                    Side side);
    void joinOtherHalves(const CompiledKind& compiled, const PlacedTile& tile,
                         const TileCatalogue& catalogue);
    void join(Segment a, Segment b);

    CellTable m_table;
    StateTable<PlacedTile> m_tiles;
    StateTable<OpenCell> m_open;
    StateTable<SegmentData> m_segments;
    std::uint16_t m_holes = 0;
};

} // namespace vozka
