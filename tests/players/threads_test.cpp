// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players and the analysis run in separate threads during a game, as in the program. The thread
// sanitizer (preset "threads") reports data races.
#include "arena/decisions.h"
#include "match/dealer.h"
#include "players/random_player.h"
#include "table.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace vozka {

namespace {

/// Continues the game with random actions and the same rules.
void playRandomly(const Rules& rules, State state, std::uint64_t seed)
{
    const Dealer dealer(seed);
    RandomPlayer player(mix(seed));
    ActionList legalActions;
    while (!state->over)
        rules.apply(state, state->toMove == noPlayer ? dealer.next(rules, state)
                                                     : player.choose(rules, state, legalActions));
}

} // namespace

TEST(Threads, ComputersThinkDuringGame)
{
    const auto rules = rulesOf(allSets());
    const auto state = afterTiles(rules, 30, 7);
    std::atomic<int> answered = 0;
    {
        std::vector<std::jthread> threads;
        for (const auto level : {Level::Easy, Level::Medium, Level::Hard})
            threads.emplace_back([&answered, &rules, state, level](const std::stop_token& stop) {
                const auto player = makePlayer(level, rules);
                answered += player->think(state, steps(60), stop).actions.empty() ? 0 : 1;
            });
        playRandomly(rules, state, 8);
    }
    EXPECT_EQ(answered, 3);
}

TEST(Threads, StopRequestReturnsBestMove)
{
    const auto rules = rulesOf(allSets());
    const auto state = afterTiles(rules, 30, 7);
    std::atomic<bool> hasStarted = false;
    std::vector<Action> answer;
    std::jthread thread([&](const std::stop_token& stop) {
        const auto player = makePlayer(Level::Hard, rules);
        hasStarted = true;
        // Without the stop request it would run for hours.
        constexpr int endless = 100000000;
        answer = player->think(state, steps(endless), stop).actions;
    });
    while (!hasStarted)
        std::this_thread::yield();
    thread.request_stop();
    thread.join();
    ASSERT_FALSE(answer.empty());
    EXPECT_FALSE(rules.refusal(state, answer.front()));
}

TEST(Threads, AnalysisRunsDuringNextGame)
{
    records::GameRecord header;
    header.rules.sets = allSets();
    header.players = {{"A", records::Colour::Red}, {"B", records::Colour::Blue}};
    auto match = *Match::start(header);
    match.dealOn();
    const auto easy = makePlayer(Level::Easy, match.rules());
    for (int decision = 0; decision < 6 && !match.state()->over; ++decision)
        for (const auto& action : easy->think(match.state(), steps(1), {}).actions)
            ASSERT_FALSE(match.act(action));
    const auto decisions = decisionsOf(match);
    std::atomic<std::size_t> progress = 0;
    std::size_t rated = 0;
    {
        std::jthread thread([&, rules = match.rules()](const std::stop_token& stop) {
            rated =
                analyse(rules, decisions, steps(10), stop, [&](std::size_t done) { progress = done; }).size();
        });
        playRandomly(match.rules(), match.state(), 9);
        thread.join();
    }
    EXPECT_EQ(rated, decisions.size());
    EXPECT_EQ(progress, rated);
}

} // namespace vozka
