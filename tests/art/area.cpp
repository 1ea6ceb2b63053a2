// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "area.h"

#include <QPolygonF>
#include <QRegularExpression>

#include <stdexcept>

namespace vozka::art {

namespace {

double signedSize(const QPolygonF& polygon)
{
    double doubled = 0;
    for (int i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        doubled += a.x() * b.y() - b.x() * a.y();
    }
    return doubled / 2;
}

void closePolygon(Area& area, QPolygonF& polygon)
{
    if (!polygon.isEmpty()) {
        area.size += signedSize(polygon);
        area.path.addPolygon(polygon);
        area.path.closeSubpath();
    }
    polygon.clear();
}

} // namespace

Area readArea(const QString& pathData)
{
    static const QRegularExpression token(R"(\s*(?:([MLZ])|(-?[\d.]+),(-?[\d.]+)))");
    Area area;
    area.path.setFillRule(Qt::OddEvenFill);
    QPolygonF polygon;
    qsizetype end = 0;
    for (auto tokens = token.globalMatch(pathData); tokens.hasNext();) {
        const auto match = tokens.next();
        if (match.capturedStart() != end)
            break;
        end = match.capturedEnd();
        if (!match.captured(2).isEmpty())
            polygon << QPointF(match.captured(2).toDouble(), match.captured(3).toDouble());
        else if (match.captured(1) != "L")
            closePolygon(area, polygon);
    }
    if (end != pathData.size())
        throw std::runtime_error("not M, L, Z with x,y pairs: " + pathData.mid(end, 20).toStdString());
    closePolygon(area, polygon);
    return area;
}

} // namespace vozka::art
