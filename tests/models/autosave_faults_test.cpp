// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Autosaves with blocked files and killed programs: no game is lost.
#include "autosave_fixture.h"
#include "records/files.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>

namespace vozka {

namespace {

TEST_F(AutosaveTest, ReportBrokenGameOnceAndKeepOthers)
{
    start(1);
    play(9);
    start(2);
    play(9);
    const QString broken = QDir(m_games).filePath(m_program->table.files()->autosaveName() + ".vozka");
    m_program.reset();
    ASSERT_TRUE(QFile::resize(broken, 150));
    {
        auto& again = startAgain();
        ASSERT_EQ(again.reports.size(), 1);
        EXPECT_TRUE(again.reports[0].contains(".vozka.broken")) << again.reports[0].toStdString();
        EXPECT_TRUE(again.reports[0].contains("JSON")) << again.reports[0].toStdString();
        EXPECT_EQ(again.autosaves.count(), 1);
        EXPECT_TRUE(again.table.files()->resume(0));
    }
    EXPECT_TRUE(startAgain().reports.isEmpty());
}

TEST_F(AutosaveTest, ReportWriteFailureUntilSavingWorks)
{
    const QString blockedPath = m_folder.filePath(QStringLiteral("state"));
    QFile blocked(blockedPath);
    ASSERT_TRUE(blocked.open(QIODevice::WriteOnly));
    auto& table = m_program->table;
    QSignalSpy changes(&m_program->autosaves, &AutosaveModel::problemChanged);
    QSignalSpy risk(table.files(), &GameFiles::riskChanged);
    start();
    EXPECT_EQ(table.files()->turnsAtRisk(), 0) << "no decisions yet";
    play(12);
    EXPECT_EQ(table.turnNumber() > 3, true);
    EXPECT_TRUE(m_program->autosaves.problem().contains(m_games))
        << m_program->autosaves.problem().toStdString();
    EXPECT_EQ(changes.count(), 1) << "a persistent error is reported once";
    EXPECT_GE(risk.count(), 12);
    EXPECT_TRUE(m_program->reports.isEmpty());
    EXPECT_GE(table.files()->turnsAtRisk(), table.turnNumber() - 1);
    EXPECT_EQ(table.files()->saveNow(), table.files()->turnsAtRisk());
    EXPECT_FALSE(m_program->autosaves.problem().isEmpty());

    ASSERT_TRUE(QFile::remove(blockedPath));
    // In the program, a timer emits this signal.
    emit m_program->autosaves.due();
    EXPECT_TRUE(m_program->autosaves.problem().isEmpty());
    EXPECT_EQ(table.files()->turnsAtRisk(), 0);
    const State left = stateOf(table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_TRUE(stateOf(again.table) == left);
}

TEST_F(AutosaveTest, SavingToFileEndsRisk)
{
    QFile blocked(m_folder.filePath(QStringLiteral("state")));
    ASSERT_TRUE(blocked.open(QIODevice::WriteOnly));
    auto& table = m_program->table;
    start();
    play(9);
    ASSERT_GT(table.files()->turnsAtRisk(), 0);
    ASSERT_TRUE(
        table.files()->save(QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("elsewhere.vozka")))));
    EXPECT_EQ(table.files()->turnsAtRisk(), 0);
    EXPECT_FALSE(m_program->autosaves.problem().isEmpty()) << "still not saved";
    play(1);
    EXPECT_EQ(table.files()->turnsAtRisk(), 1);
    table.undo();
    EXPECT_EQ(table.files()->turnsAtRisk(), 0);
    play(1);
    table.close();
    EXPECT_TRUE(m_program->autosaves.problem().isEmpty()) << "no open game";
    EXPECT_EQ(table.files()->turnsAtRisk(), 0);
}

TEST_F(AutosaveTest, RecreateRemovedFolder)
{
    start();
    play(3);
    ASSERT_TRUE(QDir().rename(m_games, m_games + "-away"));
    play(3);
    EXPECT_TRUE(m_program->reports.isEmpty());
    EXPECT_TRUE(m_program->autosaves.problem().isEmpty());
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_TRUE(stateOf(again.table) == left);
}

TEST_F(AutosaveTest, AllTurnsAreAtRiskWithoutFolder)
{
    GameController table;
    ASSERT_TRUE(table.startGame(gameOfTwo()));
    play(table, 9);
    EXPECT_GT(table.files()->turnsAtRisk(), 2);
    EXPECT_TRUE(table.files()->autosaves()->problem().isEmpty());
}

TEST_F(AutosaveTest, AreResumedByOneProgramOnly)
{
    Program other(m_games);
    start(1);
    play(8);
    other.autosaves.refresh();
    EXPECT_EQ(other.autosaves.count(), 0);
    ASSERT_TRUE(other.table.startGame(gameOfTwo(2)));
    play(other.table, 5);
    const State mine = stateOf(m_program->table);
    m_program->table.close();
    other.autosaves.refresh();
    ASSERT_EQ(other.autosaves.count(), 1);
    // Both programs list the game. Only the first program that resumes it can open it.
    ASSERT_TRUE(m_program->table.files()->resume(0));
    EXPECT_FALSE(other.table.files()->resume(0));
    EXPECT_EQ(other.reports.size(), 1);
    EXPECT_TRUE(other.table.active()) << "the other program keeps its game open";
    EXPECT_TRUE(stateOf(m_program->table) == mine);
}

TEST_F(AutosaveTest, SurviveKillAtAnyTime)
{
    for (int round = 0; round < 6; ++round) {
        const QString games = m_folder.filePath(QStringLiteral("killed-%1").arg(round));
        QProcess other;
        other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        other.start(QStringLiteral(VOZKA_AUTOSAVING_TABLE), {games, QString::number(round + 1)});
        const int enough = 5 + 23 * round;
        int lines = 0;
        while (lines < enough) {
            ASSERT_TRUE(other.canReadLine() || other.waitForReadyRead(20000));
            while (lines < enough && other.canReadLine()) {
                other.readLine();
                ++lines;
            }
        }
        other.kill();
        ASSERT_TRUE(other.waitForFinished());
        QByteArrayList printed = other.readAllStandardOutput().split('\n');

        Program program(games);
        EXPECT_TRUE(program.reports.isEmpty()) << program.reports.join('\n').toStdString();
        ASSERT_GE(program.autosaves.count(), 1);
        ASSERT_TRUE(program.table.files()->resume(0));
        // Either the last printed state, or the state after one more action or undo that was not printed.
        printed.removeAll({});
        const auto found = QByteArray::number(static_cast<qulonglong>(stateOf(program.table).hash()));
        if (!printed.isEmpty() && found != printed.back()) {
            program.table.undo();
            const auto before = QByteArray::number(static_cast<qulonglong>(stateOf(program.table).hash()));
            program.table.redo();
            program.table.redo();
            const auto after = QByteArray::number(static_cast<qulonglong>(stateOf(program.table).hash()));
            EXPECT_TRUE(before == printed.back() || after == printed.back()) << "round " << round;
        }
    }
}

TEST_F(AutosaveTest, SurviveKillDuringStep)
{
    for (const auto* step : {"dragon", "capture"}) {
        QByteArray printed;
        const QString games = m_folder.filePath(QStringLiteral("killed-in-%1").arg(QLatin1String(step)));
        // Not every game reaches every step.
        for (int seed = 1; seed < 60 && (printed.isEmpty() || printed == "over"); ++seed) {
            QProcess other;
            other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            other.start(QStringLiteral(VOZKA_AUTOSAVING_TABLE),
                        {games, QString::number(seed), QString::fromLatin1(step)});
            while (!other.canReadLine())
                ASSERT_TRUE(other.waitForReadyRead(120000));
            printed = other.readLine().trimmed();
            other.kill();
            ASSERT_TRUE(other.waitForFinished());
        }
        Program program(games);
        EXPECT_TRUE(program.reports.isEmpty()) << program.reports.join('\n').toStdString();
        ASSERT_TRUE(program.table.files()->resume(0)) << step;
        EXPECT_EQ(program.table.prompt().kind, Prompt::Kind::Choose) << step;
        EXPECT_EQ(decisionText(program.table).toStdString(), printed.toStdString()) << step;
    }
}

} // namespace

} // namespace vozka
