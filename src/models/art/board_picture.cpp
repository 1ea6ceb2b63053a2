// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/board_picture.h"

#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/board_scene.h"

#include <QPainter>

namespace vozka {

QImage paintBoard(const Table& table, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Palette::instance().art(QStringLiteral("table")));
    const auto tiles = tilesOnBoard(table);
    QRect extent;
    for (const auto& tile : tiles)
        extent |= QRect(tile.cell.x, tile.cell.y, 1, 1);
    if (extent.isEmpty())
        return image;
    // Half a tile of table around the board.
    const int side =
        qMax(1, qMin(size.width() / (extent.width() + 1), size.height() / (extent.height() + 1)));
    const QPoint corner((size.width() - side * extent.width()) / 2 - side * extent.x(),
                        (size.height() - side * extent.height()) / 2 - side * extent.y());
    QPainter painter(&image);
    for (const auto& tile : tiles) {
        const QPoint at = corner + QPoint(tile.cell.x, tile.cell.y) * side;
        // Painted on a picture of its own, so that nothing reaches over the tile's border.
        QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter tilePainter(&picture);
        paintTile(tilePainter, picture.rect(), tile.kind, tile.turns);
        painter.drawImage(at, picture);
    }
    const qreal figure = figureSize * side;
    for (const auto& spot : figuresOnBoard(table)) {
        const QPointF place = corner + (QPointF(spot.cell.x, spot.cell.y) + spot.place) * side;
        const qreal above = (spot.figure.onCorner ? 0.5 : figureFoot) * figure;
        paintFigure(painter, QRectF(place.x() - figure / 2, place.y() - above, figure, figure), spot.picture,
                    table.playerColour(spot.figure.player));
    }
    return image;
}

} // namespace vozka
