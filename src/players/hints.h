// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hints: good moves with their reasons.
#pragma once

#include "players/search_player.h"

namespace vozka {

/// Returns at most `count` moves with different first actions, best first. Moves that start with the same
/// placement count as one move. A free action is not a first action. No move has a greater lead than the move
/// before it. The reasons compare the first move with the second one, and all other moves with the first.
/// Blocks as long as the budget allows. After a request to stop it returns immediately. Requires: a player
/// decides.
[[nodiscard]] std::vector<CandidateMove> hints(const Rules& rules, const State& state, const Budget& budget,
                                               const std::stop_token& stop, std::size_t count = 3);

} // namespace vozka
