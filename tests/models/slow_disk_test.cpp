// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A move is shown although the disk has not finished writing the game.
#include "match/slow_disk.h"

#include "autosave_fixture.h"

#include <QSignalSpy>

namespace vozka {

TEST_F(AutosaveTest, MoveDoesNotWaitForDisk)
{
    start();
    play(4);
    SlowDisk disk;
    auto& table = m_program->table;
    const int decisions = table.decisions();
    table.choose(0);
    ASSERT_TRUE(disk.isReached());
    play(5);
    table.undo();
    table.redo();
    EXPECT_GT(table.decisions(), decisions);
    EXPECT_EQ(table.files()->turnsAtRisk(), 0);
    EXPECT_TRUE(disk.isHeld());
    const State left = stateOf(table);
    disk.passAll();
    auto& again = startAgain();
    EXPECT_TRUE(files(QStringLiteral("*.synced")).isEmpty());
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_TRUE(stateOf(again.table) == left);
}

TEST_F(AutosaveTest, OwnFileWaitsForDisk)
{
    start();
    play(4);
    SlowDisk disk;
    disk.passAll();
    disk.fail(true);
    const auto file = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    EXPECT_FALSE(m_program->table.files()->save(file));
    disk.fail(false);
    EXPECT_TRUE(m_program->table.files()->save(file));
}

TEST_F(AutosaveTest, FailureOfDiskIsReported)
{
    start();
    SlowDisk disk;
    disk.passAll();
    disk.fail(true);
    play(1);
    QSignalSpy due(&m_program->autosaves, &AutosaveModel::due);
    ASSERT_TRUE(due.wait());
    EXPECT_FALSE(m_program->autosaves.problem().isEmpty());
    disk.fail(false);
    EXPECT_EQ(m_program->table.files()->saveNow(), 0);
    EXPECT_TRUE(m_program->autosaves.problem().isEmpty());
}

} // namespace vozka
