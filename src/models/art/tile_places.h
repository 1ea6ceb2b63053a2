// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawings and symbols at places of a turned tile.
#pragma once

#include <QPointF>
#include <QString>

namespace vozka {

/// What can be open or not between a road and a city of a turned tile: the two, its hinge in the gate (0 to
/// 1), to which side it lies when it is down ("n", "ne", ...), and what its drawings are called, before
/// "down" or "up" and the side.
struct TilePassage {
    QString road;
    QString city;
    QPointF at;
    QString side;
    QString sprite;
    /// Centre of its symbol in small drawings.
    QPointF sign;
};

/// A symbol in the small drawings of a turned tile.
struct TileSign {
    /// Name of its drawing below signs/.
    QString name;
    /// Centre, 0 to 1.
    QPointF at;
    /// Side of its square in thousandths of the tile, for the smallest cell.
    qreal side = 0;
    /// Rotation clockwise, in degrees.
    qreal turn = 0;
    /// It is also shown at level Plan.
    bool onPlan = false;
};

} // namespace vozka
