// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints the single pictures of the table: a tile, a figure in its player's colour, an emblem, an icon,
// the glow and the outline of a feature, and the mark of a cell. All are square.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace vozka {

struct TilePassage;

/// A letter for each passage of the tile that has a drawing: 'd' for down, 'u' for up, '-' for none; without
/// a letter it is down. `level` is the name of a level (tile_level.h). If empty, it depends on the square.
void paintTile(QPainter& painter, const QRectF& square, const QString& kind, int turns,
               const QString& passages = {}, QStringView level = {});
/// A passage of a tile that fills the square, on its way up from 0 = down to 1.
void paintPassage(QPainter& painter, const QRectF& square, const TilePassage& passage, qreal raised);
void paintTileBack(QPainter& painter, const QRectF& square);
/// `player` is the name of a colour ("red"). The foot of a standing figure is at 0.5, 0.92 of the square.
void paintFigure(QPainter& painter, const QRectF& square, const QString& figure, const QString& player);
/// A neutral piece. Its foot is where a figure's is.
void paintPiece(QPainter& painter, const QRectF& square, const QString& piece);
/// A tower of that many pieces, its foot where a figure's is; of a high one not every piece is drawn.
void paintPile(QPainter& painter, const QRectF& square, int pieces);
/// The side of that square, in tiles.
[[nodiscard]] qreal pileSize(int pieces);
/// Height of a figure on a pile above the middle of the pile's ground, in tiles; 0 without pieces.
[[nodiscard]] qreal pileRise(int pieces);
/// A chip in the player's colour with its emblem.
void paintMark(QPainter& painter, const QRectF& square, const QString& player);
void paintIcon(QPainter& painter, const QRectF& square, const QString& icon, const QColor& colour);
[[nodiscard]] bool hasSprite(const QString& sprite);
/// A symbol of tiles without the tile. A coat of arms fills the square.
void paintSprite(QPainter& painter, const QRectF& square, const QString& sprite);
/// The region of a feature, filled.
void paintArea(QPainter& painter, const QRectF& square, const QString& kind, int turns,
               const QString& feature, const QColor& colour);
/// The border of a feature within its tile: a line in its casing, none along the tile's own border, so that
/// the lines of joined tiles run on and an open end stays open.
void paintOutline(QPainter& painter, const QRectF& square, const QString& kind, int turns,
                  const QString& feature, const QColor& colour);

/// Of a figure's square: where its foot stands.
inline constexpr qreal figureFoot = 0.92;

/// Look of the mark of a cell where an action is possible.
struct SpaceLook {
    /// "frame": the tile in hand fits. "corners": it fits in another rotation. "hatched": forbidden. Other
    /// values: no edge.
    QString edge;
    /// Width of the lines, in pixels of the painter.
    qreal line = 0;
    QColor ground;
    QColor colour;
};
/// A rounded area with a frame, corners or diagonal lines.
void paintSpace(QPainter& painter, const QRectF& square, const SpaceLook& look);

} // namespace vozka
