// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/levels.h"

#include "records/quote.h"

namespace vozka::cli {

Levels readLevels(const std::vector<std::string>& players)
{
    Levels result;
    if (players.size() < static_cast<std::size_t>(minPlayers)
        || players.size() > static_cast<std::size_t>(maxPlayers)) {
        result.fault = "--players: 2 to 6 kinds are needed, separated by commas";
        return result;
    }
    for (const auto& kind : players) {
        const auto level = findLevel(kind);
        if (kind == "human")
            result.fault = "--players: 'human' is not a computer player";
        else if (!level)
            result.fault = "--players: there is no kind of player called \"" + records::quote(kind) + "\"";
        if (!result.fault.empty())
            break;
        result.levels.push_back(*level);
    }
    return result;
}

int printContestError(const records::Error& error)
{
    return error.refusal ? printError(error)
                         : printUsageError("--sets: " + wording::english(wording::messageOf(error)));
}

void addSearchSeed(CLI::App& app, std::uint64_t& seed)
{
    constexpr std::uint64_t maxSeed = (std::uint64_t{1} << 53U) - 1;
    app.add_option("--seed", seed, "Seed of the search")
        ->check(CLI::Range(std::uint64_t{0}, maxSeed))
        ->capture_default_str();
}

void ThinkingOptions::addTo(CLI::App& app)
{
    constexpr int dayMs = 24 * 60 * 60 * 1000;
    app.add_option("--move-ms", moveMs, "Time for a move, in milliseconds")
        ->check(CLI::Range(1, dayMs))
        ->capture_default_str();
    app.add_option("--iterations", iterations, "Steps of the search for a move, instead of a time")
        ->check(CLI::Range(1, 1'000'000'000));
    app.add_flag("--cpu-time", cpuTime, "Count processor time of the thread instead of real time");
}

} // namespace vozka::cli
