// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board in the middle of a game becomes a position that can be gone on with by hand.
#pragma once

#include "records/position.h"

namespace vozka::sandbox {

/// What lies on the table, with the points so far; whose turn it is has just placed the last tile. A tile
/// that was drawn is back in the bag, as are those put away. Requires: the state is one of a game by those
/// rules.
[[nodiscard]] records::PositionRecord recordOf(const records::RuleChoice& choice,
                                               std::span<const records::PlayerEntry> players,
                                               const RuleBook& book, const State& state);

} // namespace vozka::sandbox
