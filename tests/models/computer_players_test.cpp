// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players: background search, interruption, pace, and no moves by persons for them.
#include "models/computer/computer_players.h"

#include "models/app/app_settings.h"
#include "models/board/table.h"
#include "played_table.h"

namespace vozka {

namespace {

using Computers = PlayedTable;

TEST_F(Computers, MoveAfterPersonAndReturnTurn)
{
    startGame({Kind::Human, Kind::Medium});
    EXPECT_EQ(m_computers.activity(), Activity::Nothing);
    playOwnTurn();
    EXPECT_EQ(m_computers.seat(), 1);
    EXPECT_NE(m_computers.activity(), Activity::Nothing);
    EXPECT_FALSE(m_computers.message().isEmpty());
    ASSERT_TRUE(waitFor([&] { return personDecides(); }));
    EXPECT_EQ(state()->turn, 3);
    EXPECT_EQ(m_computers.seat(), -1);
    EXPECT_TRUE(m_computers.message().isEmpty());
}

TEST_F(Computers, CannotBePlayedByPerson)
{
    AppSettings::instance().setComputerPace(Pace::StepByStep);
    startGame({Kind::Human, Kind::Easy});
    playOwnTurn();
    ASSERT_TRUE(waitFor([&] { return m_computers.activity() == Activity::Step; }));
    EXPECT_EQ(m_table.choices()->rowCount(), 0);
    EXPECT_EQ(m_table.candidates()->rowCount(), 0);
    EXPECT_EQ(m_table.hand().picture, QString());
    EXPECT_EQ(m_table.prompt().kind, Prompt::Kind::ComputerTurn);
    EXPECT_EQ(m_table.prompt().playerName, QStringLiteral("B")) << "the prompt names the player who decides";
    EXPECT_FALSE(m_computers.tilePicture().isEmpty());
    const int before = m_table.decisions();
    m_table.choose(0);
    EXPECT_EQ(m_table.decisions(), before);
}

TEST_F(Computers, WaitBeforeEachActionInStepByStepPace)
{
    AppSettings::instance().setComputerPace(Pace::StepByStep);
    startGame({Kind::Human, Kind::Medium});
    playOwnTurn();
    ASSERT_TRUE(waitFor([&] { return m_computers.activity() == Activity::Step; }));
    const auto placed = [&] { return m_table.board()->rowCount(); };
    const int tiles = placed();
    m_computers.next();
    EXPECT_EQ(placed(), tiles + 1);
    if (m_computers.seat() == 1) {
        EXPECT_EQ(m_computers.activity(), Activity::Step) << "waits before the figure";
        m_computers.next();
    }
    EXPECT_TRUE(personDecides());
    m_computers.next();
    EXPECT_EQ(placed(), tiles + 1) << "next() plays only for computers";
}

TEST_F(Computers, RepeatGameForSameSeed)
{
    std::vector<std::vector<Action>> games;
    for (int twice = 0; twice < 2; ++twice) {
        startGame({Kind::Human, Kind::Hard}, 5);
        for (int i = 0; i < 3; ++i) {
            playOwnTurn();
            ASSERT_TRUE(waitFor([&] { return personDecides(); }));
        }
        std::vector<Action> actions;
        for (const auto& entry : m_table.table().history)
            actions.push_back(entry.action);
        games.push_back(actions);
    }
    EXPECT_EQ(games[0], games[1]);
}

TEST_F(Computers, MoveNowUsesCurrentResult)
{
    // This number of iterations would take hours.
    m_computers.setProperty("iterations", 2000000000);
    startGame({Kind::Human, Kind::Hard});
    playOwnTurn();
    EXPECT_EQ(m_computers.activity(), Activity::Thinking);
    m_computers.moveNow();
    EXPECT_TRUE(waitFor([&] { return m_computers.activity() == Activity::Moving || personDecides(); }));
    EXPECT_TRUE(waitFor([&] { return personDecides(); })) << "does not wait before the figure";
}

TEST_F(Computers, UndoInterruptsAndReturnsToLastDecisionOfPerson)
{
    m_computers.setProperty("iterations", 2000000000);
    startGame({Kind::Human, Kind::Hard});
    const State before = state();
    m_table.choose(0);
    const State decided = state();
    while (personDecides())
        m_table.choose(0);
    ASSERT_EQ(m_computers.activity(), Activity::Thinking);
    m_table.undo();
    EXPECT_EQ(m_computers.activity(), Activity::Nothing);
    EXPECT_TRUE(personDecides());
    EXPECT_EQ(state()->toMove, 0);
    if (state() == decided)
        m_table.undo();
    EXPECT_EQ(state(), before);
    EXPECT_FALSE(m_table.canUndo());
}

TEST_F(Computers, UndoAndRedoSkipComputerMoves)
{
    startGame({Kind::Human, Kind::Medium});
    playOwnTurn();
    ASSERT_TRUE(waitFor([&] { return personDecides(); }));
    const State after = state();
    m_table.undo();
    EXPECT_TRUE(personDecides());
    EXPECT_EQ(state()->toMove, 0);
    EXPECT_EQ(state()->turn, 1);
    m_table.redo();
    EXPECT_EQ(state(), after);
    EXPECT_FALSE(m_table.canRedo());
}

TEST_F(Computers, StopThinkingWhileTableIsHidden)
{
    startGame({Kind::Human, Kind::Easy});
    m_computers.setTableVisible(false);
    playOwnTurn();
    EXPECT_EQ(m_computers.activity(), Activity::Nothing);
    EXPECT_EQ(m_computers.seat(), 1);
    m_computers.setTableVisible(true);
    EXPECT_TRUE(waitFor([&] { return personDecides(); }));
}

TEST_F(Computers, StopThinkingDuringReview)
{
    m_computers.setProperty("iterations", 2000000000);
    startGame({Kind::Human, Kind::Hard});
    playOwnTurn();
    ASSERT_EQ(m_computers.activity(), Activity::Thinking);
    m_table.startReview(1);
    EXPECT_EQ(m_computers.activity(), Activity::Nothing);
    m_table.review()->leave();
    EXPECT_EQ(m_computers.activity(), Activity::Thinking);
}

TEST_F(Computers, PlayWholeGameAndCanBePaused)
{
    startGame({Kind::Easy, Kind::Medium, Kind::Random});
    EXPECT_TRUE(m_computers.canPause());
    m_computers.setPaused(true);
    EXPECT_EQ(m_computers.activity(), Activity::Paused);
    const int before = m_table.decisions();
    QCoreApplication::processEvents();
    EXPECT_EQ(m_table.decisions(), before);
    m_computers.next();
    const auto isOver = [&] {
        m_table.discards()->dismiss();
        return m_table.over();
    };
    ASSERT_TRUE(waitFor(isOver));
    EXPECT_EQ(m_computers.activity(), Activity::Nothing);
    m_table.undo();
    EXPECT_TRUE(m_computers.paused()) << "paused after undo";
    EXPECT_EQ(m_computers.activity(), Activity::Paused);
}

TEST_F(Computers, ContinueWhenTableIsShownAgain)
{
    startGame({Kind::Human, Kind::Medium});
    m_computers.setTableVisible(false);
    playOwnTurn();
    const auto tableBefore = m_table.table();
    ASSERT_TRUE(awaitsComputer(tableBefore));
    m_computers.setTableVisible(true);
    EXPECT_TRUE(waitFor([&] { return personDecides(); }));
    EXPECT_NE(m_computers.resultBefore(0), m_computers.resultBefore(tableBefore.history.size()));
}

} // namespace

} // namespace vozka
