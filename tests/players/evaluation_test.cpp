// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Evaluation of positions: expected points and the probabilities of completion.
#include "players/evaluation.h"

#include "scene.h"
#include "table.h"
#include "without_fields.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace vozka {

namespace {

Evaluation evaluate(const Scene& scene)
{
    Evaluator evaluator(scene.rules());
    Evaluation evaluation;
    evaluator.evaluate(scene.state(), evaluation);
    return evaluation;
}

constexpr Player alice = 0;
constexpr Player bob = 1;

} // namespace

TEST(Evaluation, EqualsScoreAtEndOfGame)
{
    const auto rules = rulesOf(allSets());
    auto state = afterTiles(rules, 60, 3);
    rules.endNow(state);
    Evaluator evaluator(rules);
    const auto leads = evaluator.leads(state);
    const int lead = state->scores[0] - state->scores[1];
    EXPECT_FLOAT_EQ(leads[0], static_cast<float>(lead));
    EXPECT_FLOAT_EQ(leads[1], static_cast<float>(-lead));
}

/// The ledger has all points of the evaluation, and does not change them.
TEST(Evaluation, EqualsSumOfLedger)
{
    for (const int players : {2, 4}) {
        const auto rules = rulesOf(allSets(), players);
        Evaluator evaluator(rules);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto state = afterTiles(rules, 5 + 4 * seed, seed);
            Evaluation without;
            Evaluation with;
            Ledger ledger;
            evaluator.evaluate(state, without);
            evaluator.evaluate(state, with, &ledger);
            EXPECT_EQ(with.terms, without.terms);
            Evaluation sum;
            for (const auto& line : ledger)
                sum.of(line.player, line.term) += line.points;
            for (Player player = 0; player < players; ++player)
                for (std::size_t term = 0; term < termCount; ++term)
                    EXPECT_NEAR(sum.terms.at(player).at(term), with.terms.at(player).at(term), 0.001)
                        << "seed " << seed << ", term " << term;
        }
    }
}

TEST(Evaluation, ValuesFiguresInHandByKind)
{
    const auto rules = rulesOf(allSets());
    Weights weights{};
    weights.variableShare = 2;
    weights.movingShare = 3;
    weights.aloneShare = 4;
    weights.otherShare = 5;
    weights.companionShare = 6;
    std::map<std::string_view, float> shares;
    for (const auto& rule : rules.book().figureRules())
        shares[rule->name()] = handShare(weights, rules.book(), *rule);
    EXPECT_EQ(shares["follower"], 1);
    EXPECT_EQ(shares["mayor"], 2);
    EXPECT_EQ(shares["wagon"], 3);
    EXPECT_EQ(shares["barn"], 4);
    EXPECT_EQ(shares["abbot"], 5);
    EXPECT_EQ(shares["large"], 5);
    EXPECT_EQ(shares["pig"], 6);
    EXPECT_EQ(shares["builder"], 6);
}

TEST(Evaluation, ComparesWithMeanOfOthers)
{
    Evaluation evaluation;
    evaluation.of(0, Term::Score) = 10;
    evaluation.of(1, Term::Cities) = 4;
    evaluation.of(2, Term::Fields) = 0;
    const auto found = leads(evaluation, 3);
    EXPECT_FLOAT_EQ(found[0], 8);
    EXPECT_FLOAT_EQ(found[1], -1);
    EXPECT_FLOAT_EQ(found[2], -7);
}

TEST(Evaluation, CityThatCannotCloseIsWorthLess)
{
    // The bag holds only monasteries with a road. They do not fit next to an open city.
    const Scene open("E0/Ac", {"E"});
    const Scene dead("E0/Ac", {"A"});
    EXPECT_GT(evaluate(open).of(alice, Term::Cities), evaluate(dead).of(alice, Term::Cities));
    EXPECT_FLOAT_EQ(evaluate(dead).of(alice, Term::Cities), 1);
}

TEST(Evaluation, PointsGoToMajority)
{
    const Scene scene("E0/Ac", 2);
    const auto evaluation = evaluate(scene);
    EXPECT_GT(evaluation.of(alice, Term::Cities), 0);
    EXPECT_EQ(evaluation.of(bob, Term::Cities), 0);
    EXPECT_LT(evaluation.of(alice, Term::Figures), evaluation.of(bob, Term::Figures));
}

TEST(Evaluation, FarmerGetsValueOfCities)
{
    const Scene withCity("E2\nE0/Af", 2);
    const Scene withoutCity("E0/Af", 2);
    EXPECT_GT(evaluate(withCity).of(alice, Term::Fields), evaluate(withoutCity).of(alice, Term::Fields));
    EXPECT_EQ(evaluate(withCity).of(bob, Term::Fields), 0);
}

TEST(Evaluation, FiguresForFieldsHaveNoValueWithoutFields)
{
    // Rule: base.deploy.no-fields
    const std::string_view board = "E0/Ac";
    const auto handOf = [&](std::string_view set, const Options& options) {
        const Scene scene(board,
                          {.sets = {"base", std::string(set)}, .options = options, .bag = {{"E", "E"}}});
        Weights weights = fittedWeights();
        weights.inHand.fill(1);
        weights.aloneShare = 1;
        weights.companionShare = 1;
        Evaluator evaluator(scene.rules(), weights);
        Evaluation evaluation;
        evaluator.evaluate(scene.state(), evaluation);
        return evaluation.of(alice, Term::Figures);
    };
    EXPECT_LT(handOf("traders-and-builders", withoutFields()), handOf("traders-and-builders", Options()));
    EXPECT_LT(handOf("abbey-and-mayor", withoutFields()), handOf("abbey-and-mayor", Options()));
}

TEST(Evaluation, FieldsHaveNoValueWithoutFields)
{
    // Rule: base.deploy.no-fields
    const auto sets = allSets();
    const auto rules = baseRules(2, withoutFields(), sets);
    Evaluator evaluator(rules);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto state = afterTiles(rules, 20 + 5 * seed, seed);
        Evaluation evaluation;
        evaluator.evaluate(state, evaluation);
        for (const auto player : {alice, bob}) {
            EXPECT_EQ(evaluation.of(player, Term::Fields), 0);
            EXPECT_EQ(evaluation.of(player, Term::PaidAlone), 0);
        }
    }
}

TEST(Evaluation, IsRepeatableAndKeepsState)
{
    const auto rules = rulesOf(allSets(), 3);
    Evaluator evaluator(rules);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto state = afterTiles(rules, 10 + 2 * seed, seed);
        const auto copy = state;
        const auto first = evaluator.leads(state);
        (void)evaluator.leads(afterTiles(rules, 20, seed + 1));
        EXPECT_EQ(first, evaluator.leads(state));
        EXPECT_EQ(first, Evaluator(rules).leads(state));
        EXPECT_TRUE(copy == state);
        for (const float lead : first)
            EXPECT_TRUE(std::isfinite(lead));
    }
}

TEST(TileOdds, CountsFittingAndClosingTiles)
{
    const auto rules = rulesOf(allSets());
    TileOdds odds(rules.catalogue());
    for (const std::size_t tiles : {5U, 30U, 60U}) {
        const auto state = afterTiles(rules, tiles, tiles);
        odds.count(*state);
        EXPECT_EQ(odds.total(), state->bagTotal);
        for (const auto& open : state->board.openCells()) {
            // Cells next to a river have no odds.
            if (open.demands >= demandCount)
                continue;
            int fitting = 0;
            for (int kind = 0; kind < rules.catalogue().kindCount(); ++kind)
                if (rules.catalogue().compiled(static_cast<KindIndex>(kind)).fitting(open.demands) != 0)
                    fitting += state->bag[kind];
            EXPECT_EQ(odds.fitting(open.demands), fitting);
            for (const Side side : allSides)
                EXPECT_LE(odds.closing(open.demands, side), fitting);
        }
    }
    // A cell with one city side: each tile with a city on one side closes it.
    const Scene scene("E0", {"E"});
    TileOdds few(scene.rules().catalogue());
    few.count(*scene.state());
    const auto demands = scene.state()->board.demandsAt({0, -1});
    EXPECT_EQ(few.closing(demands, Side::S), few.total());
    EXPECT_EQ(few.closing(demands, Side::N), 0);
}

} // namespace vozka
