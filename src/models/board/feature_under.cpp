// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/feature_under.h"

#include "models/art/tile_art.h"

#include <cmath>

namespace vozka {

FeatureIndex featureUnder(const Table& table, Cell cell, QPointF point, bool overPassages)
{
    const auto index = table ? table.tileUnder(cell) : noTile;
    if (index == noTile)
        return noFeature;
    const auto& tile = table.board().tiles()[index];
    const auto& art = TileArt::instance();
    const auto picture = table.picture(tile.kind);
    QString id = art.featureAt(picture, tile.turns, point);
    if (const int passage = overPassages ? art.passageAt(picture, tile.turns, point) : -1; passage >= 0)
        id = art.passages(picture, tile.turns)[static_cast<std::size_t>(passage)].city;
    const auto& kind = table.catalogue().kind(tile.kind);
    const auto count = kind.features.size() + kind.shortRoads.size();
    for (std::size_t feature = 0; feature < count; ++feature) {
        if (table.featureId(tile.kind, static_cast<FeatureIndex>(feature)) == id)
            return static_cast<FeatureIndex>(feature);
    }
    return noFeature;
}

FeatureIndex featureForFigure(const Table& table, Cell cell, QPointF point)
{
    constexpr qreal near = 0.13;
    const auto index = table ? table.tileUnder(cell) : noTile;
    if (index == noTile)
        return noFeature;
    const auto& tile = table.board().tiles()[index];
    const auto count = table.catalogue().kind(tile.kind).features.size();
    for (std::size_t feature = 0; feature < count; ++feature) {
        const QPointF way =
            TileArt::instance().markPlace(table.picture(tile.kind), tile.turns,
                                          table.featureId(tile.kind, static_cast<FeatureIndex>(feature)))
            - point;
        if (std::hypot(way.x(), way.y()) < near)
            return static_cast<FeatureIndex>(feature);
    }
    return featureUnder(table, cell, point);
}

Cell nearestCorner(Cell cell, QPointF point)
{
    return {static_cast<std::int16_t>(cell.x + (point.x() < 0.5 ? 0 : 1)),
            static_cast<std::int16_t>(cell.y + (point.y() < 0.5 ? 0 : 1))};
}

} // namespace vozka
