// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that paint one picture of the table into a square: a tile or a passage of it, a figure in its
// player's colour, a piece, a pile, an emblem, an icon, a symbol, the area and the outline of a feature, and
// the mark of a cell. `kind`: name of the tile's drawing (tile_art.h). `turns`: quarter turns clockwise.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace vozka {

struct TilePassage;

/// `passages`: a letter for each passage of the tile: 'd' = down, 'u' = up, '-' = not painted. Passages
/// without a letter are down. `level`: name of a level or `outlinedLevel` (tile_level.h); if empty, the size
/// decides.
void paintTile(QPainter& painter, const QRectF& square, const QString& kind, int turns,
               const QString& passages = {}, QStringView level = {});
/// Paints only a passage of a tile. `square`: the whole tile. `raised`: 0 = down, 1 = up.
void paintPassage(QPainter& painter, const QRectF& square, const TilePassage& passage, qreal raised);
void paintTileBack(QPainter& painter, const QRectF& square);
/// `player`: name of a colour ("red"). The foot of a figure is at `figureFoot`, in the middle of the width.
/// `outlined`: the outline is wider, for tiles with `outlinedLevel`.
void paintFigure(QPainter& painter, const QRectF& square, const QString& figure, const QString& player,
                 bool outlined = false);
/// Paints the figure as a simple silhouette, for tiles that are too small for its drawing.
void paintPin(QPainter& painter, const QRectF& square, const QString& figure, const QString& player);
/// Paints a piece that belongs to no player. The foot has the same position as the foot of a figure.
void paintPiece(QPainter& painter, const QRectF& square, const QString& piece, bool outlined = false);
/// Paints a pile of pieces, but at most six of them. The foot has the same position as that of a figure.
void paintPile(QPainter& painter, const QRectF& square, int pieces);
/// Returns the side of the square for `paintPile`, in tiles.
[[nodiscard]] qreal pileSize(int pieces);
/// Returns how much higher the foot of a figure is on a pile than without the pile, in tiles; 0 for 0 pieces.
[[nodiscard]] qreal pileRise(int pieces);
/// Paints a chip in the player's colour with the player's emblem.
void paintMark(QPainter& painter, const QRectF& square, const QString& player);
void paintIcon(QPainter& painter, const QRectF& square, const QString& icon, const QColor& colour);
[[nodiscard]] bool hasSprite(const QString& sprite);
/// Paints a symbol without its tile. The drawing is enlarged, because it has a margin.
void paintSprite(QPainter& painter, const QRectF& square, const QString& sprite);
/// Fills the region of a feature on its tile.
void paintArea(QPainter& painter, const QRectF& square, const QString& kind, int turns,
               const QString& feature, const QColor& colour);
/// Paints the border of a feature on its tile, as a line with a casing. Nothing is painted along the border
/// of the tile, so that the line continues on the next tile.
void paintOutline(QPainter& painter, const QRectF& square, const QString& kind, int turns,
                  const QString& feature, const QColor& colour);

/// Vertical position of a figure's foot in the square: 0 = top, 1 = bottom.
inline constexpr qreal figureFoot = 0.92;

/// Look of the mark of a cell.
struct SpaceLook {
    /// "frame": the tile in hand fits. "corners": the tile fits in another rotation. "hatched": the cell is
    /// forbidden. Other values: no edge.
    QString edge;
    /// Width of the lines, in pixels of the painter.
    qreal line = 0;
    QColor ground;
    QColor colour;
};
/// Paints a rounded area with a frame, corners or diagonal lines.
void paintSpace(QPainter& painter, const QRectF& square, const SpaceLook& look);

} // namespace vozka
