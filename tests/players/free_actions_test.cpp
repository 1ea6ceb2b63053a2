// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ransoms in the moves of computer players and in hints.
#include "players/free_actions.h"

#include "players/hints.h"
#include "players/reasons.h"
#include "table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

bool isRansomLegal(const Rules& rules, const State& state)
{
    ActionList legal;
    rules.legal(state, legal);
    return std::ranges::any_of(legal,
                               [&](const Action& action) { return rules.book().isFreeAction(action); });
}

/// Returns positions in which the player who places a tile can pay a ransom.
std::vector<State> statesWithPrisoners(const Rules& rules, std::size_t count)
{
    std::vector<State> states;
    for (std::uint64_t seed = 1; seed < 400 && states.size() < count; ++seed) {
        auto state = afterTiles(rules, 20 + seed % 30, seed);
        if (isRansomLegal(rules, state))
            states.push_back(std::move(state));
    }
    return states;
}

/// Returns the gain by the free actions, `std::nullopt` if the other actions need them.
std::optional<float> gainOf(const Rules& rules, const Weights& weights, const State& state,
                            std::span<const Action> actions)
{
    State withFreeActions = state;
    for (const auto& action : actions)
        rules.apply(withFreeActions, action);
    State withoutFreeActions = state;
    if (!playWithoutFreeActions(rules, withoutFreeActions, actions))
        return {};
    Evaluator evaluator(rules, weights);
    return evaluator.leads(withFreeActions)[state->toMove]
           - evaluator.leads(withoutFreeActions)[state->toMove];
}

Rules rulesWithTower(int players = 2)
{
    return rulesOf({"base", "tower"}, players);
}

} // namespace

TEST(FreeActions, AreSkippedWithinMove)
{
    const auto rules = rulesWithTower();
    const auto states = statesWithPrisoners(rules, 1);
    ASSERT_FALSE(states.empty());
    const auto& state = states.front();
    ActionList legal;
    rules.legal(state, legal);
    const auto isFree = [&](const Action& action) { return rules.book().isFreeAction(action); };
    const auto ransom = *std::ranges::find_if(legal, isFree);
    const auto place = *std::ranges::find(legal, Action::Type::Place, &Action::type);
    const std::vector<Action> both{ransom, place};
    EXPECT_EQ(firstActionOf(rules.book(), both), place);
    EXPECT_EQ(firstActionOf(rules.book(), std::span(both).first(1)), ransom);
    EXPECT_EQ(freeActionOf(rules.book(), both), "ransom");
    EXPECT_EQ(freeActionOf(rules.book(), std::span(both).last(1)), Code());
    State withoutFreeActions = state;
    ASSERT_TRUE(playWithoutFreeActions(rules, withoutFreeActions, both));
    State placed = state;
    rules.apply(placed, place);
    EXPECT_EQ(withoutFreeActions, placed);
}

TEST(FreeActions, AreNoSeparateHints)
{
    int decisions = 0;
    for (const int players : {2, 3}) {
        const auto rules = rulesWithTower(players);
        for (const auto& state : statesWithPrisoners(rules, 8)) {
            ++decisions;
            const auto found = hints(rules, state, steps(200), {});
            EXPECT_GT(found.size(), 1U);
            for (std::size_t i = 0; i < found.size(); ++i) {
                EXPECT_FALSE(rules.book().isFreeAction(firstActionOf(rules.book(), found[i].actions)));
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_NE(firstActionOf(rules.book(), found[i].actions),
                              firstActionOf(rules.book(), found[j].actions));
            }
        }
    }
    EXPECT_GT(decisions, 8);
}

TEST(FreeActions, AreUsedOnlyIfTheyPayOff)
{
    int paid = 0;
    for (const int players : {2, 3}) {
        const auto rules = rulesWithTower(players);
        for (const auto& state : statesWithPrisoners(rules, 12))
            for (const auto level : {Level::Easy, Level::Medium, Level::Hard}) {
                const auto& weights = level == Level::Easy ? greedyWeights() : fittedWeights();
                const auto result = makePlayer(level, rules)->think(state, steps(200), {});
                for (const auto& move : result.candidates) {
                    if (freeActionOf(rules.book(), move.actions).empty())
                        continue;
                    ++paid;
                    const auto gain = gainOf(rules, weights, state, move.actions);
                    EXPECT_TRUE(!gain || *gain >= leastReasonPoints)
                        << "level " << static_cast<int>(level) << ", gain " << gain.value_or(0);
                }
            }
    }
    EXPECT_GT(paid, 0) << "no useful ransom found";
}

TEST(FreeActions, HaveReasonUnlessNeeded)
{
    int reasonCount = 0;
    for (const int players : {2, 3}) {
        const auto rules = rulesWithTower(players);
        for (const auto& state : statesWithPrisoners(rules, 12))
            for (const auto& move : hints(rules, state, steps(200), {})) {
                if (freeActionOf(rules.book(), move.actions).empty()
                    || !gainOf(rules, fittedWeights(), state, move.actions))
                    continue;
                ++reasonCount;
                EXPECT_TRUE(std::ranges::any_of(move.reasons,
                                                [](const Fact& reason) { return reason.code == "ransom"; }));
            }
    }
    EXPECT_GT(reasonCount, 0);
}

} // namespace vozka
