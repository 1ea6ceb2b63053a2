// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players as the subcommands name them, and how long they may think.
#pragma once

#include "cli/common.h"
#include "players/computer_player.h"

namespace vozka::cli {

/// The players of an option, or why there are none.
struct Levels {
    std::vector<Level> levels;
    std::string fault;
};
[[nodiscard]] Levels readLevels(const std::vector<std::string>& players);

struct ThinkingOptions {
    int moveMs = 1000;
    int iterations = 0;
    bool cpuTime = false;

    void addTo(CLI::App& app);
    [[nodiscard]] Budget budget(std::uint64_t seed) const { return {moveMs, iterations, cpuTime, seed}; }
};

} // namespace vozka::cli
