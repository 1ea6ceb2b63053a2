// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares each decision of a recorded game with the best move of a search.
#include "arena/decisions.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/levels.h"
#include "cli/move_output.h"

#include <iostream>

namespace vozka::cli {

namespace {

struct AnalyseCall {
    std::string file;
    std::uint64_t seed = 1;
    ThinkingOptions thinking;
    bool json = false;
};

Json decisionJson(const RatedDecision& rated, const MoveOutput& output, int players)
{
    Json expected = Json::array();
    for (int player = 0; player < players; ++player)
        expected.push_back(rated.expected.at(static_cast<std::size_t>(player)));
    return {{"turn", rated.turn},
            {"player", rated.player},
            {"played", output.json(rated.played)},
            {"best", output.json(rated.best.actions)},
            {"cost", rated.cost},
            {"expected", expected},
            {"reasons", output.json(rated.reasons)}};
}

void printDecision(const RatedDecision& rated, const MoveOutput& output, const std::string& name)
{
    std::cout << "turn " << rated.turn << ", " << oneLine(name) << ", cost " << rated.cost << "\n  played:";
    output.print(rated.played);
    if (rated.best.actions == rated.played)
        return;
    std::cout << "  best:";
    output.print(rated.best.actions);
    output.print(rated.reasons);
}

int analyse(const AnalyseCall& call)
{
    const auto match = replayFile(call.file);
    if (!match)
        return exitRefused;
    const auto budget = call.thinking.budget(call.seed);
    Analysis analysis(match->rules());
    Json decisions = Json::array();
    for (const auto& decision : decisionsOf(*match)) {
        const auto rated = analysis.rate(decision, budget, {});
        const State before = decision.before.unpacked();
        const MoveOutput output(*match, before);
        if (call.json)
            decisions.push_back(decisionJson(*rated, output, before->playerCount));
        else
            printDecision(*rated, output, match->players()[rated->player].name);
    }
    if (call.json)
        print({{"decisions", decisions}});
    return exitSuccess;
}

} // namespace

void addAnalyse(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand(
        "analyse", "Compares each decision of a recorded game with the best move of a search");
    auto call = std::make_shared<AnalyseCall>();
    addFile(*command, "GAME", call->file, "A game file")->required();
    addSearchSeed(*command, call->seed);
    call->thinking.addTo(*command);
    command->add_flag("--json", call->json, "Print JSON");
    command->callback([call, &exitCode] { exitCode = analyse(*call); });
}

} // namespace vozka::cli
