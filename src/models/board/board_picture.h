// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints a board without a window.
#pragma once

#include "models/art/colour_theme.h"
#include "models/board/board_scene.h"

#include <QImage>

class QPainter;

namespace vozka {

/// Position of the cells of a board in a picture.
struct BoardLayout {
    /// Side of a tile in pixels.
    int side = 1;
    /// Upper left corner of the cell 0,0.
    QPoint origin;
    /// Theme of the tiles, figures and table. Only the high-contrast theme differs from the others.
    ColourTheme::Kind theme = ColourTheme::Light;

    [[nodiscard]] bool outlined() const { return theme == ColourTheme::Contrast; }

    [[nodiscard]] QRect square(Cell cell) const
    {
        return {origin + QPoint(cell.x, cell.y) * side, QSize(side, side)};
    }
    /// Converts a place in cells into pixels.
    [[nodiscard]] QPointF at(QPointF place) const { return origin + place * side; }
};

/// Returns a layout for the cells `extent` in the middle of the rectangle `into`, in pixels. Cells are as
/// large as whole pixels allow with a margin of half a tile.
[[nodiscard]] BoardLayout layBoard(const QRect& extent, const QRect& into,
                                   ColourTheme::Kind theme = ColourTheme::Light);
/// Returns the bounding rectangle of all tiles, in cells.
[[nodiscard]] QRect extentOf(const Table& table);
void paintTileAt(QPainter& painter, const TileSpot& tile, const BoardLayout& layout);
void paintTiles(QPainter& painter, const Table& table, const BoardLayout& layout);
void paintFigures(QPainter& painter, const Table& table, const BoardLayout& layout);

/// Paints the whole board, centred and as large as whole pixels allow. Requires: there is a table, and the
/// size is not empty.
[[nodiscard]] QImage paintBoard(const Table& table, QSize size, ColourTheme::Kind theme = ColourTheme::Light);

} // namespace vozka
