// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fixture: a table with a game of two players, and functions that play it.
#pragma once

#include "models/game/game_controller.h"
#include "players/random_player.h"

#include <QString>
#include <gtest/gtest.h>

namespace vozka {

[[nodiscard]] records::GameRecord gameOfTwo(std::uint64_t seed = 1);

/// Returns the same game with six expansions, The Tower and The Princess & the Dragon among them.
[[nodiscard]] records::GameRecord gameWithSixExpansions(std::uint64_t seed);
/// Returns the game with random actions up to its end. A table opens it faster than it plays it.
[[nodiscard]] records::GameRecord playedAtRandom(const records::GameRecord& game);
/// Returns the hash of the state, the prompt and all choices in one line.
[[nodiscard]] QString decisionText(GameController& controller);

class TableTest : public testing::Test {
protected:
    TableTest();

    /// Makes one random decision.
    void playOne();
    /// Makes up to `decisions` random decisions. Dismisses discarded tiles and confirms choices.
    void play(int decisions);
    /// Makes one random decision. Moves a figure or piece to an area off the board if possible, and never out
    /// of an area.
    void playToAreas();
    /// Makes random decisions, at least one, until this step. Fails if the game ends before.
    void playUntil(Prompt::Kind step);
    /// Returns the value of a role, as QML reads it.
    [[nodiscard]] static QVariant read(const QAbstractItemModel& model, int row, const char* role);
    /// Returns the state of the table. Valid until the next call.
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
