// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/tile_view.h"

#include <algorithm>
#include <cstdlib>

namespace vozka {

namespace {

/// Corners that the four cells around a point have at the point, sorted by row and column of the cells.
constexpr std::array cornersAroundPoint{Corner::SE, Corner::SW, Corner::NE, Corner::NW};

const TurnedTile& turnedTile(const TileCatalogue& catalogue, const PlacedTile& tile)
{
    return catalogue.compiled(tile.kind).turned[tile.turns];
}

/// Returns the feature at a corner without a field. It is the city at one of the two sides, or the city
/// between the fields of both sides. If one feature covers the whole tile, its index is 0.
FeatureIndex featureAtCorner(const TileKind& kind, const TurnedTile& tile, Corner corner)
{
    const auto before = tile.atHalf[index(halfBefore(corner))];
    const auto after = tile.atHalf[index(halfAfter(corner))];
    for (const auto half : {halfBefore(corner), halfAfter(corner)})
        if (tile.atHalf[index(half)] == noFeature)
            return tile.atSide[index(half) / 2] == noFeature ? FeatureIndex{0} : tile.atSide[index(half) / 2];
    const auto& cities = kind.features[before].cities;
    const auto& others = kind.features[after].cities;
    const auto between = std::ranges::find_first_of(cities, others);
    return between == cities.end() ? before : *between;
}

/// True if the cell whose north-west corner is the point is beyond the table.
bool isBeyondTable(Cell point)
{
    return std::abs(point.x) > farthestCell || std::abs(point.y) > farthestCell;
}

} // namespace

FeatureIndex fieldAtCorner(const TurnedTile& tile, Corner corner)
{
    const auto field = tile.atHalf[index(halfBefore(corner))];
    return field == tile.atHalf[index(halfAfter(corner))] ? field : noFeature;
}

Segment fieldAroundCorner(const TileCatalogue& catalogue, const Board& board, Cell point)
{
    if (isBeyondTable(point))
        return noSegment;
    // Most points do not have four tiles: check that first.
    for (const Corner corner : cornersAroundPoint)
        if (board.tileAt(cellWith(point, corner)) == noTile)
            return noSegment;
    Segment segment = noSegment;
    for (const Corner corner : cornersAroundPoint) {
        const auto tile = board.tileAt(cellWith(point, corner));
        const auto field = fieldAtCorner(turnedTile(catalogue, board.tiles()[tile]), corner);
        if (field == noFeature)
            return noSegment;
        segment = board.segmentOf(tile, field);
    }
    // The last segment is on the tile whose north-west corner is the point.
    return segment;
}

std::optional<SegmentRef> cornerObstacle(const TileCatalogue& catalogue, const Board& board, Cell point)
{
    if (isBeyondTable(point))
        return SegmentRef{point, noFeature};
    for (const Corner corner : cornersAroundPoint)
        if (const Cell cell = cellWith(point, corner); board.tileAt(cell) == noTile)
            return SegmentRef{cell, noFeature};
    for (const Corner corner : cornersAroundPoint) {
        const auto& placed = board.tiles()[board.tileAt(cellWith(point, corner))];
        const auto& tile = turnedTile(catalogue, placed);
        if (fieldAtCorner(tile, corner) == noFeature)
            return SegmentRef{placed.cell, featureAtCorner(catalogue.kind(placed.kind), tile, corner)};
    }
    return {};
}

} // namespace vozka
