// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands.h"
#include "cli/common.h"
#include "players/random_player.h"
#include "records/files.h"
#include "records/quote.h"

#include <algorithm>
#include <iostream>

namespace vozka::cli {

namespace {

struct PlayCall {
    GameOptions game;
    std::vector<std::string> players;
    int moveMs = 1000;
    std::string out;
};

/// Who plays needs no name of his own: kind and seat tell them apart.
records::PlayerEntry seat(std::size_t number, records::PlayerKind kind)
{
    std::string name(records::playerKindNames[static_cast<std::size_t>(kind)]);
    name.append(" ").append(std::to_string(number + 1));
    return {std::move(name), static_cast<records::Colour>(number), kind};
}

/// Why these players cannot play, or nothing.
std::optional<std::string> fault(const std::vector<std::string>& players)
{
    if (players.size() < static_cast<std::size_t>(minPlayers)
        || players.size() > static_cast<std::size_t>(maxPlayers))
        return "--players: 2 to 6 kinds are needed, parted by commas";
    for (const auto& kind : players) {
        if (std::ranges::find(records::playerKindNames, kind) == records::playerKindNames.end())
            return "--players: there is no kind of player called \"" + records::quote(kind) + "\"";
        if (kind == "human")
            return "--players: 'human' cannot play by himself";
        if (kind != "random")
            return "--players: no computer player of the kind '" + kind + "' is built yet; there is 'random'";
    }
    return {};
}

records::GameRecord header(const PlayCall& call)
{
    records::GameRecord record;
    record.rules = call.game.rules();
    record.seed = call.game.seed;
    for (std::size_t i = 0; i < call.players.size(); ++i)
        record.players.push_back(seat(i, records::PlayerKind::Random));
    return record;
}

void playOn(Match& match, std::uint64_t seed)
{
    std::vector<RandomPlayer> players;
    for (std::size_t i = 0; i < match.players().size(); ++i)
        players.emplace_back(mix(seed + i));
    const auto scratch = std::make_unique<ActionList>();
    while (!match.state()->over) {
        auto& player = players[match.state()->toMove];
        (void)match.act(player.choose(match.rules(), match.state(), *scratch));
    }
}

int play(const PlayCall& call)
{
    if (const auto why = fault(call.players))
        return misused(*why);
    auto match = Match::start(header(call));
    if (!match)
        return misused("--sets: " + wording::english(wording::messageOf(match.error())));
    playOn(*match, call.game.seed);
    if (!call.out.empty())
        if (const auto error = records::writeFile(call.out, writeGame(match->record())))
            return refuse(*error);
    for (std::size_t i = 0; i < match->players().size(); ++i)
        std::cout << match->players()[i].name << ": " << match->state()->scores[i] << '\n';
    return done;
}

} // namespace

void addPlay(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand("play", "Lets computer players play a whole game");
    auto call = std::make_shared<PlayCall>();
    command->add_option("--players", call->players, "Kinds of players, parted by commas")
        ->delimiter(',')
        ->required();
    call->game.addTo(*command);
    command->add_option("--move-ms", call->moveMs, "Time for a move, in milliseconds")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_option("--out", call->out, "Where the record is written to");
    command->callback([call, &exitCode] { exitCode = play(*call); });
}

} // namespace vozka::cli
