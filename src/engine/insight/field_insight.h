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
    /// Segments, figures, majority, and in `lines` the final points. Kind and rule of a line tell which
    /// scoring it belongs to.
    FeatureInsight feature;
    /// Cities that it touches, each once, by place. It scores for the completed ones.
    std::vector<FieldCity> cities;
    int completedCities = 0;
    /// Other fields on a tile of this one, or that meet it at a corner: indices in the list of all fields,
    /// ascending.
    std::vector<int> neighbours;
    /// 0 to fieldColours - 1. Neighbours differ if the colours are enough. A field keeps its colour during
    /// the game unless it is joined to an older one or gets an older neighbour.
    int colour = 0;
};

inline constexpr int fieldColours = 6;

/// Returns every field of the board, by row and column of its first segment.
[[nodiscard]] std::vector<FieldInsight> fields(const Rules& rules, const State& state);

} // namespace vozka
