// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_painting.h"

#include "models/art/palette.h"
#include "models/art/tile_art.h"
#include "models/overlays/region_painting.h"

#include <QPainter>

namespace vozka {

namespace {

struct Weight {
    qreal line;
    qreal casing;
};

Weight widths(LineWeight weight)
{
    return weight == LineWeight::Bold ? Weight{44, 76} : Weight{16, 30};
}

QPainterPath areaOf(const OverlayCell& cell, const OverlayPiece& piece)
{
    if (!piece.feature.isEmpty())
        return TileArt::instance().area(cell.kind, cell.turns, piece.feature);
    QPainterPath whole;
    whole.addRect(0, 0, areaSquare, areaSquare);
    return whole;
}

void paintInside(QPainter& painter, const QPainterPath& area, const OverlayPiece& piece, int side)
{
    // No soft edges: where two tiles meet they would show as a seam.
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (piece.fill.isValid())
        painter.fillPath(area, piece.fill);
    if (piece.hatching != Hatching::None || piece.second.isValid())
        painter.fillPath(area, textureBrush({piece.hatching, piece.ink, piece.second}, side));
}

void paintLine(QPainter& painter, const QPainterPath& area, const OverlayPiece& piece)
{
    if (!piece.line.isValid())
        return;
    const auto [line, casing] = widths(piece.weight);
    const QPainterPath border = regionBorder(area, piece.closedSides, casing / 2);
    QColor under = Palette::instance().overlay("casing");
    under.setAlphaF(piece.line.alphaF());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(border, QPen(under, casing, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(border, QPen(piece.line, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace

void paintPieces(QPainter& painter, const QRectF& square, const OverlayCell& cell)
{
    painter.save();
    painter.setClipRect(square, Qt::IntersectClip);
    painter.translate(square.topLeft());
    painter.scale(square.width() / areaSquare, square.height() / areaSquare);
    for (const auto& piece : cell.pieces) {
        const QPainterPath area = areaOf(cell, piece);
        paintInside(painter, area, piece, qMax(1, qRound(square.width())));
        paintLine(painter, area, piece);
    }
    painter.restore();
}

} // namespace vozka
