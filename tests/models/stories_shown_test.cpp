// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every story of the program can be shown on one desk, one after the other, from its first step to its last.
#include "lessons/library.h"
#include "models/lessons/story_desk.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

TEST(StoriesShown, EachToItsEnd)
{
    const auto library = lessons::LessonLibrary::builtIn();
    StoryDesk desk;
    for (const auto& story : library.stories()) {
        ASSERT_TRUE(desk.open(QString::fromStdString(story->id))) << story->id;
        const int steps = static_cast<int>(story->steps.size());
        EXPECT_EQ(desk.steps(), steps) << story->id;
        for (int step = 0; step < steps; ++step) {
            ASSERT_EQ(desk.step(), step) << story->id;
            EXPECT_FALSE(desk.plainText().isEmpty()) << story->id;
            if (!desk.answered())
                desk.showMe();
            if (step + 1 == steps)
                continue;
            const auto moments = static_cast<int>(story->steps[static_cast<std::size_t>(step)].after);
            EXPECT_EQ(desk.game()->decisions(), moments) << story->id << " " << step;
            desk.next();
        }
    }
}

} // namespace
} // namespace vozka
