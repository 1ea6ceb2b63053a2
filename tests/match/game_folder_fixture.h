// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A temporary folder of autosaves.
#pragma once

#include "match/game_folder.h"
#include "players/random_player.h"

#include <gtest/gtest.h>

#include <fstream>

namespace vozka {

namespace fs = std::filesystem;

class GameFolderTest : public testing::Test {
protected:
    GameFolderTest()
        : m_folder(
            fs::path(testing::TempDir())
            / (std::string("vozka-games-") + testing::UnitTest::GetInstance()->current_test_info()->name())),
          m_games(m_folder / "state" / "games")
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    ~GameFolderTest() override { fs::remove_all(m_folder); }

    static Match matchOf(std::uint64_t seed, int decisions = 0, bool undo = true)
    {
        records::GameRecord header;
        header.seed = seed;
        header.players = {{"Anna", records::Colour::Red}, {"Bedřich", records::Colour::Blue}};
        header.rules.options.set(option::undo, undo ? 1 : 0);
        auto match = *Match::start(header);
        playOn(match, decisions);
        return match;
    }
    static void playOn(Match& match, int decisions)
    {
        RandomPlayer player(5);
        ActionList legalActions;
        for (int i = 0; i < decisions && !match.state()->over; ++i)
            EXPECT_FALSE(match.act(player.choose(match.rules(), match.state(), legalActions)));
    }
    GameFolder::Place newPlace()
    {
        auto place = m_gameFolder.add();
        EXPECT_TRUE(place);
        return std::move(*place);
    }
    /// Stores and closes a game. Returns its name.
    std::string saveGame(const Match& match)
    {
        auto place = newPlace();
        EXPECT_FALSE(m_gameFolder.save(place, match));
        return place.name();
    }
    ResumedGame readGame(const std::string& name)
    {
        auto place = m_gameFolder.open(name);
        EXPECT_TRUE(place);
        auto game = m_gameFolder.read(*place);
        EXPECT_TRUE(game);
        return std::move(*game);
    }
    fs::path fileOf(const std::string& name, const char* ending = ".vozka") const
    {
        return m_games / (name + ending);
    }
    static void write(const fs::path& file, const std::string& text)
    {
        std::ofstream(file, std::ios::binary) << text;
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> found;
        for (const auto& game : m_gameFolder.list().games)
            found.push_back(game.name);
        return found;
    }

    fs::path m_folder;
    fs::path m_games;
    GameFolder m_gameFolder{m_games};
};

} // namespace vozka
