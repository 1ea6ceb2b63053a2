// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Feature of a tile, by its cell.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"

#include <tuple>

namespace vozka {

/// Feature of the tile on a cell. Sorted by row, then column, then feature.
struct SegmentRef {
    Cell at;
    FeatureIndex feature = noFeature;
    bool operator==(const SegmentRef&) const = default;
    auto operator<=>(const SegmentRef& other) const
    {
        return std::tuple(at.y, at.x, feature) <=> std::tuple(other.at.y, other.at.x, other.feature);
    }
};

} // namespace vozka
