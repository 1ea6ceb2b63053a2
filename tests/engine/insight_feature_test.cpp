// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about one feature: figures, majority, points and open ends.
#include "insight_scene.h"

namespace vozka {

namespace {

using Text = std::vector<std::string>;
using Players = std::vector<Player>;

} // namespace

TEST(FeatureInsight, IncompleteCityHasBothPoints)
{
    rule("base.final.city");
    const Scene scene("E1/Ac F0");
    const auto city = insightAt(scene, {1, 0}, "city-ew");
    EXPECT_EQ(city.kind, FeatureKind::City);
    EXPECT_FALSE(city.complete);
    EXPECT_EQ(city.segments, (std::vector<SegmentRef>{{{0, 0}, 0}, {{1, 0}, 0}}));
    EXPECT_EQ(city.tiles, 2);
    EXPECT_EQ(city.marks, (std::vector<MarkCount>{{"coat-of-arms", 1}}));
    EXPECT_EQ(city.openEnds, (std::vector<OpenEnd>{{{1, 0}, Side::E}}));
    EXPECT_TRUE(city.missing.empty());
    const Worth now{
        "city.incomplete", "base.final.city", 3, {{"city.tiles", 2, 2}, {"city.coats-of-arms", 1, 1}}};
    EXPECT_EQ(city.worth, now);
    const Worth whenComplete{
        "city", "base.city.complete", 6, {{"city.tiles", 2, 4}, {"city.coats-of-arms", 1, 2}}};
    EXPECT_EQ(city.whenComplete, whenComplete);
    EXPECT_EQ(textOf(city.lines), Text{"A 3 base.final.city"});
}

TEST(FeatureInsight, CityOfTwoTilesUsesOption)
{
    rule("base.city.tiny");
    Options options;
    options.set(option::tinyCity, 2);
    const Scene scene("E1/Ac F0", 2, options);
    const auto city = insightAt(scene, {0, 0}, "city-n");
    EXPECT_EQ(city.worth.points, 3);
    ASSERT_TRUE(city.whenComplete);
    EXPECT_EQ(city.whenComplete->points, 3);
    EXPECT_EQ(city.whenComplete->terms.front().term, "city.tiny");
}

TEST(FeatureInsight, JustCompletedCityIsPaidAsCompleted)
{
    rule("base.city.complete");
    Scene scene("E1/Ac");
    scene.place("E3", {1, 0});
    const auto city = insightAt(scene, {1, 0}, "city-n");
    EXPECT_TRUE(city.complete);
    EXPECT_TRUE(city.openEnds.empty());
    EXPECT_FALSE(city.whenComplete);
    EXPECT_EQ(city.worth.points, 4);
    EXPECT_EQ(textOf(city.lines), Text{"A 4 base.city.complete"});
    scene.pass();
    const auto scored = insightAt(scene, {1, 0}, "city-n");
    EXPECT_EQ(scored.worth.points, 4);
    EXPECT_TRUE(scored.figures.empty());
    EXPECT_TRUE(scored.lines.empty());
}

TEST(FeatureInsight, MonasteryListsMissingCells)
{
    rule("base.monastery.complete");
    const Scene scene("B0 B0/Am\n"
                      "B0 .\n");
    const auto monastery = insightAt(scene, {1, 0}, "monastery");
    EXPECT_EQ(monastery.missing, (std::vector<Cell>{{0, -1}, {1, -1}, {2, -1}, {2, 0}, {1, 1}, {2, 1}}));
    EXPECT_TRUE(monastery.openEnds.empty());
    EXPECT_EQ(monastery.worth.points, 3);
    EXPECT_EQ(monastery.worth.kind, "monastery.incomplete");
    ASSERT_TRUE(monastery.whenComplete);
    EXPECT_EQ(monastery.whenComplete->points, 9);
    EXPECT_EQ(monastery.whenComplete->kind, "monastery");
    EXPECT_EQ(textOf(monastery.lines), Text{"A 3 base.final.monastery"});
}

TEST(FeatureInsight, AbbeyIsLikeMonasteryAndClosesNeighbours)
{
    rule("am.abbey.closes");
    const Scene scene("B0 E2/Ac B0\n"
                      "B0 AB0/Ba B0\n"
                      "B0 B0 .\n",
                      mayorTable());
    const auto city = insightAt(scene, {1, 0}, "city-n");
    EXPECT_TRUE(city.complete);
    EXPECT_TRUE(city.openEnds.empty());
    EXPECT_EQ(textOf(city.lines), Text{"A 2 base.city.complete"});
    const auto abbey = insightAt(scene, {1, 1}, "abbey");
    EXPECT_EQ(abbey.missing, (std::vector<Cell>{{2, 2}}));
    EXPECT_EQ(abbey.worth.points, 8);
    EXPECT_EQ(abbey.whenComplete->points, 9);
    EXPECT_EQ(textOf(abbey.lines), Text{"B 8 am.abbey.score"});
}

TEST(FeatureInsight, RoadOpenEndsAreInOrder)
{
    rule("base.final.road");
    const Scene scene("U1/Br V0\n"
                      ".     U0\n");
    const auto road = insightAt(scene, {1, 1}, "road-ns");
    EXPECT_EQ(road.openEnds, (std::vector<OpenEnd>{{{0, 0}, Side::W}, {{1, 1}, Side::S}}));
    EXPECT_EQ(road.tiles, 3);
    EXPECT_EQ(road.worth.points, 3);
    EXPECT_EQ(road.whenComplete->points, 3);
    EXPECT_EQ(road.whenComplete->rule, "base.road.complete");
}

TEST(FeatureInsight, FigureHasTurnOfDeployment)
{
    rule("base.deploy.one");
    Scene scene("U1/Br");
    scene.place("U1", {1, 0});
    scene.deploy(":field-1");
    const auto turn = scene.state()->figuresOnBoard().back().since;
    EXPECT_GT(turn, 0);
    const auto field = insightAt(scene, {1, 0}, "field-1");
    EXPECT_EQ(field.figures,
              (std::vector<PlacedFigure>{{0, FigureKind::Follower, {{1, 0}, 1}, false, turn, 1}}));
    const auto road = insightAt(scene, {1, 0}, "road-ns");
    EXPECT_EQ(road.figures, (std::vector<PlacedFigure>{{1, FigureKind::Follower, {{0, 0}, 0}, false, 0, 1}}));
}

TEST(FeatureInsight, TiedPlayersAllLead)
{
    rule("base.score.tie");
    const Scene scene("E1/Bc F0/Ac F0/Cc F0/Bc F0/Ac", std::vector<std::string_view>{"B"}, 3);
    const auto city = insightAt(scene, {0, 0}, "city-n");
    EXPECT_EQ(city.leaders, (Players{0, 1}));
    EXPECT_TRUE(city.isContested());
    ASSERT_EQ(city.strengths.size(), 3U);
    EXPECT_EQ(city.strengths[0], (PlayerStrength{0, 2, {{FigureKind::Follower, 2, 2, {}}}}));
    EXPECT_EQ(city.strengths[2].strength, 1);
    EXPECT_EQ(textOf(city.lines), (Text{"A 9 base.final.city", "B 9 base.final.city"}));
}

TEST(FeatureInsight, StrengthOfMayorIsCoatsOfArms)
{
    rule("am.mayor.strength");
    const Scene scene("F0/A(mayor)c F0/Bc F0/Bc F0/Ac", mayorTable());
    const auto city = insightAt(scene, {0, 0}, "city-ew");
    const auto mayor = scene.rules().book().findFigure("mayor")->kind();
    ASSERT_EQ(city.strengths.size(), 2U);
    EXPECT_EQ(city.strengths[0].strength, 5);
    EXPECT_EQ(city.strengths[0].terms, (std::vector<StrengthTerm>{{FigureKind::Follower, 1, 1, {}},
                                                                  {mayor, 1, 4, "city.coats-of-arms"}}));
    EXPECT_EQ(city.strengths[1].strength, 2);
    EXPECT_EQ(city.leaders, Players{0});
    EXPECT_FALSE(city.isContested());
}

TEST(FeatureInsight, MayorWithoutCoatsOfArmsLeadsNothing)
{
    rule("am.mayor.zero");
    const Scene scene("E1/A(mayor)c E3/B(mayor)c", mayorTable());
    const auto city = insightAt(scene, {0, 0}, "city-n");
    EXPECT_EQ(city.strengths.size(), 2U);
    EXPECT_EQ(city.strengths[0].strength, 0);
    EXPECT_TRUE(city.leaders.empty());
    EXPECT_FALSE(city.isContested());
    EXPECT_TRUE(city.lines.empty());
    EXPECT_EQ(city.worth.points, 4) << "for the player with the majority";
}

TEST(FeatureInsight, BarnIsPaidWithoutMajority)
{
    rule("am.barn.final");
    const Scene scene("E2 B0 B0\n"
                      "E0 B0 .\n"
                      "B0 B0/B+barn .\n",
                      mayorTable());
    const auto field = insightAt(scene, {1, 1}, "field-1");
    EXPECT_TRUE(field.leaders.empty());
    EXPECT_EQ(field.paidAlone, Players{1});
    ASSERT_EQ(field.figures.size(), 1U);
    EXPECT_TRUE(field.figures.front().onCorner);
    EXPECT_EQ(field.figures.front().strength, 0);
    EXPECT_FALSE(field.complete);
    EXPECT_FALSE(field.whenComplete);
    EXPECT_EQ(textOf(field.lines), Text{"B 4 am.barn.final"});
}

TEST(FeatureInsight, OwnersAreSortedByPlace)
{
    rule("base.score.majority");
    const Scene scene("D0/Ar/B:field-2\n"
                      "E2/Bc/A:field-1\n");
    const auto all = owners(scene.rules(), scene.state());
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].kind, FeatureKind::Road);
    EXPECT_EQ(all[1].kind, FeatureKind::Field);
    EXPECT_TRUE(all[1].isContested());
    EXPECT_EQ(all[2].kind, FeatureKind::City);
    EXPECT_EQ(all[2].leaders, Players{1});
}

TEST(FeatureInsight, FinishedGameHasPaidPoints)
{
    rule("base.final.road");
    Scene scene("D0/Ac U1/Br", std::vector<std::string_view>{});
    scene.placeOnly("U1", {2, 0});
    ASSERT_TRUE(scene.state()->over);
    const auto all = owners(scene.rules(), scene.state());
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(textOf(all[0].lines), Text{"A 1 base.final.city"});
    EXPECT_EQ(textOf(all[1].lines), Text{"B 3 base.final.road"});
}

} // namespace vozka
