// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests with a full disk. Only on systems that can limit the size of files.
#include "full_disk.h"

#include "game_folder_fixture.h"
#include "stored_board_fixture.h"

namespace vozka {

TEST_F(StoredBoardTest, FullDiskIsErrorAndKeepsOldBoard)
{
    StoredBoard board(m_folder);
    ASSERT_FALSE(board.save(boardOf(1)));
    const auto text = records::readFile(file("sandbox.position.json"));
    ASSERT_TRUE(text);
    {
        const FullDisk full;
        EXPECT_TRUE(board.save(boardOf(2)));
    }
    const auto textAfter = records::readFile(file("sandbox.position.json"));
    ASSERT_TRUE(textAfter);
    EXPECT_EQ(*textAfter, *text);
    EXPECT_FALSE(board.save(boardOf(3)));
    std::ofstream(m_parent / "file") << "no folder";
    StoredBoard nowhere(m_parent / "file" / "state");
    EXPECT_TRUE(nowhere.save(boardOf(1)));
}

TEST_F(GameFolderTest, FullDiskIsErrorAndKeepsOldGame)
{
    auto place = newPlace();
    const auto match = matchOf(1, 5);
    ASSERT_FALSE(m_gameFolder.save(place, match));
    {
        const FullDisk full;
        const auto error = m_gameFolder.save(place, matchOf(1, 50));
        ASSERT_TRUE(error);
        EXPECT_EQ(error->code, "file.cannot-write");
    }
    EXPECT_EQ(m_gameFolder.read(place)->match.record(), match.record());
    EXPECT_FALSE(m_gameFolder.save(place, matchOf(1, 50)));
    EXPECT_EQ(m_gameFolder.read(place)->match.record(), matchOf(1, 50).record());
}

} // namespace vozka
