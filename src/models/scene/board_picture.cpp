// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/scene/board_picture.h"

#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/scene/board_scene.h"

#include <QPainter>

namespace vozka {

BoardLayout layBoard(const QRect& extent, const QRect& into)
{
    const int side =
        qMax(1, qMin(into.width() / (extent.width() + 1), into.height() / (extent.height() + 1)));
    return {side, into.topLeft()
                      + QPoint((into.width() - side * extent.width()) / 2 - side * extent.x(),
                               (into.height() - side * extent.height()) / 2 - side * extent.y())};
}

QRect extentOf(const Table& table)
{
    QRect extent;
    for (const auto& tile : table.board().tiles())
        extent |= QRect(tile.cell.x, tile.cell.y, 1, 1);
    return extent;
}

void paintTiles(QPainter& painter, const Table& table, const BoardLayout& layout)
{
    for (const auto& tile : tilesOnBoard(table)) {
        // Painted on a picture of its own, so that nothing reaches over the tile's border.
        QImage picture(layout.side, layout.side, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter tilePainter(&picture);
        paintTile(tilePainter, picture.rect(), tile.kind, tile.turns, tile.bridges);
        painter.drawImage(layout.square(tile.cell).topLeft(), picture);
    }
}

void paintFigures(QPainter& painter, const Table& table, const BoardLayout& layout)
{
    // Smaller ones could not be told from each other.
    constexpr qreal smallest = 12;
    for (const auto& spot : figuresOnBoard(table)) {
        const qreal figure = qMax(smallest, spot.size * layout.side);
        const QPointF place = layout.at(QPointF(spot.cell.x, spot.cell.y) + spot.place);
        const qreal above = (spot.figure.onCorner ? 0.5 : figureFoot) * figure;
        paintFigure(painter, QRectF(place.x() - figure / 2, place.y() - above, figure, figure), spot.picture,
                    table.playerColour(spot.figure.player));
    }
}

QImage paintBoard(const Table& table, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Palette::instance().art(QStringLiteral("table")));
    const auto layout = layBoard(extentOf(table), image.rect());
    QPainter painter(&image);
    paintTiles(painter, table, layout);
    paintFigures(painter, table, layout);
    return image;
}

} // namespace vozka
