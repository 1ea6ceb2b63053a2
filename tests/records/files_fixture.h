// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>

namespace vozka::records {

namespace fs = std::filesystem;

/// A temporary folder, which is removed afterwards.
class Files : public testing::Test {
protected:
    void SetUp() override
    {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder = fs::path(testing::TempDir()) / (std::string("vozka-files-") + test->name());
        fs::remove_all(folder);
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }

    [[nodiscard]] std::ptrdiff_t fileCount() const
    {
        return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
    }

    fs::path folder;
};

} // namespace vozka::records
