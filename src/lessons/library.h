// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons and stories of the program, and of folders of the user.
#pragma once

#include "lessons/lesson.h"
#include "lessons/story.h"

#include <filesystem>
#include <memory>

namespace vozka::lessons {

/// An example of a lesson, as an entry of the table of contents. The library owns both.
struct Entry {
    const Lesson* lesson = nullptr;
    const Example* example = nullptr;
};

class LessonLibrary {
public:
    /// Reads the lessons and stories that are compiled into the program.
    [[nodiscard]] static LessonLibrary builtIn();
    /// Returns the same lessons and stories, which are only read in the first call. The stories have no
    /// history, because histories take more memory than everything else. `played` (story_check.h) adds it.
    [[nodiscard]] static LessonLibrary shared();

    /// Adds the files of a folder that end in ".lesson.json" or ".story.json", sorted by name. Any other file
    /// adds an error to `broken`, unless it is hidden or ends in "~". A missing folder counts as an empty
    /// folder. The file `ignoredFile` is ignored.
    void addFolder(const std::filesystem::path& folder, const std::filesystem::path& ignoredFile = {});
    /// Adds one lesson or story. Adds an error to `broken` if it has a fault or its id is taken.
    void add(std::string_view text, const std::string& file);
    void addStory(std::string_view text, const std::string& file);

    [[nodiscard]] bool isTaken(std::string_view id) const;

    [[nodiscard]] const std::vector<std::shared_ptr<const Lesson>>& lessons() const { return m_lessons; }
    [[nodiscard]] const Lesson* find(std::string_view id) const;
    [[nodiscard]] const std::vector<std::shared_ptr<const Story>>& stories() const { return m_stories; }
    /// Returns the stories of the course for beginners, in the order of the course.
    [[nodiscard]] std::vector<const Story*> course() const;
    [[nodiscard]] const Story* findStory(std::string_view id) const;
    /// Errors of files that were not added, and of folders that could not be read.
    [[nodiscard]] const std::vector<records::Error>& broken() const { return m_broken; }

    /// Returns all examples: first of the classic edition, lesson by lesson, then of the new edition.
    [[nodiscard]] std::vector<Entry> contents() const;

private:
    void addBuiltIn();
    template<class Content>
    void addParsed(records::Result<Content> parsed, const std::string& file,
                   std::vector<std::shared_ptr<const Content>>& all);

    bool m_storesHistories = true;
    std::vector<std::shared_ptr<const Lesson>> m_lessons;
    std::vector<std::shared_ptr<const Story>> m_stories;
    std::vector<records::Error> m_broken;
};

} // namespace vozka::lessons
