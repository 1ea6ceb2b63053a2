// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The placed tiles, the open cells around them, and the features joined across tiles.
#pragma once

#include "engine/base/spot.h"
#include "engine/base/state_table.h"
#include "engine/board/board_types.h"
#include "engine/board/cell_table.h"
#include "engine/board/changed_features.h"

#include <span>

namespace vozka {

class Board {
public:
    [[nodiscard]] std::span<const PlacedTile> tiles() const { return m_tiles.all(); }
    [[nodiscard]] std::span<const OpenCell> openCells() const { return m_open.all(); }
    /// Number of open cells whose four neighbours all have a tile.
    [[nodiscard]] int holes() const { return m_holes; }
    /// False if no open cell demands a terrain of an expansion.
    [[nodiscard]] bool mayDemandExpansionTerrain() const { return m_mayDemandExpansionTerrain; }
    [[nodiscard]] int segmentCount() const { return static_cast<int>(m_segments.size()); }

    [[nodiscard]] CellTable::Content at(Cell cell) const { return m_table.at(cell); }
    /// noTile if the cell has no tile. Requires the same as `CellTable::at`.
    [[nodiscard]] TileIndex tileAt(Cell cell) const
    {
        const auto content = m_table.at(cell);
        return CellTable::isTile(content) ? static_cast<TileIndex>(content - CellTable::firstTile) : noTile;
    }
    /// Demands of the neighbours of an open cell; 0 for other cells.
    [[nodiscard]] Demands demandsAt(Cell cell) const;

    [[nodiscard]] Segment root(Segment segment) const { return m_segments[segment].root; }
    /// Data of the whole feature, from its root. `segment` returns the data of the segment itself.
    [[nodiscard]] const SegmentData& feature(Segment segment) const { return m_segments[root(segment)]; }
    [[nodiscard]] const SegmentData& segment(Segment segment) const { return m_segments[segment]; }
    /// Requires: the tile has the feature.
    [[nodiscard]] Segment segmentOf(TileIndex tile, FeatureIndex feature) const
    {
        return feature < firstPartFeature ? static_cast<Segment>(m_tiles[tile].firstSegment + feature)
                                          : partOf(tile, feature)->segment;
    }
    /// Null if the tile has no part with that index.
    [[nodiscard]] const Part* partOf(TileIndex tile, FeatureIndex feature) const;
    [[nodiscard]] bool hasFeature(TileIndex tile, FeatureIndex feature) const;
    [[nodiscard]] FeatureIndex featureIndex(Segment segment) const
    {
        const auto& tile = m_tiles[m_segments[segment].tile];
        const auto feature = static_cast<unsigned>(segment - tile.firstSegment);
        return feature < tile.features ? static_cast<FeatureIndex>(feature) : indexOfPart(segment);
    }
    /// Calls `each(segment)` for the features of the tile's kind, then for the parts added to the tile.
    template<class Each>
    void forEachOn(TileIndex tile, Each each) const;
    [[nodiscard]] SegmentRef ref(Segment segment) const { return {cellOf(segment), featureIndex(segment)}; }
    /// Returns the same as a spot.
    [[nodiscard]] Spot spot(Segment segment) const;
    [[nodiscard]] Cell cellOf(Segment segment) const { return m_tiles[m_segments[segment].tile].cell; }
    /// Number of different tiles of the feature. A tile that a road crosses twice counts once.
    [[nodiscard]] int tileCount(Segment segment) const;
    /// Number of tiles on the eight cells around the cell.
    [[nodiscard]] int surroundingTileCount(Cell cell) const;

    /// Calls `each(segment)` for every segment of the feature. The order is not specified.
    template<class Each>
    void forEachSegment(Segment segment, Each each) const
    {
        Segment at = segment;
        do {
            each(at);
            at = m_segments[at].next;
        } while (at != segment);
    }

    /// Places a tile, joins its features to their neighbours and opens the cells around it. Requires: the
    /// cell has no tile, and the tile fits there or is the first.
    TileIndex place(const CompiledKind& compiled, const PlacedTile& tile, const TileCatalogue& catalogue);
    /// Sets the number of figures on the feature of the segment.
    void setFigures(Segment segment, int count)
    {
        m_segments[root(segment)].figures = static_cast<std::uint8_t>(count);
    }

    [[nodiscard]] std::span<const Part> parts() const { return m_parts.all(); }
    /// Adds a feature to a placed tile, joins it at its sides, and sets the demands of open cells there to
    /// its terrain. Requires: neighbours have such a feature at these sides, or no feature and no field.
    Segment addPart(const TileCatalogue& catalogue, TileIndex tile, PartIndex part, Turns turns);
    [[nodiscard]] std::span<const Link> links() const { return m_links.all(); }
    /// Joins two features of the same kind. Requires: there is no link of that kind with that tag.
    void link(Segment a, Segment b, LinkKind kind, std::uint8_t tag);
    void linkBeforeLastTile(); ///< Links that do not touch the last tile count as older than it.
    /// Removes a link and splits the feature where nothing else joins it. The caller must count the figures
    /// of the feature again. Requires: the link exists.
    Link unlink(const TileCatalogue& catalogue, LinkKind kind, std::uint8_t tag);
    /// Adds open ends that are not sides to the segment. A negative `change` removes them.
    void changeOpenEnds(Segment segment, int change);
    [[nodiscard]] FeatureStatus status(Segment segment) const;
    /// Open also replaces Held and Scored. Requires for Held and Scored: the feature is complete.
    void setStatus(Segment segment, FeatureStatus status) { m_segments[root(segment)].setStatus(status); }

    /// Clears the list of changed features.
    void beginTurn() { m_changed.beginTurn(m_segments.size()); }
    /// Calls `each(segment)` for at least one segment of each feature that has changed since `beginTurn`.
    template<class Each>
    void forEachChanged(Each each) const
    {
        m_changed.forEach(m_segments.size(), each);
    }

    bool operator==(const Board& other) const;

private:
    friend struct StateTables;
    friend class Joiner;
    void fillCellTable();
    void addSegments(const CompiledKind& compiled, TileIndex tile);
    void closeCell(CellTable::Content content);
    void join(Segment a, Segment b);
    void joinAndReopen(Segment a, Segment b);
    [[nodiscard]] FeatureIndex indexOfPart(Segment segment) const;

    CellTable m_table;
    StateTable<PlacedTile> m_tiles;
    StateTable<OpenCell> m_open;
    StateTable<SegmentData> m_segments;
    StateTable<Part> m_parts;
    StateTable<Link> m_links;
    ChangedFeatures m_changed;
    std::uint16_t m_holes = 0;
    bool m_mayDemandExpansionTerrain = false;
};

} // namespace vozka

// These functions need the complete class.
#include "engine/board/board_features.h"
