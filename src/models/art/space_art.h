// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints how a cell is marked on which something may be done: a rounded ground, and on it a frame, corners or
// diagonal lines.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace vozka {

struct SpaceLook {
    /// "frame" where the tile in hand fits, "corners" where it fits otherwise turned, "hatched" where
    /// something is forbidden, else nothing on the ground.
    QString edge;
    /// The width of the lines, in pixels of the painter.
    qreal line = 0;
    QColor ground;
    QColor colour;
};

void paintSpace(QPainter& painter, const QRectF& square, const SpaceLook& look);

} // namespace vozka
