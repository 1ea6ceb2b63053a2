// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The closed silhouette of a region of a tile, as it stands in the drawing ("city-n-area").
#pragma once

#include <QPainterPath>
#include <QString>

namespace vozka::art {

struct Area {
    /// In the view box of the tile (0 to 1000, y down), filled by the odd-even rule.
    QPainterPath path;
    /// Signed: holes run the other way round and count against it.
    double size = 0;
};

/// Reads path data of M, L and Z with absolute "x,y" pairs; throws std::runtime_error at anything else.
Area readArea(const QString& pathData);

} // namespace vozka::art
