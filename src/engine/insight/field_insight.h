// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fields of a board: their cities, points and neighbours.
#pragma once

#include "engine/insight/feature_insight.h"

#include <vector>

namespace vozka {

/// City that a field touches, with all its segments by row, then column.
struct FieldCity {
    bool complete = false;
    std::vector<SegmentRef> segments;
};

struct FieldInsight {
    /// Segments, figures, majority, and in `lines` the final points, each with the kind and rule of its
    /// scoring.
    FeatureInsight feature;
    /// Cities that the field touches, each once, by place. The field scores for completed cities.
    std::vector<FieldCity> cities;
    int completedCities = 0;
    /// Other fields that have a tile or a corner of a tile in common with this field: indices in the list of
    /// all fields, ascending.
    std::vector<int> neighbours;
    /// Number from 0 to fieldColours - 1. Neighbours have different colours if there are enough colours.
    /// Then a field keeps its colour during the game, unless it is joined to an older one, or an older
    /// neighbour is new or gets another colour.
    int colour = 0;
};

inline constexpr int fieldColours = 6;

/// Returns every field of the board, by row and column of its first segment.
[[nodiscard]] std::vector<FieldInsight> fields(const Rules& rules, const State& state);

} // namespace vozka
