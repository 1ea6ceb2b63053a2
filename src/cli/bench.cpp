// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/bench.h"

#include "cli/commands.h"
#include "cli/common.h"
#include "records/error_codes.h"
#include "records/game_head.h"

#include <iostream>

namespace vozka::cli {

namespace {

struct BenchCall {
    GameOptions game;
    int games = 20'000;
    int players = 2;
    bool json = false;
};

void printText(const BenchResult& result)
{
    std::cout << result.games << " games in " << result.seconds << " s\n"
              << "games per second: " << result.gamesPerSecond << '\n'
              << "turns per second: " << result.turnsPerSecond << '\n'
              << "copies of a state per second: " << result.copiesPerSecond << '\n'
              << "bytes of a state: " << result.stateBytes << '\n'
              << "mean scores:";
    for (const auto score : result.meanScores)
        std::cout << ' ' << score;
    std::cout << "\nsteps of the search per second: " << result.searchIterationsPerSecond << '\n'
              << "whole playouts of the search per second: " << result.searchPlayoutsPerSecond;
    std::cout << "\nplacements per turn: " << result.placementsPerTurn << '\n'
              << "discards per game: " << result.discardsPerGame << '\n';
}

int runBench(const BenchCall& call)
{
    const auto rules = records::makeRules(call.game.rules(), static_cast<std::size_t>(call.players),
                                          records::TileLibrary::builtIn(), "--sets");
    if (!rules)
        return printUsageError("--sets: " + wording::english(wording::messageOf(rules.error())));
    if (rules->book().startTiles().empty())
        return printUsageError("--sets: "
                               + wording::english(wording::word("error", records::error::noStartTile)));
    const auto result = bench(*rules, call.games, call.game.seed);
    if (!call.json) {
        printText(result);
        return exitSuccess;
    }
    print({{"games", result.games},
           {"seconds", result.seconds},
           {"gamesPerSecond", result.gamesPerSecond},
           {"turnsPerSecond", result.turnsPerSecond},
           {"copiesPerSecond", result.copiesPerSecond},
           {"stateBytes", result.stateBytes},
           {"meanScores", result.meanScores},
           {"searchIterationsPerSecond", result.searchIterationsPerSecond},
           {"searchPlayoutsPerSecond", result.searchPlayoutsPerSecond},
           {"placementsPerTurn", result.placementsPerTurn},
           {"discardsPerGame", result.discardsPerGame}});
    return exitSuccess;
}

} // namespace

void addBench(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand("bench", "Plays whole random games on one thread and measures them");
    auto call = std::make_shared<BenchCall>();
    call->game.addTo(*command);
    command->add_option("--games", call->games, "Number of games")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    command->add_option("--players", call->players, "Number of players")
        ->check(CLI::Range(minPlayers, maxPlayers))
        ->capture_default_str();
    command->add_flag("--json", call->json, "Print JSON");
    command->callback([call, &exitCode] { exitCode = runBench(*call); });
}

} // namespace vozka::cli
