// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/bench.h"

#include "match/dealer.h"
#include "platform/process.h"
#include "players/random_player.h"
#include "players/search.h"

namespace vozka {

namespace {

/// Continues the game to its end.
void playGame(const Rules& rules, State& state, BenchSeeds seeds, ActionList& scratch, BenchTally& tally)
{
    const Dealer dealer(seeds.dealer);
    RandomPlayer player(seeds.players);
    while (!state->over) {
        if (state->toMove == noPlayer) {
            const auto action = dealer.next(rules, state);
            tally.discards += state->drawn != noKind ? 1 : 0;
            rules.apply(state, action);
            continue;
        }
        const auto action = player.choose(rules, state, scratch);
        if (rules.book().roleOf(action) == ActionRole::Tile) {
            ++tally.turns;
            // Count only drawn tiles. The player need not place an own tile.
            if (state->drawn != noKind) {
                tally.placements += scratch.size();
                ++tally.drawnTiles;
            }
        }
        rules.apply(state, action);
    }
    for (std::size_t i = 0; i < tally.scores.size(); ++i)
        tally.scores[i] += state->scores[i];
}

/// Prevents the compiler from removing an unused copy.
void preventRemoval(const State& state)
{
    asm volatile("" : : "r"(&state) : "memory");
}

double copiesPerSecond(const State& state)
{
    constexpr int copies = 200000;
    State copy = state;
    const double begin = platform::threadSeconds();
    for (int i = 0; i < copies; ++i) {
        copy = state;
        preventRemoval(copy);
    }
    return copies / (platform::threadSeconds() - begin);
}

double searchesPerSecond(const Rules& rules, std::uint64_t seed, SearchSettings::Leaf leaf)
{
    constexpr int iterations = 3000;
    State state = rules.start();
    while (state->toMove == noPlayer)
        rules.apply(state, Dealer(seed).next(rules, state));
    Evaluator evaluator(rules);
    Search search(evaluator, {.leaf = leaf});
    search.start(state, seed);
    const double begin = platform::threadSeconds();
    for (int i = 0; i < iterations; ++i)
        search.iterate();
    return iterations / (platform::threadSeconds() - begin);
}

} // namespace

BenchSeeds benchSeeds(std::uint64_t seed, int game)
{
    const auto base = mix(seed) + 2U * static_cast<std::uint64_t>(game);
    // Limited to the range of game files, so that each game can be saved and replayed.
    constexpr std::uint64_t largestSeed = (std::uint64_t{1} << 53U) - 1;
    return {mix(base) & largestSeed, mix(base + 1)};
}

BenchTally playRandomGames(const Rules& rules, int games, std::uint64_t seed)
{
    const State start = rules.start();
    ActionList scratch;
    BenchTally tally{.scores = std::vector<std::uint64_t>(start->playerCount)};
    // A copy into the same state does not allocate.
    State state;
    for (int game = 0; game < games; ++game) {
        state = start;
        playGame(rules, state, benchSeeds(seed, game), scratch, tally);
    }
    return tally;
}

BenchResult bench(const Rules& rules, int games, std::uint64_t seed)
{
    const double begin = platform::threadSeconds();
    const auto tally = playRandomGames(rules, games, seed);

    BenchResult result;
    result.seconds = platform::threadSeconds() - begin;
    result.games = games;
    result.gamesPerSecond = games / result.seconds;
    result.turnsPerSecond = static_cast<double>(tally.turns) / result.seconds;
    result.copiesPerSecond = copiesPerSecond(rules.start());
    result.stateBytes = rules.start().bytes();
    for (const auto score : tally.scores)
        result.meanScores.push_back(static_cast<double>(score) / games);
    result.placementsPerTurn = static_cast<double>(tally.placements) / static_cast<double>(tally.drawnTiles);
    result.discardsPerGame = static_cast<double>(tally.discards) / games;
    result.searchIterationsPerSecond = searchesPerSecond(rules, seed, SearchSettings::Leaf::Evaluation);
    result.searchPlayoutsPerSecond = searchesPerSecond(rules, seed, SearchSettings::Leaf::Playout);
    return result;
}

} // namespace vozka
