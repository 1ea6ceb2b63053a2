// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole random games on one thread, as fast as they go: how quick the engine is, and whether its games
// look as they must.
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
    /// Looks of a symmetric tile counted once.
    double placementsPerTurn = 0;
    /// Drawn tiles that were not played: discarded or put aside.
    double discardsPerGame = 0;
    /// The search at the first tile of a game: with the evaluation at its leaves, and with whole random
    /// playouts.
    double searchIterationsPerSecond = 0;
    double searchPlayoutsPerSecond = 0;
};

/// Seeds of the n-th game of a bench: of its dealer and of its players.
struct BenchSeeds {
    std::uint64_t dealer;
    std::uint64_t players;
};
[[nodiscard]] BenchSeeds benchSeeds(std::uint64_t seed, int game);

/// What a number of games came to.
struct BenchTally {
    std::vector<std::uint64_t> scores;
    std::uint64_t placements = 0;
    /// Turns with a tile, and those of them in which it was drawn.
    std::uint64_t turns = 0;
    std::uint64_t drawnTiles = 0;
    std::uint64_t discards = 0;
};
[[nodiscard]] BenchTally playRandomGames(const Rules& rules, int games, std::uint64_t seed);

/// Plays `games` games through Rules::legal and Rules::apply. Time is processor time of this thread.
[[nodiscard]] BenchResult bench(const Rules& rules, int games, std::uint64_t seed);

} // namespace vozka
