// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves that a player may be shown, each with what speaks for it.
#pragma once

#include "players/search_player.h"

namespace vozka {

/// The best moves that begin in different ways (for a tile: that place it differently; a free action alone is
/// no other way), at most `count`, the best first: none is expected to bring more than the one before it.
/// Each has its reasons against the next of them. Blocks as long as the budget allows; asked to stop it
/// answers at once. Requires: a player decides.
[[nodiscard]] std::vector<CandidateMove> hints(const Rules& rules, const State& state, const Budget& budget,
                                               const std::stop_token& stop, std::size_t count = 3);

} // namespace vozka
