// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games for the tests of computer players.
#pragma once

#include "match/match.h"
#include "players/computer_player.h"

#include <string>
#include <vector>

namespace vozka {

[[nodiscard]] Rules rulesOf(const std::vector<std::string>& sets, int players = 2,
                            Edition edition = Edition::C2);
/// All sets that can be played.
[[nodiscard]] std::vector<std::string> allSets();
/// A random game up to where a player decides about placing and so many tiles lie. The dealer's seed is that
/// of the game.
[[nodiscard]] State afterTiles(const Rules& rules, std::size_t tiles, std::uint64_t seed);
/// Steps of the search instead of a time.
[[nodiscard]] Budget steps(int iterations, std::uint64_t seed = 1);

} // namespace vozka
