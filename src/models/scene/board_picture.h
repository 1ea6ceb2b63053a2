// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture of a board without a window.
#pragma once

#include "models/scene/board_scene.h"

#include <QImage>

class QPainter;

namespace vozka {

/// Where the cells of a board lie in a picture.
struct BoardLayout {
    /// The side of a tile, in whole pixels.
    int side = 1;
    /// Where the cell 0,0 begins.
    QPoint origin;

    [[nodiscard]] QRect square(Cell cell) const
    {
        return {origin + QPoint(cell.x, cell.y) * side, QSize(side, side)};
    }
    /// A place in cells.
    [[nodiscard]] QPointF at(QPointF place) const { return origin + place * side; }
};

/// The cells of that extent in the middle of the rectangle, as large as whole pixels allow, with half a tile
/// of table around them.
[[nodiscard]] BoardLayout layBoard(const QRect& extent, const QRect& into);
/// The cells that have tiles.
[[nodiscard]] QRect extentOf(const Table& table);
void paintTileAt(QPainter& painter, const TileSpot& tile, const BoardLayout& layout);
void paintTiles(QPainter& painter, const Table& table, const BoardLayout& layout);
/// Figures, and the pieces among them.
void paintFigures(QPainter& painter, const Table& table, const BoardLayout& layout);

/// The whole board with its figures in the middle of the picture, as large as whole pixels allow.
/// Requires: there is a table, and the picture has a size.
[[nodiscard]] QImage paintBoard(const Table& table, QSize size);

} // namespace vozka
