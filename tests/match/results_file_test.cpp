// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The file of finished games: each game once, several programs, and nothing is lost.
#include "match/results_file.h"

#include "platform/file_lock.h"
#include "records/files.h"

#include <gtest/gtest.h>

#include <fstream>
#include <thread>

namespace vozka {

namespace {

namespace fs = std::filesystem;
using records::FinishedGame;

class ResultsFileTest : public testing::Test {
protected:
    ResultsFileTest()
        : m_folder(
            fs::path(testing::TempDir())
            / (std::string("vozka-results-") + testing::UnitTest::GetInstance()->current_test_info()->name()))
    {
        fs::remove_all(m_folder);
    }
    ~ResultsFileTest() override { fs::remove_all(m_folder); }

    static FinishedGame game(std::uint64_t seed, int points = 10)
    {
        FinishedGame game;
        game.game = "game-" + std::to_string(seed);
        game.seed = seed;
        game.ended = 1795270953;
        game.turns = 72;
        game.players = {{"Anna", records::Colour::Red}, {"Bedřich", records::Colour::Blue}};
        game.points = {points, 5};
        return game;
    }
    void addGame(std::uint64_t seed, int points = 10)
    {
        EXPECT_FALSE(m_results.store(std::vector{game(seed, points)}));
    }
    std::vector<std::uint64_t> seeds() const
    {
        std::vector<std::uint64_t> seeds;
        for (const auto& each : m_results.load().games)
            seeds.push_back(each.seed);
        return seeds;
    }
    fs::path file() const { return m_folder / "state" / "results.jsonl"; }
    void write(const std::string& text) const
    {
        fs::create_directories(file().parent_path());
        std::ofstream(file(), std::ios::binary) << text;
    }

    fs::path m_folder;
    ResultsFile m_results{m_folder / "state"};
};

using Seeds = std::vector<std::uint64_t>;

TEST_F(ResultsFileTest, FileIsNotCreatedByReading)
{
    const auto contents = m_results.load();
    EXPECT_TRUE(contents.games.empty());
    EXPECT_FALSE(contents.fault);
    EXPECT_FALSE(fs::exists(m_folder / "state")) << "reading creates no folder";
    EXPECT_FALSE(m_results.remove(std::vector{game(1)}));
}

TEST_F(ResultsFileTest, SecondEndReplacesFirst)
{
    addGame(1, 10);
    addGame(2);
    addGame(1, 77);
    EXPECT_EQ(seeds(), (Seeds{2, 1}));
    EXPECT_EQ(m_results.load().games.back().points.front(), 77);
}

TEST_F(ResultsFileTest, RemovedGamesCanBeAddedAgain)
{
    for (const std::uint64_t seed : {1, 2, 3})
        addGame(seed);
    const std::vector removed{game(1), game(3)};
    EXPECT_FALSE(m_results.remove(removed));
    EXPECT_EQ(seeds(), Seeds{2});
    EXPECT_FALSE(m_results.store(removed));
    EXPECT_EQ(seeds(), (Seeds{2, 1, 3}));
}

TEST_F(ResultsFileTest, ConcurrentProgramsLoseNothing)
{
    constexpr int each = 20;
    const auto work = [&](std::uint64_t first) {
        const ResultsFile results(m_folder / "state");
        for (std::uint64_t i = 0; i < each; ++i)
            EXPECT_FALSE(results.store(std::vector{game(first + i)}));
    };
    std::thread other(work, 1000);
    work(1);
    other.join();
    EXPECT_EQ(seeds().size(), 2U * each);
}

TEST_F(ResultsFileTest, UnreadableLinesAreUnchanged)
{
    addGame(1);
    const std::string unreadable = R"({"seed": 7, "wings": 2})"
                                   "\n"
                                   "half a li\n";
    std::ofstream(file(), std::ios::app | std::ios::binary) << unreadable;
    auto contents = m_results.load();
    EXPECT_EQ(contents.unread, 2);
    ASSERT_TRUE(contents.firstUnread);
    EXPECT_FALSE(contents.fault);
    addGame(2);
    EXPECT_FALSE(m_results.remove(std::vector{game(1)}));
    EXPECT_EQ(seeds(), Seeds{2});
    EXPECT_NE(records::readFile(file())->find(unreadable), std::string::npos) << *records::readFile(file());
}

TEST_F(ResultsFileTest, FileOfOtherFormatIsRenamed)
{
    for (const std::string text : {"", "garbage", "{\"format\": \"vozka-game\", \"version\": 1}\n"}) {
        write(text);
        const auto contents = m_results.load();
        ASSERT_TRUE(contents.fault) << text;
        EXPECT_TRUE(contents.renamed);
        EXPECT_EQ(*records::readFile(contents.fault->file), text);
        EXPECT_FALSE(m_results.load().fault) << "reported once";
    }
    write("garbage");
    addGame(4);
    EXPECT_EQ(seeds(), Seeds{4});
    EXPECT_TRUE(fs::exists(file().string() + ".broken-4")) << "renamed before writing";
}

TEST_F(ResultsFileTest, DoesNotExceedMaximumSize)
{
    addGame(1);
    const auto before = *records::readFile(file());
    // Unreadable lines fill the file almost to its maximum size.
    constexpr std::size_t lineSize = 1U << 20U;
    std::string text = before;
    while (text.size() + lineSize < records::maxFileSize)
        text.append(std::string(lineSize - 1, 'x')).append("\n");
    text.append(std::string(records::maxFileSize - text.size() - 20, 'x')).append("\n");
    write(text);
    ASSERT_TRUE(records::readFile(file()));
    EXPECT_TRUE(m_results.store(std::vector{game(2)}));
    EXPECT_EQ(*records::readFile(file()), text);
}

TEST_F(ResultsFileTest, FileOfNewerVersionIsUnchanged)
{
    const std::string newer = "{\"format\": \"vozka-results\", \"version\": 2}\n{\"wings\": 2}\n";
    write(newer);
    ASSERT_TRUE(m_results.load().fault);
    EXPECT_FALSE(m_results.load().renamed);
    EXPECT_TRUE(m_results.store(std::vector{game(1)}));
    EXPECT_EQ(*records::readFile(file()), newer);
}

TEST_F(ResultsFileTest, ReportsFolderAndLockedFile)
{
    fs::create_directories(file());
    ASSERT_TRUE(m_results.load().fault);
    write("{\"format\": \"vozka-results\", \"version\": 1}\n");
    FileLock lock;
    ASSERT_FALSE(lock.lock(m_folder / "state" / "results.lock"));
    const auto error = m_results.store(std::vector{game(1)});
    ASSERT_TRUE(error) << "another program holds the lock";
    EXPECT_EQ(error->code, "file.cannot-write");
}

} // namespace

} // namespace vozka
