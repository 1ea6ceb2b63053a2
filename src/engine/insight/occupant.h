// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure that blocks a feature, and its distance, for refusals like "two tiles further".
#pragma once

#include "engine/rules/rules.h"

#include <optional>

namespace vozka {

/// Figure on an occupied feature.
struct Occupant {
    Player player = 0;
    FigureKind figure = FigureKind::Follower;
    /// Segment of the figure.
    SegmentRef at;
    /// Segment of the feature where the distance starts.
    SegmentRef from;
    /// Steps between tiles along the feature, from `from` to `at`; 0 for the same segment.
    int tiles = 0;
};

/// Returns the figure nearest to the segment on its feature, the first of several; empty if it has no
/// figures. Requires: the segment is on the board.
[[nodiscard]] std::optional<Occupant> nearestOccupant(const Rules& rules, const State& state,
                                                      Segment segment);

/// The same for an entry of a figure's range that was refused because its feature is occupied; empty for
/// other entries. The distance starts at the segment of the entry nearest to the tile of `from` (C2) or to
/// any tile of its feature (C1). Of several, the first by place. Requires: `from` is the segment of the
/// question, `edition` the edition of the range.
[[nodiscard]] std::optional<Occupant> nearestOccupant(const Rules& rules, const State& state, Segment from,
                                                      Edition edition, const ReachEntry& entry);

} // namespace vozka
