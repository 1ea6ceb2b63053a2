// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The boards are possible in a game, and their last moves are played as in one.
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

TEST(Stage, BoardsStartWithStartTile)
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

TEST(Stage, LastTileCompletesFeatureOfWagon)
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

TEST(Stage, StopsAtDecisionOfWagon)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto stage = Stage::set(*lesson, *example);
        ASSERT_TRUE(stage) << example->id;
        EXPECT_EQ(stage->rules().step(stage->scored()), "wagon") << example->id;
        EXPECT_EQ(stage->scored()->toMove, lesson->player) << example->id;
        EXPECT_GE(stage->history().size(), 4U) << example->id;
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

TEST(Stage, ScoreHasTerms)
{
    const auto road = stageOf("wagon-3", "C1-3").scoreLines();
    EXPECT_EQ(road[0].terms, (std::vector<ScoreTerm>{{"road.tiles", 4, 4}}));
    const auto city = stageOf("wagon-2", "C2-2").scoreLines();
    EXPECT_EQ(city[0].terms.front(), (ScoreTerm{"city.tiles", 6, 12}));
}

TEST(Stage, ClassicEditionIgnoresTileOfWagon)
{
    for (const auto& lesson : library().lessons()) {
        const auto first = Stage::set(*lesson, Edition::C1, lesson->examples.front().from);
        ASSERT_TRUE(first);
        EXPECT_FALSE(first->byDistance());
        EXPECT_FALSE(first->scoredFeature().empty());
        for (const auto& from : first->scoredFeature()) {
            const auto stage = Stage::set(*lesson, Edition::C1, from);
            ASSERT_TRUE(stage) << lesson->id << stage.error().pointer << stage.error().code;
            EXPECT_EQ(stage->example(), &lesson->examples.front()) << lesson->id;
        }
    }
}

TEST(Stage, NewEditionHasStageForEachTile)
{
    const auto& six = lesson("wagon-2");
    const auto any = stageOf("wagon-2", "C2-2");
    EXPECT_EQ(any.scoredFeature().size(), 6U);
    EXPECT_TRUE(any.byDistance());
    EXPECT_EQ(any.example()->id, "C2-2");
    for (const auto& from : any.scoredFeature()) {
        const auto stage = Stage::set(six, Edition::C2, from);
        ASSERT_TRUE(stage);
        ASSERT_NE(stage->example(), nullptr);
        EXPECT_EQ(stage->example()->from, from);
    }
}

TEST(Stage, TileWithoutExampleHasTargets)
{
    const auto& lesson = lessons::lesson("wagon-1");
    const auto given = stageOf("wagon-1", "C2-1");
    int withoutExample = 0;
    for (const auto& from : given.scoredFeature()) {
        const auto stage = Stage::set(lesson, Edition::C2, from);
        ASSERT_TRUE(stage);
        EXPECT_FALSE(stage->reach().targets.empty());
        withoutExample += stage->example() == nullptr ? 1 : 0;
    }
    EXPECT_EQ(withoutExample, static_cast<int>(given.scoredFeature().size()) - 1);
}

TEST(Stage, FailsOutsideScoredFeature)
{
    const auto given = stageOf("wagon-2", "C2-2");
    const auto elsewhere = Stage::set(lesson("wagon-2"), Edition::C2, segment(given, {-2, 0}, "road-s"));
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().code, "example.not-scored");
    const auto occupied = Stage::set(lesson("wagon-2"), Edition::C2, segment(given, {-3, 2}, "road-ns"));
    ASSERT_FALSE(occupied);
    EXPECT_EQ(occupied.error().code, "feature-occupied");
}

bool isWagonOn(const State& state, const Stage& stage, const SegmentRef& at)
{
    return std::ranges::any_of(state->figuresOnBoard(), [&](const Figure& figure) {
        return figure.kind == stage.lesson().figure && figure.player == stage.lesson().player
               && state->board.ref(figure.segment) == at;
    });
}

TEST(Stage, MovesAgreeWithReach)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto stage = Stage::set(*lesson, *example);
        ASSERT_TRUE(stage);
        for (const auto& entry : stage->reach().targets)
            for (const auto& segment : entry.segments) {
                EXPECT_EQ(stage->answer(segment), &entry);
                EXPECT_FALSE(stage->refusal(segment)) << example->id;
                const auto moved = stage->movedTo(segment);
                EXPECT_TRUE(isWagonOn(moved, *stage, segment)) << example->id;
                EXPECT_FALSE(isWagonOn(moved, *stage, stage->from())) << example->id;
            }
        for (const auto& entry : stage->reach().refused)
            for (const auto& segment : entry.segments) {
                const auto why = stage->refusal(segment);
                ASSERT_TRUE(why) << example->id;
                EXPECT_EQ(why->code, entry.refusal->code) << example->id;
                EXPECT_EQ(why->detail, entry.refusal->detail) << example->id;
            }
        EXPECT_EQ(stage->choices().size(), stage->reach().targets.size() + stage->reach().refused.size() - 1)
            << "all but the feature that was scored";
    }
}

TEST(Stage, RefusesMovesToOwnOrMissingFeature)
{
    const auto stage = stageOf("wagon-1", "C2-1");
    EXPECT_EQ(stage.refusal({{50, 50}, 0})->code, refusal::notAnAction);
    EXPECT_TRUE(stage.refusal({{-2, 1}, 40}));
    EXPECT_EQ(stage.refusal(stage.from())->code, refusal::ownFeature);
    EXPECT_EQ(stage.refusal(segment(stage, {-3, 1}, "short-road-n"))->code, refusal::shortRoad);
    EXPECT_EQ(stage.answer({{90, 0}, 0}), nullptr);
}

TEST(Stage, ReturnsFigureToSupply)
{
    const auto stage = stageOf("wagon-2", "C2-2.5");
    const auto home = stage.returnedToSupply();
    EXPECT_FALSE(isWagonOn(home, stage, stage.from()));
    EXPECT_EQ(home->supply[0][index(stage.lesson().figure)], 1);
}

TEST(Stage, StepsEndAtLastLabel)
{
    const std::vector<Show> first{Show::Board, Show::Tile, Show::Score, Show::Range};
    for (const auto& [lesson, example] : library().contents()) {
        const auto stage = Stage::set(*lesson, *example);
        ASSERT_TRUE(stage);
        const auto steps = stage->steps();
        ASSERT_EQ(steps.size(), first.size() + example->labels.size()) << example->id;
        for (std::size_t i = 0; i < first.size(); ++i)
            EXPECT_EQ(steps[i].show, first[i]) << example->id;
        for (std::size_t i = 0; i < example->labels.size(); ++i)
            EXPECT_EQ(steps[first.size() + i].label, example->labels[i].number) << example->id;
        EXPECT_EQ(stage->board(Show::Tile)->scores[lesson->player], 0);
        EXPECT_GT(stage->board(Show::Score)->scores[lesson->player], 0);
    }
    const auto given = stageOf("wagon-1", "C2-1");
    const auto other = Stage::set(given.lesson(), Edition::C2, segment(given, {-2, 0}, "city-new"));
    ASSERT_EQ(other->example(), nullptr);
    ASSERT_EQ(other->steps().size(), first.size());
    EXPECT_EQ(other->steps().back().show, Show::Range);
    EXPECT_FALSE(other->steps().back().text.empty());
}

} // namespace
} // namespace vozka::lessons
