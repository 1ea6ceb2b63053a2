// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fixture: a table with human and computer players, and a function that waits for background work.
#pragma once

#include "models/app/app_settings.h"
#include "models/computer/computer_players.h"

#include <QTest>
#include <gtest/gtest.h>

#include <functional>
#include <initializer_list>

namespace vozka {

/// Waits until `what` returns true. Returns false after five minutes.
inline bool waitFor(const std::function<bool()>& what)
{
    constexpr int longMs = 300000;
    return QTest::qWaitFor(what, longMs);
}

class PlayedTable : public testing::Test {
protected:
    using Kind = records::PlayerKind;
    using Activity = ComputerPlayers::Activity;
    using Pace = AppSettings::ComputerPace;

    PlayedTable()
    {
        AppSettings::instance().setComputerPace(Pace::AtOnceComputer);
        m_computers.setProperty("iterations", 20);
        m_computers.setController(&m_table);
    }
    ~PlayedTable() override { AppSettings::instance().setComputerPace(Pace::NormalComputer); }

    void startGame(std::initializer_list<Kind> kinds, std::uint64_t seed = 1,
                   const std::vector<std::string>& sets = {"base"})
    {
        records::GameRecord game;
        for (const auto kind : kinds) {
            const auto seat = game.players.size();
            game.players.push_back(
                {std::string(1, static_cast<char>('A' + seat)), static_cast<records::Colour>(seat), kind});
        }
        game.seed = seed;
        game.rules.sets = sets;
        ASSERT_TRUE(m_table.startGame(game));
    }
    /// Returns the state of the table. Valid until the next call.
    [[nodiscard]] const State& state() const
    {
        m_looked = m_table.table();
        return *m_looked.state;
    }
    [[nodiscard]] bool personDecides() const { return m_table.table().awaitsPlayer(); }
    /// Makes the first choice for human players until the turn ends or no human player decides.
    void playOwnTurn()
    {
        const int turn = state()->turn;
        while (personDecides() && state()->turn == turn)
            m_table.choose(0);
    }
    /// Makes the first choice `decisions` times.
    void playOn(int decisions)
    {
        for (int i = 0; i < decisions && !m_table.over(); ++i) {
            m_table.discards()->dismiss();
            m_table.choose(0);
        }
    }

    GameController m_table;
    ComputerPlayers m_computers;

private:
    mutable Table m_looked;
};

} // namespace vozka
