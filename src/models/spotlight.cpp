// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/spotlight.h"

namespace vozka {

void Spotlight::light(const Table& table, std::optional<SegmentRef> place, bool held)
{
    std::vector<GlowingFeature> features;
    QRectF cells;
    const auto tile = table && place ? table.board().tileAt(place->at) : noTile;
    if (tile != noTile) {
        cells = QRectF(place->at.x, place->at.y, 1, 1);
        if (place->feature != noFeature) {
            features.push_back(
                {table.board().segmentOf(tile, place->feature), GlowingFeature::Look::PointedAt});
            table.board().forEachSegment(features.front().segment, [&](Segment each) {
                const Cell cell = table.board().cellOf(each);
                cells |= QRectF(cell.x, cell.y, 1, 1);
            });
        }
    }
    if (cells.isEmpty() && m_cells.isEmpty())
        return;
    m_glow.show(table, features);
    m_cells = cells;
    m_held = held && active();
    emit changed();
}

void Spotlight::show(const Table& table, std::optional<SegmentRef> place)
{
    light(table, place, false);
}

void Spotlight::call(const Table& table, std::optional<SegmentRef> place)
{
    light(table, place, true);
    if (active())
        emit called();
}

void Spotlight::clear()
{
    light({}, {}, false);
}

} // namespace vozka
