// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rolls of a die, as chance other than drawing tiles: dealer, match, search and endgame use only the outcomes
// and their weights.
#include "arena/bench.h"
#include "die.h"
#include "match/match.h"
#include "players/endgame.h"
#include "players/lines.h"
#include "players/search_player.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vozka {

namespace {

constexpr std::string_view board = "D0 .";

Rules rulesWithDie(const std::vector<std::string_view>& bag)
{
    return rulesWithOnly(board, bag, 2, {addDie});
}

/// Returns a state before the roll.
State beforeRoll(const std::vector<std::string_view>& bag)
{
    Scene scene(board, rulesWithDie(bag));
    scene.place(std::string(bag.front()) + "0", {1, 0});
    scene.pass();
    return scene.state();
}

TEST(Chance, LegalListsOutcomesInOrder)
{
    const auto rules = rulesWithDie({"V", "V"});
    const auto state = beforeRoll({"V", "V"});
    const auto outcomes = rules.outcomes(state);
    ActionList actions;
    rules.legal(state, actions);
    std::vector<Action> listed;
    outcomes.forEach([&](const Outcome& outcome) { listed.push_back(outcome.action); });
    EXPECT_EQ(listed, (std::vector{rollOf(1), rollOf(2), rollOf(3)}));
    EXPECT_EQ(std::vector(actions.begin(), actions.end()), listed);
    EXPECT_EQ(outcomes.total(), 6U);
}

TEST(Chance, RefusesNumbersOutsideDie)
{
    const auto rules = rulesWithDie({"V", "V"});
    const auto state = beforeRoll({"V", "V"});
    for (const int points : {-1, 0, 4}) {
        const auto refusal = rules.refusal(state, rollOf(points));
        ASSERT_TRUE(refusal) << points;
        EXPECT_EQ(refusal->code, refusal::notAnAction);
        EXPECT_EQ(refusal->detail, "roll");
    }
    EXPECT_FALSE(rules.refusal(state, rollOf(3)));
}

TEST(Chance, DealerRollsByWeight)
{
    const auto rules = rulesWithDie({"V", "V"});
    const auto state = beforeRoll({"V", "V"});
    constexpr int rolls = 60'000;
    std::array<int, dieSides.size()> counts{};
    for (std::uint64_t seed = 0; seed < rolls; ++seed)
        ++counts.at(static_cast<std::size_t>(Dealer(seed).next(rules, state).number - 1));
    for (std::size_t face = 0; face < dieSides.size(); ++face) {
        const double odds = dieSides[face] / 6.0;
        EXPECT_NEAR(counts[face], rolls * odds, 3 * std::sqrt(rolls * odds * (1 - odds))) << face;
    }
}

TEST(Chance, LinesUseMeanOfRolls)
{
    const auto rules = rulesWithDie({"V", "V"});
    Scene scene(board, rulesWithDie({"V", "V"}));
    scene.place("V0", {1, 0});
    Evaluator evaluator(rules);
    LineFinder finder(evaluator);
    std::vector<Line> lines;
    finder.find(scene.state(), lines);
    ASSERT_GT(lines.size(), 1U);
    for (const auto& line : lines) {
        State rolling = scene.state();
        for (const auto& action : line.all())
            rules.apply(rolling, action);
        float mean = 0;
        for (int points = 1; points <= 3; ++points) {
            State rolled = rolling;
            rules.apply(rolled, rollOf(points));
            // One of six sides has 1 point, two have 2 points, three have 3 points.
            mean += evaluator.leads(rolled)[0] * static_cast<float>(points) / 6;
        }
        EXPECT_NEAR(line.leads[0], mean, 1e-3F);
    }
}

TEST(Chance, EndgameWeightsRolls)
{
    const auto rules = rulesWithDie({"V"});
    const auto state = beforeRoll({"V"});
    State rolled = state;
    rules.apply(rolled, rollOf(1));
    Evaluator evaluator(rules);
    Endgame endgame(evaluator);
    const ThinkClock clock({.iterations = 1000}, {});
    const auto values = endgame.solve(state, 100'000, clock);
    const auto afterOne = endgame.solve(rolled, 100'000, clock);
    ASSERT_TRUE(values && afterOne);
    // A roll gives (1 x 1 + 2 x 2 + 3 x 3) / 6 points on average; the first side gives 1.
    EXPECT_NEAR((*values)[0] - ((*afterOne)[0] - 1), 14.0F / 6, 1e-4F);
}

TEST(Chance, SearchRollsByWeight)
{
    const std::vector<std::string_view> bag{"V", "U", "D", "B", "E", "L", "W", "A"};
    const auto rules = rulesWithDie(bag);
    const auto state = beforeRoll(bag);
    Evaluator evaluator(rules);
    for (const auto leaf : {SearchSettings::Leaf::Evaluation, SearchSettings::Leaf::Playout}) {
        Search search(evaluator, {.leaf = leaf});
        search.start(state, 5);
        constexpr int iterations = 2400;
        for (int i = 0; i < iterations; ++i)
            search.iterate();
        const auto edges = search.tree().edges(SearchTree::root);
        ASSERT_EQ(edges.size(), dieSides.size());
        for (std::size_t face = 0; face < dieSides.size(); ++face) {
            EXPECT_EQ(edges[face].weight, dieSides[face]);
            EXPECT_NEAR(edges[face].visits, iterations * dieSides[face] / 6.0, 100) << face;
        }
    }
}

TEST(Chance, GamesWithDieEnd)
{
    const auto rules = rulesWithDie({"V", "U", "D", "B", "E", "L", "W", "A"});
    constexpr int games = 20;
    const auto tally = playRandomGames(rules, games, 1);
    // Each turn has a roll, which scores at least one point.
    EXPECT_GE(tally.scores[0] + tally.scores[1], tally.turns);
    EXPECT_GT(tally.turns, 5U * games);
}

TEST(Chance, UndoSkipsRoll)
{
    const auto rules = rulesWithDie({"V", "V"});
    records::GameRecord header;
    header.players = {{"A", records::Colour::Red, records::PlayerKind::Easy},
                      {"B", records::Colour::Blue, records::PlayerKind::Easy}};
    auto match = Match::withoutDealer(header, {rules, beforeRoll({"V", "V"})}, {});
    ASSERT_EQ(match.act(rollOf(2))->code, refusal::notYourTurn);
    ASSERT_FALSE(match.deal(rollOf(2)));
    ASSERT_FALSE(match.deal(Action::draw(rules.catalogue().find("V"))));
    EXPECT_FALSE(match.canUndo());
    ActionList actions;
    rules.legal(match.state(), actions);
    ASSERT_FALSE(match.act(actions.front()));
    ASSERT_FALSE(match.act(Action::pass()));
    ASSERT_FALSE(match.deal(rollOf(3)));
    ASSERT_TRUE(match.undo());
    EXPECT_EQ(rules.step(match.state()), step::deploy);
    ASSERT_TRUE(match.redo());
    EXPECT_EQ(match.state()->scores[1], 3);
}

} // namespace

} // namespace vozka
