// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/result/chart.h"

#include "models/art/palette.h"

#include <QPainter>

#include <algorithm>

namespace vozka {

int markDistance(int end, int marks)
{
    constexpr int ten = 10;
    for (int power = 1;; power *= ten)
        for (const int step : {1, 2, 5})
            if (step * power * marks >= end)
                return step * power;
}

Chart::Chart(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &Chart::looksChanged, this, [this] { update(); });
    connect(this, &Chart::sourceChanged, this, [this] { update(); });
}

QFont Chart::numbers(bool bold) const
{
    QFont font;
    font.setPixelSize(std::max(1, m_fontSize));
    font.setBold(bold);
    return font;
}

void Chart::paintCurve(QPainter& painter, const QPolygonF& curve, const QString& colour, qreal width,
                       qreal casing) const
{
    for (const auto& [ink, wide] :
         {std::pair(m_dim, casing), std::pair(Palette::instance().player(colour), width)}) {
        painter.setPen(QPen(ink, wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        curve.size() == 1 ? painter.drawPoint(curve.first()) : painter.drawPolyline(curve);
    }
}

} // namespace vozka
