// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stored board of the sandbox: separate files for two programs, nothing is lost or overwritten.
#include "kept_board_fixture.h"

namespace vozka {

TEST_F(KeptBoardTest, RestoresBoard)
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

TEST_F(KeptBoardTest, TwoProgramsHaveSeparateBoards)
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

TEST_F(KeptBoardTest, BoardOfNewerVersionIsUnchanged)
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

TEST_F(KeptBoardTest, DamagedBoardIsRenamed)
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

} // namespace vozka
