// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Faults in the folder of autosaves: damaged files, missing folders, other programs. Damaged files are
// renamed and nothing is lost.
#include "game_folder_fixture.h"
#include "records/files.h"

namespace vozka {

TEST_F(GameFolderTest, BrokenGamesAreRenamed)
{
    const auto good = saveGame(matchOf(1, 12));
    const auto text = *records::readFile(fileOf(good));
    auto illegal = matchOf(1, 12).record();
    illegal.actions.back() = Action::discard(0);
    const std::vector<std::pair<std::string, std::string>> broken{
        {"empty", ""},
        {"garbage", std::string("\x00\xff\x13vozka", 8)},
        {"half", text.substr(0, text.size() / 2)},
        {"tail", text.substr(0, text.size() - 4)},
        {"other", "{\"format\": \"vozka-position\", \"version\": 1}"},
        {"illegal", records::writeGame(illegal)},
    };
    for (const auto& [name, content] : broken)
        write(fileOf(name), content);
    const auto contents = m_gameFolder.list();
    EXPECT_EQ(contents.games.size(), 1U);
    ASSERT_EQ(contents.renamed.size(), broken.size());
    for (const auto& [error, players] : contents.renamed) {
        EXPECT_TRUE(error.file.ends_with(".vozka.broken")) << error.file;
        EXPECT_TRUE(fs::exists(error.file));
        EXPECT_FALSE(error.code.empty());
    }
    for (const auto& [name, content] : broken)
        EXPECT_EQ(*records::readFile(fileOf(name, ".vozka.broken")), content) << name;
    EXPECT_TRUE(m_gameFolder.list().renamed.empty()) << "reported once";

    write(fileOf("half"), "again");
    ASSERT_EQ(m_gameFolder.list().renamed.size(), 1U);
    EXPECT_TRUE(fs::exists(fileOf("half", ".vozka.broken-2"))) << "renamed files are not overwritten";
}

TEST_F(GameFolderTest, RedoFileOfBrokenGameIsRenamed)
{
    auto match = matchOf(4, 9);
    auto place = newPlace();
    ASSERT_TRUE(match.undo());
    ASSERT_FALSE(m_gameFolder.save(place, match));
    const auto name = place.name();
    place = {};
    write(fileOf(name), "garbage");
    ASSERT_EQ(m_gameFolder.list().renamed.size(), 1U);
    EXPECT_TRUE(fs::exists(fileOf(name, ".redo.broken")));
    EXPECT_FALSE(fs::exists(fileOf(name, ".lock")));
}

TEST_F(GameFolderTest, UnreadableRedoFileIsNotOverwritten)
{
    auto match = matchOf(4, 9);
    const auto name = saveGame(match);
    const std::string newerText = "{\"format\": \"vozka-game\", \"version\": 99}";
    write(fileOf(name, ".redo"), newerText);
    auto place = *m_gameFolder.open(name);
    auto game = m_gameFolder.read(place);
    ASSERT_TRUE(game);
    ASSERT_TRUE(game->match.undo());
    ASSERT_FALSE(m_gameFolder.save(place, game->match));
    EXPECT_EQ(*records::readFile(fileOf(name, ".redo.broken")), newerText);
    EXPECT_TRUE(m_gameFolder.read(place)->match.canRedo());
}

TEST_F(GameFolderTest, RemovesTemporaryFilesOfKilledProgram)
{
    const auto name = saveGame(matchOf(1, 12));
    const auto half = m_games / ("." + name + ".vozka.4711-3.tmp");
    write(half, "{\"format\": ");
    {
        const auto place = m_gameFolder.open(name);
        EXPECT_TRUE(m_gameFolder.list().games.empty());
        EXPECT_TRUE(fs::exists(half)) << "another program may be writing it";
    }
    EXPECT_EQ(m_gameFolder.list().games.size(), 1U);
    EXPECT_FALSE(fs::exists(half));
}

TEST_F(GameFolderTest, ReportsFolderThatCannotBeWritten)
{
    write(m_folder / "state", "a file, where a folder should be");
    const auto place = m_gameFolder.add();
    ASSERT_FALSE(place);
    EXPECT_EQ(place.error().code, "file.cannot-write");
    EXPECT_TRUE(m_gameFolder.list().games.empty());

    fs::remove(m_folder / "state");
    auto secondPlace = newPlace();
    fs::rename(m_games, m_folder / "elsewhere");
    write(m_games, "a file again");
    const auto error = m_gameFolder.save(secondPlace, matchOf(1));
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, "file.cannot-write");
}

TEST_F(GameFolderTest, RestoresDeletedFolder)
{
    auto match = matchOf(4, 9);
    auto place = newPlace();
    ASSERT_FALSE(m_gameFolder.save(place, match));
    ASSERT_FALSE(m_gameFolder.nameFile(place, m_folder / "own.vozka"));
    ASSERT_TRUE(match.undo());
    ASSERT_FALSE(m_gameFolder.save(place, match));
    // Rename the folder instead of deleting it: a flush in the background could remove a file during the
    // deletion.
    fs::rename(m_folder / "state", m_folder / "deleted");
    ASSERT_FALSE(m_gameFolder.save(place, match));
    const GameFolder other(m_games);
    EXPECT_FALSE(other.open(place.name())) << "still open here";
    const auto name = place.name();
    place = {};
    const auto game = readGame(name);
    EXPECT_EQ(game.match.record(), match.record());
    EXPECT_TRUE(game.match.canRedo());
    EXPECT_EQ(game.file, m_folder / "own.vozka");
}

TEST_F(GameFolderTest, UsesNewNameIfOtherProgramOpenedGame)
{
    auto place = newPlace();
    ASSERT_FALSE(m_gameFolder.save(place, matchOf(1, 5)));
    const auto name = place.name();
    fs::remove(fileOf(name, ".lock"));
    GameFolder other(m_games);
    auto otherPlace = other.open(name);
    ASSERT_TRUE(otherPlace);
    ASSERT_FALSE(m_gameFolder.save(place, matchOf(1, 9)));
    EXPECT_NE(place.name(), name);
    EXPECT_EQ(other.read(*otherPlace)->match.record(), matchOf(1, 5).record());
}

} // namespace vozka
