// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints the mark of a cell where an action is possible: a rounded area with a frame, corners or diagonal
// lines.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace vozka {

struct SpaceLook {
    /// "frame": the tile in hand fits. "corners": it fits in another rotation. "hatched": forbidden. Other
    /// values: no edge.
    QString edge;
    /// Width of the lines, in pixels of the painter.
    qreal line = 0;
    QColor ground;
    QColor colour;
};

void paintSpace(QPainter& painter, const QRectF& square, const SpaceLook& look);

} // namespace vozka
