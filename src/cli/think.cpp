// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints the move of a computer player in a recorded game, so that other programs can play against it.
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/levels.h"
#include "cli/move_output.h"
#include "players/reasons.h"

#include <iostream>

namespace vozka::cli {

namespace {

struct ThinkCall {
    std::string file;
    std::string level = "hard";
    std::uint64_t seed = 1;
    ThinkingOptions thinking;
    bool json = false;
};

Json searchResultJson(const SearchResult& result, const MoveOutput& output)
{
    Json candidates = Json::array();
    for (const auto& move : result.candidates)
        candidates.push_back({{"actions", output.json(move.actions)},
                              {"visits", move.visits},
                              {"difference", move.lead},
                              {"reasons", output.json(move.reasons)}});
    return {{"actions", output.json(result.actions)},
            {"candidates", candidates},
            {"iterations", result.iterations},
            {"exact", result.exact}};
}

void printText(const SearchResult& result, const MoveOutput& output)
{
    std::cout << "move:";
    output.print(result.actions);
    for (const auto& move : result.candidates) {
        std::cout << move.lead << " points ahead, " << move.visits << " visits:";
        output.print(move.actions);
        output.print(move.reasons);
    }
}

int think(const ThinkCall& call)
{
    const auto level = findLevel(call.level);
    if (!level)
        return printUsageError("--level: there is no kind of player called \"" + oneLine(call.level) + "\"");
    const auto match = replayFile(call.file);
    if (!match)
        return exitRefused;
    const auto& state = match->state();
    if (state->over)
        return printError(call.file, "", "The game is over.");
    if (state->toMove == noPlayer)
        return printError(call.file, "",
                          "No player decides here: the next action is a draw or a roll of the die.");
    const auto player = makePlayer(*level, match->rules());
    auto result = player->think(state, call.thinking.budget(call.seed), {});
    Evaluator evaluator(match->rules());
    Reasons(evaluator).addTo(state, result.candidates, result.exact);
    const MoveOutput output(*match, state);
    if (call.json)
        print(searchResultJson(result, output));
    else
        printText(result, output);
    return exitSuccess;
}

} // namespace

void addThink(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand("think", "Prints what a computer player would do in a recorded game");
    auto call = std::make_shared<ThinkCall>();
    addFile(*command, "GAME", call->file, "A game file")->required();
    command->add_option("--level", call->level, "Kind of player")->capture_default_str();
    addSearchSeed(*command, call->seed);
    call->thinking.addTo(*command);
    command->add_flag("--json", call->json, "Print JSON");
    command->callback([call, &exitCode] { exitCode = think(*call); });
}

} // namespace vozka::cli
