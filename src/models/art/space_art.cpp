// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/space_art.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace vozka {

namespace {

/// As parts of the square's side.
constexpr qreal rounding = 0.068;
constexpr qreal cornerLength = 0.2;
constexpr qreal hatchDistance = 0.14;

void paintCorners(QPainter& painter, const QRectF& square, const SpaceLook& look)
{
    const qreal length = qRound(cornerLength * square.width());
    for (const qreal x : {square.left(), square.right()})
        for (const qreal y : {square.top(), square.bottom()}) {
            // From the corner inwards.
            const qreal across = x == square.left() ? 1 : -1;
            const qreal down = y == square.top() ? 1 : -1;
            painter.fillRect(QRectF(x, y, across * length, down * look.line).normalized(), look.colour);
            painter.fillRect(QRectF(x, y, across * look.line, down * length).normalized(), look.colour);
        }
}

/// Lines from the lower left to the upper right.
void paintHatching(QPainter& painter, const QRectF& square, qreal radius, const SpaceLook& look)
{
    QPainterPath outline;
    outline.addRoundedRect(square, radius, radius);
    painter.setClipPath(outline);
    painter.setPen(QPen(look.colour, look.line));
    const qreal side = square.width();
    for (qreal from = hatchDistance * side / 2; from < 2 * side; from += hatchDistance * side)
        painter.drawLine(square.bottomLeft() + QPointF(from - side, 0), square.topLeft() + QPointF(from, 0));
}

} // namespace

void paintSpace(QPainter& painter, const QRectF& square, const SpaceLook& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool framed = look.edge == QLatin1String("frame");
    // Half of the pen's width is outside of the outline.
    const qreal inset = framed ? look.line / 2 : 0;
    const qreal radius = rounding * square.width() - inset;
    painter.setPen(framed ? QPen(look.colour, look.line) : QPen(Qt::NoPen));
    painter.setBrush(look.ground);
    painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), radius, radius);
    if (look.edge == QLatin1String("corners"))
        paintCorners(painter, square, look);
    else if (look.edge == QLatin1String("hatched"))
        paintHatching(painter, square, radius, look);
}

} // namespace vozka
