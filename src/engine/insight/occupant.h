// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure that blocks a feature, and its distance in tiles, for refusals such as "two tiles further".
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

/// Returns the figure on the feature of the segment that is nearest to the segment. Of figures at the same
/// distance, returns the one deployed first. Ignores figures that need a follower. Empty if no such figure
/// exists. Requires: the segment is on the board.
[[nodiscard]] std::optional<Occupant> nearestOccupant(const Rules& rules, const State& state,
                                                      Segment segment);

/// Returns the nearest figure on the feature of an entry of a range. Empty if the entry was not refused
/// because its feature is occupied. The distance starts at the segment of the entry that is nearest to the
/// tile of `from` (edition C2) or to a tile of the feature of `from` (edition C1). Of segments at the same
/// distance, uses the first one by place. Requires: `from` is `ReachQuestion::from`, and `edition` is
/// `Reach::edition`.
[[nodiscard]] std::optional<Occupant> nearestOccupant(const Rules& rules, const State& state, Segment from,
                                                      Edition edition, const ReachEntry& entry);

} // namespace vozka
