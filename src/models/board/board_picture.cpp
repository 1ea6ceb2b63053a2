// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/board_picture.h"

#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/art/tile_level.h"
#include "models/base/utf8.h"

#include <QFontMetricsF>
#include <QPainter>

namespace vozka {

BoardLayout layBoard(const QRect& extent, const QRect& into, ColourTheme::Kind theme)
{
    const int side =
        qMax(1, qMin(into.width() / (extent.width() + 1), into.height() / (extent.height() + 1)));
    return {side,
            into.topLeft()
                + QPoint((into.width() - side * extent.width()) / 2 - side * extent.x(),
                         (into.height() - side * extent.height()) / 2 - side * extent.y()),
            theme};
}

QRect extentOf(const Table& table)
{
    QRect extent;
    for (const auto& tile : table.board().tiles())
        extent |= QRect(tile.cell.x, tile.cell.y, 1, 1);
    return extent;
}

void paintTileAt(QPainter& painter, const TileSpot& tile, const BoardLayout& layout)
{
    // The tile is painted on a separate picture, so that nothing crosses its border.
    QImage picture(layout.side, layout.side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter tilePainter(&picture);
    paintTile(tilePainter, picture.rect(), tile.kind, tile.turns, tile.passages,
              layout.outlined() ? QString(outlinedLevel) : QString());
    painter.drawImage(layout.square(tile.cell).topLeft(), picture);
}

void paintTiles(QPainter& painter, const Table& table, const BoardLayout& layout)
{
    for (const auto& tile : tilesOnBoard(table))
        paintTileAt(painter, tile, layout);
}

namespace {

/// Returns the square of a figure or piece, in pixels. `foot` and `size` are in tiles.
QRectF squareOf(const BoardLayout& layout, Cell cell, QPointF foot, qreal size)
{
    const qreal side = pieceSide(layout.side, size);
    const QPointF place = layout.at(QPointF(cell.x, cell.y) + foot);
    return {place.x() - side / 2, place.y() - figureFoot * side, side, side};
}

/// Paints the number of pieces of a pile at its foot.
void paintCount(QPainter& painter, const QRectF& square, int pieces, int tile)
{
    // On smaller tiles the number would cover the pile.
    constexpr int least = 64;
    if (tile < least)
        return;
    const auto& palette = Palette::instance();
    const qreal height = 0.1 * tile;
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(qRound(0.78 * height));
    const QString number = QString::number(pieces);
    const qreal width = qMax(height, QFontMetricsF(font).horizontalAdvance(number) + 0.6 * height);
    const QRectF badge(square.center().x() - width / 2,
                       square.y() + figureFoot * square.height() - 0.25 * height, width, height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.overlay("badge"));
    painter.drawRoundedRect(badge, height / 2, height / 2);
    painter.setPen(palette.overlay("badge_text"));
    painter.drawText(badge, Qt::AlignCenter, number);
    painter.restore();
}

void paintPiecesOf(QPainter& painter, const Table& table, const BoardLayout& layout, bool piles)
{
    for (const auto& spot : piecesOnBoard(table)) {
        const auto square = squareOf(layout, spot.cell, spot.place, spot.size);
        if (piles && spot.pieces > 0) {
            paintPile(painter, square, spot.pieces);
            paintCount(painter, square, spot.pieces, layout.side);
        } else if (!piles && spot.pieces == 0)
            paintPiece(painter, square, utf8(spot.word), layout.outlined());
    }
}

} // namespace

void paintFigures(QPainter& painter, const Table& table, const BoardLayout& layout)
{
    paintPiecesOf(painter, table, layout, true);
    for (const auto& spot : figuresOnBoard(table)) {
        const qreal figure = figureSide(layout.side, spot.size);
        const QPointF place =
            layout.at(QPointF(spot.cell.x, spot.cell.y) + spot.place - QPointF(0, spot.raised));
        const qreal above = (spot.figure.onCorner ? 0.5 : figureFoot) * figure;
        const QRectF square(place.x() - figure / 2, place.y() - above, figure, figure);
        const QString player = table.playerColour(spot.figure.player);
        if (tileLevel(layout.side) == TileLevel::Plan)
            paintPin(painter, square, spot.picture, player);
        else
            paintFigure(painter, square, spot.picture, player, layout.outlined());
    }
    paintPiecesOf(painter, table, layout, false);
}

QImage paintBoard(const Table& table, QSize size, ColourTheme::Kind theme)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Palette::instance().art("table", theme));
    const auto layout = layBoard(extentOf(table), image.rect(), theme);
    QPainter painter(&image);
    paintTiles(painter, table, layout);
    paintFigures(painter, table, layout);
    return image;
}

} // namespace vozka
