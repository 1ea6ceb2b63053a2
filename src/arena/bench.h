// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmark of the engine: random games on one thread, with statistics of the games.
#pragma once

#include "engine/rules/rules.h"

#include <cstdint>
#include <vector>

namespace vozka {

struct BenchResult {
    int games = 0;
    double seconds = 0;
    double gamesPerSecond = 0;
    double turnsPerSecond = 0;
    double copiesPerSecond = 0;
    std::size_t stateBytes = 0;
    std::vector<double> meanScores;
    /// Legal placements for each drawn tile. Placements that look the same count once.
    double placementsPerTurn = 0;
    /// Drawn tiles that were discarded or put aside.
    double discardsPerGame = 0;
    /// Speed of the search at the first tile of a game: with the evaluation at its leaves, and with random
    /// playouts.
    double searchIterationsPerSecond = 0;
    double searchPlayoutsPerSecond = 0;
};

/// Seeds of the n-th game, for its dealer and its players.
struct BenchSeeds {
    std::uint64_t dealer;
    std::uint64_t players;
};
[[nodiscard]] BenchSeeds benchSeeds(std::uint64_t seed, int game);

/// Sums over a number of games.
struct BenchTally {
    std::vector<std::uint64_t> scores;
    std::uint64_t placements = 0;
    /// Turns with a placed tile, and the number of them with a drawn tile.
    std::uint64_t turns = 0;
    std::uint64_t drawnTiles = 0;
    std::uint64_t discards = 0;
};
[[nodiscard]] BenchTally playRandomGames(const Rules& rules, int games, std::uint64_t seed);

/// Plays `games` random games. Measures the processor time of this thread.
[[nodiscard]] BenchResult bench(const Rules& rules, int games, std::uint64_t seed);

} // namespace vozka
