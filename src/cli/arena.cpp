// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/contest.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/levels.h"
#include "records/files.h"

#include <filesystem>
#include <iostream>

namespace vozka::cli {

namespace {

struct ArenaCall {
    GameOptions game;
    ThinkingOptions thinking;
    std::vector<std::string> players;
    int games = 100;
    std::string log;
    bool resume = false;
    bool json = false;
};

std::string logFile(const ArenaCall& call, int game)
{
    auto number = std::to_string(game + 1);
    constexpr std::size_t digits = 5;
    number.insert(0, digits - std::min(digits, number.size()), '0');
    return (std::filesystem::path(call.log) / ("game-" + number + ".vozka")).string();
}

/// Returns the logged game of that number. Returns `std::nullopt` without `resume`, and if the file is
/// missing, is not complete or has other rules, players or seed than `header`.
std::optional<Match> loggedGame(const ArenaCall& call, const records::GameRecord& header, int game)
{
    if (call.log.empty() || !call.resume)
        return {};
    const auto file = logFile(call, game);
    const auto text = records::readFile(file);
    if (!text)
        return {};
    const auto record = records::readGame(*text, file);
    if (!record || record->seed != header.seed || record->players != header.players
        || record->rules != header.rules)
        return {};
    auto replayed = Match::replay(*record);
    if (!replayed || replayed->fault || !replayed->match.state()->over)
        return {};
    return std::move(replayed->match);
}

Json tallyJson(const ContestSetUp& setUp, const ContestTally& tally)
{
    Json players = Json::array();
    for (std::size_t i = 0; i < setUp.players.size(); ++i) {
        const auto share = tally.share(i);
        players.push_back({{"kind", levelNames[static_cast<std::size_t>(setUp.players[i])]},
                           {"wins", tally.wins[i]},
                           {"share", share.observed},
                           {"interval", {share.low, share.high}},
                           {"meanScore", tally.meanScore(i)}});
    }
    return {{"games", tally.games}, {"draws", tally.draws}, {"players", players}};
}

void printText(const ContestSetUp& setUp, const ContestTally& tally)
{
    std::cout << tally.games << " games, " << tally.draws << " draws\n";
    for (std::size_t i = 0; i < setUp.players.size(); ++i) {
        const auto share = tally.share(i);
        std::cout << levelNames[static_cast<std::size_t>(setUp.players[i])] << ": " << tally.wins[i]
                  << " wins, share " << share.observed << " (" << share.low << " to " << share.high
                  << "), mean score " << tally.meanScore(i) << '\n';
    }
}

/// Plays and counts all games. With `resume`, games that are complete in the log are only counted. Returns
/// the exit code.
int playAll(const ArenaCall& call, const ContestSetUp& setUp, ContestTally& tally)
{
    for (int game = 0; game < setUp.games; ++game) {
        const auto seating = seatingOf(setUp, game);
        if (const auto logged = loggedGame(call, contestHeader(setUp, seating), game)) {
            tally.add(seating, logged->state());
            continue;
        }
        const auto match = playContestGame(setUp, seating);
        if (!match)
            return printContestError(match.error());
        if (!call.log.empty())
            if (const auto error = records::writeFile(logFile(call, game), writeGame(match->record())))
                return printError(*error);
        tally.add(seating, match->state());
    }
    return exitSuccess;
}

int arena(const ArenaCall& call)
{
    const auto levels = readLevels(call.players);
    if (!levels.fault.empty())
        return printUsageError(levels.fault);
    if (call.resume && call.log.empty())
        return printUsageError("--resume needs --log");
    if (!call.log.empty()) {
        std::error_code error;
        std::filesystem::create_directories(call.log, error);
    }
    const ContestSetUp setUp{call.game.rules(), levels.levels, call.games, call.game.seed,
                             call.thinking.budget(call.game.seed)};
    ContestTally tally;
    if (const int code = playAll(call, setUp, tally); code != exitSuccess)
        return code;
    if (call.json)
        print(tallyJson(setUp, tally));
    else
        printText(setUp, tally);
    return exitSuccess;
}

} // namespace

void addArena(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand(
        "arena", "Plays games between computer players; they play each bag from every seat");
    auto call = std::make_shared<ArenaCall>();
    command->add_option("--players", call->players, "Kinds of players, separated by commas")
        ->delimiter(',')
        ->required();
    command->add_option("--games", call->games, "Number of games")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    call->game.addTo(*command);
    call->thinking.addTo(*command);
    addFile(*command, "--log", call->log, "A folder for the record of each game");
    command->add_flag("--resume", call->resume, "Do not play games that are complete in the log folder");
    command->add_flag("--json", call->json, "Print JSON");
    command->callback([call, &exitCode] { exitCode = arena(*call); });
}

} // namespace vozka::cli
