// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The built-in stories are correct and can be played from the first step to the last.
#include "lessons/story_answer.h"
#include "lessons/story_check.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

TEST(Stories, ReadAll)
{
    std::string broken;
    for (const auto& error : library().broken())
        broken += error.file + " " + error.pointer + " " + error.code + " "
                  + (error.arguments.empty() ? "" : error.arguments.front()) + "\n";
    EXPECT_EQ(broken, "");
    for (const auto* id : {"learn-1", "learn-2", "learn-abbey", "learn-barn", "learn-mayor", "learn-wagon",
                           "learn-drawbridges"})
        EXPECT_NE(library().findStory(id), nullptr) << id;
}

TEST(Stories, StepsAreConsecutive)
{
    for (const auto& story : library().stories()) {
        std::size_t entryCount = 0;
        for (const auto& step : story->steps) {
            EXPECT_EQ(step.before, entryCount) << story->id;
            EXPECT_LE(step.before, step.moved) << story->id;
            EXPECT_LE(step.moved, step.after) << story->id;
            entryCount = step.after;
        }
        EXPECT_EQ(entryCount, story->history.size()) << story->id;
    }
}

/// Shared stories have no history entries; they are replayed on demand.
TEST(Stories, AreSharedWithoutHistory)
{
    const auto one = LessonLibrary::shared();
    const auto other = LessonLibrary::shared();
    ASSERT_EQ(one.stories().size(), library().stories().size());
    ASSERT_EQ(one.lessons().size(), library().lessons().size());
    EXPECT_EQ(one.lessons().front(), other.lessons().front());
    for (std::size_t i = 0; i < one.stories().size(); ++i) {
        const Story& whole = *library().stories()[i];
        EXPECT_EQ(one.stories()[i], other.stories()[i]);
        EXPECT_TRUE(one.stories()[i]->history.empty()) << whole.id;
        const Story again = played(*one.stories()[i]);
        ASSERT_EQ(again.history.size(), whole.history.size()) << whole.id;
        EXPECT_EQ(again.stateAt(again.history.size()), whole.stateAt(whole.history.size())) << whole.id;
        EXPECT_EQ(again.steps.back().after, whole.steps.back().after) << whole.id;
    }
}

TEST(Stories, HaveTasksAndQuestions)
{
    for (const auto& story : library().stories()) {
        EXPECT_TRUE(std::ranges::any_of(story->steps, [](const auto& step) { return step.task.has_value(); }))
            << story->id;
        EXPECT_TRUE(std::ranges::any_of(story->steps, [](const auto& step) {
            return step.question.has_value();
        })) << story->id;
    }
}

TEST(Stories, MatchEqualsStoryAtEachEntry)
{
    for (const auto& story : library().stories())
        for (std::size_t entryCount = 0; entryCount <= story->history.size(); ++entryCount) {
            const auto match = story->matchAt(entryCount);
            EXPECT_EQ(match.state(), story->stateAt(entryCount)) << story->id << " " << entryCount;
        }
}

/// Playing the actions of a step leads to the next step.
TEST(Stories, CanBePlayed)
{
    for (const auto& story : library().stories()) {
        auto match = story->matchAt(0);
        for (const auto& step : story->steps)
            for (std::size_t i = step.before; i < step.after; ++i) {
                const auto& action = story->history[i].action;
                const bool ends = (i + 1 == step.moved && step.ends)
                                  || (i + 1 == step.after && step.question && step.question->ends);
                if (ends)
                    match.endNow();
                else
                    EXPECT_FALSE(match.state()->toMove == noPlayer ? match.deal(action) : match.act(action))
                        << story->id << " " << i;
                EXPECT_EQ(match.state(), story->stateAt(i + 1)) << story->id << " " << i;
            }
    }
}

TEST(Stories, AcceptsEquivalentRotation)
{
    const auto& story = *library().findStory("learn-1");
    const auto& step = story.steps[1];
    const auto& first = step.task->accept.front();
    EXPECT_TRUE(isAccepted(story, *step.task, first));
    EXPECT_TRUE(isFirst(story, *step.task, first));
    auto turned = first;
    turned.turns = 2;
    EXPECT_FALSE(isAccepted(story, *step.task, turned));
    EXPECT_TRUE(isAccepted(story, *step.task, step.task->accept.back()));
    EXPECT_FALSE(isFirst(story, *step.task, step.task->accept.back()));
}

TEST(Stories, WrongActionsHaveSeparateRemarks)
{
    const auto& story = *library().findStory("learn-1");
    const auto& task = *story.steps[2].task;
    EXPECT_EQ(&remarkOn(story, task, Action::pass()), &story.text("wrong3a"));
    EXPECT_EQ(&remarkOn(story, task, Action::deploy(FigureKind::Follower, {1, 0}, 0)), &story.text("hint3"));
}

TEST(Stories, RulesDecideQuestions)
{
    const auto& story = *library().findStory("learn-1");
    const auto marks = choicesOf(story, story.steps[3]);
    ASSERT_EQ(marks.size(), 3U);
    EXPECT_EQ(marks[0].refusal->code, refusal::featureOccupied);
    EXPECT_TRUE(marks[1].right);
    EXPECT_EQ(marks[2].refusal->code, refusal::notThisTile);
    const auto points = choicesOf(story, story.steps[8]);
    ASSERT_EQ(points.size(), 4U);
    for (const auto& choice : points)
        EXPECT_EQ(choice.right, choice.points == 5);
}

} // namespace
} // namespace vozka::lessons
