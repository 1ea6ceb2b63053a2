// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// GameController as QML uses it: choices, files and error messages.
#include "records/files.h"
#include "table_fixture.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace vozka {

class Controller : public TableTest {};

TEST_F(Controller, StartsWithTileInHand)
{
    EXPECT_TRUE(m_controller.active());
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Place);
    EXPECT_FALSE(m_controller.hand().picture.isEmpty());
    EXPECT_EQ(m_controller.tilesLeft(), 70);
    EXPECT_EQ(m_controller.prompt().playerName, "Anna");
    EXPECT_FALSE(m_controller.prompt().text.isEmpty());
    EXPECT_FALSE(m_controller.canUndo());
}

TEST_F(Controller, IgnoresRowsThatDoNotExist)
{
    m_controller.choose(-1);
    m_controller.choose(9999);
    EXPECT_EQ(m_controller.board()->rowCount(), 1);
}

TEST_F(Controller, AppliesRepeatedRequestOnce)
{
    m_controller.chooseSoon(0);
    m_controller.chooseSoon(0);
    EXPECT_EQ(m_controller.board()->rowCount(), 1) << "not before the click has been handled";
    QCoreApplication::processEvents();
    EXPECT_EQ(m_controller.board()->rowCount(), 2);
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Deploy);
}

TEST_F(Controller, OffersPassAsChoice)
{
    playUntil(Prompt::Kind::Deploy);
    const int pass = m_controller.prompt().passRow;
    ASSERT_GE(pass, 0);
    m_controller.choose(pass);
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Place);
    EXPECT_EQ(m_controller.prompt().playerName, "Bedřich");
}

TEST_F(Controller, EmitsGameOverOnce)
{
    QSignalSpy over(&m_controller, &GameController::gameOver);
    play(1000);
    EXPECT_EQ(over.count(), 1);
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Over);
}

TEST_F(Controller, EmitsAllScoredPoints)
{
    QSignalSpy scored(m_controller.events(), &GameEvents::scored);
    play(1000);
    int points = 0;
    for (const auto& signal : scored)
        points += signal.at(2).toInt();
    EXPECT_EQ(points, state().scores[0] + state().scores[1]);
}

TEST_F(Controller, OpensSavedGameUnchanged)
{
    const QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath("hra č. 1.vozka"));
    play(25);
    EXPECT_TRUE(m_controller.files()->modified());
    ASSERT_TRUE(m_controller.files()->save(file));
    EXPECT_FALSE(m_controller.files()->modified());

    GameController other;
    ASSERT_TRUE(other.files()->open(file));
    EXPECT_EQ(other.board()->rowCount(), m_controller.board()->rowCount());
    EXPECT_EQ(other.log()->rowCount(), m_controller.log()->rowCount());
    EXPECT_TRUE(*other.table().state == *m_controller.table().state);
    EXPECT_FALSE(other.files()->modified());
    EXPECT_TRUE(other.canUndo());
}

TEST_F(Controller, IsModifiedUnlessFileHasSameActions)
{
    EXPECT_FALSE(m_controller.files()->modified()) << "no decision yet";
    const QTemporaryDir folder;
    m_controller.choose(0);
    EXPECT_TRUE(m_controller.files()->modified());
    ASSERT_TRUE(m_controller.files()->save(QUrl::fromLocalFile(folder.filePath("game.vozka"))));
    m_controller.undo();
    EXPECT_TRUE(m_controller.files()->modified());
    m_controller.redo();
    EXPECT_FALSE(m_controller.files()->modified());
    m_controller.undo();
    m_controller.choose(1);
    EXPECT_TRUE(m_controller.files()->modified()) << "same number of moves, but other moves";
}

TEST_F(Controller, DoesNotOfferShortRoadsForFigures)
{
    auto game = gameOfTwo();
    game.rules.sets = {"base", "wiki-examples"};
    const auto catalogue = *records::TileLibrary::builtIn().catalogue(game.rules.sets, {});
    const auto kind = catalogue.find("X-01");
    game.actions = {Action::draw(kind), Action::place(kind, {1, 0}, 0)};
    const QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath("short.vozka"));
    ASSERT_FALSE(records::writeFile(file.toLocalFile().toStdString(), records::writeGame(game)));
    ASSERT_TRUE(m_controller.files()->open(file));
    EXPECT_EQ(m_controller.candidates()->rowCount(), static_cast<int>(catalogue.kind(kind).features.size()));
}

TEST_F(Controller, DrawsTileAfterOpeningUnstartedGame)
{
    const QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath("new.vozka"));
    QFile text(file.toLocalFile());
    ASSERT_TRUE(text.open(QIODevice::WriteOnly));
    text.write(QByteArray::fromStdString(records::writeGame(gameOfTwo())));
    text.close();
    ASSERT_TRUE(m_controller.files()->open(file));
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Place);
}

TEST_F(Controller, ReportsBrokenFileAndKeepsGame)
{
    const QTemporaryDir folder;
    QFile text(folder.filePath("broken.vozka"));
    ASSERT_TRUE(text.open(QIODevice::WriteOnly));
    text.write("{\"format\": \"vozka-game\", \"version\": 7}");
    text.close();
    play(4);
    const State before = *m_controller.table().state;
    QSignalSpy failed(&m_controller, &GameController::failed);
    EXPECT_FALSE(m_controller.files()->open(QUrl::fromLocalFile(text.fileName())));
    EXPECT_FALSE(m_controller.files()->open(QUrl::fromLocalFile(folder.filePath("missing.vozka"))));
    EXPECT_EQ(failed.count(), 2);
    EXPECT_FALSE(failed.at(0).at(0).toString().isEmpty());
    EXPECT_TRUE(*m_controller.table().state == before);
}

TEST_F(Controller, ReportsFilesOfOtherFormats)
{
    const QTemporaryDir folder;
    QString why;
    QObject::connect(&m_controller, &GameController::failed, [&](const QString& message) { why = message; });
    const auto messageFor = [&](const QByteArray& content) {
        QFile file(folder.filePath("some.vozka"));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        why.clear();
        EXPECT_FALSE(m_controller.files()->open(QUrl::fromLocalFile(file.fileName())));
        return why;
    };
    EXPECT_TRUE(messageFor("Dear diary").contains("not a file of Vozka")) << why.toStdString();
    EXPECT_TRUE(
        messageFor(R"({"format": "vozka-lesson", "version": 1})").contains("neither a game nor a position"))
        << why.toStdString();
}

TEST_F(Controller, ReportsIllegalActionOfFile)
{
    const QTemporaryDir folder;
    QFile text(folder.filePath("illegal.vozka"));
    ASSERT_TRUE(text.open(QIODevice::WriteOnly));
    auto game = gameOfTwo();
    const auto kind = m_controller.table().catalogue().find("D");
    game.actions = {Action::draw(kind), Action::place(kind, {0, 0}, 0)};
    text.write(QByteArray::fromStdString(records::writeGame(game)));
    text.close();
    QString why;
    QObject::connect(&m_controller, &GameController::failed, [&](const QString& message) { why = message; });
    EXPECT_FALSE(m_controller.files()->open(QUrl::fromLocalFile(text.fileName())));
    EXPECT_TRUE(why.contains(QStringLiteral("/actions/1"))) << why.toStdString();
    EXPECT_TRUE(why.contains(QStringLiteral("already a tile"))) << why.toStdString();
}

TEST_F(Controller, OpensPositionForViewingOnly)
{
    const QTemporaryDir folder;
    QFile text(folder.filePath("board.position.json"));
    ASSERT_TRUE(text.open(QIODevice::WriteOnly));
    text.write(
        R"({"format": "vozka-position", "version": 1, "rules": {"edition": "C2", "sets": ["base"], "options": {}},
        "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
        "tiles": [{"tile": "D", "at": [0,0], "turns": 0}, {"tile": "D", "at": [1,0], "turns": 0}],
        "figures": [{"player": 0, "kind": "follower", "at": [1,0], "feature": "road-ew"}]})");
    text.close();
    QString why;
    QObject::connect(&m_controller, &GameController::failed, [&](const QString& message) { why = message; });
    ASSERT_TRUE(m_controller.files()->open(QUrl::fromLocalFile(text.fileName()))) << why.toStdString();
    EXPECT_TRUE(m_controller.viewOnly());
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Look);
    EXPECT_EQ(m_controller.board()->rowCount(), 2);
    EXPECT_EQ(m_controller.figures()->rowCount(), 1);
    EXPECT_EQ(m_controller.choices()->rowCount(), 0);
    EXPECT_EQ(m_controller.candidates()->rowCount(), 0);
    EXPECT_FALSE(m_controller.canUndo());
}

TEST_F(Controller, IsEmptyAfterClose)
{
    play(10);
    m_controller.close();
    EXPECT_FALSE(m_controller.active());
    EXPECT_EQ(m_controller.board()->rowCount(), 0);
    EXPECT_EQ(m_controller.players()->rowCount(), 0);
    EXPECT_EQ(m_controller.log()->rowCount(), 0);
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::None);
    EXPECT_FALSE(m_controller.drops()->tileDropResult(0, 1).allowed());
}

} // namespace vozka
