// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/scene/spotlight.h"

#include <algorithm>

namespace vozka {

void Spotlight::light(const Table& table, const std::vector<Spot>& places, bool held)
{
    std::vector<GlowingFeature> features;
    QRectF cells;
    bool corner = false;
    for (const Spot& place : places) {
        const Cell at = place.cell();
        const auto tile = table ? table.board().tileAt(at) : noTile;
        if (tile == noTile)
            continue;
        cells |= place.isCorner() ? QRectF(at.x - 1, at.y - 1, 2, 2) : QRectF(at.x, at.y, 1, 1);
        corner = corner || place.isCorner();
        if (!place.isFeature())
            continue;
        const Segment root = table.board().root(table.board().segmentOf(tile, place.feature()));
        // Skip segments of a feature that is in the list already.
        if (std::ranges::any_of(features, [&](const auto& each) { return each.segment == root; }))
            continue;
        features.push_back({root, GlowingFeature::Look::PointedAt});
        table.board().forEachSegment(root, [&](Segment each) {
            const Cell cell = table.board().cellOf(each);
            cells |= QRectF(cell.x, cell.y, 1, 1);
        });
    }
    if (cells.isEmpty() && m_cells.isEmpty())
        return;
    m_glow.showRows(glowRows(table, features));
    m_cells = cells;
    m_corner = corner;
    m_held = held && active();
    emit changed();
}

void Spotlight::show(const Table& table, const std::vector<Spot>& places)
{
    light(table, places, false);
}

void Spotlight::call(const Table& table, const std::vector<Spot>& places)
{
    light(table, places, true);
    if (active())
        emit called();
}

void Spotlight::clear()
{
    light({}, {}, false);
}

} // namespace vozka
