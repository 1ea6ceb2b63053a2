// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who stands in the way on a feature, and how far off: so that a refusal can say "two tiles further".
#pragma once

#include "engine/rules/rules.h"

#include <optional>

namespace vozka {

/// A figure on an occupied feature.
struct Occupant {
    Player player = 0;
    FigureKind figure = FigureKind::Follower;
    /// The segment it stands on.
    SegmentRef at;
    /// The segment of the feature from which was counted.
    SegmentRef from;
    /// Steps from tile to tile along the feature, from `from` to `at`: 0 = on that very segment.
    int tiles = 0;
};

/// The figure nearest to the segment on its feature, the one set there first of several; nothing where nobody
/// stands. Requires: the segment lies on the board.
[[nodiscard]] std::optional<Occupant> nearestOccupant(const Rules& rules, const State& state,
                                                      Segment segment);

/// The same for an entry of a figure's reach that was refused because its feature is occupied; nothing for
/// any other. It is counted from the segment of the entry that lies nearest to where the figure comes from:
/// to the tile of `from` where distance decides (C2), to any tile of its feature where connection does (C1).
/// Of several as near, from the first by place. Requires: `from` is that of the question, `edition` that of
/// the answer.
[[nodiscard]] std::optional<Occupant> nearestOccupant(const Rules& rules, const State& state, Segment from,
                                                      Edition edition, const ReachEntry& entry);

} // namespace vozka
