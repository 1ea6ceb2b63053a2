// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The boards of lessons are possible in a game, and their last moves are played as in a game.
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka::lessons {
namespace {

bool isComplete(const PlayedExample& played, const State& state, const SegmentRef& at)
{
    const auto& board = state->board;
    const auto segment = board.segmentOf(board.tileAt(at.at), at.feature);
    return played.rules().book().isComplete(*state, segment);
}

TEST(PlayedExample, BoardsStartWithStartTile)
{
    for (const auto& lesson : library().lessons()) {
        const auto played = PlayedExample::create(*lesson, lesson->examples.front());
        ASSERT_TRUE(played);
        const auto& first = played->start()->board.tiles()[0];
        EXPECT_EQ(played->rules().catalogue().kind(first.kind).id, "D") << lesson->id;
        EXPECT_EQ(first.cell, Cell()) << lesson->id;
        EXPECT_EQ(first.turns, 0) << lesson->id;
    }
}

TEST(PlayedExample, LastTileCompletesFeatureOfWagon)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto played = PlayedExample::create(*lesson, *example);
        ASSERT_TRUE(played) << example->id;
        EXPECT_TRUE(isComplete(*played, played->withTile(), example->from)) << example->id;
        EXPECT_EQ(played->beforeTile()->board.tileAt(played->lastTile()), noTile) << example->id;
        const bool wasOnBoard = played->beforeTile()->board.tileAt(example->from.at) != noTile;
        EXPECT_EQ(wasOnBoard, example->from.at != played->lastTile()) << example->id;
        if (wasOnBoard) {
            EXPECT_FALSE(isComplete(*played, played->beforeTile(), example->from)) << example->id;
        }
    }
}

TEST(PlayedExample, StopsAtDecisionOfWagon)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto played = PlayedExample::create(*lesson, *example);
        ASSERT_TRUE(played) << example->id;
        EXPECT_EQ(played->rules().step(played->scored()), "wagon") << example->id;
        EXPECT_EQ(played->scored()->toMove, lesson->player) << example->id;
        EXPECT_GE(played->history().size(), 4U) << example->id;
        const auto lines = played->scoreLines();
        ASSERT_EQ(lines.size(), 1U) << example->id;
        EXPECT_EQ(lines[0].player, lesson->player);
        int sum = 0;
        for (const auto& term : lines[0].terms)
            sum += term.points;
        EXPECT_EQ(sum, lines[0].points);
        EXPECT_EQ(played->scored()->scores[lesson->player], sum);
    }
}

TEST(PlayedExample, ScoreHasTerms)
{
    const auto road = playExample("wagon-3", "C1-3").scoreLines();
    EXPECT_EQ(road[0].terms, (std::vector<ScoreTerm>{{"road.tiles", 4, 4}}));
    const auto city = playExample("wagon-2", "C2-2").scoreLines();
    EXPECT_EQ(city[0].terms.front(), (ScoreTerm{"city.tiles", 6, 12}));
}

TEST(PlayedExample, ClassicEditionIgnoresTileOfWagon)
{
    for (const auto& lesson : library().lessons()) {
        const auto first = PlayedExample::create(*lesson, Edition::C1, lesson->examples.front().from);
        ASSERT_TRUE(first);
        EXPECT_FALSE(first->byDistance());
        EXPECT_FALSE(first->scoredFeature().empty());
        for (const auto& from : first->scoredFeature()) {
            const auto played = PlayedExample::create(*lesson, Edition::C1, from);
            ASSERT_TRUE(played) << lesson->id << played.error().pointer << played.error().code;
            EXPECT_EQ(played->example(), &lesson->examples.front()) << lesson->id;
        }
    }
}

TEST(PlayedExample, NewEditionHasExampleForEachTile)
{
    const auto& six = lesson("wagon-2");
    const auto any = playExample("wagon-2", "C2-2");
    EXPECT_EQ(any.scoredFeature().size(), 6U);
    EXPECT_TRUE(any.byDistance());
    EXPECT_EQ(any.example()->id, "C2-2");
    for (const auto& from : any.scoredFeature()) {
        const auto played = PlayedExample::create(six, Edition::C2, from);
        ASSERT_TRUE(played);
        ASSERT_NE(played->example(), nullptr);
        EXPECT_EQ(played->example()->from, from);
    }
}

TEST(PlayedExample, TileWithoutExampleHasTargets)
{
    const auto& lesson = lessons::lesson("wagon-1");
    const auto given = playExample("wagon-1", "C2-1");
    int withoutExample = 0;
    for (const auto& from : given.scoredFeature()) {
        const auto played = PlayedExample::create(lesson, Edition::C2, from);
        ASSERT_TRUE(played);
        EXPECT_FALSE(played->reach().targets.empty());
        withoutExample += played->example() == nullptr ? 1 : 0;
    }
    EXPECT_EQ(withoutExample, static_cast<int>(given.scoredFeature().size()) - 1);
}

TEST(PlayedExample, FailsOutsideScoredFeature)
{
    const auto given = playExample("wagon-2", "C2-2");
    const auto elsewhere =
        PlayedExample::create(lesson("wagon-2"), Edition::C2, segment(given, {-2, 0}, "road-s"));
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().code, "example.not-scored");
    const auto occupied =
        PlayedExample::create(lesson("wagon-2"), Edition::C2, segment(given, {-3, 2}, "road-ns"));
    ASSERT_FALSE(occupied);
    EXPECT_EQ(occupied.error().code, "feature-occupied");
}

bool isWagonOn(const State& state, const PlayedExample& played, const SegmentRef& at)
{
    return std::ranges::any_of(state->figuresOnBoard(), [&](const Figure& figure) {
        return figure.kind == played.lesson().figure && figure.player == played.lesson().player
               && state->board.ref(figure.segment) == at;
    });
}

TEST(PlayedExample, MovesAgreeWithReach)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto played = PlayedExample::create(*lesson, *example);
        ASSERT_TRUE(played);
        for (const auto& entry : played->reach().targets)
            for (const auto& segment : entry.segments) {
                EXPECT_EQ(played->answer(segment), &entry);
                EXPECT_FALSE(played->refusal(segment)) << example->id;
                const auto moved = played->movedTo(segment);
                EXPECT_TRUE(isWagonOn(moved, *played, segment)) << example->id;
                EXPECT_FALSE(isWagonOn(moved, *played, played->from())) << example->id;
            }
        for (const auto& entry : played->reach().refused)
            for (const auto& segment : entry.segments) {
                const auto refusal = played->refusal(segment);
                ASSERT_TRUE(refusal) << example->id;
                EXPECT_EQ(refusal->code, entry.refusal->code) << example->id;
                EXPECT_EQ(refusal->detail, entry.refusal->detail) << example->id;
            }
        EXPECT_EQ(played->choices().size(),
                  played->reach().targets.size() + played->reach().refused.size() - 1)
            << "all except the scored feature";
    }
}

TEST(PlayedExample, RefusesMovesToOwnOrMissingFeature)
{
    const auto played = playExample("wagon-1", "C2-1");
    EXPECT_EQ(played.refusal({{50, 50}, 0})->code, refusal::notAnAction);
    EXPECT_TRUE(played.refusal({{-2, 1}, 40}));
    EXPECT_EQ(played.refusal(played.from())->code, refusal::ownFeature);
    EXPECT_EQ(played.refusal(segment(played, {-3, 1}, "short-road-n"))->code, refusal::shortRoad);
    EXPECT_EQ(played.answer({{90, 0}, 0}), nullptr);
}

TEST(PlayedExample, ReturnsFigureToSupply)
{
    const auto played = playExample("wagon-2", "C2-2.5");
    const auto returned = played.returnedToSupply();
    EXPECT_FALSE(isWagonOn(returned, played, played.from()));
    EXPECT_EQ(returned->supply[0][index(played.lesson().figure)], 1);
}

TEST(PlayedExample, StepsEndAtLastLabel)
{
    const std::vector<Show> first{Show::Board, Show::Tile, Show::Score, Show::Range};
    for (const auto& [lesson, example] : library().contents()) {
        const auto played = PlayedExample::create(*lesson, *example);
        ASSERT_TRUE(played);
        const auto steps = played->steps();
        ASSERT_EQ(steps.size(), first.size() + example->labels.size()) << example->id;
        for (std::size_t i = 0; i < first.size(); ++i)
            EXPECT_EQ(steps[i].show, first[i]) << example->id;
        for (std::size_t i = 0; i < example->labels.size(); ++i)
            EXPECT_EQ(steps[first.size() + i].label, example->labels[i].number) << example->id;
        EXPECT_EQ(played->board(Show::Tile)->scores[lesson->player], 0);
        EXPECT_GT(played->board(Show::Score)->scores[lesson->player], 0);
    }
    const auto given = playExample("wagon-1", "C2-1");
    const auto other =
        PlayedExample::create(given.lesson(), Edition::C2, segment(given, {-2, 0}, "city-new"));
    ASSERT_EQ(other->example(), nullptr);
    ASSERT_EQ(other->steps().size(), first.size());
    EXPECT_EQ(other->steps().back().show, Show::Range);
    EXPECT_FALSE(other->steps().back().text.empty());
}

} // namespace
} // namespace vozka::lessons
