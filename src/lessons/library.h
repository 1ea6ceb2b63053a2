// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons and stories of the program and of a folder.
#pragma once

#include "lessons/lesson.h"
#include "lessons/story.h"

#include <filesystem>
#include <memory>

namespace vozka::lessons {

/// An example in the table of contents.
struct Entry {
    const Lesson* lesson = nullptr;
    const Example* example = nullptr;
};

class LessonLibrary {
public:
    /// The lessons and stories compiled into the program.
    [[nodiscard]] static LessonLibrary builtIn();
    /// The same, read once. It and its copies do not store the history of stories, which take more memory
    /// than all the rest. `played` returns them.
    [[nodiscard]] static LessonLibrary shared();

    /// Adds the files of a folder that end in ".lesson.json" or ".story.json", by name. Any other file is
    /// broken, unless it is hidden. A missing folder is empty. The file `except` is ignored.
    void addFolder(const std::filesystem::path& folder, const std::filesystem::path& except = {});
    /// Adds one lesson. It is broken if its id is taken.
    void add(std::string_view text, const std::string& file);
    void addStory(std::string_view text, const std::string& file);

    [[nodiscard]] bool isTaken(std::string_view id) const;

    [[nodiscard]] const std::vector<std::shared_ptr<const Lesson>>& lessons() const { return m_lessons; }
    [[nodiscard]] const Lesson* find(std::string_view id) const;
    [[nodiscard]] const std::vector<std::shared_ptr<const Story>>& stories() const { return m_stories; }
    /// The stories of the course, in its order.
    [[nodiscard]] std::vector<const Story*> course() const;
    [[nodiscard]] const Story* findStory(std::string_view id) const;
    /// Errors of files that were not added.
    [[nodiscard]] const std::vector<records::Error>& broken() const { return m_broken; }

    /// All examples: those of the classic edition, lesson by lesson, then those of the new one.
    [[nodiscard]] std::vector<Entry> contents() const;

private:
    void addBuiltIn();
    template<class Taught>
    void keep(records::Result<Taught> read, const std::string& file,
              std::vector<std::shared_ptr<const Taught>>& all);

    bool m_storesHistories = true;
    std::vector<std::shared_ptr<const Lesson>> m_lessons;
    std::vector<std::shared_ptr<const Story>> m_stories;
    std::vector<records::Error> m_broken;
};

} // namespace vozka::lessons
