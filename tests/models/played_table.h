// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table at which persons and computers play, and time for what goes on in the background.
#pragma once

#include "models/app/app_settings.h"
#include "models/computer/computer_players.h"

#include <QTest>
#include <gtest/gtest.h>

#include <functional>
#include <initializer_list>

namespace vozka {

/// Waits until something has come in the background; false if it never does.
inline bool come(const std::function<bool()>& what)
{
    constexpr int longMs = 300000;
    return QTest::qWaitFor(what, longMs);
}

class PlayedTable : public testing::Test {
protected:
    using Kind = records::PlayerKind;
    using Doing = ComputerPlayers::Doing;
    using Pace = AppSettings::ComputerPace;

    PlayedTable()
    {
        AppSettings::instance().setComputerPace(Pace::AtOnceComputer);
        m_computers.setProperty("iterations", 20);
        m_computers.setController(&m_table);
    }
    ~PlayedTable() override { AppSettings::instance().setComputerPace(Pace::NormalComputer); }

    void begin(std::initializer_list<Kind> kinds, std::uint64_t seed = 1,
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
    /// What the table shows. Good until it is asked for again.
    [[nodiscard]] const State& state() const
    {
        m_looked = m_table.table();
        return *m_looked.state;
    }
    [[nodiscard]] bool persons() const { return m_table.table().awaitsPlayer(); }
    /// The first choice for every decision of a person, until a computer is asked or the next turn begins.
    void playOwnTurn()
    {
        const int turn = state()->turn;
        while (persons() && state()->turn == turn)
            m_table.choose(0);
    }
    /// The first choice for every decision, so many times.
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
