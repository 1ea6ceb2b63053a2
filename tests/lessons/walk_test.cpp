// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/walk.h"

#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

TEST(Walk, GoesFromTheBoardToTheLastLabel)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto stage = Stage::set(*lesson, *example);
        ASSERT_TRUE(stage);
        Walk walk(*stage);
        const auto count = static_cast<std::size_t>(4) + example->labels.size();
        ASSERT_EQ(walk.steps().size(), count) << example->id;
        const std::vector<Show> first{Show::Board, Show::Tile, Show::Score, Show::Range};
        for (std::size_t i = 0; i < count; ++i) {
            EXPECT_EQ(walk.at(), i);
            ASSERT_NE(walk.now().text, nullptr);
            if (i < first.size()) {
                EXPECT_EQ(walk.now().show, first[i]) << example->id;
                EXPECT_TRUE(walk.labels().empty());
            } else {
                EXPECT_EQ(walk.now().label, &example->labels[i - first.size()]) << example->id;
                EXPECT_EQ(walk.now().text, &lesson->text(walk.now().label->text));
                EXPECT_EQ(walk.labels().size(), i - first.size() + 1);
            }
            EXPECT_EQ(walk.next(), i + 1 < count);
        }
    }
}

TEST(Walk, ShowsTheBoardOfItsStep)
{
    const auto stage = stageOf("wagon-2", "C2-2");
    Walk walk(stage);
    EXPECT_EQ(walk.now().state->operator->()->board.tileAt(stage.lastTile()), noTile);
    EXPECT_FALSE(walk.back());
    walk.goTo(1);
    EXPECT_NE((*walk.now().state)->board.tileAt(stage.lastTile()), noTile);
    EXPECT_EQ((*walk.now().state)->scores[0], 0);
    EXPECT_TRUE(walk.scoreLines().empty());
    EXPECT_TRUE(walk.range().empty());
    walk.goTo(2);
    EXPECT_GT((*walk.now().state)->scores[0], 0);
    EXPECT_EQ(walk.scoreLines().size(), 1U);
    EXPECT_EQ(walk.lit(), stage.scoredFeature());
    EXPECT_TRUE(walk.range().empty());
    walk.goTo(3);
    EXPECT_EQ(walk.range().size(), 9U);
    EXPECT_TRUE(walk.back());
    EXPECT_EQ(walk.at(), 2U);
}

TEST(Walk, LightsWhatALabelSpeaksOf)
{
    const auto stage = stageOf("wagon-3", "C1-3");
    Walk walk(stage);
    walk.goTo(5);
    EXPECT_EQ(walk.lit(), (std::vector{segment(stage, {1, 1}, "road-s"), segment(stage, {2, 1}, "road-ns"),
                                       segment(stage, {1, 1}, "road-w"), segment(stage, {1, 2}, "road-ns")}));
}

TEST(Walk, WithoutAnExampleItStopsAtTheRange)
{
    const auto given = stageOf("wagon-1", "C2-1");
    const auto other = Stage::set(given.lesson(), Edition::C2, segment(given, {-2, 0}, "city-new"));
    ASSERT_TRUE(other);
    ASSERT_EQ(other->example(), nullptr);
    const Walk walk(*other);
    EXPECT_EQ(walk.steps().size(), 4U);
    EXPECT_EQ(walk.steps().back().show, Show::Range);
    EXPECT_NE(walk.steps().back().text, nullptr);
}

} // namespace
} // namespace vozka::lessons
