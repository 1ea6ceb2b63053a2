// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features where figures can be deployed, each with the kinds of figures.
#pragma once

#include "engine/base/inline_list.h"
#include "engine/base/spot.h"

#include <cstdint>

namespace vozka {

/// Bit i = figure kind number i.
using FigureSet = std::uint16_t;
static_assert(maxFigureKinds <= 16);

[[nodiscard]] constexpr FigureSet setOf(FigureKind figure)
{
    return static_cast<FigureSet>(1U << index(figure));
}

struct Place {
    Segment segment = noSegment;
    FigureSet figures = 0;
    /// The feature as a spot.
    Spot at = {};
    bool operator==(const Place&) const = default;
};

/// List with capacity for all features.
using PlaceList = InlineList<Place, maxSegments + maxFeaturesOfTile>;

} // namespace vozka
