// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// For each kind of fact a small board where it is true, and boards that differ by one tile or owner, where it
// is not listed.
#include "engine/expansions/list.h"
#include "players/reasons.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <optional>

namespace vozka {

namespace {

/// Place of a tile, its quarter turns clockwise, and the kind of feature that gets a figure if that is legal;
/// empty if none.
struct TilePlace {
    Cell at;
    Turns turns = 0;
    std::string_view figure = {};
};

/// A tile to place on a board, and two places for it.
struct Choice {
    std::string_view board;
    std::string_view tile;
    TilePlace placed;
    TilePlace other;
    std::optional<std::vector<std::string_view>> bag = {};
    std::vector<std::string> sets{"base"};
    /// Points that a search has found in addition to the evaluation.
    float ahead = 0;
};

constexpr Player mover = 0;
constexpr Player opponent = 1;

bool isDeploymentOn(const State& state, const Action& action, std::string_view kind)
{
    return action.type == Action::Type::Deploy && action.figure == FigureKind::Follower
           && action.at.isFeature()
           && featureKindName(
                  state->board.segment(state->board.segmentOf(state->placed, action.at.feature())).kind)
                  == kind;
}

/// Requires: the tile fits.
CandidateMove moveTo(Evaluator& evaluator, const State& before, KindIndex kind, const TilePlace& place)
{
    const auto& rules = evaluator.rules();
    CandidateMove move{{Action::place(kind, place.at, place.turns)}, 1, 0, {}};
    EXPECT_FALSE(rules.refusal(before, move.actions.front())) << "the tile does not fit";
    State after = before;
    rules.apply(after, move.actions.front());
    if (!after->over && after->toMove == before->toMove) {
        ActionList legal;
        rules.legal(after, legal);
        move.actions.push_back(Action::pass());
        for (const auto& action : legal)
            if (isDeploymentOn(after, action, place.figure))
                move.actions.back() = action;
        rules.apply(after, move.actions.back());
    }
    move.lead = evaluator.leads(after)[before->toMove];
    return move;
}

/// Returns the listed fact of that kind about the points of the player; `std::nullopt` if none.
std::optional<Fact> factOf(const Choice& choice, Code code, Player player)
{
    const Scene scene(choice.board, {.sets = choice.sets, .bag = choice.bag});
    const auto kind = scene.rules().catalogue().find(choice.tile);
    const State before = scene.rules().asIfDrawn(scene.state(), kind);
    Evaluator evaluator(scene.rules());
    auto move = moveTo(evaluator, before, kind, choice.placed);
    move.lead += choice.ahead;
    for (const auto& reason :
         Reasons(evaluator).of(before, move, moveTo(evaluator, before, kind, choice.other)))
        for (const auto& fact : reason.example.empty() ? std::vector{reason} : reason.example)
            if (fact.code == code && fact.player == player)
                return fact;
    return {};
}

Choice onBoard(Choice choice, std::string_view board)
{
    choice.board = board;
    return choice;
}

Choice withTile(Choice choice, std::string_view tile, const TilePlace& placed, const TilePlace& other)
{
    choice.tile = tile;
    choice.placed = placed;
    choice.other = other;
    return choice;
}

Choice withBag(Choice choice, std::vector<std::string_view> bag)
{
    choice.bag = std::move(bag);
    return choice;
}

Choice placedAt(Choice choice, const TilePlace& placed)
{
    choice.placed = placed;
    return choice;
}

constexpr Cell above{0, -1};
constexpr Cell right{1, 0};

} // namespace

TEST(NearMisses, CityIsCompletedByItsLastTile)
{
    const Choice choice{"E0/Ac", "E", {above, 2}, {right, 0}};
    const auto city = factOf(choice, fact::completed, mover);
    ASSERT_TRUE(city);
    EXPECT_EQ(city->count, 4);
    EXPECT_FALSE(factOf(withTile(choice, "G", {above, 1}, {right, 1}), fact::completed, mover));
    EXPECT_FALSE(factOf(onBoard(choice, "E0/Bc"), fact::completed, mover));
    EXPECT_TRUE(factOf(onBoard(choice, "E0/Bc"), fact::completed, opponent));
}

TEST(NearMisses, FeatureIsScoredIncompleteOnlyAtEnd)
{
    const Choice choice{"E0/Ac", "G", {above, 1}, {right, 1}, {{}}};
    const auto city = factOf(choice, fact::scored, mover);
    ASSERT_TRUE(city);
    EXPECT_EQ(city->count, 2);
    EXPECT_FALSE(factOf(withBag(choice, {"B", "B"}), fact::scored, mover));
    EXPECT_FALSE(factOf(onBoard(choice, "E0/Bc"), fact::scored, mover));
}

TEST(NearMisses, OneTileIsLeftIfItFits)
{
    const Choice choice{"E0/Ac", "G", {above, 1}, {right, 1}, {{"E", "G"}}};
    const auto city = factOf(choice, fact::oneLeft, mover);
    ASSERT_TRUE(city);
    EXPECT_EQ(city->count, 1);
    EXPECT_FALSE(factOf(withBag(choice, {"B", "G"}), fact::oneLeft, mover));
    EXPECT_FALSE(factOf(onBoard(choice, "E0/Bc"), fact::oneLeft, mover));
    EXPECT_TRUE(factOf(onBoard(choice, "E0/Bc"), fact::oneLeft, opponent));
}

TEST(NearMisses, CityIsOpenWithTwoSpaces)
{
    const Choice choice{"E0/Ac", "R", {above, 1}, {right, 1}};
    const auto city = factOf(choice, fact::open, mover);
    ASSERT_TRUE(city);
    EXPECT_EQ(city->spaces, 2);
    EXPECT_EQ(city->tiles, 2);
    EXPECT_FALSE(factOf(withTile(choice, "G", {above, 1}, {right, 1}), fact::open, mover)) << "one space";
    EXPECT_FALSE(factOf(onBoard(choice, "E0/Bc"), fact::open, mover));
}

/// The road of V reaches the space of the city. E has no road.
TEST(NearMisses, CityIsDeadIfNoTileFits)
{
    const Choice choice{"E0/Ac B0", "V", {{1, -1}, 1}, {{2, 0}, 3}, {{"E", "E"}}};
    const auto city = factOf(choice, fact::dead, mover);
    ASSERT_TRUE(city);
    EXPECT_EQ(*city->cell, above);
    EXPECT_FALSE(factOf(placedAt(choice, {{1, -1}, 2}), fact::dead, mover)) << "the road turned away";
    EXPECT_FALSE(factOf(withBag(choice, {"E", "D", "J", "K"}), fact::dead, mover)) << "a tile with a road";
    EXPECT_FALSE(factOf(onBoard(choice, "E0/Bc B0"), fact::dead, mover));
}

TEST(NearMisses, CityIsTakenWithoutOtherFigures)
{
    const Choice choice{"E0", "G", {above, 1, "city"}, {right, 1}};
    const auto city = factOf(choice, fact::taken, mover);
    ASSERT_TRUE(city);
    EXPECT_EQ(city->tiles, 2);
    EXPECT_FALSE(factOf(onBoard(choice, "E0/Bc"), fact::taken, mover)) << "the city has a figure";
    EXPECT_FALSE(factOf(placedAt(choice, {above, 1}), fact::taken, mover)) << "no figure";
    EXPECT_FALSE(factOf(withTile(choice, "E", {above, 2, "city"}, {right, 0}), fact::taken, mover))
        << "the city is completed";
}

TEST(NearMisses, CityIsTiedIfFiguresOfBothAreJoined)
{
    const Choice choice{"E1/Ac . F0/Bc F0 G0 R0\nB0 B0 B0", "R", {right, 0}, {{0, 2}, 2}};
    const auto city = factOf(choice, fact::tied, mover);
    ASSERT_TRUE(city);
    EXPECT_EQ(city->strength, 1);
    EXPECT_EQ(city->sharing, std::vector{opponent});
    ASSERT_EQ(city->parts.size(), 2U) << "the sentence says which cities are joined";
    EXPECT_EQ(city->parts[0].at.at, (Cell{0, 0})) << "the own city is first";
    EXPECT_GE(city->parts[1].at.at.x, 2);
    EXPECT_EQ(city->feature, city->parts[0]);
    EXPECT_FALSE(factOf(choice, fact::tied, opponent)) << "one reason for both";
    EXPECT_FALSE(factOf(onBoard(choice, "E1/Ac . F0/Ac F0 G0 R0\nB0 B0 B0"), fact::tied, mover));
    EXPECT_FALSE(factOf(withTile(choice, "H", {right, 1}, {{0, 2}, 1}), fact::tied, mover)) << "two cities";
}

TEST(NearMisses, MajorityNeedsMoreStrength)
{
    const Choice choice{"E1/A(large)c . E3/Bc\nB0 B0 B0", "R", {right, 0}, {{0, 2}, 2}, {},
                        {"base", "inns-and-cathedrals"}};
    const auto alone = factOf(choice, fact::alone, mover);
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone->strength, 2);
    EXPECT_EQ(alone->against, 1);
    EXPECT_EQ(alone->rival, opponent);
    const auto equal = onBoard(choice, "E1/Ac . E3/Bc\nB0 B0 B0");
    const auto exchanged = onBoard(choice, "E1/B(large)c . E3/Ac\nB0 B0 B0");
    EXPECT_FALSE(factOf(choice, fact::lost, opponent)) << "one reason for both";
    EXPECT_TRUE(factOf(exchanged, fact::lost, mover));
    EXPECT_FALSE(factOf(equal, fact::alone, mover));
    EXPECT_FALSE(factOf(exchanged, fact::alone, mover));
}

TEST(NearMisses, FieldTouchesCompletedCity)
{
    const Choice choice{"E0/Af", "E", {above, 2}, {right, 0}, {{"B", "B"}}};
    const auto field = factOf(choice, fact::field, mover);
    ASSERT_TRUE(field);
    EXPECT_EQ(field->tiles, 1);
    EXPECT_EQ(field->countOtherwise, 0) << "points after the other move";
    const auto incomplete = factOf(withTile(choice, "G", {above, 1}, {right, 1}), fact::field, mover);
    EXPECT_TRUE(!incomplete || incomplete->tiles == 0);
    EXPECT_FALSE(factOf(onBoard(choice, "E0/Bf"), fact::field, mover));
}

TEST(NearMisses, MonasteryWithFigureHasNeighbours)
{
    const Choice choice{"B0 B0 B0", "B", {{1, 1}, 0, "monastery"}, {{1, 1}, 0}};
    const auto monastery = factOf(choice, fact::around, mover);
    ASSERT_TRUE(monastery);
    EXPECT_EQ(monastery->tiles, 3);
    EXPECT_EQ(monastery->spaces, 5);
    const auto beside = factOf(placedAt(choice, {{0, 1}, 0, "monastery"}), fact::around, mover);
    ASSERT_TRUE(beside);
    EXPECT_EQ(beside->tiles, 2);
    EXPECT_FALSE(factOf(placedAt(choice, {{1, 1}, 0, "field"}), fact::around, mover)) << "a farmer";
    EXPECT_FALSE(factOf(placedAt(choice, {{0, 1}, 0}), fact::around, mover)) << "no figure";
}

TEST(NearMisses, LastFigureIsSeventhFollower)
{
    const Choice choice{"B0/Am B0/Am B0/Am B0/Am A0/Am A0/Am", "E", {above, 0, "city"}, {above, 0}};
    const auto last = factOf(choice, fact::lastFigure, mover);
    ASSERT_TRUE(last);
    EXPECT_EQ(last->of, 1);
    EXPECT_FALSE(factOf(choice, fact::supply, mover));
    const auto five = onBoard(choice, "B0/Am B0/Am B0/Am B0/Am A0/Am A0/Bm");
    EXPECT_FALSE(factOf(five, fact::lastFigure, mover));
    const auto supply = factOf(five, fact::supply, mover);
    ASSERT_TRUE(supply);
    EXPECT_EQ(supply->count, 1);
}

/// The mover takes a city that one tile can join with the city of the opponent.
TEST(NearMisses, CitiesCanBeJoinedAtCommonSpace)
{
    const Choice choice{"F0 F0 R0/Bc . .\n. . B0 B0 B0", "E", {{4, 0}, 3, "city"}, {{2, 2}, 1}};
    const auto join = factOf(choice, fact::join, mover);
    ASSERT_TRUE(join);
    EXPECT_EQ(*join->cell, (Cell{3, 0}));
    EXPECT_FALSE(factOf(placedAt(choice, {{4, 0}, 0, "city"}), fact::join, mover)) << "turned away";
    EXPECT_FALSE(factOf(onBoard(choice, "F0 F0 R0 . .\n. . B0 B0 B0"), fact::join, mover)) << "no owner";
}

/// The cities are one feature after one of the moves, so another tile cannot join them.
TEST(NearMisses, JoinedCitiesCannotBeJoined)
{
    const Choice choice{"E1/Ac . F0/Bc F0 G0 R0\nB0 B0 B0", "R", {{0, 2}, 2}, {right, 0}};
    for (const Player player : {mover, opponent})
        EXPECT_FALSE(factOf(choice, fact::join, player));
}

/// Only E completes the city. The road of V makes the space useless for it.
TEST(NearMisses, BestAnswerNeedsFreeSpace)
{
    Choice choice{"E0/Bc B0", "V", {{1, -1}, 1}, {{2, 0}, 3}, {{"E", "E", "E", "U", "U", "U"}}};
    choice.ahead = 2;
    const auto answer = factOf(choice, fact::answer, opponent);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->count, 3);
    EXPECT_EQ(answer->of, 6);
    EXPECT_TRUE(answer->isOfOther);
    EXPECT_FALSE(factOf(placedAt(choice, {{1, -1}, 2}), fact::answer, opponent)) << "the road turned away";
    EXPECT_FALSE(factOf(withBag(choice, {"U", "U", "U", "U", "U", "U"}), fact::answer, opponent))
        << "no tile";
    EXPECT_FALSE(factOf(onBoard(choice, "E0/Ac B0"), fact::answer, opponent));
}

} // namespace vozka
