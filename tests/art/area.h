// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The closed outline of a region of a tile in a drawing ("city-n-area").
#pragma once

#include <QPainterPath>
#include <QString>

namespace vozka::art {

struct Area {
    /// In the view box of the tile (0 to 1000, y down), filled by the odd-even rule.
    QPainterPath path;
    /// Signed: holes have the opposite direction and are subtracted.
    double size = 0;
};

/// Reads path data of M, L and Z with absolute "x,y" pairs. Throws std::runtime_error for other data.
Area readArea(const QString& pathData);

} // namespace vozka::art
