// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "full_game.h"

#include "match/match.h"
#include "players/random_player.h"

namespace vozka::bench {

namespace {

records::GameRecord newGame(std::uint64_t seed)
{
    records::GameRecord game;
    game.rules.sets = {"base",  "abbey-and-mayor", "drawbridges",          "inns-and-cathedrals", "abbot",
                       "river", "river-2",         "traders-and-builders", "princess-and-dragon", "tower"};
    using records::Colour;
    for (const auto colour :
         {Colour::Red, Colour::Blue, Colour::Yellow, Colour::Black, Colour::White, Colour::Pink})
        game.players.push_back({std::string(records::colourNames[static_cast<std::size_t>(colour)]), colour,
                                records::PlayerKind::Human});
    game.seed = seed;
    return game;
}

} // namespace

records::GameRecord fullGame(std::size_t tiles, records::PlayerKind mover)
{
    // If a game ends before that many tiles are placed, another seed is tried.
    constexpr std::uint64_t maxSeed = 20;
    for (std::uint64_t seed = 1; seed <= maxSeed; ++seed) {
        auto match = Match::start(newGame(seed));
        if (!match)
            return records::GameRecord();
        RandomPlayer player(seed);
        ActionList scratch;
        const auto isReached = [&] {
            const State& state = match->state();
            return state->board.tiles().size() >= tiles && state->drawn != noKind;
        };
        while (!match->state()->over && !isReached()) {
            if (match->act(player.choose(match->rules(), match->state(), scratch)))
                break;
        }
        if (!isReached())
            continue;
        auto game = match->record();
        game.players[match->state()->toMove].kind = mover;
        return game;
    }
    return records::GameRecord();
}

} // namespace vozka::bench
