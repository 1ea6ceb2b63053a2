// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replacing a file of the player keeps a copy of its previous content, also for unusual file names.
#include "records/replace_file.h"

#include <gtest/gtest.h>

#include <iterator>

namespace vozka::records {
namespace {

namespace fs = std::filesystem;

/// A temporary folder, which is removed afterwards.
class ReplaceFile : public testing::Test {
protected:
    void SetUp() override
    {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder = fs::path(testing::TempDir()) / (std::string("vozka-replace-") + test->name());
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

TEST_F(ReplaceFile, NewFileHasNoPreviousCopy)
{
    ASSERT_FALSE(replaceFile(folder / "game.vozka", "one"));
    EXPECT_EQ(*readFile(folder / "game.vozka"), "one");
    EXPECT_EQ(fileCount(), 1);
}

TEST_F(ReplaceFile, KeepsPreviousContent)
{
    const auto path = folder / "game.vozka";
    for (const auto* text : {"one", "two", "three"})
        ASSERT_FALSE(replaceFile(path, text));
    EXPECT_EQ(*readFile(path), "three");
    EXPECT_EQ(*readFile(folder / "game.vozka~"), "two");
    EXPECT_EQ(fileCount(), 2) << "no temporary files";
}

TEST_F(ReplaceFile, SameContentKeepsPreviousCopy)
{
    const auto path = folder / "game.vozka";
    for (const auto* text : {"one", "two", "two", "two"})
        ASSERT_FALSE(replaceFile(path, text));
    EXPECT_EQ(*readFile(folder / "game.vozka~"), "one");
}

TEST_F(ReplaceFile, KeepsLinkAndCopiesTarget)
{
    fs::create_directory(folder / "there");
    ASSERT_FALSE(writeFile(folder / "there" / "file", "old"));
    fs::create_symlink("there/file", folder / "link");
    ASSERT_FALSE(replaceFile(folder / "link", "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(*readFile(folder / "there" / "file"), "new");
    EXPECT_EQ(*readFile(folder / "there" / "file~"), "old");
}

TEST_F(ReplaceFile, DoesNotWriteWithoutCopy)
{
    const auto path = folder / "game.vozka";
    ASSERT_FALSE(replaceFile(path, "one"));
    fs::create_directory(folder / "game.vozka~");
    const auto error = replaceFile(path, "two");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, "file.cannot-write");
    EXPECT_EQ(error->file, path.string() + "~");
    EXPECT_EQ(*readFile(path), "one");
    EXPECT_EQ(fileCount(), 2);
}

TEST_F(ReplaceFile, DoesNotReplaceFolder)
{
    fs::create_directory(folder / "taken");
    EXPECT_TRUE(replaceFile(folder / "taken", "text"));
    EXPECT_TRUE(fs::is_directory(folder / "taken"));
    EXPECT_EQ(fileCount(), 1);
}

class FileNames : public ReplaceFile, public testing::WithParamInterface<std::string> {};

TEST_P(FileNames, AreWrittenReadAndReplaced)
{
    const auto path = folder / GetParam();
    ASSERT_FALSE(replaceFile(path, "one"));
    ASSERT_FALSE(replaceFile(path, "two"));
    EXPECT_EQ(*readFile(path), "two");
    EXPECT_EQ(*readFile(previousCopyOf(path)), "one");
    EXPECT_EQ(fileCount(), 2);
}

std::string repeatUpTo(std::string_view part, std::size_t bytes)
{
    std::string name;
    while (name.size() + part.size() <= bytes)
        name.append(part);
    return name;
}

INSTANTIATE_TEST_SUITE_P(ReplaceFile, FileNames,
                         testing::Values(repeatUpTo("a", 240) + ".vozka", repeatUpTo("a", 249) + ".vozka",
                                         repeatUpTo("ř", 249) + ".vozka", repeatUpTo("♞", 255),
                                         "\xff\xfe.vozka", "a\nb.vozka", "100%41.vozka", "#?&.vozka", " "));

TEST(PreviousCopy, IsCutBetweenLetters)
{
    const auto name = previousCopyOf(repeatUpTo("ř", 254) + "x").string();
    EXPECT_EQ(name, repeatUpTo("ř", 254) + "~");
    EXPECT_EQ(previousCopyOf(repeatUpTo("♞", 255)).string(), repeatUpTo("♞", 252) + "~");
}

} // namespace
} // namespace vozka::records
