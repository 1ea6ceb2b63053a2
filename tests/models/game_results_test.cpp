// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The record of finished games: entries, filters, deletion and export.
#include "models/results/game_results.h"

#include "models/computer/hints.h"
#include "records/files.h"
#include "records/first_game.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace vozka {

class Results : public TableTest {
protected:
    /// The table and the results of a program that uses this folder.
    struct Window {
        explicit Window(const QString& folder)
        {
            QObject::connect(&table, &GameController::failed,
                             [this](const QString& message) { reports << message; });
            table.files()->autosaves()->setFolder(folder + QStringLiteral("/games"));
            results.setFolder(folder);
        }
        void playToTheEnd()
        {
            RandomPlayer player(7);
            ActionList scratch;
            while (!table.over()) {
                const Table now = table.table();
                table.play(player.choose(*now.rules, *now.state, scratch));
                table.discards()->dismiss();
            }
        }
        void start(std::uint64_t seed = 1, records::PlayerKind second = records::PlayerKind::Human)
        {
            auto game = gameOfTwo(seed);
            game.rules.sets = {"base"};
            game.players[1].kind = second;
            if (second != records::PlayerKind::Human)
                game.players[1].name = "Computer";
            ASSERT_TRUE(table.startGame(game));
        }
        QString at(int row, const char* role) { return read(*results.games(), row, role).toString(); }

        GameController table;
        GameResults& results{*table.files()->results()};
        QAbstractItemModelTester games{results.games(),
                                       QAbstractItemModelTester::FailureReportingMode::Fatal};
        QAbstractItemModelTester players{results.players(),
                                         QAbstractItemModelTester::FailureReportingMode::Fatal};
        QStringList reports;
    };

    void play(std::uint64_t seed, records::PlayerKind second = records::PlayerKind::Human)
    {
        m_window->start(seed, second);
        m_window->playToTheEnd();
    }
    QString file() const { return m_state + QStringLiteral("/results.jsonl"); }
    void write(const char* text)
    {
        QDir().mkpath(m_state);
        QFile results(file());
        ASSERT_TRUE(results.open(QIODevice::WriteOnly));
        results.write(text);
    }

    static records::FinishedGame finished(std::uint64_t seed, std::vector<std::string> sets,
                                          records::PlayerKind first = records::PlayerKind::Human)
    {
        records::FinishedGame game;
        game.seed = seed;
        game.turns = 40;
        game.rules.sets = std::move(sets);
        game.players = {{"Anna", records::Colour::Red, first},
                        {"Computer", records::Colour::Blue, records::PlayerKind::Easy}};
        game.points = {60, 50};
        return game;
    }
    void write(const std::vector<records::FinishedGame>& games)
    {
        std::vector<records::ResultLine> lines;
        for (const auto& game : games)
            lines.push_back(records::lineOf(game));
        write(records::writeResults(lines).c_str());
        results().refresh();
    }

    QTemporaryDir m_folder;
    QString m_state = m_folder.filePath(QStringLiteral("state"));
    std::unique_ptr<Window> m_window = std::make_unique<Window>(m_state);
    GameResults& results() { return m_window->results; }
};

TEST_F(Results, RecordFinishedGameOnce)
{
    m_window->start();
    EXPECT_EQ(results().total(), 0);
    m_window->playToTheEnd();
    ASSERT_EQ(results().total(), 1);
    const auto& game = results().games()->at(0).game;
    EXPECT_EQ(QString::fromStdString(game.game), m_window->table.files()->autosaveName());
    EXPECT_EQ(game.seed, 1U);
    EXPECT_EQ(game.turns, m_window->table.statistics()->turns());
    EXPECT_EQ(game.points[0], (**m_window->table.table().state).scores[0]);
    EXPECT_TRUE(results().isOpen(0));
    EXPECT_TRUE(m_window->at(0, "winners").contains("points"));
    EXPECT_TRUE(m_window->at(0, "about").contains("today")) << m_window->at(0, "about").toStdString();
    EXPECT_TRUE(m_window->reports.isEmpty());
    Window other(m_state);
    EXPECT_EQ(other.results.total(), 1) << "stored in the file";
}

TEST_F(Results, EndHintsForFirstGame)
{
    Hints hints;
    hints.setController(&m_window->table);
    auto shortGame = gameOfTwo(1);
    shortGame.rules.sets = {std::string(records::firstGameSet)};
    ASSERT_TRUE(m_window->table.startGame(shortGame));
    EXPECT_TRUE(hints.firstGame());
    play(1);
    ASSERT_TRUE(m_window->table.startGame(shortGame));
    EXPECT_FALSE(hints.firstGame());
    EXPECT_FALSE(hints.recommended());
}

TEST_F(Results, KeepNumbersOnLineOfTheirNouns)
{
    write({finished(1, {"base"})});
    EXPECT_TRUE(m_window->at(0, "about").contains(u"40\u00a0turns"));
    EXPECT_EQ(m_window->at(0, "players"), u"Anna\u00a060, Computer\u00a050 (easy computer)");
}

TEST_F(Results, OmitGameAfterUndoOfItsEnd)
{
    play(1);
    m_window->table.undo();
    EXPECT_EQ(results().total(), 0);
    m_window->table.redo();
    EXPECT_EQ(results().total(), 1);
    m_window->table.undo();
    m_window->playToTheEnd();
    EXPECT_EQ(results().total(), 1) << "another end of the same game";
}

TEST_F(Results, RecordResumedGameOnce)
{
    play(1);
    m_window->table.close();
    ASSERT_EQ(results().autosaveRow(0), 0);
    ASSERT_TRUE(m_window->table.files()->resume(results().autosaveRow(0)));
    EXPECT_TRUE(results().isOpen(0));
    EXPECT_EQ(results().total(), 1);
    m_window->table.undo();
    EXPECT_EQ(results().total(), 0);
    m_window->playToTheEnd();
    EXPECT_EQ(results().total(), 1);
}

TEST_F(Results, OmitGamesEndedEarly)
{
    m_window->start();
    m_window->table.endNow();
    ASSERT_TRUE(m_window->table.over());
    EXPECT_EQ(results().total(), 0);
    m_window->table.undo();
    m_window->playToTheEnd();
    EXPECT_EQ(results().total(), 1);
}

TEST_F(Results, OmitGamesFinishedInTheirFile)
{
    const QUrl own = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("own.vozka")));
    const QUrl half = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("half.vozka")));
    m_window->start();
    ASSERT_TRUE(m_window->table.files()->save(half));
    m_window->playToTheEnd();
    ASSERT_TRUE(m_window->table.files()->save(own));
    results().remove(0);
    ASSERT_TRUE(m_window->table.files()->open(own));
    EXPECT_TRUE(m_window->table.over());
    EXPECT_EQ(results().total(), 0);
    m_window->table.undo();
    m_window->table.redo();
    EXPECT_EQ(results().total(), 0) << "the opened file was already finished";
    ASSERT_TRUE(m_window->table.files()->open(half));
    m_window->playToTheEnd();
    EXPECT_EQ(results().total(), 1) << "result of this program";
}

TEST_F(Results, AddUpPlayersAndDistinguishComputers)
{
    play(1);
    play(2, records::PlayerKind::Easy);
    play(3, records::PlayerKind::Hard);
    ASSERT_EQ(results().total(), 3);
    ASSERT_EQ(results().players()->rowCount(), 4) << "Anna, Bedřich, an easy and a hard computer";
    int won = 0;
    for (const auto& row : results().players()->rows()) {
        won += row.won;
        EXPECT_EQ(row.games, row.name == "Anna" ? 3 : 1);
        EXPECT_LE(row.best, row.points);
        EXPECT_TRUE(row.description().contains(QString::number(qRound(100.0 * row.won / row.games)) + '%'))
            << row.description().toStdString();
    }
    EXPECT_GE(won, 3);
    EXPECT_EQ(results().players()->at(0).kind, records::PlayerKind::Human);
    EXPECT_EQ(results().players()->at(1).kind, records::PlayerKind::Human);
    EXPECT_EQ(m_window->at(0, "players").count("(hard computer)"), 1);
}

TEST_F(Results, FilterByOpponentAndSetUp)
{
    play(1);
    play(2, records::PlayerKind::Easy);
    auto record = gameOfTwo(3);
    record.rules.sets = {"base"};
    record.rules.options = Options(Edition::C1);
    ASSERT_TRUE(m_window->table.startGame(record));
    m_window->playToTheEnd();
    results().setAgainst(GameResults::EasyComputer);
    EXPECT_EQ(results().count(), 1);
    ASSERT_EQ(results().players()->rowCount(), 1) << "the computer is not listed";
    EXPECT_EQ(results().players()->at(0).name, "Anna");
    results().setAgainst(GameResults::People);
    EXPECT_EQ(results().count(), 2);
    results().setAgainst(GameResults::Anybody);
    ASSERT_EQ(results().setUps().size(), 2);
    EXPECT_NE(results().setUps()[0], results().setUps()[1]);
    results().setSetUp(1);
    EXPECT_EQ(results().setUp(), 1);
    EXPECT_EQ(results().count(), 1);
    EXPECT_EQ(results().games()->at(0).game.seed, 3U);
    results().removeShown();
    EXPECT_EQ(results().total(), 2) << "only the shown results are deleted";
    EXPECT_EQ(results().setUp(), -1) << "no game with these rules is left";
    results().restoreDeleted();
    EXPECT_EQ(results().total(), 3);
}

TEST_F(Results, IgnoreOrderOfTileSetsInSetUps)
{
    write({finished(1, {"base", "river", "abbot"}), finished(2, {"base", "abbot", "river"}),
           finished(3, {"base", "abbot"})});
    EXPECT_EQ(results().setUps().size(), 2);
    QList<int> counts;
    for (int setUp = 0; setUp < 2; ++setUp) {
        results().setSetUp(setUp);
        counts << results().count();
    }
    std::ranges::sort(counts);
    EXPECT_EQ(counts, (QList<int>{1, 2}));
}

TEST_F(Results, FilterByComputerOmitsGamesWithoutPeople)
{
    write({finished(1, {"base"}), finished(2, {"base"}, records::PlayerKind::Easy)});
    EXPECT_EQ(results().count(), 2);
    results().setAgainst(GameResults::EasyComputer);
    EXPECT_EQ(results().count(), 1);
    EXPECT_EQ(results().games()->at(0).game.seed, 1U);
    EXPECT_FALSE(results().isOpen(0)) << "no name and no open game";
}

TEST_F(Results, RestoreDeletedGames)
{
    play(1);
    play(2);
    results().remove(0);
    EXPECT_EQ(results().total(), 1);
    EXPECT_EQ(results().deleted(), 1);
    results().restoreDeleted();
    EXPECT_EQ(results().total(), 2);
    EXPECT_EQ(results().deleted(), 0);
    results().removeShown();
    EXPECT_EQ(results().total(), 0);
    EXPECT_EQ(results().deleted(), 2);
    results().discardDeleted();
    results().restoreDeleted();
    EXPECT_EQ(results().total(), 0);
    results().remove(7);
}

TEST_F(Results, KeepGamesOfTwoWindows)
{
    Window other(m_state);
    play(1);
    other.start(2);
    other.playToTheEnd();
    EXPECT_EQ(other.results.total(), 2);
    results().refresh();
    EXPECT_EQ(results().total(), 2);
    EXPECT_EQ(results().games()->at(0).game.seed, 2U) << "the last one first";
}

TEST_F(Results, RemainWhenGameIsRemoved)
{
    play(1);
    m_window->table.close();
    EXPECT_TRUE(results().games()->at(0).hasAutosave);
    m_window->table.files()->autosaves()->removeFinished();
    EXPECT_FALSE(results().games()->at(0).hasAutosave);
    EXPECT_EQ(results().autosaveRow(0), -1);
    EXPECT_FALSE(results().isOpen(0));
    EXPECT_EQ(results().total(), 1);
}

TEST_F(Results, ReportFileProblemsWithoutLoss)
{
    const char* newer = "{\"format\": \"vozka-results\", \"version\": 2}\n";
    write(newer);
    results().refresh();
    EXPECT_TRUE(results().problem().startsWith("A newer version of Vozka wrote"))
        << results().problem().toStdString();
    play(1);
    EXPECT_EQ(*records::readFile(file().toStdString()), newer);
    ASSERT_FALSE(m_window->reports.isEmpty());
    EXPECT_TRUE(results().problem().contains("could not be saved"));
    ASSERT_TRUE(QFile::remove(file()));

    write("garbage");
    Window other(m_state);
    EXPECT_TRUE(other.results.problem().contains("was set aside")) << other.results.problem().toStdString();
    EXPECT_TRUE(QFile::exists(file() + QStringLiteral(".broken")));
    other.results.refresh();
    EXPECT_FALSE(other.results.problem().isEmpty()) << "reported until the program ends";

    write("{\"format\": \"vozka-results\", \"version\": 1}\n{\"seed\": 1}\n");
    Window third(m_state);
    EXPECT_TRUE(third.results.problem().startsWith("1 result cannot be read"))
        << third.results.problem().toStdString();
}

TEST_F(Results, AreExportedInFormatOfFileName)
{
    play(1);
    play(2);
    results().remove(0);
    const QString table = m_folder.filePath(QStringLiteral("a.csv"));
    const QString json = m_folder.filePath(QStringLiteral("a.JSON"));
    ASSERT_TRUE(m_window->table.files()->exportResults(QUrl::fromLocalFile(table)));
    ASSERT_TRUE(m_window->table.files()->exportResults(QUrl::fromLocalFile(json)));
    const auto rows = QString::fromStdString(*records::readFile(table.toStdString())).split("\r\n");
    EXPECT_EQ(rows.size(), 4) << "a header, two players, and the empty text after the last line";
    EXPECT_TRUE(rows[1].contains("Anna"));
    EXPECT_TRUE(records::readFile(json.toStdString())->starts_with("{"));
    EXPECT_FALSE(
        m_window->table.files()->exportResults(QUrl::fromLocalFile(m_folder.filePath("no/such.csv"))));
    EXPECT_FALSE(m_window->reports.isEmpty());
}

TEST_F(Results, RecordNothingWithoutFolder)
{
    GameController table;
    EXPECT_EQ(table.files()->results()->total(), 0);
    table.files()->results()->refresh();
    table.files()->results()->restoreDeleted();
    EXPECT_EQ(table.files()->results()->problem(), "");
}

} // namespace vozka
