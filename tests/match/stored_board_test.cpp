// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stored board of the sandbox: separate files for two programs, nothing is lost or overwritten.
#include "stored_board_fixture.h"

namespace vozka {

TEST_F(StoredBoardTest, RestoresBoard)
{
    {
        StoredBoard board(m_folder);
        EXPECT_FALSE(board.stored());
        EXPECT_FALSE(fs::exists(m_folder)) << "reading writes nothing";
        ASSERT_FALSE(board.save(boardOf(2)));
    }
    {
        StoredBoard board(m_folder);
        EXPECT_EQ(tileCount(board), 2U);
        ASSERT_FALSE(board.clear());
    }
    EXPECT_FALSE(StoredBoard(m_folder).stored());
}

TEST_F(StoredBoardTest, TwoProgramsHaveSeparateBoards)
{
    {
        StoredBoard first(m_folder);
        ASSERT_FALSE(first.save(boardOf(1)));
        StoredBoard second(m_folder);
        EXPECT_FALSE(second.stored()) << "open in the other program";
        ASSERT_FALSE(second.save(boardOf(3)));
        ASSERT_FALSE(first.save(boardOf(2)));
    }
    StoredBoard one(m_folder);
    StoredBoard two(m_folder);
    EXPECT_EQ(tileCount(one), 2U) << "the latest board";
    EXPECT_EQ(tileCount(two), 3U);
}

TEST_F(StoredBoardTest, BoardOfNewerVersionIsUnchanged)
{
    const std::string later = R"({"format": "vozka-position", "version": 2})";
    write("sandbox.position.json", later);
    {
        StoredBoard board(m_folder);
        EXPECT_FALSE(board.stored());
        ASSERT_TRUE(board.fault());
        EXPECT_EQ(board.fault()->code, "version.unknown");
        ASSERT_FALSE(board.save(boardOf(2)));
        ASSERT_FALSE(board.clear());
        ASSERT_FALSE(board.save(boardOf(3)));
    }
    EXPECT_EQ(*records::readFile(file("sandbox.position.json")), later);
    EXPECT_EQ(tileCount(StoredBoard(m_folder)), 3U);
}

TEST_F(StoredBoardTest, DamagedBoardIsRenamed)
{
    for (const std::string name : {".broken", ".broken-2"}) {
        write("sandbox.position.json", "half" + name);
        StoredBoard board(m_folder);
        ASSERT_TRUE(board.fault());
        EXPECT_EQ(board.fault()->file, file("sandbox.position.json" + name).string());
        ASSERT_FALSE(board.save(boardOf(2)));
        EXPECT_EQ(*records::readFile(file("sandbox.position.json" + name)), "half" + name);
    }
}

TEST_F(StoredBoardTest, RestoresDeletedFolder)
{
    StoredBoard board(m_folder);
    ASSERT_FALSE(board.save(boardOf(1)));
    fs::remove_all(m_folder);
    ASSERT_FALSE(board.save(boardOf(2)));
    EXPECT_FALSE(StoredBoard(m_folder).stored()) << "still locked by this program";
    board = StoredBoard(m_parent / "elsewhere");
    EXPECT_EQ(tileCount(StoredBoard(m_folder)), 2U);
}

} // namespace vozka
