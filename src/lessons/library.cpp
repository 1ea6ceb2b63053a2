// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/library.h"

#include "lessons/embedded_lessons.h"
#include "lessons/embedded_stories.h"
#include "lessons/lesson_file.h"
#include "lessons/story_file.h"
#include "records/error_codes.h"
#include "records/files.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".lesson.json";
constexpr std::string_view storyEnding = ".story.json";

bool isStory(const fs::path& file)
{
    return file.filename().string().ends_with(storyEnding);
}

bool isLesson(const fs::path& file)
{
    return file.filename().string().ends_with(ending);
}

/// What the desktop or an editor keeps beside files says nothing to whoever put them there.
bool isHidden(const fs::path& file)
{
    const auto name = file.filename().string();
    return name.starts_with('.') || name.ends_with('~');
}

} // namespace

LessonLibrary LessonLibrary::builtIn()
{
    LessonLibrary library;
    library.addBuiltIn();
    return library;
}

LessonLibrary LessonLibrary::shared()
{
    static const LessonLibrary all = [] {
        LessonLibrary library;
        library.m_keepsMoments = false;
        library.addBuiltIn();
        return library;
    }();
    return all;
}

void LessonLibrary::addBuiltIn()
{
    for (const auto& file : embeddedLessons())
        add(file.text, std::string(file.name));
    for (const auto& file : embeddedStories())
        addStory(file.text, std::string(file.name));
}

void LessonLibrary::add(std::string_view text, const std::string& file)
{
    auto lesson = readLesson(text, file);
    if (!lesson)
        m_broken.push_back(lesson.error());
    else if (isTaken(lesson->id))
        m_broken.push_back({file, "/id", std::string(records::error::lessonTwice), {lesson->id}});
    else
        m_lessons.push_back(std::make_shared<const Lesson>(std::move(*lesson)));
}

void LessonLibrary::addStory(std::string_view text, const std::string& file)
{
    auto story = readStory(text, file);
    if (!story)
        m_broken.push_back(story.error());
    else if (isTaken(story->id))
        m_broken.push_back({file, "/id", std::string(records::error::lessonTwice), {story->id}});
    else {
        if (!m_keepsMoments)
            story->moments = {};
        m_stories.push_back(std::make_shared<const Story>(std::move(*story)));
    }
}

bool LessonLibrary::isTaken(std::string_view id) const
{
    return find(id) != nullptr || findStory(id) != nullptr;
}

void LessonLibrary::addFolder(const fs::path& folder, const fs::path& except)
{
    std::error_code failed;
    std::vector<fs::path> files;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
        if (!isHidden(at->path()) && at->path() != except)
            files.push_back(at->path());
    if (failed && failed != std::errc::no_such_file_or_directory)
        m_broken.push_back(records::systemError(folder, records::error::cannotRead, failed));
    std::ranges::sort(files);
    for (const auto& file : files)
        if (!isStory(file) && !isLesson(file))
            m_broken.push_back({file.string(), {}, std::string(records::error::notLessonName), {}});
        else if (const auto text = records::readFile(file); !text)
            m_broken.push_back(text.error());
        else if (isStory(file))
            addStory(*text, file.string());
        else
            add(*text, file.string());
}

const Lesson* LessonLibrary::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_lessons, id, [](const auto& lesson) { return lesson->id; });
    return found == m_lessons.end() ? nullptr : found->get();
}

const Story* LessonLibrary::findStory(std::string_view id) const
{
    const auto found = std::ranges::find(m_stories, id, [](const auto& story) { return story->id; });
    return found == m_stories.end() ? nullptr : found->get();
}

std::vector<const Story*> LessonLibrary::course() const
{
    std::vector<const Story*> course;
    for (const auto& story : m_stories)
        if (story->course != 0)
            course.push_back(story.get());
    std::ranges::stable_sort(course, {}, &Story::course);
    return course;
}

std::vector<Entry> LessonLibrary::contents() const
{
    std::vector<Entry> entries;
    for (const auto edition : {Edition::C1, Edition::C2})
        for (const auto& lesson : m_lessons)
            for (const auto& example : lesson->examples)
                if (example.edition == edition)
                    entries.push_back({lesson.get(), &example});
    return entries;
}

} // namespace vozka::lessons
