// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/contest.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/levels.h"
#include "records/files.h"

#include <iostream>

namespace vozka::cli {

namespace {

struct PlayCall {
    GameOptions game;
    ThinkingOptions thinking;
    std::vector<std::string> players;
    std::string out;
};

int play(const PlayCall& call)
{
    const auto levels = readLevels(call.players);
    if (!levels.fault.empty())
        return printUsageError(levels.fault);
    ContestSetUp setUp{call.game.rules(), levels.levels, 1, call.game.seed,
                       call.thinking.budget(call.game.seed)};
    auto seating = seatingOf(setUp, 0);
    seating.seed = call.game.seed;
    const auto match = playContestGame(setUp, seating);
    if (!match)
        return printContestError(match.error());
    if (!call.out.empty())
        if (const auto error = records::writeFile(call.out, writeGame(match->record())))
            return printError(*error);
    for (std::size_t i = 0; i < match->players().size(); ++i)
        std::cout << match->players()[i].name << ": " << match->state()->scores[i] << '\n';
    return exitSuccess;
}

} // namespace

void addPlay(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand("play", "Lets computer players play a whole game");
    auto call = std::make_shared<PlayCall>();
    command->add_option("--players", call->players, "Kinds of players, separated by commas")
        ->delimiter(',')
        ->required();
    call->game.addTo(*command);
    call->thinking.addTo(*command);
    addFile(*command, "--out", call->out, "File for the record of the game");
    command->callback([call, &exitCode] { exitCode = play(*call); });
}

} // namespace vozka::cli
