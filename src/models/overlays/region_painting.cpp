// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/region_painting.h"

#include "models/art/tile_art.h"

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QPainter>

namespace vozka {

namespace {

/// Divides the tile, so that hatchings meet at its border.
constexpr qreal period = 125;
constexpr qreal stripePeriod = 250;
constexpr qreal strokeWidth = 24;
constexpr qreal dotRadius = 24;

void strokeLines(QPainter& painter, const QVector<QLineF>& lines, const QColor& colour, qreal width)
{
    // Beyond the tile, so that its border does not cut the ends slantwise.
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(lines);
}

/// Parallel lines over the tile and beyond its corners.
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

/// The texture in the middle of the tile and at its border alike.
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
    // Across a falling line a stripe is thinner than along the side.
    if (texture.stripes.isValid())
        strokeLines(painter, parallels(Hatching::Falling, stripePeriod), texture.stripes,
                    stripePeriod / 2 * M_SQRT1_2);
    if (texture.ink.isValid() && texture.hatching != Hatching::None)
        paintHatching(painter, texture.hatching, texture.ink);
    return image;
}

} // namespace

QBrush textureBrush(const Texture& texture, int side)
{
    // All players' hatchings and those of fields at two sizes; they are asked for from several threads.
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

} // namespace vozka
