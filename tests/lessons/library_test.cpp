// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons of a folder are added to the built-in ones. A damaged lesson does not affect the others.
#include "library_fixture.h"

namespace vozka::lessons {
namespace {

TEST_F(LessonFolder, AddsLessonsByName)
{
    writeFile("b.lesson.json", lessonWithId("second"));
    writeFile("a.lesson.json", lessonWithId("first"));
    writeFile(".hidden", "nothing to read");
    writeFile("a.lesson.json~", "backup of an editor");
    auto lessons = LessonLibrary::builtIn();
    const auto builtInCount = lessons.lessons().size();
    lessons.addFolder(m_folder);
    EXPECT_TRUE(lessons.broken().empty());
    ASSERT_EQ(lessons.lessons().size(), builtInCount + 2);
    EXPECT_EQ(lessons.lessons()[builtInCount]->id, "first");
    EXPECT_EQ(lessons.lessons()[builtInCount + 1]->id, "second");
    EXPECT_NE(lessons.find("second"), nullptr);
}

TEST_F(LessonFolder, ReportsDamagedFilesAndLoadsOthers)
{
    writeFile("a.lesson.json", "{");
    writeFile("b.lesson.json", lessonWithId("good"));
    writeFile("c.lesson.json", lessonWithId("wagon-1"));
    writeFile("d.lesson.json", R"({"format": "vozka-lesson", "version": 9})");
    fs::create_directory(m_folder / "e.lesson.json");
    auto lessons = LessonLibrary::builtIn();
    const auto builtInCount = lessons.lessons().size();
    lessons.addFolder(m_folder);
    EXPECT_EQ(lessons.lessons().size(), builtInCount + 1);
    EXPECT_NE(lessons.find("good"), nullptr);
    ASSERT_EQ(lessons.broken().size(), 4U);
    EXPECT_EQ(lessons.broken()[0].code, "json.syntax");
    EXPECT_EQ(lessons.broken()[0].file, (m_folder / "a.lesson.json").string());
    EXPECT_EQ(lessons.broken()[1].code, "lesson.id-twice");
    EXPECT_EQ(lessons.broken()[1].pointer, "/id");
    EXPECT_EQ(lessons.broken()[2].code, "version.unknown");
    EXPECT_EQ(lessons.broken()[3].code, "file.is-folder");
}

/// Files with another ending are reported with the reason.
TEST_F(LessonFolder, ReportsFilesWithOtherEndings)
{
    writeFile("a.lesson.json", lessonWithId("good"));
    writeFile("mine.json", lessonWithId("mine"));
    writeFile("lesson.json", lessonWithId("bare"));
    writeFile("tale.story.jsn", "{}");
    writeFile("notes.txt", "nothing to read");
    fs::create_directory(m_folder / "more");
    LessonLibrary lessons;
    lessons.addFolder(m_folder);
    ASSERT_EQ(lessons.lessons().size(), 1U);
    std::vector<std::string> files;
    for (const auto& error : lessons.broken()) {
        EXPECT_EQ(error.code, "lesson.file-name") << error.file;
        files.push_back(fs::path(error.file).filename().string());
    }
    EXPECT_EQ(files,
              (std::vector<std::string>{"lesson.json", "mine.json", "more", "notes.txt", "tale.story.jsn"}));
}

TEST_F(LessonFolder, MissingFolderHasNoLessons)
{
    LessonLibrary lessons;
    lessons.addFolder(m_folder / "nowhere");
    EXPECT_TRUE(lessons.lessons().empty());
    EXPECT_TRUE(lessons.broken().empty());
}

TEST_F(LessonFolder, LessonsKeepTheirAddress)
{
    auto lessons = LessonLibrary::builtIn();
    const auto builtInCount = lessons.lessons().size();
    const auto* first = lessons.lessons().front().get();
    for (int i = 0; i < 20; ++i)
        lessons.add(lessonWithId("lesson-" + std::to_string(i)), "file");
    EXPECT_EQ(lessons.lessons().front().get(), first);
    EXPECT_EQ(lessons.lessons().size(), builtInCount + 20);
}

} // namespace
} // namespace vozka::lessons
