// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints the move of a computer player in a recorded game, so that other programs can play against it.
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/levels.h"
#include "records/actions.h"
#include "records/files.h"

#include <cmath>
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

/// Writes actions in the format of a game file.
class ActionWriter {
public:
    explicit ActionWriter(const Match& match) : m_words(match.rules())
    {
        for (const auto& tile : match.state()->board.tiles())
            m_words.addTile(tile.cell, tile.kind);
    }

    [[nodiscard]] std::vector<std::string> lines(const std::vector<Action>& actions) const
    {
        // Copied, because the tiles of this move must not be on the board for other moves.
        auto words = m_words;
        std::vector<std::string> lines;
        for (const auto& action : actions) {
            lines.push_back(words.write(action));
            if (action.type == Action::Type::Place)
                words.addTile(action.at.cell(), action.tileKind());
        }
        return lines;
    }

    [[nodiscard]] Json json(const std::vector<Action>& actions) const
    {
        Json list = Json::array();
        for (const auto& line : lines(actions))
            list.push_back(Json::parse(line));
        return list;
    }

private:
    records::ActionWords m_words;
};

Json reasonsJson(const std::vector<Reason>& reasons)
{
    Json list = Json::array();
    for (const auto& reason : reasons)
        list.push_back({{"code", reason.code}, {"player", reason.player}, {"points", reason.points}});
    return list;
}

Json searchResultJson(const SearchResult& result, const ActionWriter& writer)
{
    Json candidates = Json::array();
    for (const auto& move : result.candidates)
        candidates.push_back({{"actions", writer.json(move.actions)},
                              {"visits", move.visits},
                              {"difference", move.lead},
                              {"reasons", reasonsJson(move.reasons)}});
    return {{"actions", writer.json(result.actions)},
            {"candidates", candidates},
            {"iterations", result.iterations},
            {"exact", result.exact}};
}

void printText(const SearchResult& result, const ActionWriter& writer, const wording::Names& names)
{
    const auto printActions = [&](const std::vector<Action>& actions) {
        for (const auto& action : writer.lines(actions))
            std::cout << ' ' << action;
        std::cout << '\n';
    };
    std::cout << "move:";
    printActions(result.actions);
    for (const auto& move : result.candidates) {
        std::cout << move.lead << " points ahead, " << move.visits << " visits:";
        printActions(move.actions);
        for (const auto& reason : move.reasons)
            std::cout << "    " << wording::english(wording::messageOf(reason, names)) << '\n';
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
        return printError(call.file, "", "No player decides here: the next tile has to be drawn.");
    const auto player = makePlayer(*level, match->rules());
    const auto result = player->think(state, call.thinking.budget(call.seed), {});
    const ActionWriter writer(*match);
    if (call.json)
        print(searchResultJson(result, writer));
    else
        printText(result, writer, {&match->rules().book(), match->players()});
    return exitSuccess;
}

} // namespace

void addThink(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand("think", "Prints what a computer player would do in a recorded game");
    auto call = std::make_shared<ThinkCall>();
    addFile(*command, "GAME", call->file, "A game file")->required();
    command->add_option("--level", call->level, "Kind of player")->capture_default_str();
    constexpr std::uint64_t maxSeed = (std::uint64_t{1} << 53U) - 1;
    command->add_option("--seed", call->seed, "Seed of the search")
        ->check(CLI::Range(std::uint64_t{0}, maxSeed))
        ->capture_default_str();
    call->thinking.addTo(*command);
    command->add_flag("--json", call->json, "Print JSON");
    command->callback([call, &exitCode] { exitCode = think(*call); });
}

} // namespace vozka::cli
