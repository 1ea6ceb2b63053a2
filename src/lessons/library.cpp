// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/library.h"

#include "lessons/embedded_files.h"
#include "lessons/lesson_file.h"
#include "lessons/story_file.h"
#include "records/error_codes.h"
#include "records/files.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

namespace fs = std::filesystem;

bool hasEnding(const fs::path& file, std::string_view ending)
{
    return file.filename().string().ends_with(ending);
}

/// True for files that the desktop and editors create. They are not reported as broken.
bool isHidden(const fs::path& file)
{
    const auto name = file.filename().string();
    return name.starts_with('.') || name.ends_with('~');
}

template<class Content>
const Content* findById(const std::vector<std::shared_ptr<const Content>>& all, std::string_view id)
{
    const auto at = std::ranges::find(all, id, [](const auto& each) { return std::string_view(each->id); });
    return at == all.end() ? nullptr : at->get();
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
        library.m_storesHistories = false;
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

template<class Content>
void LessonLibrary::addParsed(records::Result<Content> parsed, const std::string& file,
                              std::vector<std::shared_ptr<const Content>>& all)
{
    if (!parsed)
        m_broken.push_back(parsed.error());
    else if (isTaken(parsed->id))
        m_broken.push_back({file, "/id", std::string(records::error::lessonTwice), {parsed->id}});
    else
        all.push_back(std::make_shared<const Content>(std::move(*parsed)));
}

void LessonLibrary::add(std::string_view text, const std::string& file)
{
    addParsed(readLesson(text, file), file, m_lessons);
}

void LessonLibrary::addStory(std::string_view text, const std::string& file)
{
    auto story = readStory(text, file);
    if (story && !m_storesHistories)
        story->history = {};
    addParsed(std::move(story), file, m_stories);
}

bool LessonLibrary::isTaken(std::string_view id) const
{
    return find(id) != nullptr || findStory(id) != nullptr;
}

void LessonLibrary::addFolder(const fs::path& folder, const fs::path& ignoredFile)
{
    std::error_code failed;
    std::vector<fs::path> files;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
        if (!isHidden(at->path()) && at->path() != ignoredFile)
            files.push_back(at->path());
    if (failed && failed != std::errc::no_such_file_or_directory)
        m_broken.push_back(records::systemError(folder, records::error::cannotRead, failed));
    std::ranges::sort(files);
    for (const auto& file : files) {
        const bool isStory = hasEnding(file, ".story.json");
        if (!isStory && !hasEnding(file, ".lesson.json"))
            m_broken.push_back({file.string(), {}, std::string(records::error::notLessonName), {}});
        else if (const auto text = records::readFile(file); !text)
            m_broken.push_back(text.error());
        else if (isStory)
            addStory(*text, file.string());
        else
            add(*text, file.string());
    }
}

const Lesson* LessonLibrary::find(std::string_view id) const
{
    return findById(m_lessons, id);
}

const Story* LessonLibrary::findStory(std::string_view id) const
{
    return findById(m_stories, id);
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
