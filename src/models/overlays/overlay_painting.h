// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints what an overlay scene is made of, the same for a picture and for a window.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <QRectF>

class QPainter;

namespace vozka {

/// The pieces of one cell onto the square of its tile.
void paintPieces(QPainter& painter, const QRectF& square, const OverlayCell& cell);
/// A mark in the middle of the square: a label with its number, and a tick, a cross or an edition's name,
/// as wide as the square and `numberHeight` of it high.
void paintNumber(QPainter& painter, const QRectF& square, OverlayLook look, const QString& text);
/// How wide a disc of that height is, for its text.
[[nodiscard]] qreal discWidth(qreal height, const QString& text);
/// The line from a mark to the point of its feature at which it ends in a dot; `unit` = a tile.
void paintLeader(QPainter& painter, QPointF from, QPointF tip, qreal unit);
/// What is left of a mark that has no room: a dot that fills the square.
void paintDot(QPainter& painter, const QRectF& square);
/// The line of a connection between two points, broken where the neighbour is refused; `unit` = a tile.
void paintConnection(QPainter& painter, QPointF from, QPointF to, qreal unit, bool refused);
/// The icon of a kind of connection (its code: "gate", ...), in a disc.
void paintVia(QPainter& painter, QPointF middle, qreal radius, const QString& via);

/// The side of a mark's square on the board, in tiles, if a tile is large enough for `smallestNumber` pixels.
inline constexpr qreal numberSize = 0.42;
inline constexpr qreal smallestNumber = 30;
inline constexpr qreal numberHeight = 0.5;

/// Diameter of the icon of a connection, in sides of a mark's square.
inline constexpr qreal iconShare = 0.55;

/// The width of the line to a feature, in tiles, and the radius of the dot at its end, in widths.
inline constexpr qreal leaderWidth = 0.016;
inline constexpr qreal leaderDot = 2;

} // namespace vozka
