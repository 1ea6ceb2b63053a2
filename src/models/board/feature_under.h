// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features and corners at a point of the board.
#pragma once

#include "models/board/table.h"

#include <QPointF>

namespace vozka {

/// Returns the feature or short road at a point (0 to 1) of a cell; noFeature if none. At a passage: its
/// road, or its city with `overPassages`.
[[nodiscard]] FeatureIndex featureUnder(const Table& table, Cell cell, QPointF point,
                                        bool overPassages = false);
/// Returns the feature for placing a figure at this point. Points near the mark of a feature belong to that
/// feature, because narrow roads are hard to hit.
[[nodiscard]] FeatureIndex featureForFigure(const Table& table, Cell cell, QPointF point);
/// Returns the corner of four cells nearest to a point of a cell.
[[nodiscard]] Cell nearestCorner(Cell cell, QPointF point);

} // namespace vozka
