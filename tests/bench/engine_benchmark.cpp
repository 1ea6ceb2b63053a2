// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the speed of parts of the engine. Run by hand: build/release/tests/bench/engine_benchmark
#include "arena/bench.h"
#include "match/dealer.h"
#include "players/random_player.h"
#include "scene.h"

#include <benchmark/benchmark.h>

namespace vozka {

namespace {

/// Returns a state in the middle of a game, with the next tile drawn.
State midGame(const Rules& rules)
{
    constexpr int half = 36;
    const Dealer dealer(1);
    RandomPlayer player(2);
    ActionList scratch;
    State state = rules.start();
    while (state->board.tiles().size() < half || state->drawn == noKind)
        rules.apply(state, state->toMove == noPlayer ? dealer.next(rules, state)
                                                     : player.choose(rules, state, scratch));
    return state;
}

void randomGame(benchmark::State& run)
{
    const auto rules = baseRules();
    for (auto _ : run)
        benchmark::DoNotOptimize(playRandomGames(rules, 100, 1).turns);
    run.SetItemsProcessed(run.iterations() * 100);
}

void legalPlacements(benchmark::State& run)
{
    const auto rules = baseRules();
    const auto state = midGame(rules);
    ActionList actions;
    for (auto _ : run) {
        rules.legal(state, actions);
        benchmark::DoNotOptimize(actions.size());
    }
}

void copyState(benchmark::State& run)
{
    const auto rules = baseRules();
    const auto state = midGame(rules);
    State copy = state;
    for (auto _ : run) {
        copy = state;
        benchmark::DoNotOptimize(copy);
    }
}

void allTileCandidates(benchmark::State& run)
{
    const auto rules = baseRules();
    const auto state = midGame(rules);
    for (auto _ : run)
        benchmark::DoNotOptimize(tileCandidates(rules, state, state->drawn));
}

BENCHMARK(randomGame);
BENCHMARK(legalPlacements);
BENCHMARK(copyState);
BENCHMARK(allTileCandidates);

} // namespace

} // namespace vozka

BENCHMARK_MAIN();
