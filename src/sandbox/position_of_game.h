// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the board of a running game to a position.
#pragma once

#include "records/position.h"

namespace vozka::sandbox {

/// Returns the board with the current points. The player to move is the player who placed the last tile. A
/// drawn tile and removed tiles return to the bag. Requires: the state belongs to a game by those rules.
[[nodiscard]] records::PositionRecord recordOf(const records::RuleChoice& choice,
                                               std::span<const records::PlayerEntry> players,
                                               const RuleBook& book, const State& state);

} // namespace vozka::sandbox
