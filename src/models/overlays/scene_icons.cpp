// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places the icons of connections so that they hide little of marks, figures and other icons.
#include "models/overlays/overlay_painting.h"
#include "models/overlays/scene_draft.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vozka {

namespace {

qreal lengthOf(QPointF way)
{
    return std::sqrt(QPointF::dotProduct(way, way));
}

/// Returns the distance of a point from the line between two others.
qreal distance(QPointF point, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const qreal length = QPointF::dotProduct(way, way);
    const qreal part = length > 0 ? qBound(0.0, QPointF::dotProduct(point - from, way) / length, 1.0) : 0;
    return lengthOf(point - from - way * part);
}

/// Returns the offsets of an icon from a point of its line, in radii of the icon. The icon touches the line
/// or almost does.
std::vector<QPointF> iconOffsets()
{
    constexpr qreal apart = 0.25;
    constexpr qreal most = 1.45;
    constexpr int count = 5;
    std::vector<QPointF> offsets;
    for (int y = -count; y <= count; ++y)
        for (int x = -count; x <= count; ++x)
            if (const QPointF offset(apart * x, apart * y); lengthOf(offset) <= most)
                offsets.push_back(offset);
    return offsets;
}

QRectF boxOfIcon(QPointF middle, qreal radius)
{
    return {middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius};
}

} // namespace

void SceneDraft::placeIcons(std::vector<OverlayLine>& lines)
{
    const qreal radius = iconShare * m_room.size / 2;
    constexpr qreal hiding = 12;
    constexpr qreal hidingIcon = 24;
    constexpr qreal offLine = 0.5;
    constexpr qreal onOtherLine = 0.3;
    // Beyond the end of the line, the icon would seem to belong to the neighbour.
    constexpr qreal beyondEnd = 1.5;
    const std::vector<QPointF> offsets = iconOffsets();
    std::vector<QPointF> icons;
    for (auto& line : lines) {
        if (line.via.isEmpty())
            continue;
        const auto crosses = [&](QPointF place) {
            return std::ranges::any_of(lines, [&](const OverlayLine& other) {
                return &other != &line && distance(place, other.from, other.to) < radius;
            });
        };
        const QPointF way = line.to - line.from;
        const qreal length = lengthOf(way);
        qreal least = std::numeric_limits<qreal>::max();
        constexpr int steps = 20;
        for (int i = 0; i <= steps; ++i)
            for (const QPointF& offset : offsets) {
                const qreal part = qreal(i) / steps;
                const QPointF place = line.from + way * part + offset * radius;
                const qreal along = length > 0 ? QPointF::dotProduct(place - line.to, way) / length : 0;
                qreal cost =
                    std::abs(part - 0.5) + offLine * lengthOf(offset) + beyondEnd * qMax(0.0, along) / radius;
                if (cost >= least)
                    continue;
                cost +=
                    hiding * hidden(boxOfIcon(place, radius), m_taken) + (crosses(place) ? onOtherLine : 0);
                for (const QPointF& icon : icons)
                    cost += hidingIcon * qMax(0.0, 1 - lengthOf(icon - place) / (2 * radius));
                if (cost < least) {
                    least = cost;
                    line.icon = place;
                }
            }
        icons.push_back(line.icon);
    }
    for (const QPointF& icon : icons)
        m_taken.push_back(boxOfIcon(icon, radius));
}

} // namespace vozka
