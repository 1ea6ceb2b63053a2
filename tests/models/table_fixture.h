// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table with a game of two on it, and ways to play it on.
#pragma once

#include "models/game/game_controller.h"
#include "players/random_player.h"

#include <QString>
#include <gtest/gtest.h>

namespace vozka {

[[nodiscard]] records::GameRecord gameOfTwo(std::uint64_t seed = 1);

/// The same with everything that dragons, towers and all others bring.
[[nodiscard]] records::GameRecord gameWithAll(std::uint64_t seed);
/// That game with the actions of random players up to its end: a table opens it faster than it plays it.
[[nodiscard]] records::GameRecord playedAtRandom(const records::GameRecord& game);
/// What lies there and all that may be done, in one line.
[[nodiscard]] QString whatIsAsked(GameController& controller);

class TableTest : public testing::Test {
protected:
    TableTest();

    /// Does one decision of a random player.
    void playOne();
    /// Does so many, fewer if the game ends. Tiles that fit nowhere are seen at once, and what waits for a
    /// confirmation is confirmed.
    void play(int decisions);
    /// Does one decision: a figure or piece goes to an area off the board if it can, and none leaves.
    void playToAreas();
    /// Plays at random until it is this step; fails if the game ends before.
    void playUntil(Prompt::Kind step);
    /// What QML reads from a row.
    [[nodiscard]] static QVariant read(const QAbstractItemModel& model, int row, const char* role);
    /// What the table shows. Good until it is asked for again.
    [[nodiscard]] const StateData& state() const
    {
        m_looked = m_controller.table();
        return **m_looked.state;
    }

    GameController m_controller;

private:
    mutable Table m_looked;
    RandomPlayer m_player{7};
};

} // namespace vozka
