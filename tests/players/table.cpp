// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

#include "engine/expansions/list.h"
#include "match/dealer.h"
#include "players/random_player.h"
#include "records/game_head.h"
#include "records/tile_library.h"

namespace vozka {

Rules rulesOf(const std::vector<std::string>& sets, int players, Edition edition)
{
    return *records::makeRules({Options(edition), sets}, static_cast<std::size_t>(players),
                               records::TileLibrary::builtIn(), "test");
}

std::vector<std::string> allSets()
{
    const auto sets = playableTileSets();
    return {sets.begin(), sets.end()};
}

State afterTiles(const Rules& rules, std::size_t tiles, std::uint64_t seed)
{
    const Dealer dealer(seed);
    RandomPlayer player(mix(seed));
    ActionList legalActions;
    State state = rules.start();
    while (state->toMove == noPlayer || state->drawn == noKind || state->board.tiles().size() < tiles)
        rules.apply(state, state->toMove == noPlayer ? dealer.next(rules, state)
                                                     : player.choose(rules, state, legalActions));
    return state;
}

Budget steps(int iterations, std::uint64_t seed)
{
    return {.iterations = iterations, .seed = seed};
}

} // namespace vozka
