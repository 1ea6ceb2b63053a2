// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Remarks on answers to questions of stories.
#include "lessons/library.h"
#include "models/app/app_settings.h"
#include "models/lessons/open_story.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

/// Goes to the step. Shows the solutions of all steps before it.
void goTo(OpenStory& openStory, int step)
{
    while (openStory.step().index < step) {
        if (!openStory.step().answered)
            openStory.showMe();
        openStory.next();
    }
}

/// Opens the story at its first step.
void open(OpenStory& openStory, const char* id)
{
    AppSettings::instance().removeStoryPlace(QString::fromLatin1(id));
    ASSERT_TRUE(openStory.open(QString::fromLatin1(id)));
}

TEST(AnswerRemarks, NameCauseOfWrongNumber)
{
    OpenStory openStory;
    open(openStory, "learn-1");
    goTo(openStory, 8);
    openStory.choose(1);
    EXPECT_EQ(openStory.step().remark, "4 points would be right for 4 tiles. Count again.");
    openStory.choose(3);
    EXPECT_EQ(openStory.step().remark,
              "A completed city brings 2 points for each tile. A road brings 1 for each.");
}

/// Checks the remark on every wrong number, and the reason for each player.
TEST(AnswerRemarks, ExistForEachAnswer)
{
    const auto& library = lessons::LessonLibrary::shared();
    for (const auto& story : library.stories()) {
        OpenStory openStory;
        open(openStory, story->id.c_str());
        for (int step = 0; step < openStory.step().count; ++step) {
            goTo(openStory, step);
            const auto& question = story->steps[static_cast<std::size_t>(step)].question;
            if (!question || question->about == lessons::StoryQuestion::About::Marks)
                continue;
            if (question->about == lessons::StoryQuestion::About::Who) {
                openStory.check();
                for (const auto& row : openStory.choices->rows())
                    EXPECT_TRUE(row.reason.contains("point")) << story->id << " " << step;
                continue;
            }
            for (int row = 0; row < openStory.choices->rowCount() && !openStory.step().answered; ++row) {
                openStory.choose(row);
                EXPECT_FALSE(openStory.step().remark.isEmpty()) << story->id << " " << step;
                EXPECT_FALSE(openStory.step().remark.startsWith("That is not right"))
                    << story->id << " " << step << " " << row;
                EXPECT_FALSE(openStory.step().remark.contains('%')) << openStory.step().remark.toStdString();
            }
        }
    }
}

} // namespace
} // namespace vozka
