// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/marker_space.h"

#include <algorithm>
#include <cmath>

namespace vozka {

qreal distanceOf(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

void MarkerSpace::takeAll(const std::vector<QPointF>& middles)
{
    m_taken.insert(m_taken.end(), middles.begin(), middles.end());
}

bool MarkerSpace::isFree(QPointF at, qreal apart) const
{
    // Part of a marker, in pixels, that may be on the tile.
    constexpr qreal allowedOnTile = 6;
    const QPointF onTile(std::clamp(at.x(), m_tile.left(), m_tile.right()),
                         std::clamp(at.y(), m_tile.top(), m_tile.bottom()));
    return (m_tile.isEmpty() || distanceOf(at, onTile) >= apart / 2 - allowedOnTile)
           && std::ranges::none_of(m_taken, [&](QPointF other) { return distanceOf(at, other) < apart; });
}

std::optional<QPointF> MarkerSpace::nearest(QPointF at, qreal apart) const
{
    // The largest distance is two markers.
    constexpr int steps = 8;
    constexpr int stepsPerMarker = 4;
    constexpr int directions = 16;
    if (isFree(at, apart))
        return at;
    for (int step = 1; step <= steps; ++step)
        for (int i = 0; i < directions; ++i) {
            const qreal angle = wholeCircle * i / directions;
            const QPointF place =
                at + QPointF(std::cos(angle), std::sin(angle)) * apart * step / stepsPerMarker;
            if (isFree(place, apart))
                return place;
        }
    return std::nullopt;
}

} // namespace vozka
