// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Options for computer players and their time limits.
#pragma once

#include "cli/common.h"
#include "players/computer_player.h"

namespace vozka::cli {

/// The levels that an option names. `fault` is an error message, empty if names and their number are valid.
struct Levels {
    std::vector<Level> levels;
    std::string fault;
};
[[nodiscard]] Levels readLevels(const std::vector<std::string>& players);

/// Writes why a game of computer players was not played to its end. Returns the exit code.
int printContestError(const records::Error& error);

/// Adds the option of the seed of a search.
void addSearchSeed(CLI::App& app, std::uint64_t& seed);

struct ThinkingOptions {
    int moveMs = 1000;
    int iterations = 0;
    bool cpuTime = false;

    void addTo(CLI::App& app);
    [[nodiscard]] Budget budget(std::uint64_t seed) const { return {moveMs, iterations, cpuTime, seed}; }
};

} // namespace vozka::cli
