// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole files: written completely or not at all.
#include "records/files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <iterator>

namespace vozka::records {
namespace {

namespace fs = std::filesystem;

/// A folder of the test's own, gone afterwards.
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

    [[nodiscard]] std::ptrdiff_t entries() const
    {
        return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
    }

    fs::path folder;
};

TEST_F(Files, WhatIsWrittenIsRead)
{
    const auto path = folder / "hra č. 1.vozka";
    const std::string text("a\0b\nč", 6);
    ASSERT_FALSE(writeFile(path, text));
    ASSERT_FALSE(writeFile(path, text + "!"));
    const auto read = readFile(path);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, text + "!");
    EXPECT_EQ(entries(), 1) << "the temporary file is gone";
}

TEST_F(Files, AFailedWriteLeavesNothingBehind)
{
    fs::create_directory(folder / "taken");
    const auto error = writeFile(folder / "taken", "text");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, "file.is-folder");
    EXPECT_TRUE(fs::is_directory(folder / "taken"));
    EXPECT_EQ(entries(), 1);
    EXPECT_TRUE(writeFile(folder / "nowhere" / "file", "text"));
}

TEST_F(Files, TheNewFileHasTheRightsOfTheOld)
{
    const auto path = folder / "file";
    ASSERT_FALSE(writeFile(path, "old"));
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_FALSE(writeFile(path, "new"));
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Files, ALinkStaysALink)
{
    ASSERT_FALSE(writeFile(folder / "file", "old"));
    fs::create_symlink("file", folder / "link");
    ASSERT_FALSE(writeFile(folder / "link", "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(*readFile(folder / "file"), "new");
}

TEST_F(Files, WhatCannotBeReadIsAnError)
{
    EXPECT_EQ(readFile(folder / "none").error().code, "file.cannot-read");
    EXPECT_EQ(readFile(folder).error().code, "file.is-folder");
    std::ofstream(folder / "large") << std::string(maxFileSize + 1, ' ');
    EXPECT_EQ(readFile(folder / "large").error().code, "file.too-large");
}

TEST_F(Files, PipesAndDevicesAreRefusedAtOnce)
{
    const auto pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    fs::create_symlink("pipe", folder / "link");
    fs::create_symlink("/dev/zero", folder / "zero");
    for (const auto& path : {pipe, folder / "link", folder / "zero", fs::path("/dev/null")}) {
        EXPECT_EQ(readFile(path).error().code, "file.not-regular") << path;
        const auto error = writeFile(path, "text");
        ASSERT_TRUE(error);
        EXPECT_EQ(error->code, "file.not-regular") << path;
    }
    EXPECT_TRUE(fs::is_fifo(pipe)) << "it was not replaced";
    EXPECT_EQ(entries(), 3);
}

TEST_F(Files, TheFormatTellsFilesApart)
{
    EXPECT_EQ(*formatOf(R"({"format": "vozka-lesson", "else": 1})", "f"), "vozka-lesson");
    EXPECT_EQ(formatOf(R"({"version": 1})", "f").error(),
              (Error{"f", "/format", "field.missing", {"format"}}));
}

} // namespace
} // namespace vozka::records
