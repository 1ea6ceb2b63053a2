// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The feature that is meant by a point of the board.
#pragma once

#include "models/scene/table.h"

#include <QPointF>

namespace vozka {

/// The feature or short road under a point (0 to 1) of the tile on that cell; noFeature where there is none.
/// On a passage it is the road, or the city to which it leads for who means to go over it.
[[nodiscard]] FeatureIndex featureUnder(const Table& table, Cell cell, QPointF point,
                                        bool overPassages = false);
/// The same for one who sets a figure: close to where a figure would stand, that feature is meant, for narrow
/// roads are hard to hit.
[[nodiscard]] FeatureIndex featureForFigure(const Table& table, Cell cell, QPointF point);
/// The point where four cells meet that is nearest to a point of a cell.
[[nodiscard]] Cell nearestCorner(Cell cell, QPointF point);

} // namespace vozka
