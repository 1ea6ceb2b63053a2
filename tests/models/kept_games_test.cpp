// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table whose games are kept: nothing that happened on it is lost, whatever happens to the program.
#include "models/saved/kept_games_model.h"
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

/// A program: a table and its kept games.
struct Program {
    explicit Program(const QString& folder)
    {
        QObject::connect(&table, &GameController::failed,
                         [this](const QString& sentence) { told << sentence; });
        keptGames.setFolder(folder);
    }
    QString at(int row, int role) const { return keptGames.index(row).data(role).toString(); }

    GameController table;
    KeptGamesModel& keptGames{*table.files()->keptGames()};
    QAbstractItemModelTester tester{&keptGames, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QStringList told;
};

class KeptGames : public TableTest {
protected:
    KeptGames() { m_program = std::make_unique<Program>(m_games); }

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

TEST_F(KeptGames, NothingIsWrittenWithoutAGame)
{
    EXPECT_EQ(m_program->keptGames.count(), 0);
    EXPECT_TRUE(m_program->keptGames.unfinishedPlayers().isEmpty());
    EXPECT_FALSE(m_program->table.files()->takeUp(0));
    EXPECT_FALSE(QDir(m_folder.filePath(QStringLiteral("state"))).exists());
}

TEST_F(KeptGames, GameGoesOnAsItWasLeft)
{
    start();
    play(23);
    const State left = stateOf(m_program->table);
    const int log = m_program->table.log()->rowCount();
    auto& again = startAgain();
    ASSERT_EQ(again.keptGames.count(), 1);
    EXPECT_EQ(again.keptGames.unfinishedPlayers(), "Anna, Bedřich");
    EXPECT_TRUE(again.keptGames.unfinishedStanding().contains("today"))
        << again.keptGames.unfinishedStanding().toStdString();
    ASSERT_TRUE(again.table.files()->takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    EXPECT_EQ(again.table.log()->rowCount(), log);
    EXPECT_TRUE(again.table.files()->modified());
    EXPECT_TRUE(again.table.canUndo());
    EXPECT_EQ(again.keptGames.count(), 0) << "it lies on the table now";
    EXPECT_TRUE(again.told.isEmpty()) << again.told.join('\n').toStdString();
}

TEST_F(KeptGames, UndoneMovesCanBeRedoneAfterwards)
{
    start();
    play(10);
    const State longest = stateOf(m_program->table);
    m_program->table.undo();
    m_program->table.undo();
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    again.table.redo();
    again.table.redo();
    EXPECT_TRUE(stateOf(again.table) == longest);
}

TEST_F(KeptGames, FileAndMarkOfChangesComeBack)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("hra č. 1.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.files()->save(own));
    {
        auto& again = startAgain();
        ASSERT_TRUE(again.table.files()->takeUp(0));
        EXPECT_EQ(again.table.files()->file(), own);
        EXPECT_FALSE(again.table.files()->modified());
        play(2);
    }
    const auto saved = records::readFile(own.toLocalFile().toStdString());
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->takeUp(0));
    EXPECT_EQ(again.table.files()->file(), own);
    EXPECT_TRUE(again.table.files()->modified());
    EXPECT_EQ(*saved, *records::readFile(own.toLocalFile().toStdString())) << "only Save writes there";
    again.table.undo();
    again.table.undo();
    EXPECT_FALSE(again.table.files()->modified());
}

TEST_F(KeptGames, LookingAtAFileKeepsNothing)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    start(1);
    play(9);
    ASSERT_TRUE(m_program->table.files()->save(own));
    m_program->table.close();
    m_program->keptGames.remove(0);
    start(2);
    play(3);
    m_program->table.close();
    const QString continued =
        m_program->keptGames.data(m_program->keptGames.index(0), KeptGamesModel::roleOf("standing"))
            .toString();
    ASSERT_TRUE(m_program->table.files()->open(own));
    m_program->table.undo();
    m_program->table.undo();
    m_program->table.redo();
    m_program->table.endNow();
    EXPECT_EQ(m_program->table.files()->turnsAtRisk(), 0);
    EXPECT_EQ(files("*.vozka").size(), 1) << "a file is the player's own already";
    auto& again = startAgain();
    EXPECT_EQ(again.keptGames.count(), 1);
    EXPECT_EQ(again.keptGames.unfinishedStanding(), continued)
        << "Continue goes on with what was played last";
    ASSERT_TRUE(again.table.files()->open(own));
    again.table.undo();
    play(again.table, 3);
    EXPECT_EQ(files("*.vozka").size(), 2) << "now something was played in it";
}

TEST_F(KeptGames, OpenedFileIsKeptOnceItIsPlayed)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.files()->save(own));
    m_program->table.close();
    m_program->keptGames.remove(0);
    ASSERT_EQ(m_program->keptGames.count(), 0);

    ASSERT_TRUE(m_program->table.files()->open(own));
    play(4);
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
    EXPECT_EQ(again.table.files()->file(), own);
}

TEST_F(KeptGames, FileOpenedTwiceStandsThereOnceUntilItIsPlayedOn)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    start();
    play(5);
    ASSERT_TRUE(m_program->table.files()->save(own));
    for (int i = 0; i < 3; ++i) {
        m_program->table.close();
        EXPECT_EQ(m_program->keptGames.count(), 1);
        ASSERT_TRUE(m_program->table.files()->open(own));
    }
    play(1);
    m_program->table.close();
    EXPECT_EQ(m_program->keptGames.count(), 1);
    ASSERT_TRUE(m_program->table.files()->open(own));
    play(2);
    m_program->table.close();
    EXPECT_EQ(m_program->keptGames.count(), 2) << "what was played on is not lost";
}

TEST_F(KeptGames, ANewGameKeepsTheOldOne)
{
    start(1);
    play(9);
    const State left = stateOf(m_program->table);
    start(2);
    play(3);
    ASSERT_EQ(m_program->keptGames.count(), 1);
    ASSERT_TRUE(m_program->table.files()->takeUp(0));
    EXPECT_TRUE(stateOf(m_program->table) == left);
    ASSERT_EQ(m_program->keptGames.count(), 1) << "now the other one lies there";
}

TEST_F(KeptGames, ANewGameThatNobodyPlayedLeavesNoTrace)
{
    start(1);
    EXPECT_EQ(files("*.vozka").size(), 1) << "but it would survive a kill";
    start(2);
    EXPECT_EQ(files("*.vozka").size(), 1);
    m_program->table.close();
    EXPECT_EQ(files("*").size(), 0);
}

TEST_F(KeptGames, ThereIsRoomForAllGames)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        start(seed);
        play(1);
    }
    m_program->table.close();
    EXPECT_EQ(m_program->keptGames.count(), 20);
    EXPECT_EQ(files("*").size(), 40) << "each with its lock";
}

TEST_F(KeptGames, GamesAreRemovedWhenThatIsAskedFor)
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        start(seed);
        play(seed % 2 == 0 ? 1000 : 1);
    }
    m_program->table.close();
    auto& keptGames = m_program->keptGames;
    EXPECT_EQ(keptGames.finishedCount(), 2);
    EXPECT_TRUE(keptGames.index(0).data(KeptGamesModel::roleOf("isFinished")).toBool());
    EXPECT_EQ(keptGames.unfinishedRow(), 1) << "nothing is to be continued in a finished game";
    keptGames.remove(7);
    keptGames.remove(-1);
    EXPECT_EQ(files("*.vozka").size(), 4);
    keptGames.remove(1);
    EXPECT_EQ(keptGames.count(), 3);
    EXPECT_EQ(files("*.vozka").size(), 3);
    keptGames.removeFinished();
    EXPECT_EQ(keptGames.finishedCount(), 0);
    EXPECT_EQ(keptGames.count(), 1);
    EXPECT_EQ(keptGames.unfinishedRow(), 0);
    EXPECT_EQ(files("*.vozka").size(), 1);
    keptGames.remove(0);
    EXPECT_EQ(keptGames.unfinishedRow(), -1);
    EXPECT_TRUE(keptGames.unfinishedPlayers().isEmpty());
}

TEST_F(KeptGames, GameOfANewerVersionIsListedAndStays)
{
    start();
    play(3);
    m_program.reset();
    QFile newer(QDir(m_games).filePath(QStringLiteral("20990101-000000-1.vozka")));
    ASSERT_TRUE(newer.open(QIODevice::WriteOnly));
    newer.write("{\"format\": \"vozka-game\", \"version\": 2}");
    newer.close();
    auto& again = startAgain();
    EXPECT_TRUE(again.told.isEmpty()) << again.told.join('\n').toStdString();
    ASSERT_EQ(again.keptGames.count(), 2);
    EXPECT_TRUE(again.at(0, KeptGamesModel::roleOf("standing")).contains("newer version of Vozka"))
        << again.at(0, KeptGamesModel::roleOf("standing")).toStdString();
    EXPECT_EQ(again.keptGames.unfinishedRow(), 1);
    EXPECT_FALSE(again.table.files()->takeUp(0));
    EXPECT_EQ(again.told.size(), 1);
    EXPECT_TRUE(newer.exists());
    EXPECT_TRUE(again.table.files()->takeUp(1));
}

TEST_F(KeptGames, SaysWhoWon)
{
    start();
    play(1000);
    ASSERT_TRUE(m_program->table.over());
    const auto scores = stateOf(m_program->table)->scores;
    m_program->table.close();
    const QString standing = m_program->at(0, KeptGamesModel::roleOf("standing"));
    EXPECT_TRUE(standing.contains(QString::number(std::max(scores[0], scores[1])))) << standing.toStdString();
    EXPECT_TRUE(standing.contains(scores[0] > scores[1] ? "Anna" : "Bedřich")) << standing.toStdString();
}

TEST_F(KeptGames, BrokenGameIsSaidOnceAndTheOthersAreThere)
{
    start(1);
    play(9);
    start(2);
    play(9);
    const QString broken = QDir(m_games).filePath(m_program->table.files()->keptAs() + ".vozka");
    m_program.reset();
    ASSERT_TRUE(QFile::resize(broken, 150));
    {
        auto& again = startAgain();
        ASSERT_EQ(again.told.size(), 1);
        EXPECT_TRUE(again.told[0].contains(".vozka.broken")) << again.told[0].toStdString();
        EXPECT_TRUE(again.told[0].contains("JSON")) << again.told[0].toStdString();
        EXPECT_EQ(again.keptGames.count(), 1);
        EXPECT_TRUE(again.table.files()->takeUp(0));
    }
    EXPECT_TRUE(startAgain().told.isEmpty());
}

TEST_F(KeptGames, PlayGoesOnWhereNothingCanBeWrittenAndItIsSaidUntilItIsKept)
{
    const QString inTheWay = m_folder.filePath(QStringLiteral("state"));
    QFile blocked(inTheWay);
    ASSERT_TRUE(blocked.open(QIODevice::WriteOnly));
    auto& table = m_program->table;
    QSignalSpy said(&m_program->keptGames, &KeptGamesModel::problemChanged);
    QSignalSpy risk(table.files(), &GameFiles::riskChanged);
    start();
    EXPECT_EQ(table.files()->turnsAtRisk(), 0) << "nobody has done anything";
    play(12);
    EXPECT_EQ(table.turnNumber() > 3, true);
    EXPECT_TRUE(m_program->keptGames.problem().contains(m_games))
        << m_program->keptGames.problem().toStdString();
    EXPECT_EQ(said.count(), 1) << "what lasts is said once";
    EXPECT_GE(risk.count(), 12);
    EXPECT_TRUE(m_program->told.isEmpty());
    EXPECT_GE(table.files()->turnsAtRisk(), table.turnNumber() - 1);
    EXPECT_EQ(table.files()->keepNow(), table.files()->turnsAtRisk());
    EXPECT_FALSE(m_program->keptGames.problem().isEmpty());

    ASSERT_TRUE(QFile::remove(inTheWay));
    // What the timer tells.
    emit m_program->keptGames.due();
    EXPECT_TRUE(m_program->keptGames.problem().isEmpty());
    EXPECT_EQ(table.files()->turnsAtRisk(), 0);
    const State left = stateOf(table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
}

TEST_F(KeptGames, WhatIsSavedInAFileIsNotAtRisk)
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
    EXPECT_FALSE(m_program->keptGames.problem().isEmpty()) << "it is not kept all the same";
    play(1);
    EXPECT_EQ(table.files()->turnsAtRisk(), 1);
    table.undo();
    EXPECT_EQ(table.files()->turnsAtRisk(), 0);
    play(1);
    table.close();
    EXPECT_TRUE(m_program->keptGames.problem().isEmpty()) << "nothing lies on the table";
    EXPECT_EQ(table.files()->turnsAtRisk(), 0);
}

TEST_F(KeptGames, FolderThatVanishesIsMadeAgain)
{
    start();
    play(3);
    ASSERT_TRUE(QDir().rename(m_games, m_games + "-away"));
    play(3);
    EXPECT_TRUE(m_program->told.isEmpty());
    EXPECT_TRUE(m_program->keptGames.problem().isEmpty());
    const State left = stateOf(m_program->table);
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->takeUp(0));
    EXPECT_TRUE(stateOf(again.table) == left);
}

TEST_F(KeptGames, WhereThereIsNoFolderEverythingIsAtRisk)
{
    GameController table;
    ASSERT_TRUE(table.startGame(gameOfTwo()));
    play(table, 9);
    EXPECT_GT(table.files()->turnsAtRisk(), 2);
    EXPECT_TRUE(table.files()->keptGames()->problem().isEmpty());
}

TEST_F(KeptGames, TwoProgramsDoNotTakeEachOthersGames)
{
    Program other(m_games);
    start(1);
    play(8);
    other.keptGames.refresh();
    EXPECT_EQ(other.keptGames.count(), 0);
    ASSERT_TRUE(other.table.startGame(gameOfTwo(2)));
    play(other.table, 5);
    const State mine = stateOf(m_program->table);
    m_program->table.close();
    other.keptGames.refresh();
    ASSERT_EQ(other.keptGames.count(), 1);
    // Both see it; who comes first has it.
    ASSERT_TRUE(m_program->table.files()->takeUp(0));
    EXPECT_FALSE(other.table.files()->takeUp(0));
    EXPECT_EQ(other.told.size(), 1);
    EXPECT_TRUE(other.table.active()) << "its own game stays on its table";
    EXPECT_TRUE(stateOf(m_program->table) == mine);
}

TEST_F(KeptGames, EndedEarlyAndTakenBack)
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
    EXPECT_EQ(table.step(), GameController::Step::Over);
    EXPECT_EQ(table.choices()->rowCount(), 0);
    EXPECT_EQ(table.files()->modified(), wasModified);
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
    ASSERT_TRUE(again.table.files()->takeUp(0));
    EXPECT_FALSE(again.table.over());
    EXPECT_TRUE(stateOf(again.table) == running);
}

TEST_F(KeptGames, UndoIsUnavailableWhereTheRulesForbidIt)
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
TEST_F(KeptGames, KilledAtAnyMomentNothingIsLost)
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
        ASSERT_GE(program.keptGames.count(), 1);
        ASSERT_TRUE(program.table.files()->takeUp(0));
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

TEST_F(KeptGames, NothingIsLostWhenTheProgramIsKilledInTheMiddleOfAStep)
{
    for (const auto* step : {"dragon", "capture"}) {
        QByteArray said;
        const QString games = m_folder.filePath(QStringLiteral("killed-in-%1").arg(QLatin1String(step)));
        // Not every game comes to every step.
        for (int seed = 1; seed < 60 && (said.isEmpty() || said == "over"); ++seed) {
            QProcess other;
            other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            other.start(QStringLiteral(VOZKA_KEPT_TABLE),
                        {games, QString::number(seed), QString::fromLatin1(step)});
            while (!other.canReadLine())
                ASSERT_TRUE(other.waitForReadyRead(120000));
            said = other.readLine().trimmed();
            other.kill();
            ASSERT_TRUE(other.waitForFinished());
        }
        Program program(games);
        EXPECT_TRUE(program.told.isEmpty()) << program.told.join('\n').toStdString();
        ASSERT_TRUE(program.table.files()->takeUp(0)) << step;
        EXPECT_EQ(program.table.step(), GameController::Step::Choose) << step;
        EXPECT_EQ(whatIsAsked(program.table).toStdString(), said.toStdString()) << step;
    }
}

} // namespace

} // namespace vozka
