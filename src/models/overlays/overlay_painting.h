// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints the parts of an overlay scene, for images and for windows.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <QRectF>

class QPainter;

namespace vozka {

void paintPieces(QPainter& painter, const QRectF& square, const OverlayCell& cell);
/// Paints a mark in the middle of the square: a label with its number, and a tick, a cross or the name of an
/// edition. The mark is as wide as the square. Its height is `numberHeight` times the side of the square.
void paintNumber(QPainter& painter, const QRectF& square, OverlayLook look, const QString& text);
/// Returns the width of a disc of that height for its text.
[[nodiscard]] qreal discWidth(qreal height, const QString& text);
/// Paints the line from a mark to a dot on its feature; `unit` = side of a tile.
void paintLeader(QPainter& painter, QPointF from, QPointF tip, qreal unit);
/// Paints the dot that replaces a mark if space is short. The dot fills the square.
void paintDot(QPainter& painter, const QRectF& square);
/// Paints the line of a connection, dashed if the neighbour is refused; `unit` = side of a tile.
void paintConnection(QPainter& painter, QPointF from, QPointF to, qreal unit, bool refused);
/// Paints the icon of a kind of connection (code "gate", ...) in a disc.
void paintVia(QPainter& painter, QPointF middle, qreal radius, const QString& via);

/// Side of a mark's square in tiles, but at least `smallestNumber` pixels.
inline constexpr qreal numberSize = 0.42;
inline constexpr qreal smallestNumber = 30;
inline constexpr qreal numberHeight = 0.5;

/// Diameter of the icon of a connection, in sides of a mark's square.
inline constexpr qreal iconShare = 0.55;

/// Width of the line to a feature in tiles, and radius of the dot at its end in widths of the line.
inline constexpr qreal leaderWidth = 0.016;
inline constexpr qreal leaderDot = 2;

} // namespace vozka
