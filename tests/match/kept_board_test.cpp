// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of the sandbox: two programs do not overwrite each other's, nothing is lost or overwritten.
#include "match/kept_board.h"

#include "no_room_left.h"
#include "records/files.h"

#include <gtest/gtest.h>

#include <fstream>

namespace vozka {

namespace {

namespace fs = std::filesystem;

class KeptBoardTest : public testing::Test {
protected:
    KeptBoardTest()
        : m_above(
            fs::path(testing::TempDir())
            / (std::string("vozka-board-") + testing::UnitTest::GetInstance()->current_test_info()->name())),
          m_folder(m_above / "state")
    {
        fs::remove_all(m_above);
        fs::create_directories(m_above);
    }
    ~KeptBoardTest() override { fs::remove_all(m_above); }

    /// A board of so many tiles in a row, whose first tile is D and whose others go on with its road.
    static records::PositionRecord boardOf(int tiles)
    {
        std::string text = R"({"format": "vozka-position", "version": 1,
            "rules": {"edition": "C2", "sets": ["base"], "options": {}},
            "players": [{"name": "Ada"}, {"name": "Emi"}], "toMove": 0, "tiles": [)";
        for (int x = 0; x < tiles; ++x)
            text += std::string(x == 0 ? "" : ",") + R"({"tile": "D", "at": [)" + std::to_string(x)
                    + R"(, 0], "turns": 0})";
        auto record = records::readPosition(text + R"(], "figures": []})", {});
        EXPECT_TRUE(record);
        return *record;
    }
    /// So many tiles were left, 0 if nothing was.
    static std::size_t tilesOn(const KeptBoard& board)
    {
        return board.left() ? board.left()->position.tiles.size() : 0;
    }
    fs::path file(const std::string& name) const { return m_folder / name; }
    void write(const std::string& name, const std::string& text) const
    {
        fs::create_directories(m_folder);
        std::ofstream(file(name)) << text;
    }

    fs::path m_above;
    fs::path m_folder;
};

} // namespace

TEST_F(KeptBoardTest, WhatWasLeftIsThereAgain)
{
    {
        KeptBoard board(m_folder);
        EXPECT_FALSE(board.left());
        EXPECT_FALSE(fs::exists(m_folder)) << "looking writes nothing";
        ASSERT_FALSE(board.keep(boardOf(2)));
    }
    {
        KeptBoard board(m_folder);
        EXPECT_EQ(tilesOn(board), 2U);
        ASSERT_FALSE(board.clear());
    }
    EXPECT_FALSE(KeptBoard(m_folder).left());
}

TEST_F(KeptBoardTest, TwoProgramsKeepABoardEach)
{
    {
        KeptBoard first(m_folder);
        ASSERT_FALSE(first.keep(boardOf(1)));
        KeptBoard second(m_folder);
        EXPECT_FALSE(second.left()) << "it lies on the other's table";
        ASSERT_FALSE(second.keep(boardOf(3)));
        ASSERT_FALSE(first.keep(boardOf(2)));
    }
    KeptBoard one(m_folder);
    KeptBoard two(m_folder);
    EXPECT_EQ(tilesOn(one), 2U) << "the one left last";
    EXPECT_EQ(tilesOn(two), 3U);
}

TEST_F(KeptBoardTest, BoardOfANewerVersionStaysAsItIs)
{
    const std::string later = R"({"format": "vozka-position", "version": 2})";
    write("sandbox.position.json", later);
    {
        KeptBoard board(m_folder);
        EXPECT_FALSE(board.left());
        ASSERT_TRUE(board.fault());
        EXPECT_EQ(board.fault()->code, "version.unknown");
        ASSERT_FALSE(board.keep(boardOf(2)));
        ASSERT_FALSE(board.clear());
        ASSERT_FALSE(board.keep(boardOf(3)));
    }
    EXPECT_EQ(*records::readFile(file("sandbox.position.json")), later);
    EXPECT_EQ(tilesOn(KeptBoard(m_folder)), 3U);
}

TEST_F(KeptBoardTest, DamagedBoardIsSetAside)
{
    for (const std::string name : {".broken", ".broken-2"}) {
        write("sandbox.position.json", "half" + name);
        KeptBoard board(m_folder);
        ASSERT_TRUE(board.fault());
        EXPECT_EQ(board.fault()->file, file("sandbox.position.json" + name).string());
        ASSERT_FALSE(board.keep(boardOf(2)));
        EXPECT_EQ(*records::readFile(file("sandbox.position.json" + name)), "half" + name);
    }
}

TEST_F(KeptBoardTest, FolderThatVanishedIsMadeAgain)
{
    KeptBoard board(m_folder);
    ASSERT_FALSE(board.keep(boardOf(1)));
    fs::remove_all(m_folder);
    ASSERT_FALSE(board.keep(boardOf(2)));
    EXPECT_FALSE(KeptBoard(m_folder).left()) << "it is this program's still";
    board = KeptBoard(m_above / "elsewhere");
    EXPECT_EQ(tilesOn(KeptBoard(m_folder)), 2U);
}

TEST_F(KeptBoardTest, FullDiskIsAnErrorAndLeavesWhatWasKept)
{
    KeptBoard board(m_folder);
    ASSERT_FALSE(board.keep(boardOf(1)));
    {
        const NoRoomLeft full;
        EXPECT_TRUE(board.keep(boardOf(2)));
    }
    {
        std::ifstream there(file("sandbox.position.json"));
        EXPECT_TRUE(there.good());
    }
    EXPECT_FALSE(board.keep(boardOf(3)));
    std::ofstream(m_above / "file") << "no folder";
    KeptBoard nowhere(m_above / "file" / "state");
    EXPECT_TRUE(nowhere.keep(boardOf(1)));
}

} // namespace vozka
