// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawings and symbols of a turned tile, with their positions.
#pragma once

#include <QPointF>
#include <QString>

namespace vozka {

/// Passage between a road and a city of a turned tile, such as a drawbridge. It is up or down. Positions: 0
/// to 1.
struct TilePassage {
    QString road;
    QString city;
    /// Position of the hinge.
    QPointF at;
    /// Direction from the hinge when the passage is down: "n", "ne", ...
    QString side;
    /// Start of the names of its drawings, which end with "-down-" or "-up-" and the side.
    QString sprite;
    /// Centre of the symbol in small drawings.
    QPointF sign;
};

/// Symbol in the small drawings of a turned tile.
struct TileSign {
    /// Name of its drawing in the folder signs.
    QString name;
    /// Centre, 0 to 1.
    QPointF at;
    /// Largest side of its square, in thousandths of the tile. It has this side in the smallest cells.
    qreal side = 0;
    /// Rotation clockwise, in degrees.
    qreal turn = 0;
    /// True if the symbol is also shown at level Plan.
    bool onPlan = false;
};

} // namespace vozka
