// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/files.h"
#include "samples.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

namespace vozka::lessons {

namespace fs = std::filesystem;

/// Temporary folder for lessons.
class LessonFolder : public testing::Test {
protected:
    void SetUp() override
    {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = fs::temp_directory_path() / ("vozka-lessons-" + std::to_string(::getpid()) + test);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    void writeFile(const std::string& name, const std::string& text) const
    {
        ASSERT_FALSE(records::writeFile(m_folder / name, text));
    }
    /// Returns the text of a valid lesson file with that id.
    static std::string lessonWithId(const std::string& id)
    {
        auto file = sampleFile();
        file["id"] = id;
        return file.dump();
    }

    fs::path m_folder;
};

} // namespace vozka::lessons
