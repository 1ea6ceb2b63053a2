// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_painting.h"

#include "models/art/palette.h"
#include "models/art/tile_art.h"

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QPainter>
#include <QPainterPath>

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

/// Texture of a region: a hatching in `ink`, and stripes as wide as the gaps between them. Invalid colours
/// are not painted.
struct Texture {
    Hatching hatching = Hatching::None;
    QColor ink;
    QColor stripes;
};

/// The side of a tile is a multiple of these periods, so that hatchings continue on the next tile.
constexpr qreal period = 125;
constexpr qreal stripePeriod = 250;
constexpr qreal strokeWidth = 24;
constexpr qreal dotRadius = 24;

void strokeLines(QPainter& painter, const QVector<QLineF>& lines, const QColor& colour, qreal width)
{
    // Lines extend over the tile, so that its border does not cut the ends at an angle.
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(lines);
}

/// Returns parallel lines over the tile and beyond its corners.
QVector<QLineF> parallels(Hatching hatching, qreal distance)
{
    QVector<QLineF> lines;
    const qreal size = areaSquare;
    for (qreal at = distance / 2; at < 2 * size; at += distance) {
        if (hatching == Hatching::Rising)
            lines << QLineF(at - size, size, at, 0);
        else if (hatching == Hatching::Falling)
            lines << QLineF(at - size, 0, at, size);
        else if (hatching == Hatching::Level && at < size)
            lines << QLineF(0, at, size, at);
        else if (hatching == Hatching::Upright && at < size)
            lines << QLineF(at, 0, at, size);
    }
    return lines;
}

/// Paints a hatching that is the same in the middle of the tile and at its border.
void paintHatching(QPainter& painter, Hatching hatching, const QColor& ink)
{
    if (hatching == Hatching::Dots) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (qreal y = period / 2; y < areaSquare; y += period)
            for (qreal x = period / 2; x < areaSquare; x += period)
                painter.drawEllipse(QPointF(x, y), dotRadius, dotRadius);
        return;
    }
    if (hatching == Hatching::Crossed) {
        paintHatching(painter, Hatching::Rising, ink);
        paintHatching(painter, Hatching::Falling, ink);
        return;
    }
    strokeLines(painter, parallels(hatching, period), ink, strokeWidth);
}

QImage textureImage(const Texture& texture, int side)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / areaSquare, side / areaSquare);
    // A stripe along a falling line is thinner than its width along the side of the tile.
    if (texture.stripes.isValid())
        strokeLines(painter, parallels(Hatching::Falling, stripePeriod), texture.stripes,
                    stripePeriod / 2 * M_SQRT1_2);
    if (texture.ink.isValid() && texture.hatching != Hatching::None)
        paintHatching(painter, texture.hatching, texture.ink);
    return image;
}

/// Returns a brush with the texture for a tile of `side` pixels, to fill regions in their own units.
QBrush textureBrush(const Texture& texture, int side)
{
    // Enough for the hatchings of all players and of fields at two sizes. Several threads use the cache.
    constexpr int kept = 32;
    static QMutex mutex;
    static QCache<QString, QImage> images(kept);
    const auto digits = [](const QColor& colour) {
        return colour.isValid() ? colour.name(QColor::HexArgb) : QString();
    };
    const QString key = QStringLiteral("%1/%2/%3/%4")
                            .arg(static_cast<int>(texture.hatching))
                            .arg(digits(texture.ink), digits(texture.stripes))
                            .arg(side);
    const QMutexLocker lock(&mutex);
    auto* image = images.object(key);
    if (image == nullptr) {
        image = new QImage(textureImage(texture, side));
        images.insert(key, image);
    }
    QBrush brush(*image);
    brush.setTransform(QTransform::fromScale(areaSquare / side, areaSquare / side));
    return brush;
}

void paintInside(QPainter& painter, const QPainterPath& area, const OverlayPiece& piece, int side)
{
    // No antialiasing: it would show a seam between tiles.
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
