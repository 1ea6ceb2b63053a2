// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parses the outlines of regions in the drawings of tiles, and computes the borders of regions.
#include "models/art/tile_art.h"

#include <optional>

namespace vozka {

namespace {

/// Returns true if the line from a to b is on that side of the tile: 0 = north, clockwise.
bool isOnSide(QPointF a, QPointF b, int side)
{
    constexpr qreal near = 0.5;
    const auto both = [](qreal u, qreal v, qreal at) { return qAbs(u - at) < near && qAbs(v - at) < near; };
    const qreal at = side == 1 || side == 2 ? areaSquare : 0;
    return side % 2 == 0 ? both(a.y(), b.y(), at) : both(a.x(), b.x(), at);
}

std::optional<int> sideOf(QPointF a, QPointF b)
{
    for (const int side : {0, 1, 2, 3})
        if (isOnSide(a, b, side))
            return side;
    return {};
}

QPointF moveInwards(QPointF point, int side, qreal inset)
{
    switch (side) {
    case 0:
        return {point.x(), inset};
    case 1:
        return {areaSquare - inset, point.y()};
    case 2:
        return {point.x(), areaSquare - inset};
    default:
        return {inset, point.y()};
    }
}

} // namespace

QPainterPath regionBorder(const QPainterPath& area, unsigned closedSides, qreal inset)
{
    const auto isClosed = [&](int side) { return (closedSides >> side & 1U) != 0; };
    // In a corner between two closed sides the border is moved inwards from both sides.
    const auto moveFromClosedSides = [&](QPointF point) {
        const QPointF at = point;
        for (const int side : {0, 1, 2, 3})
            if (isClosed(side) && isOnSide(at, at, side))
                point = moveInwards(point, side, inset);
        return point;
    };
    QPainterPath border;
    const auto loops = area.toSubpathPolygons();
    for (const auto& loop : loops) {
        const qsizetype pieces = loop.size() - 1;
        const auto sideOfPiece = [&](qsizetype i) { return sideOf(loop[i], loop[i + 1]); };
        const auto isOpen = [&](qsizetype i) {
            const auto side = sideOfPiece(i);
            return side && !isClosed(*side);
        };
        // Start at an open side. Otherwise the border would be interrupted at the start of the loop.
        qsizetype first = 0;
        while (first < pieces && !isOpen(first))
            ++first;
        const bool isWhole = first == pieces;
        bool drawing = false;
        for (qsizetype n = 0; n < pieces; ++n) {
            const qsizetype i = (first + n) % pieces;
            if (isOpen(i)) {
                drawing = false;
                continue;
            }
            const bool onSide = sideOfPiece(i).has_value();
            const QPointF from = onSide ? moveFromClosedSides(loop[i]) : loop[i];
            const QPointF to = onSide ? moveFromClosedSides(loop[i + 1]) : loop[i + 1];
            if (!drawing)
                border.moveTo(from);
            else
                border.lineTo(from);
            border.lineTo(to);
            drawing = true;
        }
        if (isWhole && pieces > 0)
            border.closeSubpath();
    }
    return border;
}

QPainterPath parseAreaPath(QStringView data)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    const QString numbers = data.toString().replace(QLatin1Char(','), QLatin1Char(' '));
    qsizetype at = 0;
    const auto isCommand = [](QChar c) {
        return c == QLatin1Char('M') || c == QLatin1Char('L') || c == QLatin1Char('Z');
    };
    while (at < numbers.size()) {
        const QChar command = numbers[at++];
        qsizetype end = at;
        while (end < numbers.size() && !isCommand(numbers[end]))
            ++end;
        const auto values =
            QStringView(numbers).mid(at, end - at).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        at = end;
        if (command == QLatin1Char('Z'))
            path.closeSubpath();
        for (qsizetype i = 0; i + 1 < values.size(); i += 2) {
            const QPointF to(values[i].toDouble(), values[i + 1].toDouble());
            if (command == QLatin1Char('M') && i == 0)
                path.moveTo(to);
            else
                path.lineTo(to);
        }
    }
    return path;
}

} // namespace vozka
