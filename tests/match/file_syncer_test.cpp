// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Writing does not wait for the disk. Until the flush is done, the flushed version keeps a second name.
#include "match/file_syncer.h"

#include "game_folder_fixture.h"
#include "records/files.h"
#include "slow_disk.h"

#include <algorithm>
#include <thread>

namespace vozka {

class FileSyncerTest : public GameFolderTest {
protected:
    /// Content of the file, and of its second name (the flushed version). "none" if it does not exist.
    std::string text() const { return textOf(m_file); }
    std::string flushedText() const { return textOf(FileSyncer::syncedName(m_file)); }
    std::size_t fileCount() const
    {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(m_folder), fs::directory_iterator()));
    }
    /// Writes and flushes the text.
    void writeAndFlush(const std::string& text) const { ASSERT_FALSE(records::writeFile(m_file, text)); }

    fs::path m_file = m_folder / "file";

private:
    static std::string textOf(const fs::path& file)
    {
        const auto text = records::readFile(file);
        return text ? *text : "none";
    }
};

TEST_F(FileSyncerTest, WritesWithoutWaitingForDisk)
{
    writeAndFlush("1");
    {
        SlowDisk disk;
        FileSyncer syncer(m_file);
        ASSERT_FALSE(syncer.write("2"));
        EXPECT_EQ(text(), "2");
        EXPECT_EQ(flushedText(), "1");
        ASSERT_TRUE(disk.isReached());
        ASSERT_FALSE(syncer.write("3"));
        EXPECT_EQ(text(), "3");
        EXPECT_EQ(flushedText(), "1");
        EXPECT_TRUE(disk.isHeld());
        disk.passAll();
    }
    EXPECT_EQ(text(), "3");
    EXPECT_EQ(fileCount(), 1U);
}

TEST_F(FileSyncerTest, KeepsLatestFlushedVersion)
{
    writeAndFlush("1");
    SlowDisk disk;
    FileSyncer syncer(m_file);
    ASSERT_FALSE(syncer.write("2"));
    ASSERT_TRUE(disk.isReached());
    ASSERT_FALSE(syncer.write("3"));
    // Two calls of fsync flush the version: one for the file, one for its folder.
    disk.pass(1);
    ASSERT_TRUE(disk.isReached());
    EXPECT_EQ(flushedText(), "1");
    disk.pass(1);
    ASSERT_TRUE(disk.isReached());
    EXPECT_EQ(text(), "3");
    EXPECT_EQ(flushedText(), "2");
    EXPECT_TRUE(disk.isHeld());
    disk.passAll();
}

TEST_F(FileSyncerTest, JoinsRequestsThatWait)
{
    writeAndFlush("1");
    SlowDisk disk;
    {
        FileSyncer syncer(m_file);
        ASSERT_FALSE(syncer.write("first"));
        ASSERT_TRUE(disk.isReached());
        for (int i = 0; i < 20; ++i)
            ASSERT_FALSE(syncer.write(std::to_string(i)));
        disk.passAll();
    }
    EXPECT_EQ(text(), "19");
    EXPECT_EQ(disk.calls(), 4);
}

TEST_F(FileSyncerTest, FlushesOtherFilesFirst)
{
    writeAndFlush("1");
    SlowDisk disk;
    {
        FileSyncer syncer(m_file);
        ASSERT_FALSE(syncer.writeOther(m_folder / "other", "text"));
        EXPECT_EQ(disk.calls(), 0);
        ASSERT_FALSE(syncer.write("2"));
        disk.passAll();
    }
    EXPECT_EQ(disk.calls(), 3);
    EXPECT_EQ(fileCount(), 2U);
}

TEST_F(FileSyncerTest, WaitsWithoutHardLinks)
{
    writeAndFlush("1");
    SlowDisk disk;
    disk.passAll();
    disk.forbidLinks();
    FileSyncer syncer(m_file);
    ASSERT_FALSE(syncer.write("2"));
    EXPECT_EQ(disk.calls(), 2);
    EXPECT_EQ(flushedText(), "none");
}

TEST_F(FileSyncerTest, WaitsAndReportsAfterFailure)
{
    writeAndFlush("1");
    SlowDisk disk;
    disk.fail(true);
    FileSyncer syncer(m_file);
    ASSERT_FALSE(syncer.write("2"));
    EXPECT_FALSE(syncer.hasFailed());
    disk.passAll();
    while (!syncer.hasFailed())
        std::this_thread::yield();
    EXPECT_EQ(flushedText(), "1");
    const auto error = syncer.write("3");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, "file.cannot-write");
    EXPECT_EQ(flushedText(), "1");
    disk.fail(false);
    EXPECT_FALSE(syncer.write("4"));
    EXPECT_FALSE(syncer.hasFailed());
    EXPECT_EQ(text(), "4");
    EXPECT_EQ(flushedText(), "none");
}

class PowerFailure : public GameFolderTest {
protected:
    /// Simulates a power failure before the file was flushed.
    static void damage(const fs::path& file) { write(file, ""); }
};

TEST_F(PowerFailure, RestoresFlushedVersion)
{
    auto match = matchOf(4, 9);
    const auto before = match.record();
    auto place = newPlace();
    ASSERT_FALSE(m_gameFolder.save(place, match));
    const auto name = place.name();
    const auto game = fileOf(name);
    place = {};
    playOn(match, 1);
    place = *m_gameFolder.open(name);
    {
        const SlowDisk disk;
        ASSERT_FALSE(m_gameFolder.save(place, match));
        ASSERT_TRUE(disk.isReached());
        fs::copy_file(FileSyncer::syncedName(game), m_folder / "synced");
    }
    place = {};
    EXPECT_FALSE(fs::exists(FileSyncer::syncedName(game)));
    fs::copy_file(m_folder / "synced", FileSyncer::syncedName(game));
    EXPECT_EQ(readGame(name).match.record(), match.record()) << "valid files are read";
    EXPECT_FALSE(fs::exists(FileSyncer::syncedName(game)));

    fs::copy_file(m_folder / "synced", FileSyncer::syncedName(game));
    damage(game);
    const auto contents = m_gameFolder.list();
    EXPECT_EQ(contents.games.size(), 1U);
    EXPECT_TRUE(contents.renamed.empty());
    place = *m_gameFolder.open(name);
    auto restored = m_gameFolder.read(place);
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->match.record(), before);
    playOn(restored->match, 1);
    ASSERT_FALSE(m_gameFolder.save(place, restored->match));
    place = {};
    EXPECT_FALSE(fs::exists(FileSyncer::syncedName(game)));
    EXPECT_EQ(readGame(name).match.record(), restored->match.record());
}

TEST_F(PowerFailure, RenamesGameWithoutReadableVersion)
{
    const auto name = saveGame(matchOf(4, 9));
    damage(fileOf(name));
    damage(FileSyncer::syncedName(fileOf(name)));
    const auto contents = m_gameFolder.list();
    EXPECT_TRUE(contents.games.empty());
    EXPECT_EQ(contents.renamed.size(), 1U);
    EXPECT_FALSE(fs::exists(FileSyncer::syncedName(fileOf(name))));
}

TEST_F(PowerFailure, RedoIsPossibleFromFlushedVersion)
{
    auto match = matchOf(4, 9);
    const auto longest = match.record();
    const auto name = saveGame(match);
    fs::copy_file(fileOf(name), m_folder / "synced");
    ASSERT_TRUE(match.undo());
    auto place = *m_gameFolder.open(name);
    ASSERT_FALSE(m_gameFolder.save(place, match));
    place = {};
    damage(fileOf(name, ".redo"));
    fs::copy_file(m_folder / "synced", FileSyncer::syncedName(fileOf(name)));
    const auto game = readGame(name);
    EXPECT_EQ(game.match.record(), match.record());
    EXPECT_EQ(game.match.longestRecord(), longest);
}

} // namespace vozka
