// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules, states and budgets for the tests of computer players.
#pragma once

#include "match/match.h"
#include "players/computer_player.h"

#include <string>
#include <vector>

namespace vozka {

[[nodiscard]] Rules rulesOf(const std::vector<std::string>& sets, int players = 2,
                            Edition edition = Edition::C2);
/// Returns all sets that can be played.
[[nodiscard]] std::vector<std::string> allSets();
/// Plays a random game until at least that number of tiles is on the board and a player has drawn the next.
/// `seed` is also the seed of the dealer.
[[nodiscard]] State afterTiles(const Rules& rules, std::size_t tiles, std::uint64_t seed);
/// Returns a budget of search steps instead of time.
[[nodiscard]] Budget steps(int iterations, std::uint64_t seed = 1);

} // namespace vozka
