// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table with a shelf: nothing that happened on it is lost, whatever happens to the program.
#include "models/shelf_model.h"
#include "records/files.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace vozka {

namespace {

/// A program: a table and its shelf.
struct Program {
    explicit Program(const QString& folder)
    {
        QObject::connect(&shelf, &ShelfModel::failed, [this](const QString& sentence) { told << sentence; });
        QObject::connect(&table, &GameController::failed,
                         [this](const QString& sentence) { told << sentence; });
        shelf.setFolder(folder);
        table.setProperty("shelf", QVariant::fromValue(&shelf));
    }
    QString at(int row, int role) const { return shelf.index(row).data(role).toString(); }

    ShelfModel shelf;
    QAbstractItemModelTester tester{&shelf, QAbstractItemModelTester::FailureReportingMode::Fatal};
    GameController table;
    QStringList told;
};

class OnTheShelf : public TableTest {
protected:
    OnTheShelf() { m_program = std::make_unique<Program>(m_games); }

    void start(std::uint64_t seed = 1) { ASSERT_TRUE(m_program->table.startGame(gameOfTwo(seed))); }
    void play(GameController& table, int decisions)
    {
        for (int i = 0; i < decisions && !table.over(); ++i)
            table.choose(0);
    }
    void play(int decisions) { play(m_program->table, decisions); }
    /// The same as killing it: it does nothing any more.
    Program& startAgain()
    {
        m_program.reset();
        m_program = std::make_unique<Program>(m_games);
        return *m_program;
    }
    static State stateOf(const GameController& table) { return *table.table().state; }
    QStringList files(const QString& filter) const { return QDir(m_games).entryList({filter}, QDir::Files); }

    QTemporaryDir m_folder;
    QString m_games = m_folder.filePath(QStringLiteral("state/games"));
    std::unique_ptr<Program> m_program;
};

TEST_F(OnTheShelf, NothingIsWrittenWithoutAGame)
{
    EXPECT_EQ(m_program->shelf.count(), 0);
    EXPECT_TRUE(m_program->shelf.latestPlayers().isEmpty());
    EXPECT_FALSE(m_program->table.takeUp(0));
    EXPECT_FALSE(QDir(m_folder.filePath(QStringLiteral("state"))).exists());
}

TEST_F(OnTheShelf, GameGoesOnAsItWasLeft)
{
    start();
    play(23);
    const State left = stateOf(m_program->table);
    const int log = m_program->table.log()->rowCount();
    auto& again = startAgain();
    ASSERT_EQ(again.shelf.count(), 1);
    EXPECT_EQ(again.shelf.latestPlayers(), "Anna, Bedřich");
    EXPECT_TRUE(again.shelf.latestStanding().contains("today")) << again.shelf.latestStanding().toStdString();
    ASSERT_TRUE(again.table.takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    EXPECT_EQ(again.table.log()->rowCount(), log);
    EXPECT_TRUE(again.table.modified());
    EXPECT_TRUE(again.table.canUndo());
    EXPECT_EQ(again.shelf.count(), 0) << "it lies on the table now";
    EXPECT_TRUE(again.told.isEmpty()) << again.told.join('\n').toStdString();
}

TEST_F(OnTheShelf, UndoneMovesCanBeRedoneAfterwards)
{
    start();
    play(10);
    const State longest = stateOf(m_program->table);
    m_program->table.undo();
    m_program->table.undo();
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    again.table.redo();
    again.table.redo();
    EXPECT_TRUE(stateOf(again.table) == longest);
}

TEST_F(OnTheShelf, FileAndMarkOfChangesComeBack)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("hra č. 1.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.save(own));
    {
        auto& again = startAgain();
        ASSERT_TRUE(again.table.takeUp(0));
        EXPECT_EQ(again.table.file(), own);
        EXPECT_FALSE(again.table.modified());
        play(2);
    }
    const auto saved = records::readFile(own.toLocalFile().toStdString());
    auto& again = startAgain();
    ASSERT_TRUE(again.table.takeUp(0));
    EXPECT_EQ(again.table.file(), own);
    EXPECT_TRUE(again.table.modified());
    EXPECT_EQ(*saved, *records::readFile(own.toLocalFile().toStdString())) << "only Save writes there";
    again.table.undo();
    again.table.undo();
    EXPECT_FALSE(again.table.modified());
}

TEST_F(OnTheShelf, OpenedFileIsKeptToo)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.save(own));
    m_program->table.close();
    m_program->shelf.remove(0);
    m_program->shelf.refresh();
    ASSERT_EQ(m_program->shelf.count(), 0);

    ASSERT_TRUE(m_program->table.open(own));
    play(4);
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    EXPECT_EQ(again.table.file(), own);
}

TEST_F(OnTheShelf, FileOpenedTwiceStandsThereOnceUntilItIsPlayedOn)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.save(own));
    for (int i = 0; i < 3; ++i) {
        m_program->table.close();
        EXPECT_EQ(m_program->shelf.count(), 1);
        ASSERT_TRUE(m_program->table.open(own));
    }
    play(1);
    m_program->table.close();
    ASSERT_TRUE(m_program->table.open(own));
    m_program->table.close();
    EXPECT_EQ(m_program->shelf.count(), 2) << "what was played on is not lost";
}

TEST_F(OnTheShelf, ANewGameKeepsTheOldOne)
{
    start(1);
    play(9);
    const State left = stateOf(m_program->table);
    start(2);
    play(3);
    ASSERT_EQ(m_program->shelf.count(), 1);
    ASSERT_TRUE(m_program->table.takeUp(0));
    EXPECT_TRUE(stateOf(m_program->table) == left);
    ASSERT_EQ(m_program->shelf.count(), 1) << "now the other one lies there";
}

TEST_F(OnTheShelf, ANewGameThatNobodyPlayedLeavesNoTrace)
{
    start(1);
    EXPECT_EQ(files("*.vozka").size(), 1) << "but it would survive a kill";
    start(2);
    EXPECT_EQ(files("*.vozka").size(), 1);
    m_program->table.close();
    EXPECT_EQ(files("*").size(), 0);
}

TEST_F(OnTheShelf, ThereIsRoomForTwelve)
{
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        start(seed);
        play(1);
    }
    m_program->table.close();
    EXPECT_EQ(m_program->shelf.count(), 12);
    EXPECT_EQ(files("*").size(), 24) << "each with its lock";
}

TEST_F(OnTheShelf, WhatIsTakenOutOfTheListCanBeBroughtBack)
{
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        start(seed);
        play(1);
    }
    m_program->table.close();
    auto& shelf = m_program->shelf;
    shelf.remove(1);
    EXPECT_TRUE(shelf.index(1).data(ShelfModel::IsRemovedRole).toBool());
    EXPECT_EQ(files("*.vozka").size(), 3);
    shelf.bringBack(1);
    EXPECT_FALSE(shelf.index(1).data(ShelfModel::IsRemovedRole).toBool());
    shelf.remove(1);
    shelf.remove(7);
    shelf.refresh();
    EXPECT_EQ(shelf.count(), 2);
    EXPECT_EQ(files("*.vozka").size(), 2);
}

TEST_F(OnTheShelf, SaysWhoWon)
{
    start();
    play(1000);
    ASSERT_TRUE(m_program->table.over());
    const auto scores = stateOf(m_program->table)->scores;
    m_program->table.close();
    const QString standing = m_program->shelf.latestStanding();
    EXPECT_TRUE(standing.contains(QString::number(std::max(scores[0], scores[1])))) << standing.toStdString();
    EXPECT_TRUE(standing.contains(scores[0] > scores[1] ? "Anna" : "Bedřich")) << standing.toStdString();
}

TEST_F(OnTheShelf, BrokenGameIsSaidOnceAndTheOthersAreThere)
{
    start(1);
    play(9);
    start(2);
    play(9);
    const QString broken = QDir(m_games).filePath(m_program->table.keptAs() + ".vozka");
    m_program.reset();
    ASSERT_TRUE(QFile::resize(broken, 150));
    {
        auto& again = startAgain();
        ASSERT_EQ(again.told.size(), 1);
        EXPECT_TRUE(again.told[0].contains(".vozka.broken")) << again.told[0].toStdString();
        EXPECT_TRUE(again.told[0].contains("JSON")) << again.told[0].toStdString();
        EXPECT_EQ(again.shelf.count(), 1);
        EXPECT_TRUE(again.table.takeUp(0));
    }
    EXPECT_TRUE(startAgain().told.isEmpty());
}

TEST_F(OnTheShelf, PlayGoesOnWhereNothingCanBeWritten)
{
    QFile blocked(m_folder.filePath(QStringLiteral("state")));
    ASSERT_TRUE(blocked.open(QIODevice::WriteOnly));
    start();
    play(12);
    EXPECT_EQ(m_program->table.turnNumber() > 3, true);
    ASSERT_EQ(m_program->told.size(), 1) << "it is said once";
    EXPECT_TRUE(m_program->told[0].contains(m_games)) << m_program->told[0].toStdString();
}

TEST_F(OnTheShelf, FolderThatIsGoneForAWhileIsSaidOnceAndNothingIsLost)
{
    start();
    play(3);
    ASSERT_TRUE(QDir().rename(m_games, m_games + "-away"));
    play(3);
    EXPECT_EQ(m_program->told.size(), 1);
    ASSERT_TRUE(QDir().rename(m_games + "-away", m_games));
    play(1);
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
}

TEST_F(OnTheShelf, TwoProgramsDoNotTakeEachOthersGames)
{
    Program other(m_games);
    start(1);
    play(8);
    other.shelf.refresh();
    EXPECT_EQ(other.shelf.count(), 0);
    ASSERT_TRUE(other.table.startGame(gameOfTwo(2)));
    play(other.table, 5);
    const State mine = stateOf(m_program->table);
    m_program->table.close();
    other.shelf.refresh();
    ASSERT_EQ(other.shelf.count(), 1);
    // Both see it; who comes first has it.
    ASSERT_TRUE(m_program->table.takeUp(0));
    EXPECT_FALSE(other.table.takeUp(0));
    EXPECT_EQ(other.told.size(), 1);
    EXPECT_TRUE(other.table.active()) << "its own game stays on its table";
    EXPECT_TRUE(stateOf(m_program->table) == mine);
}

TEST_F(OnTheShelf, EndedEarlyAndTakenBack)
{
    start();
    play(20);
    auto& table = m_program->table;
    const State running = stateOf(table);
    const bool wasModified = table.modified();
    QSignalSpy over(&table, &GameController::gameOver);
    table.endNow();
    EXPECT_EQ(over.count(), 1);
    EXPECT_TRUE(table.over());
    EXPECT_TRUE(table.endedEarly());
    EXPECT_EQ(table.step(), GameController::Step::Over);
    EXPECT_EQ(table.choices()->rowCount(), 0);
    EXPECT_EQ(table.modified(), wasModified);
    int points = 0;
    for (int player = 0; player < 2; ++player)
        points += read(*table.players(), player, "points").toInt();
    EXPECT_EQ(points, stateOf(table)->scores[0] + stateOf(table)->scores[1]);
    table.undo();
    EXPECT_FALSE(table.over());
    EXPECT_TRUE(stateOf(table) == running);
    table.endNow();
    // Continue leads to the running game as well.
    auto& again = startAgain();
    ASSERT_TRUE(again.table.takeUp(0));
    EXPECT_FALSE(again.table.over());
    EXPECT_TRUE(stateOf(again.table) == running);
}

TEST_F(OnTheShelf, UndoIsUnavailableWhereTheRulesForbidIt)
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

/// What the other program said last; it is killed while it goes on.
TEST_F(OnTheShelf, KilledAtAnyMomentNothingIsLost)
{
    for (int round = 0; round < 6; ++round) {
        const QString games = m_folder.filePath(QStringLiteral("killed-%1").arg(round));
        QProcess other;
        other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        other.start(QStringLiteral(VOZKA_KEPT_TABLE), {games, QString::number(round + 1)});
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
        QByteArrayList said = other.readAllStandardOutput().split('\n');

        Program program(games);
        EXPECT_TRUE(program.told.isEmpty()) << program.told.join('\n').toStdString();
        ASSERT_GE(program.shelf.count(), 1);
        ASSERT_TRUE(program.table.takeUp(0));
        // Either what it said last, or the next action, of which it could not tell any more.
        said.removeAll({});
        const auto found = QByteArray::number(static_cast<qulonglong>(stateOf(program.table).hash()));
        if (!said.isEmpty() && found != said.back()) {
            program.table.undo();
            const auto before = QByteArray::number(static_cast<qulonglong>(stateOf(program.table).hash()));
            program.table.redo();
            program.table.redo();
            const auto after = QByteArray::number(static_cast<qulonglong>(stateOf(program.table).hash()));
            EXPECT_TRUE(before == said.back() || after == said.back()) << "round " << round;
        }
    }
}

} // namespace

} // namespace vozka
