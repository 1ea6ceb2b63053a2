// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of features equal the points that are paid: with barns, when farmers return, after a feature was
// scored, and in every position of random games.
#include "engine/expansions/barn/barn.h"
#include "engine/insight/end_lines.h"
#include "insight_games.h"
#include "picture.h"

#include <algorithm>
#include <set>

namespace vozka {

namespace {

/// A field at a completed city, with a barn of Bob at the corner 1,2.
Scene barnNextToCity()
{
    return Scene("E2 B0 B0\n"
                 "E0 B0 .\n"
                 "B0 B0/B+barn .\n",
                 mayorTable());
}

Scene withoutBarn()
{
    return Scene("E2 B0\n"
                 "E0 .\n"
                 "B0 B0\n",
                 mayorTable());
}

} // namespace

TEST(Worth, FieldWithBarnHasPaymentOfBarn)
{
    rule("am.barn.final");
    const auto field = insightAt(barnNextToCity(), {1, 1}, "field-1");
    EXPECT_EQ(field.worth.rule, "am.barn.final");
    EXPECT_EQ(field.worth.points, 4);
    EXPECT_EQ(field.worth.terms, (std::vector<ScoreTerm>{{"barn.cities", 1, 4}}));
    EXPECT_EQ(field.worth.terms, field.lines.front().terms);
}

TEST(Worth, BarnHasItsPaymentBeforeDeployment)
{
    rule("am.barn.final");
    auto scene = withoutBarn();
    scene.place("B0", {1, 1});
    const auto& rules = scene.rules();
    const auto corner = Action::deploy(scene.figureKind("barn"), Spot::corner({1, 2}));
    ASSERT_EQ(scene.cornerRefusalCode("barn", {1, 2}), "");
    const auto worth = worthOfDeploying(rules, scene.state(), corner);
    EXPECT_EQ(worth.rule, "am.barn.final");
    EXPECT_EQ(worth.points, 4);
    // A farmer on the same field gets the points of farmers.
    const auto field = insightAt(scene, {1, 1}, "field-1");
    EXPECT_EQ(field.worth.rule, "base.final.field");
    EXPECT_EQ(field.worth.points, 3);
}

TEST(Worth, MayorGetsNothingForCityWithoutCoatsOfArms)
{
    rule("am.mayor.zero");
    auto scene = withoutBarn();
    scene.place("E0", {2, 0});
    const auto& rules = scene.rules();
    const auto& board = scene.state()->board;
    const auto& kind = rules.catalogue().kind(board.tiles()[scene.state()->placed].kind);
    const auto city = Spot::feature({2, 0}, kind.find("city-n"));
    const auto mayor = Action::deploy(scene.figureKind("mayor"), city);
    EXPECT_EQ(worthOfDeploying(rules, scene.state(), mayor).points, 0);
    EXPECT_TRUE(worthOfDeploying(rules, scene.state(), mayor).terms.empty());
    EXPECT_EQ(worthOfDeploying(rules, scene.state(), Action::deploy(FigureKind::Follower, city)).points, 1);
}

TEST(Worth, FieldOfPaidFarmersHasPaymentOfBarn)
{
    rule("am.barn.connected");
    Scene scene("E2    U0 B0 B0\n"
                "E0/Bf U0 B0 B0/A+barn\n",
                mayorTable());
    scene.place("A2", {1, 2});
    const auto joined = insightAt(scene, {1, 2}, "field-1");
    EXPECT_EQ(joined.worth.rule, "am.barn.final");
    EXPECT_EQ(joined.worth.points, 4);
    EXPECT_EQ(joined.leaders, std::vector<Player>{1});
    EXPECT_EQ(joined.paidAlone, std::vector<Player>{0});
}

using WorthLaws = InsightGames;
class WorthLawsOfMoreSets : public InsightGames {};

TEST_P(WorthLaws, EqualsPaymentAtEnd)
{
    const auto rules = WorthLaws::rules();
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events&) {
        for (const auto& feature : owners(rules, state)) {
            std::set<Code> scorings;
            for (const auto& line : feature.lines)
                scorings.insert(line.rule);
            for (const auto& line : feature.lines) {
                if (scorings.size() > 1 && line.rule != feature.worth.rule)
                    continue; // Farmers that a barn pays, in addition to its own points.
                EXPECT_EQ(line.rule, feature.worth.rule) << picture(rules.catalogue(), *state);
                EXPECT_EQ(line.kind, feature.worth.kind);
                EXPECT_EQ(line.points, feature.worth.points);
                EXPECT_EQ(line.terms, feature.worth.terms);
            }
            const auto front = feature.segments.front();
            EXPECT_EQ(
                feature.worth,
                worthOf(rules, state, state->board.segmentOf(state->board.tileAt(front.at), front.feature)));
        }
    });
}

TEST_P(WorthLawsOfMoreSets, ReportsScoredFeatures)
{
    const auto rules = WorthLawsOfMoreSets::rules();
    std::set<SegmentRef> completed;
    int checked = 0;
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events& events) {
        for (const auto& happened : events)
            if (happened.type == event::complete)
                completed.insert(happened.segments.begin(), happened.segments.end());
        if (rules.step(state) == "draw" && state->turn % 8 != 0)
            return;
        ++checked;
        const EndLines endLines(rules, state);
        for (Segment at = 0; at < state->board.segmentCount(); ++at)
            EXPECT_EQ(isScored(rules, state, at, endLines), completed.contains(state->board.ref(at)))
                << picture(rules.catalogue(), *state);
    });
    EXPECT_GT(checked, 60);
    EXPECT_FALSE(completed.empty());
}

INSTANTIATE_TEST_SUITE_P(Games, WorthLaws, testing::ValuesIn(insightGames()), nameOf);
INSTANTIATE_TEST_SUITE_P(Games, WorthLawsOfMoreSets, testing::ValuesIn(insightGamesOfMoreSets()), nameOf);

} // namespace vozka
