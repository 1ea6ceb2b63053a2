// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons of a folder are added to the built-in ones. A damaged lesson does not affect the others.
#include "library_fixture.h"

namespace vozka::lessons {
namespace {

TEST_F(LessonFolder, AddsLessonsByName)
{
    put("b.lesson.json", named("second"));
    put("a.lesson.json", named("first"));
    put(".hidden", "nothing to read");
    put("a.lesson.json~", "what an editor kept");
    auto lessons = LessonLibrary::builtIn();
    const auto own = lessons.lessons().size();
    lessons.addFolder(m_folder);
    EXPECT_TRUE(lessons.broken().empty());
    ASSERT_EQ(lessons.lessons().size(), own + 2);
    EXPECT_EQ(lessons.lessons()[own]->id, "first");
    EXPECT_EQ(lessons.lessons()[own + 1]->id, "second");
    EXPECT_NE(lessons.find("second"), nullptr);
}

TEST_F(LessonFolder, ReportsDamagedFilesAndLoadsOthers)
{
    put("a.lesson.json", "{");
    put("b.lesson.json", named("good"));
    put("c.lesson.json", named("wagon-1"));
    put("d.lesson.json", R"({"format": "vozka-lesson", "version": 9})");
    fs::create_directory(m_folder / "e.lesson.json");
    auto lessons = LessonLibrary::builtIn();
    const auto own = lessons.lessons().size();
    lessons.addFolder(m_folder);
    EXPECT_EQ(lessons.lessons().size(), own + 1);
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
    put("a.lesson.json", named("good"));
    put("mine.json", named("mine"));
    put("lesson.json", named("bare"));
    put("tale.story.jsn", "{}");
    put("notes.txt", "nothing to read");
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
    const auto own = lessons.lessons().size();
    const auto* first = lessons.lessons().front().get();
    for (int i = 0; i < 20; ++i)
        lessons.add(named("lesson-" + std::to_string(i)), "file");
    EXPECT_EQ(lessons.lessons().front().get(), first);
    EXPECT_EQ(lessons.lessons().size(), own + 20);
}

} // namespace
} // namespace vozka::lessons
