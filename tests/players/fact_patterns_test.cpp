// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about inns, figures and pieces of expansions, each on a board made for it and on one that differs.
#include "fact_oracle.h"
#include "players/facts.h"
#include "written_action.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

/// A tile with its quarter turns ("E0"), its cell, and a further action as in a file; empty: no figure.
struct Move {
    std::string_view tile;
    Cell at;
    std::string_view action = {};
};

struct Moves {
    Move move;
    Move other;
};

/// Facts of all differences between two moves. Each is checked by walking over the board.
class AllFacts {
public:
    AllFacts(std::string_view board, const Scene::Table& table, const Moves& moves)
    {
        const Scene scene(board, table);
        const auto& rules = scene.rules();
        const State before = rules.asIfDrawn(
            scene.state(), rules.catalogue().find(moves.move.tile.substr(0, moves.move.tile.size() - 1)));
        Evaluator evaluator(rules);
        MoveBoard boardBefore(evaluator, before, {});
        MoveBoard first(evaluator, before, actionsOf(board, table, before, moves.move));
        MoveBoard second(evaluator, before, actionsOf(board, table, before, moves.other));
        const FeatureNumbers numbers(before->board, first.board(), second.board());
        Facts facts(numbers, boardBefore, first, second);
        for (const auto& difference : differences(numbers, first, second)) {
            if (difference.points == 0)
                continue;
            const auto fact = facts.of(difference);
            const auto& now = fact.isOfOther ? second.state() : first.state();
            const auto& other = fact.isOfOther ? first.state() : second.state();
            EXPECT_EQ(differenceFromBoard(rules, {before, now, other}, fact), "") << fact.code;
            m_all.push_back(fact);
        }
    }

    /// Null if no fact has that code.
    [[nodiscard]] const Fact* find(Code code, Player player = 0) const
    {
        const auto found = std::ranges::find_if(
            m_all, [&](const Fact& fact) { return fact.code == code && fact.player == player; });
        return found == m_all.end() ? nullptr : &*found;
    }

private:
    static std::vector<Action> actionsOf(std::string_view board, const Scene::Table& table,
                                         const State& before, const Move& move)
    {
        Scene after(board, table);
        const auto kind = move.tile.substr(0, move.tile.size() - 1);
        const auto turns = static_cast<Turns>(move.tile.back() - '0');
        std::vector<Action> actions{Action::place(after.rules().catalogue().find(kind), move.at, turns)};
        EXPECT_FALSE(after.rules().refusal(before, actions.front())) << "the tile does not fit";
        after.place(move.tile, move.at);
        if (!move.action.empty())
            actions.push_back(actionFrom(after, move.action));
        else if (!after.rules().refusal(after.state(), Action::pass()))
            actions.push_back(Action::pass());
        if (actions.size() > 1) {
            EXPECT_FALSE(after.rules().refusal(after.state(), actions.back())) << move.action;
        }
        return actions;
    }

    std::vector<Fact> m_all;
};

const Scene::Table withInns{.sets = {"base", "inns-and-cathedrals"}};
const Scene::Table withDragon{.sets = {"base", "princess-and-dragon"}};
const Scene::Table withDragonAndInns{.sets = {"base", "inns-and-cathedrals", "princess-and-dragon"}};
const Scene::Table withWagons{.sets = {"base", "abbey-and-mayor"}};

} // namespace

TEST(FactPatterns, RoadWithInnGivesAllOrNothing)
{
    const AllFacts facts("A3/Ar IC-150\nB0", withInns, {{"U1", {2, 0}}, {"U1", {0, 2}}});
    const auto* road = facts.find(fact::allOrNothing);
    ASSERT_NE(road, nullptr);
    EXPECT_EQ(road->detail, "ic.inn.incomplete");
    EXPECT_EQ(road->count, 6);
    EXPECT_EQ(road->spaces, 1);
    const AllFacts without("A3/Ar U1\nB0", withInns, {{"U1", {2, 0}}, {"U1", {0, 2}}});
    EXPECT_EQ(without.find(fact::allOrNothing), nullptr);
    EXPECT_NE(without.find(fact::oneLeft), nullptr);
}

TEST(FactPatterns, CityWithCathedralGivesAllOrNothing)
{
    const AllFacts facts("E1/Ac IC-010", withInns, {{"E3", {2, 0}}, {"E2", {0, 1}}});
    const auto* city = facts.find(fact::allOrNothing);
    ASSERT_NE(city, nullptr);
    EXPECT_EQ(city->detail, "ic.cathedral.incomplete");
    EXPECT_EQ(city->count, 9);
    EXPECT_EQ(city->spaces, 2);
    const AllFacts without("E1/Ac C0", withInns, {{"E3", {2, 0}}, {"E2", {0, 1}}});
    EXPECT_EQ(without.find(fact::allOrNothing), nullptr);
}

TEST(FactPatterns, BesiegedCityGivesAllOrNothing)
{
    const Scene::Table withSiege{.sets = {"base", "cathars"}};
    const AllFacts facts("CA-030/A:city-nw", withSiege, {{"G1", {0, -1}}, {"G0", {0, 1}}});
    const auto* city = facts.find(fact::allOrNothing);
    ASSERT_NE(city, nullptr);
    EXPECT_EQ(city->detail, "si.incomplete");
    EXPECT_EQ(city->count, 2);
    EXPECT_EQ(city->spaces, 2);
}

TEST(FactPatterns, FigureOfCompletedRoadReturns)
{
    const Moves moves{{"A1", {2, 0}}, {"A2", {0, -1}}};
    const AllFacts facts("A3/Ar U1", Scene::Table{}, moves);
    const auto* supply = facts.find(fact::home);
    ASSERT_NE(supply, nullptr);
    EXPECT_EQ(supply->count, 7);
    EXPECT_EQ(supply->of, 6);
    EXPECT_EQ(supply->feature->kind, FeatureKind::Road);
    EXPECT_EQ(AllFacts("A3/Br U1", Scene::Table{}, moves).find(fact::home), nullptr);
    // The figure of the other player returns.
    EXPECT_NE(AllFacts("A3/Br U1", Scene::Table{}, moves).find(fact::home, 1), nullptr);
}

/// One tile completes a city and a road.
TEST(FactPatterns, FiguresOfSeveralFeaturesReturn)
{
    const Moves moves{{"D0", {1, 1}}, {"D1", {3, 1}}};
    const AllFacts facts("B0 E2/Ac B0\nA3/Ar . A1\nE2 E2 E2", Scene::Table{}, moves);
    const auto* supply = facts.find(fact::home);
    ASSERT_NE(supply, nullptr);
    EXPECT_EQ(supply->count, 7);
    EXPECT_EQ(supply->of, 5);
    EXPECT_EQ(supply->targets.size(), 2U);
    const AllFacts one("B0 E2/Ac B0\nA3/Br . A1\nE2 E2 E2", Scene::Table{}, moves);
    ASSERT_NE(one.find(fact::home), nullptr);
    EXPECT_TRUE(one.find(fact::home)->targets.empty());
}

/// A figure that a festival takes back does not return by the scoring of its feature.
TEST(FactPatterns, RecalledFigureIsNotOfCompletedFeature)
{
    const Scene::Table withFestival{.sets = {"base", "festival"}};
    const Move recalls{"FS-032", {0, -1}, R"({"recall": "follower", "at": [0,0], "feature": "city-n"})"};
    const AllFacts facts("E0/Ac B0", withFestival, {recalls, {"FS-030", {-1, 0}}});
    EXPECT_EQ(facts.find(fact::home), nullptr);
}

TEST(FactPatterns, LastFigureNamesFeatureWithFewestSpaces)
{
    const Moves moves{{"E2", {0, 1}, R"({"deploy": "follower", "at": [0,1], "feature": "field-1"})"},
                      {"E2", {0, 1}}};
    const std::string_view board = "B0/Am B0/Am B0/Am B0/Am A2/Am E0/Ac";
    const AllFacts facts(board, Scene::Table{}, moves);
    const auto* last = facts.find(fact::lastFigure);
    ASSERT_NE(last, nullptr);
    EXPECT_EQ(last->count, 0);
    EXPECT_EQ(last->of, 1);
    EXPECT_EQ(last->spaces, 1);
    EXPECT_EQ(last->feature->kind, FeatureKind::City);
    const AllFacts more("B0/Am B0/Am B0/Am B0/Am A2 E0/Ac", Scene::Table{}, moves);
    EXPECT_EQ(more.find(fact::lastFigure), nullptr);
    EXPECT_NE(more.find(fact::supply), nullptr);
}

TEST(FactPatterns, PrincessRemovesKnight)
{
    const std::string_view princess =
        R"({"princess": [0,0], "feature": "city-n", "figure": "follower", "player": 1})";
    const Moves moves{{"PD-203", {0, -1}, princess}, {"PD-203", {0, -1}}};
    const AllFacts facts("E0/Bc", withDragon, moves);
    const auto* knight = facts.find(fact::removed, 1);
    ASSERT_NE(knight, nullptr);
    EXPECT_EQ(knight->detail, "princess");
    EXPECT_GT(knight->points, 0);
    const AllFacts without("E0/Bc", withDragon, {{"PD-203", {0, -1}}, {"PD-202", {0, 1}}});
    EXPECT_EQ(without.find(fact::removed, 1), nullptr);
}

/// The own knight has the majority when the knight of the other player is sent away.
TEST(FactPatterns, PrincessWinsMajority)
{
    const std::string_view princess =
        R"({"princess": [1,0], "feature": "city-ew", "figure": "large", "player": 1})";
    const Moves moves{{"PD-200", {2, 0}, princess}, {"PD-200", {2, 0}}};
    const AllFacts facts("E1/Ac F0/B(large)c", withDragonAndInns, moves);
    const auto* city = facts.find(fact::alone);
    ASSERT_NE(city, nullptr);
    EXPECT_EQ(city->strength, 1);
    EXPECT_EQ(city->against, 0);
}

TEST(FactPatterns, PortalTakesFeatureOfOtherTile)
{
    const std::string_view far = R"({"deploy": "follower", "at": [0,0], "feature": "city-n"})";
    const std::string_view near = R"({"deploy": "follower", "at": [0,1], "feature": "city-n"})";
    const AllFacts facts("E0", withDragon, {{"PD-291", {0, 1}, far}, {"PD-291", {0, 1}}});
    const auto* city = facts.find(fact::taken);
    ASSERT_NE(city, nullptr);
    EXPECT_EQ(city->detail, "portal");
    const AllFacts here("E0", withDragon, {{"PD-291", {0, 1}, near}, {"PD-291", {0, 1}}});
    ASSERT_NE(here.find(fact::taken), nullptr);
    EXPECT_EQ(here.find(fact::taken)->detail, "");
}

TEST(FactPatterns, FairyGuardsFigure)
{
    const std::string_view fairy = R"({"fairy": [0,0], "feature": "city-n", "figure": "follower"})";
    const Moves moves{{"E2", {0, 1}, fairy}, {"E2", {0, 1}}};
    const AllFacts facts("E0/Ac PD-010", withDragon, moves);
    const auto* figure = facts.find(fact::guarded);
    ASSERT_NE(figure, nullptr);
    EXPECT_EQ(figure->detail, "fairy");
    EXPECT_GT(figure->points, 0);
    const AllFacts without("E0/Ac B0", withDragon, moves);
    EXPECT_EQ(without.find(fact::guarded), nullptr) << "there is no dragon";
}

/// The farmer returns with three points for the city, and the barn has four points later.
TEST(FactPatterns, BarnStaysOnScoredField)
{
    const std::string_view barn = R"({"deploy": "barn", "corner": [1, 2]})";
    const Moves moves{{"B0", {1, 2}, barn}, {"B0", {1, 2}}};
    const AllFacts facts("E2 .\nE0/Af B0\nB0 .", withWagons, moves);
    const auto* field = facts.find(fact::scored);
    ASSERT_NE(field, nullptr);
    EXPECT_EQ(field->count, 3);
    EXPECT_EQ(field->of, 4);
    const AllFacts without("E2 .\nE0 B0\nB0 .", withWagons, moves);
    EXPECT_EQ(without.find(fact::scored), nullptr) << "no farmer";
    ASSERT_NE(without.find(fact::field), nullptr);
    EXPECT_EQ(without.find(fact::field)->count, 4);
}

TEST(FactPatterns, WagonCanMoveOnToOpenFeatures)
{
    const std::string_view deployed = R"({"deploy": "wagon", "at": [1,0], "feature": "road-s"})";
    const Moves moves{{"A1", {1, 0}, deployed}, {"A1", {1, 0}}};
    const AllFacts facts("D0", withWagons, moves);
    const auto* wagon = facts.find(fact::movingOn);
    ASSERT_NE(wagon, nullptr);
    EXPECT_EQ(wagon->detail, "wagon");
    EXPECT_GT(wagon->count, 0);
    EXPECT_EQ(std::min<std::size_t>(3, static_cast<std::size_t>(wagon->count)), wagon->targets.size());
    const AllFacts occupied("D0/Bc", withWagons, moves);
    ASSERT_NE(occupied.find(fact::movingOn), nullptr);
    EXPECT_EQ(occupied.find(fact::movingOn)->count, wagon->count - 1);
    EXPECT_EQ(AllFacts("D0", withWagons, {{"A1", {1, 0}}, {"A0", {0, 1}}}).find(fact::movingOn), nullptr);
}

/// The wagon has fewer targets after the move that is better for it, so the fact has only the points.
TEST(FactPatterns, WagonIsNotPraisedForFewerTargets)
{
    const AllFacts facts("D0/A(wagon)r", withWagons, {{"A1", {1, 0}}, {"A0", {0, 1}}});
    const auto* wagon = facts.find(fact::movingOn);
    ASSERT_NE(wagon, nullptr);
    EXPECT_EQ(wagon->detail, "");
    EXPECT_EQ(wagon->less, wagon->points < 0);
}

} // namespace vozka
