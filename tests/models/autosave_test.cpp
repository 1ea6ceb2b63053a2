// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Autosaves: restoring, listing and removing games.
#include "autosave_fixture.h"
#include "records/files.h"

#include <QFile>
#include <QSignalSpy>

#include <chrono>
#include <filesystem>

namespace vozka {

TEST_F(AutosaveTest, WriteNothingWithoutGame)
{
    EXPECT_EQ(m_program->autosaves.count(), 0);
    EXPECT_TRUE(m_program->autosaves.unfinishedPlayers().isEmpty());
    EXPECT_FALSE(m_program->table.files()->resume(0));
    EXPECT_FALSE(QDir(m_folder.filePath(QStringLiteral("state"))).exists());
}

TEST_F(AutosaveTest, RestoreGame)
{
    start();
    play(23);
    const State left = stateOf(m_program->table);
    const int log = m_program->table.log()->rowCount();
    auto& again = startAgain();
    ASSERT_EQ(again.autosaves.count(), 1);
    EXPECT_EQ(again.autosaves.unfinishedPlayers(), "Anna, Bedřich");
    EXPECT_TRUE(again.autosaves.unfinishedStanding().contains("today"))
        << again.autosaves.unfinishedStanding().toStdString();
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    EXPECT_EQ(again.table.log()->rowCount(), log);
    EXPECT_TRUE(again.table.files()->modified());
    EXPECT_TRUE(again.table.canUndo());
    EXPECT_EQ(again.autosaves.count(), 0) << "open now";
    EXPECT_TRUE(again.reports.isEmpty()) << again.reports.join('\n').toStdString();
}

TEST_F(AutosaveTest, RestoreUndoneMoves)
{
    start();
    play(10);
    const State longest = stateOf(m_program->table);
    m_program->table.undo();
    m_program->table.undo();
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    again.table.redo();
    again.table.redo();
    EXPECT_TRUE(stateOf(again.table) == longest);
}

TEST_F(AutosaveTest, RestoreFileAndModifiedFlag)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("hra č. 1.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.files()->save(own));
    {
        auto& again = startAgain();
        ASSERT_TRUE(again.table.files()->resume(0));
        EXPECT_EQ(again.table.files()->file(), own);
        EXPECT_FALSE(again.table.files()->modified());
        play(2);
    }
    const auto saved = records::readFile(own.toLocalFile().toStdString());
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_EQ(again.table.files()->file(), own);
    EXPECT_TRUE(again.table.files()->modified());
    EXPECT_EQ(*saved, *records::readFile(own.toLocalFile().toStdString())) << "changed only by Save";
    again.table.undo();
    again.table.undo();
    EXPECT_FALSE(again.table.files()->modified());
}

TEST_F(AutosaveTest, OmitViewedFiles)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    start(1);
    play(9);
    ASSERT_TRUE(m_program->table.files()->save(own));
    m_program->table.close();
    m_program->autosaves.remove(0);
    start(2);
    play(3);
    m_program->table.close();
    const QString continued =
        m_program->autosaves.data(m_program->autosaves.index(0), AutosaveModel::roleOf("standing"))
            .toString();
    ASSERT_TRUE(m_program->table.files()->open(own));
    m_program->table.undo();
    m_program->table.undo();
    m_program->table.redo();
    m_program->table.endNow();
    EXPECT_EQ(m_program->table.files()->turnsAtRisk(), 0);
    EXPECT_EQ(files("*.vozka").size(), 1) << "opened files are not autosaved";
    auto& again = startAgain();
    EXPECT_EQ(again.autosaves.count(), 1);
    EXPECT_EQ(again.autosaves.unfinishedStanding(), continued) << "Continue opens the latest game";
    ASSERT_TRUE(again.table.files()->open(own));
    again.table.undo();
    play(again.table, 3);
    EXPECT_EQ(files("*.vozka").size(), 2) << "autosaved after a decision";
}

TEST_F(AutosaveTest, IncludeOpenedFileOncePlayed)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.files()->save(own));
    m_program->table.close();
    m_program->autosaves.remove(0);
    ASSERT_EQ(m_program->autosaves.count(), 0);

    ASSERT_TRUE(m_program->table.files()->open(own));
    play(4);
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    EXPECT_EQ(again.table.files()->file(), own);
}

TEST_F(AutosaveTest, ListReopenedFileOnceUntilPlayed)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.files()->save(own));
    for (int i = 0; i < 3; ++i) {
        m_program->table.close();
        EXPECT_EQ(m_program->autosaves.count(), 1);
        ASSERT_TRUE(m_program->table.files()->open(own));
    }
    play(1);
    m_program->table.close();
    EXPECT_EQ(m_program->autosaves.count(), 1);
    ASSERT_TRUE(m_program->table.files()->open(own));
    play(2);
    m_program->table.close();
    EXPECT_EQ(m_program->autosaves.count(), 2) << "the continued game is kept";
}

TEST_F(AutosaveTest, KeepOldGameWhenNewGameStarts)
{
    start(1);
    play(9);
    const State left = stateOf(m_program->table);
    start(2);
    play(3);
    ASSERT_EQ(m_program->autosaves.count(), 1);
    ASSERT_TRUE(m_program->table.files()->resume(0));
    EXPECT_TRUE(stateOf(m_program->table) == left);
    ASSERT_EQ(m_program->autosaves.count(), 1) << "the other game is open";
}

TEST_F(AutosaveTest, RemoveUnplayedGame)
{
    start(1);
    EXPECT_EQ(files("*.vozka").size(), 1) << "autosaved while open";
    start(2);
    EXPECT_EQ(files("*.vozka").size(), 1);
    m_program->table.close();
    EXPECT_EQ(files("*").size(), 0);
}

TEST_F(AutosaveTest, KeepAllGames)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        start(seed);
        play(1);
    }
    m_program->table.close();
    EXPECT_EQ(m_program->autosaves.count(), 20);
    EXPECT_EQ(files("*").size(), 40) << "each game has a lock file";
}

TEST_F(AutosaveTest, AreRemovedOnRequest)
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        start(seed);
        play(seed % 2 == 0 ? 1000 : 1);
    }
    m_program->table.close();
    auto& autosaves = m_program->autosaves;
    EXPECT_EQ(autosaves.finishedCount(), 2);
    EXPECT_TRUE(autosaves.index(0).data(AutosaveModel::roleOf("isFinished")).toBool());
    EXPECT_EQ(autosaves.unfinishedRow(), 1) << "finished games are skipped";
    autosaves.remove(7);
    autosaves.remove(-1);
    EXPECT_EQ(files("*.vozka").size(), 4);
    autosaves.remove(1);
    EXPECT_EQ(autosaves.count(), 3);
    EXPECT_EQ(files("*.vozka").size(), 3);
    autosaves.removeFinished();
    EXPECT_EQ(autosaves.finishedCount(), 0);
    EXPECT_EQ(autosaves.count(), 1);
    EXPECT_EQ(autosaves.unfinishedRow(), 0);
    EXPECT_EQ(files("*.vozka").size(), 1);
    autosaves.remove(0);
    EXPECT_EQ(autosaves.unfinishedRow(), -1);
    EXPECT_TRUE(autosaves.unfinishedPlayers().isEmpty());
}

TEST_F(AutosaveTest, ListAndKeepGameOfNewerVersion)
{
    start();
    play(3);
    m_program.reset();
    QFile newer(QDir(m_games).filePath(QStringLiteral("20990101-000000-1.vozka")));
    ASSERT_TRUE(newer.open(QIODevice::WriteOnly));
    newer.write("{\"format\": \"vozka-game\", \"version\": 2}");
    newer.close();
    auto& again = startAgain();
    EXPECT_TRUE(again.reports.isEmpty()) << again.reports.join('\n').toStdString();
    ASSERT_EQ(again.autosaves.count(), 2);
    EXPECT_TRUE(again.at(0, AutosaveModel::roleOf("standing")).contains("newer version of Vozka"))
        << again.at(0, AutosaveModel::roleOf("standing")).toStdString();
    EXPECT_EQ(again.autosaves.unfinishedRow(), 1);
    EXPECT_FALSE(again.table.files()->resume(0));
    EXPECT_EQ(again.reports.size(), 1);
    EXPECT_TRUE(newer.exists());
    EXPECT_TRUE(again.table.files()->resume(1));
}

TEST_F(AutosaveTest, NameWinner)
{
    start();
    play(1000);
    ASSERT_TRUE(m_program->table.over());
    const State over = stateOf(m_program->table);
    const auto& scores = over->scores;
    m_program->table.close();
    const QString standing = m_program->at(0, AutosaveModel::roleOf("standing"));
    EXPECT_TRUE(standing.contains(QString::number(std::max(scores[0], scores[1])))) << standing.toStdString();
    EXPECT_TRUE(standing.contains(scores[0] > scores[1] ? "Anna" : "Bedřich")) << standing.toStdString();
}

// A resumed game becomes the newest game. A finished game that is only viewed keeps its time.
TEST_F(AutosaveTest, FinishedGameKeepsItsTime)
{
    for (const int decisions : {1000, 20}) {
        start();
        play(decisions);
        const bool isOver = m_program->table.over();
        EXPECT_EQ(isOver, decisions == 1000);
        m_program->table.close();
        const std::filesystem::path file =
            m_games.toStdString() + '/' + files("*.vozka").front().toStdString();
        const auto before = std::filesystem::last_write_time(file) - std::chrono::hours(1);
        std::filesystem::last_write_time(file, before);
        auto& again = startAgain();
        ASSERT_TRUE(again.table.files()->resume(0));
        EXPECT_EQ(std::filesystem::last_write_time(file) == before, isOver);
        again.table.close();
        again.autosaves.remove(0);
    }
}

TEST_F(AutosaveTest, RestoreRunningGameAfterEarlyEnd)
{
    start();
    play(20);
    auto& table = m_program->table;
    const State running = stateOf(table);
    const bool wasModified = table.files()->modified();
    QSignalSpy over(&table, &GameController::gameOver);
    table.endNow();
    EXPECT_EQ(over.count(), 1);
    EXPECT_TRUE(table.over());
    EXPECT_TRUE(table.endedEarly());
    EXPECT_EQ(table.prompt().kind, Prompt::Kind::Over);
    EXPECT_EQ(table.choices()->rowCount(), 0);
    EXPECT_EQ(table.files()->modified(), wasModified);
    int points = 0;
    for (int player = 0; player < 2; ++player)
        points += read(*table.players(), player, "points").toInt();
    const State ended = stateOf(table);
    EXPECT_EQ(points, ended->scores[0] + ended->scores[1]);
    table.undo();
    EXPECT_FALSE(table.over());
    EXPECT_TRUE(stateOf(table) == running);
    table.endNow();
    // Resuming restores the running game, too.
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_FALSE(again.table.over());
    EXPECT_TRUE(stateOf(again.table) == running);
}

TEST_F(AutosaveTest, UndoIsUnavailableIfRulesForbidIt)
{
    auto game = gameOfTwo();
    EXPECT_TRUE(m_program->table.undoAllowed());
    game.rules.options.set(option::undo, 0);
    ASSERT_TRUE(m_program->table.startGame(game));
    play(4);
    EXPECT_FALSE(m_program->table.undoAllowed());
    EXPECT_FALSE(m_program->table.canUndo());
    const State before = stateOf(m_program->table);
    m_program->table.undo();
    EXPECT_TRUE(stateOf(m_program->table) == before);
}

} // namespace vozka
