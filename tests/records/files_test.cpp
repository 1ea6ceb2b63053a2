// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading and writing files: a file is written completely or not at all.
#include "files_fixture.h"

#include <fstream>

namespace vozka::records {
namespace {

namespace fs = std::filesystem;

TEST_F(Files, ReadReturnsWrittenText)
{
    const auto path = folder / "hra č. 1.vozka";
    const std::string text("a\0b\nč", 6);
    ASSERT_FALSE(writeFile(path, text));
    ASSERT_FALSE(writeFile(path, text + "!"));
    const auto read = readFile(path);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, text + "!");
    EXPECT_EQ(fileCount(), 1) << "the temporary file is gone";
}

TEST_F(Files, FailedWriteLeavesNoFile)
{
    fs::create_directory(folder / "taken");
    const auto error = writeFile(folder / "taken", "text");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, "file.is-folder");
    EXPECT_TRUE(fs::is_directory(folder / "taken"));
    EXPECT_EQ(fileCount(), 1);
    EXPECT_TRUE(writeFile(folder / "nowhere" / "file", "text"));
}

TEST_F(Files, KeepsPermissions)
{
    const auto path = folder / "file";
    ASSERT_FALSE(writeFile(path, "old"));
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_FALSE(writeFile(path, "new"));
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Files, KeepsLink)
{
    ASSERT_FALSE(writeFile(folder / "file", "old"));
    fs::create_symlink("file", folder / "link");
    ASSERT_FALSE(writeFile(folder / "link", "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(*readFile(folder / "file"), "new");
}

TEST_F(Files, ReportsUnreadableFiles)
{
    EXPECT_EQ(readFile(folder / "none").error().code, "file.cannot-read");
    EXPECT_EQ(readFile(folder).error().code, "file.is-folder");
    std::ofstream(folder / "large") << std::string(maxFileSize + 1, ' ');
    EXPECT_EQ(readFile(folder / "large").error().code, "file.too-large");
}

TEST_F(Files, FormatOfReadsFormat)
{
    EXPECT_EQ(*formatOf(R"({"format": "vozka-lesson", "else": 1})", "f"), "vozka-lesson");
    EXPECT_EQ(formatOf(R"({"version": 1})", "f").error(),
              (Error{"f", "/format", "field.missing", {"format"}}));
}

} // namespace
} // namespace vozka::records
