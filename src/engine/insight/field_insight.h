// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fields of a board: what feeds them, what each would pay, and which lie beside each other.
#pragma once

#include "engine/insight/feature_insight.h"

#include <vector>

namespace vozka {

/// A city that a field touches, with all its segments by row, then column.
struct FieldCity {
    bool complete = false;
    std::vector<SegmentRef> segments;
};

struct FieldInsight {
    /// Segments, figures (farmers and what else stands there), who leads, and as `lines` what it would pay:
    /// which of the scorings it is, tell kind and rule of each line.
    FeatureInsight feature;
    /// Every city that it touches, once, by place; the completed ones are those that it is paid for.
    std::vector<FieldCity> cities;
    int completedCities = 0;
    /// Other fields that lie on a tile of this one or touch it at a corner of the grid: indices into the list
    /// of all fields, ascending.
    std::vector<int> neighbours;
    /// 0 to fieldColours - 1; neighbours differ wherever so many colours allow it. A field keeps its colour
    /// as the game goes on, unless it is joined to an older one or comes to lie beside one.
    int colour = 0;
};

inline constexpr int fieldColours = 6;

/// Every field of the board, by place: row and column of its first segment.
[[nodiscard]] std::vector<FieldInsight> fields(const Rules& rules, const State& state);

} // namespace vozka
