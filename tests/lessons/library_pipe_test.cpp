// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Named pipes in the folder of lessons do not block. Only for systems with named pipes.
#include "library_fixture.h"

#include <sys/stat.h>

namespace vozka::lessons {
namespace {

TEST_F(LessonFolder, ReportsPipesAndLoadsOthers)
{
    writeFile("a.lesson.json", lessonWithId("good"));
    ASSERT_EQ(::mkfifo((m_folder / "b.story.json").c_str(), 0600), 0);
    auto lessons = LessonLibrary::builtIn();
    lessons.addFolder(m_folder);
    EXPECT_NE(lessons.find("good"), nullptr);
    ASSERT_EQ(lessons.broken().size(), 1U);
    EXPECT_EQ(lessons.broken()[0].code, "file.not-regular");
    EXPECT_EQ(lessons.broken()[0].file, (m_folder / "b.story.json").string());
}

} // namespace
} // namespace vozka::lessons
