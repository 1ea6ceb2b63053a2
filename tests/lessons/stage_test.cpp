// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The boards could come about in a game, and their last moves are played as in one.
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka::lessons {
namespace {

bool isComplete(const Stage& stage, const State& state, const SegmentRef& at)
{
    const auto& board = state->board;
    const auto segment = board.segmentOf(board.tileAt(at.at), at.feature);
    return stage.rules().book().isComplete(*state, segment);
}

TEST(Stage, BoardsBeginWithTheStartTile)
{
    for (const auto& lesson : library().lessons()) {
        const auto stage = Stage::set(*lesson, lesson->examples.front());
        ASSERT_TRUE(stage);
        const auto& first = stage->start()->board.tiles()[0];
        EXPECT_EQ(stage->rules().catalogue().kind(first.kind).id, "D") << lesson->id;
        EXPECT_EQ(first.cell, Cell()) << lesson->id;
        EXPECT_EQ(first.turns, 0) << lesson->id;
    }
}

TEST(Stage, TheLastTileCompletesWhatTheWagonLeaves)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto stage = Stage::set(*lesson, *example);
        ASSERT_TRUE(stage) << example->id;
        EXPECT_TRUE(isComplete(*stage, stage->withTile(), example->from)) << example->id;
        EXPECT_EQ(stage->beforeTile()->board.tileAt(stage->lastTile()), noTile) << example->id;
        const bool there = stage->beforeTile()->board.tileAt(example->from.at) != noTile;
        EXPECT_EQ(there, example->from.at != stage->lastTile()) << example->id;
        if (there) {
            EXPECT_FALSE(isComplete(*stage, stage->beforeTile(), example->from)) << example->id;
        }
    }
}

TEST(Stage, IsPlayedUpToTheDecisionOfTheWagon)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto stage = Stage::set(*lesson, *example);
        ASSERT_TRUE(stage) << example->id;
        EXPECT_EQ(stage->rules().step(stage->scored()), "wagon") << example->id;
        EXPECT_EQ(stage->scored()->toMove, lesson->player) << example->id;
        EXPECT_GE(stage->moments().size(), 4U) << example->id;
        const auto lines = stage->scoreLines();
        ASSERT_EQ(lines.size(), 1U) << example->id;
        EXPECT_EQ(lines[0].player, lesson->player);
        int sum = 0;
        for (const auto& term : lines[0].terms)
            sum += term.points;
        EXPECT_EQ(sum, lines[0].points);
        EXPECT_EQ(stage->scored()->scores[lesson->player], sum);
    }
}

TEST(Stage, TellsTheScoreAsASum)
{
    const auto road = stageOf("wagon-3", "C1-3").scoreLines();
    EXPECT_EQ(road[0].terms, (std::vector<ScoreTerm>{{"road.tiles", 4, 4}}));
    const auto city = stageOf("wagon-2", "C2-2").scoreLines();
    EXPECT_EQ(city[0].terms.front(), (ScoreTerm{"city.tiles", 6, 12}));
}

TEST(Stage, ByConnectionThePlaceDoesNotMatter)
{
    for (const auto& lesson : library().lessons()) {
        const auto first = Stage::set(*lesson, Edition::C1, lesson->examples.front().from);
        ASSERT_TRUE(first);
        EXPECT_FALSE(first->byDistance());
        EXPECT_TRUE(first->range().empty());
        EXPECT_FALSE(first->scoredFeature().empty());
        for (const auto& from : first->scoredFeature()) {
            const auto stage = Stage::set(*lesson, Edition::C1, from);
            ASSERT_TRUE(stage) << lesson->id << stage.error().pointer << stage.error().code;
            EXPECT_EQ(stage->example(), &lesson->examples.front()) << lesson->id;
        }
    }
}

TEST(Stage, ByDistanceEveryPlaceOfTheCityCanBeTaken)
{
    const auto& six = lesson("wagon-2");
    const auto any = stageOf("wagon-2", "C2-2");
    EXPECT_EQ(any.scoredFeature().size(), 6U);
    EXPECT_EQ(any.range().size(), 9U);
    EXPECT_EQ(any.example()->id, "C2-2");
    for (const auto& from : any.scoredFeature()) {
        const auto stage = Stage::set(six, Edition::C2, from);
        ASSERT_TRUE(stage);
        ASSERT_NE(stage->example(), nullptr);
        EXPECT_EQ(stage->example()->from, from);
    }
}

TEST(Stage, APlaceWithoutAnExampleIsAnsweredAllTheSame)
{
    const auto& lesson = lessons::lesson("wagon-1");
    const auto given = stageOf("wagon-1", "C2-1");
    int unspoken = 0;
    for (const auto& from : given.scoredFeature()) {
        const auto stage = Stage::set(lesson, Edition::C2, from);
        ASSERT_TRUE(stage);
        EXPECT_FALSE(stage->reach().targets.empty());
        unspoken += stage->example() == nullptr ? 1 : 0;
    }
    EXPECT_EQ(unspoken, static_cast<int>(given.scoredFeature().size()) - 1);
}

TEST(Stage, OutsideTheScoredFeatureThereIsNoStage)
{
    const auto given = stageOf("wagon-2", "C2-2");
    const auto elsewhere = Stage::set(lesson("wagon-2"), Edition::C2, segment(given, {-2, 0}, "road-s"));
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().code, "example.not-scored");
    const auto occupied = Stage::set(lesson("wagon-2"), Edition::C2, segment(given, {-3, 2}, "road-ns"));
    ASSERT_FALSE(occupied);
    EXPECT_EQ(occupied.error().code, "feature-occupied");
}

} // namespace
} // namespace vozka::lessons
