// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/quiz.h"

#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

TEST(Quiz, AllMarkedIsPerfect)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto stage = Stage::set(*lesson, *example);
        ASSERT_TRUE(stage);
        Quiz quiz(*stage);
        for (const auto* claim : example->claims())
            if (claim->target && !quiz.isMarked(quiz.choiceAt(claim->segments.front()))) {
                EXPECT_TRUE(quiz.toggle(claim->segments.front()));
            }
        const auto result = quiz.check();
        EXPECT_TRUE(result.isPerfect()) << example->id;
        EXPECT_EQ(result.right, static_cast<int>(stage->reach().targets.size()));
        EXPECT_EQ(result.answers.size(), stage->reach().targets.size());
    }
}

TEST(Quiz, WithoutMarksAllIsMissed)
{
    const auto stage = stageOf("wagon-1", "C1-1");
    const auto result = Quiz(stage).check();
    EXPECT_EQ(result.right, 0);
    EXPECT_EQ(result.missed, 3);
    EXPECT_EQ(result.wrong, 0);
    for (const auto& answer : result.answers) {
        EXPECT_EQ(answer.outcome, Outcome::Missed);
        EXPECT_FALSE(answer.entry->via.empty());
        EXPECT_FALSE(answer.entry->rule.empty());
    }
}

TEST(Quiz, CountsRightMissedAndWrongWithReasons)
{
    const auto stage = stageOf("wagon-1", "C1-1");
    Quiz quiz(stage);
    EXPECT_TRUE(quiz.toggle(segment(stage, {-1, 1}, "abbey")));
    EXPECT_TRUE(quiz.toggle(segment(stage, {0, 1}, "road-s")));
    EXPECT_TRUE(quiz.toggle(segment(stage, {-3, 1}, "short-road-s")));
    EXPECT_TRUE(quiz.toggle(segment(stage, {-2, 0}, "field-1")));
    const auto result = quiz.check();
    EXPECT_EQ(result.right, 1);
    EXPECT_EQ(result.missed, 2);
    EXPECT_EQ(result.wrong, 3);
    EXPECT_FALSE(result.isPerfect());
    ASSERT_EQ(result.answers.size(), 6U);
    EXPECT_EQ(result.answers[0].outcome, Outcome::Right);
    EXPECT_EQ(result.answers[0].entry->via, "abbey");
    std::set<std::string> reasons;
    for (const auto& answer : result.answers)
        if (answer.outcome == Outcome::Wrong)
            reasons.insert(std::string(answer.entry->refusal->code));
    EXPECT_EQ(reasons, (std::set<std::string>{"completed", "field", "short-road"}));
}

TEST(Quiz, AMarkIsTheWholeFeatureOrWhatOfItLiesInRange)
{
    const auto classic = stageOf("wagon-2", "C1-2");
    Quiz whole(classic);
    EXPECT_TRUE(whole.toggle(segment(classic, {-2, -2}, "road-ns")));
    EXPECT_TRUE(whole.isMarked(whole.choiceAt(segment(classic, {-2, 0}, "road-s"))));
    EXPECT_TRUE(whole.toggle(segment(classic, {-2, -1}, "road-ns")));
    EXPECT_EQ(whole.markCount(), 0U);

    const auto modern = stageOf("wagon-2", "C2-2");
    Quiz part(modern);
    EXPECT_TRUE(part.toggle(segment(modern, {-2, -2}, "road-ns")));
    EXPECT_FALSE(part.isMarked(part.choiceAt(segment(modern, {-2, 0}, "road-s"))));
    const auto result = part.check();
    EXPECT_EQ(result.wrong, 1);
    EXPECT_EQ(result.answers.back().entry->refusal->code, refusal::outOfRange);
}

TEST(Quiz, WhatWasScoredAndWhatIsNothingCannotBeMarked)
{
    const auto stage = stageOf("wagon-2", "C2-2");
    Quiz quiz(stage);
    EXPECT_FALSE(quiz.toggle(stage.from()));
    EXPECT_FALSE(quiz.toggle({{90, 0}, 0}));
    EXPECT_TRUE(quiz.toggle(segment(stage, {-2, 0}, "road-s")));
    quiz.clear();
    EXPECT_EQ(quiz.markCount(), 0U);
    EXPECT_EQ(quiz.choices().size(), stage.reach().targets.size() + stage.reach().refused.size() - 1)
        << "all but the feature that was scored";
}

} // namespace
} // namespace vozka::lessons
