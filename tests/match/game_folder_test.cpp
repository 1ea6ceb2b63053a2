// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The folder of autosaves: games are restored exactly, open games are locked, and nothing is removed without
// a request.
#include "game_folder_fixture.h"
#include "match/turns.h"
#include "records/files.h"

namespace vozka {

TEST_F(GameFolderTest, NewFolderIsEmptyAndNotCreated)
{
    EXPECT_TRUE(m_gameFolder.list().games.empty());
    EXPECT_FALSE(fs::exists(m_games));
}

TEST_F(GameFolderTest, ListsPlayersScoresAndTurn)
{
    const auto match = matchOf(3, 31);
    const auto name = saveGame(match);
    const auto games = m_gameFolder.list().games;
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].name, name);
    EXPECT_EQ(games[0].players, match.players());
    EXPECT_EQ(games[0].turn, match.state()->turn);
    EXPECT_EQ(games[0].scores, (std::vector<int>{match.state()->scores[0], match.state()->scores[1]}));
    EXPECT_FALSE(games[0].over);
    EXPECT_GT(games[0].leftAt, 1'700'000'000);
    auto finished = match;
    playOn(finished, 1000);
    saveGame(finished);
    EXPECT_TRUE(m_gameFolder.list().games[0].over);
}

TEST_F(GameFolderTest, RestoresGameExactly)
{
    for (const int decisions : {0, 1, 2, 40, 1000}) {
        const auto match = matchOf(8, decisions);
        const auto game = readGame(saveGame(match));
        EXPECT_EQ(game.match.record(), match.record());
        EXPECT_EQ(game.match.state(), match.state());
        EXPECT_TRUE(game.file.empty());
        EXPECT_EQ(game.saved, matchOf(8).record().actions) << "not in a file of the player";
    }
}

TEST_F(GameFolderTest, RestoresUndoneActions)
{
    auto match = matchOf(4, 9);
    const auto longest = match.record();
    auto place = newPlace();
    for (int i = 0; i < 4; ++i) {
        ASSERT_TRUE(match.undo());
        ASSERT_FALSE(m_gameFolder.save(place, match));
    }
    ASSERT_TRUE(match.redo());
    ASSERT_FALSE(m_gameFolder.save(place, match));
    const auto name = place.name();
    place = {};
    auto game = readGame(name);
    EXPECT_EQ(game.match.record(), match.record());
    EXPECT_EQ(game.match.longestRecord(), longest);
    while (game.match.redo()) {
    }
    EXPECT_EQ(game.match.record(), longest);
}

TEST_F(GameFolderTest, RemovesRedoFileAfterNewAction)
{
    auto match = matchOf(4, 9);
    auto place = newPlace();
    ASSERT_TRUE(match.undo());
    ASSERT_FALSE(m_gameFolder.save(place, match));
    EXPECT_TRUE(fs::exists(fileOf(place.name(), ".redo")));
    playOn(match, 2);
    ASSERT_FALSE(m_gameFolder.save(place, match));
    EXPECT_FALSE(fs::exists(fileOf(place.name(), ".redo")));
    // Write an old redo file: it would still exist if the program was killed at this point.
    write(fileOf(place.name(), ".redo"), records::writeGame(matchOf(77, 30).record()));
    const auto game = m_gameFolder.read(place);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->match.record(), match.record());
    EXPECT_FALSE(game->match.canRedo());
}

TEST_F(GameFolderTest, EarlyEndIsNotStored)
{
    auto match = matchOf(6, 20);
    const auto before = match.state();
    match.endNow();
    EXPECT_EQ(readGame(saveGame(match)).match.state(), before);
}

TEST_F(GameFolderTest, RestoresOwnFileAndSavedActions)
{
    auto match = matchOf(5, 10);
    const auto own = m_folder / "neděle u babičky.vozka";
    const auto saved = match.record();
    ASSERT_FALSE(records::writeFile(own, records::writeGame(saved)));
    auto place = newPlace();
    ASSERT_FALSE(m_gameFolder.nameFile(place, own));
    playOn(match, 3);
    ASSERT_FALSE(m_gameFolder.save(place, match));
    auto game = m_gameFolder.read(place);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->file, own);
    EXPECT_EQ(game->saved, saved.actions);
    EXPECT_EQ(records::readGame(*records::readFile(own), {})->actions, saved.actions)
        << "written only by Save";
    fs::remove(own);
    game = m_gameFolder.read(place);
    ASSERT_TRUE(game) << "the game is read without that file";
    EXPECT_TRUE(game->saved.empty());
}

TEST_F(GameFolderTest, ListsLatestGameFirst)
{
    const auto first = saveGame(matchOf(1));
    const auto second = saveGame(matchOf(2));
    const auto third = saveGame(matchOf(3));
    EXPECT_EQ(names(), (std::vector<std::string>{third, second, first}));
    auto place = *m_gameFolder.open(first);
    ASSERT_FALSE(m_gameFolder.save(place, matchOf(1, 5)));
    place = {};
    EXPECT_EQ(names(), (std::vector<std::string>{first, third, second}));
}

TEST_F(GameFolderTest, OpenGameIsLocked)
{
    auto place = newPlace();
    ASSERT_FALSE(m_gameFolder.save(place, matchOf(1, 7)));
    const GameFolder other(m_games);
    EXPECT_TRUE(other.list().games.empty());
    EXPECT_FALSE(other.open(place.name()));
    other.remove(place.name());
    EXPECT_TRUE(fs::exists(fileOf(place.name())));
    EXPECT_NE(other.add()->name(), place.name());
    const auto name = place.name();
    place = {};
    EXPECT_EQ(other.list().games.size(), 1U);
    EXPECT_TRUE(other.open(name));
}

TEST_F(GameFolderTest, HasNoLimitOfGames)
{
    std::vector<std::string> all;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        all.insert(all.begin(), saveGame(matchOf(seed, 2)));
    EXPECT_EQ(names(), all);
    EXPECT_EQ(GameFolder(m_games).list().games.size(), 40U);
}

TEST_F(GameFolderTest, RemovesOnlyRequestedGame)
{
    const auto first = saveGame(matchOf(1));
    const auto second = saveGame(matchOf(2));
    write(m_games / "notes.txt", "mine");
    m_gameFolder.remove(first);
    EXPECT_EQ(names(), (std::vector<std::string>{second}));
    EXPECT_FALSE(fs::exists(fileOf(first, ".lock")));
    EXPECT_TRUE(fs::exists(m_games / "notes.txt"));
}

TEST_F(GameFolderTest, ListShowsChangesOfOtherPrograms)
{
    const auto name = saveGame(matchOf(3, 2));
    const int before = m_gameFolder.list().games.front().turn;
    GameFolder other(m_games);
    auto place = *other.open(name);
    ASSERT_FALSE(other.save(place, matchOf(3, 30)));
    place = {};
    EXPECT_GT(m_gameFolder.list().games.front().turn, before);
}

TEST_F(GameFolderTest, GameOfNewerVersionIsUnchanged)
{
    const auto good = records::writeGame(matchOf(1, 12).record());
    const auto with = [&](const std::string& part, const std::string& replacement) {
        auto text = good;
        text.replace(text.find(part), part.size(), replacement);
        return text;
    };
    fs::create_directories(m_games);
    const std::vector<std::pair<std::string, std::string>> newer{
        {"later", "{\"format\": \"vozka-game\", \"version\": 99}"},
        {"set", with("[\"base\"", "[\"base\", \"hills-and-sheep\"")},
        {"field", with("\"seed\"", "\"weather\": 3, \"seed\"")},
        {"action", with("{\"place\"", "{\"fairy\"")},
    };
    for (const auto& [name, text] : newer)
        write(fileOf(name), text);
    for (int attempt = 0; attempt < 2; ++attempt) {
        const auto contents = m_gameFolder.list();
        EXPECT_TRUE(contents.renamed.empty());
        ASSERT_EQ(contents.games.size(), newer.size()) << "they are listed";
        for (const auto& game : contents.games) {
            EXPECT_TRUE(game.unread) << game.name;
            EXPECT_GT(game.leftAt, 0);
        }
    }
    for (const auto& [name, text] : newer)
        EXPECT_EQ(*records::readFile(fileOf(name)), text) << name;
}

TEST(TurnsAfterEntry, CountsTurnsWithNewDecisions)
{
    records::GameRecord header;
    header.seed = 3;
    header.players = {{"Anna", records::Colour::Red}, {"Bedřich", records::Colour::Blue}};
    auto match = *Match::start(header);
    const auto dealt = match.record().actions;
    EXPECT_EQ(turnsBeyond(match, dealt), 0);
    EXPECT_EQ(turnsBeyond(match, {}), 0) << "no decisions yet";
    RandomPlayer player(5);
    ActionList legalActions;
    std::vector<Action> early;
    while (match.state()->turn < 7) {
        ASSERT_FALSE(match.act(player.choose(match.rules(), match.state(), legalActions)));
        if (match.state()->turn == 3)
            early = match.record().actions;
    }
    EXPECT_EQ(turnsBeyond(match, dealt), 6);
    EXPECT_EQ(turnsBeyond(match, early), match.state()->turn - 3);
    EXPECT_EQ(turnsBeyond(match, match.record().actions), 0);
    const auto all = match.record().actions;
    match.endNow();
    EXPECT_EQ(turnsBeyond(match, all), 0) << "an early end does not count as a turn";
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.undo());
    EXPECT_EQ(turnsBeyond(match, all), 0) << "undone actions are in the longer record";
}

} // namespace vozka
