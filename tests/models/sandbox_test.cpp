// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sandbox as QML sees it: what is in hand, what fits, what is refused, files, and the table's position.
#include "lessons/library.h"
#include "models/app/app_settings.h"
#include "models/sandbox/sandbox_controller.h"
#include "records/files.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace vozka {
namespace {

class SandboxModels : public TableTest {
protected:
    SandboxModels()
    {
        for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 m_sandbox.palette(), m_sandbox.cells(), m_sandbox.actions(), m_sandbox.sets()})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::Fatal));
        QObject::connect(&m_sandbox, &SandboxController::refused,
                         [this](const Verdict& verdict) { m_said = verdict.sentence; });
        QObject::connect(&m_sandbox, &SandboxController::failed,
                         [this](const QString& sentence) { m_said = sentence; });
    }

    /// The row of that kind in the palette, -1 if it is not shown.
    int rowOf(const char* kind)
    {
        const QString source = QStringLiteral("image://tile/%1/").arg(QLatin1String(kind));
        return m_sandbox.palette()->find(
            [&](const TileLeftRow& row) { return row.source.startsWith(source); });
    }
    bool lay(const char* kind, int x, int y, int turns = 0)
    {
        m_sandbox.holdTile(rowOf(kind));
        while (m_sandbox.handTurns() != turns)
            m_sandbox.turnHand(1);
        return m_sandbox.lay(x, y);
    }
    int figureKind(const char* name)
    {
        return static_cast<int>(m_sandbox.box().rules().book().findFigure(name)->kind());
    }
    /// A wagon on a road that the last tile completes.
    void layRoad()
    {
        ASSERT_TRUE(lay("d", 0, 0));
        ASSERT_TRUE(lay("w", 1, 0, 1));
        ASSERT_TRUE(lay("t", -1, 0, 3));
        m_sandbox.holdFigure(figureKind("wagon"));
        ASSERT_TRUE(m_sandbox.setFigureAt(0, 0, {0.5, 0.55}));
    }
    [[nodiscard]] QUrl file(const char* name) const
    {
        return QUrl::fromLocalFile(m_folder.filePath(QString::fromLatin1(name)));
    }

    QTemporaryDir m_folder;
    SandboxController m_sandbox;
    QString m_said;

private:
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

TEST_F(SandboxModels, BeginWithAnEmptyTable)
{
    EXPECT_TRUE(m_sandbox.empty());
    EXPECT_FALSE(m_sandbox.canUndo());
    EXPECT_EQ(m_sandbox.cells()->rowCount(), 1);
    EXPECT_GT(m_sandbox.palette()->rowCount(), 30);
    EXPECT_TRUE(m_sandbox.table()->viewOnly());
    EXPECT_EQ(m_sandbox.playerCount(), 2);
    EXPECT_FALSE(m_sandbox.instruction().isEmpty());
}

TEST_F(SandboxModels, ATileIsTakenAndLaid)
{
    const int row = rowOf("d");
    m_sandbox.pickTile(row);
    EXPECT_EQ(m_sandbox.handRow(), row);
    EXPECT_EQ(m_sandbox.handPicture(), "image://tile/d");
    m_sandbox.pickTile(row);
    EXPECT_EQ(m_sandbox.handRow(), -1) << "a second time puts it back";
    EXPECT_TRUE(lay("d", 0, 0));
    EXPECT_EQ(m_sandbox.table()->board()->rowCount(), 1);
    EXPECT_EQ(m_sandbox.handRow(), -1);
    EXPECT_TRUE(m_sandbox.tileSelected());
    EXPECT_EQ(read(*m_sandbox.palette(), rowOf("d"), "remaining").toInt(), 3);
    // Where it fits otherwise turned, it is turned.
    EXPECT_TRUE(lay("e", 0, -1));
    EXPECT_EQ(m_sandbox.box().position().tiles.back().turns, 2);
}

TEST_F(SandboxModels, WhereTheTileInHandFitsIsMarked)
{
    lay("d", 0, 0);
    EXPECT_EQ(m_sandbox.cells()->rowCount(), 0);
    m_sandbox.holdTile(rowOf("e"));
    EXPECT_EQ(m_sandbox.cells()->rowCount(), 2);
    EXPECT_EQ(m_sandbox.turnsOn(0, -1), 2);
    EXPECT_EQ(m_sandbox.turnsOn(1, 0), -1);
    m_sandbox.turnHandOver(1, 0, 1);
    EXPECT_EQ(m_sandbox.turnsOn(0, 1), 2) << "the turn before was the nearest one";
}

TEST_F(SandboxModels, TheChosenCellLimitsThePalette)
{
    lay("d", 0, 0);
    const int all = m_sandbox.palette()->rowCount();
    m_sandbox.select(0, -1);
    EXPECT_TRUE(m_sandbox.filtered());
    EXPECT_LT(m_sandbox.palette()->rowCount(), all);
    EXPECT_EQ(rowOf("u"), -1) << "it shows no city";
    EXPECT_EQ(read(*m_sandbox.palette(), rowOf("e"), "source").toString(), "image://tile/e/2");
    m_sandbox.pickTile(rowOf("e"));
    EXPECT_EQ(m_sandbox.table()->board()->rowCount(), 2) << "it is laid there at once";
    EXPECT_FALSE(m_sandbox.filtered());
    EXPECT_EQ(m_sandbox.palette()->rowCount(), all);
}

TEST_F(SandboxModels, ARefusalSaysWhy)
{
    lay("d", 0, 0);
    EXPECT_FALSE(lay("u", 0, -1));
    EXPECT_EQ(m_said, "The southern side shows a road, but it meets a city.");
    EXPECT_FALSE(m_sandbox.turnTile(5, 5, 1));
    EXPECT_EQ(m_said, "There is no tile there.");
    m_sandbox.holdFigure(figureKind("mayor"));
    EXPECT_FALSE(m_sandbox.setFigureAt(0, 0, {0.5, 0.55}));
    EXPECT_EQ(m_said, "The mayor may not stand on a road.");
    EXPECT_EQ(m_sandbox.figure(), figureKind("mayor")) << "it is still in hand";
    EXPECT_FALSE(m_sandbox.canRedo());
}

TEST_F(SandboxModels, FiguresAreSetMovedAndTaken)
{
    layRoad();
    EXPECT_EQ(m_sandbox.table()->figures()->rowCount(), 1);
    EXPECT_EQ(read(*m_sandbox.supply(), 3, "count").toInt(), 0);
    EXPECT_TRUE(m_sandbox.moveFigure(0, 0, 0, {0.5, 0.1}));
    EXPECT_EQ(m_sandbox.box().position().figures[0].feature, 0);
    EXPECT_TRUE(m_sandbox.takeFigure(0));
    EXPECT_EQ(m_sandbox.table()->figures()->rowCount(), 0);
    m_sandbox.undo();
    m_sandbox.undo();
    m_sandbox.setPlayer(1);
    m_sandbox.holdFigure(figureKind("follower"));
    EXPECT_TRUE(m_sandbox.setFigureAt(1, 0, {0.5, 0.9}));
    EXPECT_EQ(m_sandbox.box().position().figures.back().player, 1);
}

TEST_F(SandboxModels, TheMenuOfATileHoldsWhatCanBeDone)
{
    layRoad();
    EXPECT_FALSE(m_sandbox.askActions(7, 7));
    ASSERT_TRUE(m_sandbox.askActions(0, 0));
    const auto labels = [&] {
        QStringList all;
        for (int row = 0; row < m_sandbox.actions()->rowCount(); ++row)
            all << read(*m_sandbox.actions(), row, "label").toString();
        return all;
    };
    EXPECT_TRUE(labels().contains("This is the tile just placed"));
    EXPECT_EQ(labels().first(), "Take away – Player 1: wagon on the road");
    EXPECT_TRUE(m_sandbox.doAction(0));
    EXPECT_TRUE(m_sandbox.box().position().figures.empty());
    m_sandbox.pickFigure(figureKind("wagon"));
    ASSERT_TRUE(m_sandbox.askActions(0, 0));
    EXPECT_TRUE(labels().first().startsWith("Place here: Wagon")) << labels().first().toStdString();
    EXPECT_TRUE(m_sandbox.doAction(0));
    EXPECT_EQ(m_sandbox.box().position().figures.size(), 1U);
    EXPECT_EQ(m_sandbox.figure(), -1);
    EXPECT_FALSE(m_sandbox.doAction(99));
}

TEST_F(SandboxModels, TheMenuOfATileBringsPiecesAndPilesThemUp)
{
    for (const char* set : {"princess-and-dragon", "tower"})
        ASSERT_TRUE(m_sandbox.toggleSet(m_sandbox.sets()->find([&](const SetChoiceRow& row) {
            return row.name == set;
        }))) << set;
    ASSERT_TRUE(lay("d", 0, 0));
    ASSERT_TRUE(lay("to-11", 1, 0)) << m_said.toStdString();
    m_sandbox.holdFigure(figureKind("follower"));
    ASSERT_TRUE(m_sandbox.setFigureAt(0, 0, {0.5, 0.55}));
    const auto choose = [&](int x, const char* label) {
        m_sandbox.askActions(x, 0);
        const int row = m_sandbox.actions()->find(
            [&](const TileActionRow& each) { return each.label == QString::fromUtf8(label); });
        return m_sandbox.doAction(row);
    };
    const auto standing = [&] {
        QStringList all;
        auto* pieces = m_sandbox.table()->figures()->pieces();
        for (int row = 0; row < pieces->rowCount(); ++row)
            all << read(*pieces, row, "label").toString();
        all.sort();
        return all.join("; ");
    };
    EXPECT_TRUE(choose(0, "Place here: Dragon"));
    EXPECT_TRUE(choose(0, "Place here: Fairy – Player 1: meeple on the road"));
    EXPECT_EQ(standing(), "Dragon; Fairy");
    EXPECT_EQ(m_sandbox.box().position().pieces.size(), 2U);
    EXPECT_TRUE(choose(0, "Place here: Fairy")) << "alone";
    EXPECT_TRUE(choose(0, "Take away – Fairy"));
    EXPECT_FALSE(choose(0, "Take away – Fairy"));
    EXPECT_FALSE(choose(1, "One piece less – Tower"));
    EXPECT_TRUE(choose(1, "One piece more – Tower"));
    EXPECT_TRUE(choose(1, "One piece more – Tower"));
    EXPECT_EQ(standing(), "Dragon; Tower of 2 pieces");
    EXPECT_TRUE(choose(1, "One piece less – Tower"));
    EXPECT_EQ(standing(), "Dragon; Tower of 1 piece");
    // Files and the next start of the program know all of it.
    ASSERT_TRUE(m_sandbox.save(file("pieces.position.json")));
    m_sandbox.clear();
    EXPECT_EQ(standing(), "");
    ASSERT_TRUE(m_sandbox.open(file("pieces.position.json"))) << m_said.toStdString();
    EXPECT_EQ(standing(), "Dragon; Tower of 1 piece");
}

TEST_F(SandboxModels, TheMenuOfAnotherTileSetsTheFigureThere)
{
    ASSERT_TRUE(lay("d", 0, 0));
    ASSERT_TRUE(lay("v", 1, 0, 1)) << m_said.toStdString();
    m_sandbox.holdFigure(figureKind("follower"));
    const auto choose = [&](int x) {
        return m_sandbox.askActions(x, 0)
               && m_sandbox.doAction(m_sandbox.actions()->find([&](const TileActionRow& each) {
                      return each.what == TileActionRow::What::SetFigure && each.place.at.x == x;
                  }));
    };
    m_sandbox.askActions(0, 0);
    EXPECT_TRUE(choose(1));
    EXPECT_EQ(m_sandbox.box().position().figures.at(0).at, (Cell{1, 0}));
}

TEST_F(SandboxModels, RulesAndPlayers)
{
    layRoad();
    EXPECT_TRUE(m_sandbox.setEdition(Editions::Classic));
    EXPECT_EQ(m_sandbox.edition(), Editions::Classic);
    EXPECT_TRUE(m_sandbox.setPlayerCount(6));
    EXPECT_EQ(m_sandbox.table()->players()->rowCount(), 6);
    EXPECT_FALSE(m_sandbox.setPlayerCount(7));
    EXPECT_FALSE(m_sandbox.toggleSet(1));
    EXPECT_EQ(m_said, "Tiles, figures or other pieces of this set are on the board.");
    const int kinds = m_sandbox.palette()->rowCount();
    EXPECT_TRUE(m_sandbox.toggleSet(m_sandbox.sets()->rowCount() - 1));
    EXPECT_GT(m_sandbox.palette()->rowCount(), kinds);
}

TEST_F(SandboxModels, TheRangeFollowsTheEdition)
{
    layRoad();
    auto& overlays = *m_sandbox.table()->overlays();
    overlays.setKind(Overlays::Kind::Range);
    ASSERT_TRUE(overlays.askFigure(0));
    EXPECT_TRUE(overlays.hint().contains(QLatin1String("(C2)")));
    const auto title = overlays.main()->title();
    EXPECT_TRUE(m_sandbox.setEdition(Editions::Classic));
    EXPECT_TRUE(overlays.asked()) << "the question stays";
    EXPECT_TRUE(overlays.hint().contains(QLatin1String("(C1)")));
    EXPECT_NE(overlays.main()->title(), title);
}

TEST_F(SandboxModels, APositionIsSavedAndOpened)
{
    EXPECT_FALSE(m_sandbox.save(file("empty.position.json")));
    layRoad();
    ASSERT_TRUE(m_sandbox.save(file("one.position.json")));
    const auto before = records::writePosition(m_sandbox.box().record());
    m_sandbox.clear();
    EXPECT_TRUE(m_sandbox.empty());
    ASSERT_TRUE(m_sandbox.open(file("one.position.json")));
    EXPECT_EQ(records::writePosition(m_sandbox.box().record()), before);
    m_sandbox.undo();
    EXPECT_TRUE(m_sandbox.empty()) << "opening can be taken back";
}

TEST_F(SandboxModels, ABrokenFileChangesNothing)
{
    layRoad();
    const auto before = records::writePosition(m_sandbox.box().record());
    for (const auto* text : {"", "{}", R"({"format": "vozka-game", "version": 1})",
                             R"({"format": "vozka-position", "version": 1, "rules": {"edition": "C2", "sets":
                                ["base"], "options": {}}, "players": [{"name": "A"}, {"name": "B"}], "toMove": 0,
                                "tiles": [{"tile": "D", "at": [0,0], "turns": 0},
                                          {"tile": "D", "at": [7,7], "turns": 0}]})"}) {
        ASSERT_FALSE(records::writeFile(file("bad.position.json").toLocalFile().toStdString(), text));
        m_said.clear();
        EXPECT_FALSE(m_sandbox.open(file("bad.position.json")));
        EXPECT_TRUE(m_said.contains("bad.position.json")) << m_said.toStdString();
        EXPECT_EQ(records::writePosition(m_sandbox.box().record()), before);
    }
    EXPECT_TRUE(m_said.contains("/tiles/1")) << m_said.toStdString();
    EXPECT_FALSE(m_sandbox.open(file("missing.position.json")));
}

TEST_F(SandboxModels, ALessonIsWrittenThatTheListOfLessonsTakes)
{
    EXPECT_FALSE(m_sandbox.exportLesson(file("mine.lesson.json")));
    EXPECT_TRUE(m_said.contains("wagon")) << m_said.toStdString();
    layRoad();
    ASSERT_TRUE(m_sandbox.exportLesson(file("mine.lesson.json"))) << m_said.toStdString();
    lessons::LessonLibrary library;
    library.addFolder(m_folder.path().toStdString());
    EXPECT_TRUE(library.broken().empty());
    const auto* lesson = library.find("mine");
    ASSERT_NE(lesson, nullptr);
    EXPECT_EQ(lesson->text(lesson->title).english, "mine");
    for (const auto& [id, text] : lesson->texts)
        EXPECT_EQ(text.english == text.czech, id == lesson->title) << id << " is in both languages";
}

TEST_F(SandboxModels, ALessonTakesNoIdThatIsInUse)
{
    layRoad();
    const auto idIn = [this](const char* name) {
        QFile written(file(name).toLocalFile());
        EXPECT_TRUE(written.open(QIODevice::ReadOnly));
        return QJsonDocument::fromJson(written.readAll())[QStringLiteral("id")].toString().toStdString();
    };
    // One of the program and one of the folder, by another name of its file.
    ASSERT_TRUE(m_sandbox.exportLesson(file("wagon-1.lesson.json"))) << m_said.toStdString();
    EXPECT_EQ(idIn("wagon-1.lesson.json"), "wagon-1-2");
    ASSERT_TRUE(m_sandbox.exportLesson(file("mine.lesson.json")));
    ASSERT_TRUE(
        QFile::rename(file("mine.lesson.json").toLocalFile(), file("other.lesson.json").toLocalFile()));
    ASSERT_TRUE(m_sandbox.exportLesson(file("mine.lesson.json")));
    EXPECT_EQ(idIn("mine.lesson.json"), "mine-2");
    // What it replaces stands in nobody's way.
    ASSERT_TRUE(m_sandbox.exportLesson(file("mine.lesson.json")));
    ASSERT_TRUE(m_sandbox.exportLesson(file("other.lesson.json")));
    EXPECT_EQ(idIn("other.lesson.json"), "other");
    auto library = lessons::LessonLibrary::builtIn();
    library.addFolder(m_folder.path().toStdString());
    EXPECT_TRUE(library.broken().empty());
    const auto* lesson = library.find("wagon-1-2");
    ASSERT_NE(lesson, nullptr);
    EXPECT_EQ(lesson->text(lesson->title).english, "wagon-1") << "it is called as it was named";
}

TEST_F(SandboxModels, TheTablesPositionIsTakenOverAndTheGameStaysAsItIs)
{
    play(60);
    const auto before = m_controller.table().moments.size();
    const auto tiles = m_controller.board()->rowCount();
    layRoad();
    QSignalSpy laid(&m_sandbox, &SandboxController::laid);
    m_sandbox.explore(&m_controller);
    EXPECT_EQ(laid.count(), 1);
    EXPECT_EQ(m_sandbox.table()->board()->rowCount(), tiles);
    EXPECT_EQ(m_sandbox.table()->figures()->rowCount(), m_controller.figures()->rowCount());
    m_sandbox.clear();
    EXPECT_EQ(m_controller.board()->rowCount(), tiles);
    EXPECT_EQ(m_controller.table().moments.size(), before);
    // What is shown while one looks back.
    m_controller.lookBack(3);
    const auto then = m_controller.board()->rowCount();
    ASSERT_LT(then, tiles);
    m_sandbox.explore(&m_controller);
    EXPECT_EQ(m_sandbox.table()->board()->rowCount(), then);
    EXPECT_TRUE(m_controller.review()->active());
    // And back to what had been built.
    while (m_sandbox.table()->figures()->rowCount() != 1 || m_sandbox.table()->board()->rowCount() != 3)
        m_sandbox.undo();
}

TEST_F(SandboxModels, WhatWasBuiltIsThereAgainAtTheNextStart)
{
    const QString folder = m_folder.filePath("state");
    {
        SandboxController first;
        first.setFolder(folder);
        first.holdTile(0);
        ASSERT_TRUE(first.lay(0, 0));
    }
    {
        SandboxController second;
        second.setFolder(folder);
        EXPECT_EQ(second.table()->board()->rowCount(), 1);
        second.clear();
    }
    SandboxController third;
    third.setFolder(folder);
    EXPECT_TRUE(third.empty());
}

TEST_F(SandboxModels, TwoWindowsDoNotOverwriteEachOthersBoard)
{
    const QString folder = m_folder.filePath("state");
    {
        SandboxController first;
        first.setFolder(folder);
        first.holdTile(0);
        ASSERT_TRUE(first.lay(0, 0));
        EXPECT_FALSE(first.keepNow());
        SandboxController second;
        second.setFolder(folder);
        EXPECT_TRUE(second.empty());
        second.holdTile(3);
        ASSERT_TRUE(second.lay(0, 0));
    }
    SandboxController one;
    one.setFolder(folder);
    SandboxController two;
    two.setFolder(folder);
    EXPECT_EQ(one.table()->board()->rowCount(), 1);
    EXPECT_EQ(two.table()->board()->rowCount(), 1);
}

TEST_F(SandboxModels, BoardThatCannotBeKeptIsAtRiskUntilItCan)
{
    QFile inTheWay(m_folder.filePath("state"));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    SandboxController sandbox;
    sandbox.setFolder(m_folder.filePath("state/vozka"));
    EXPECT_FALSE(sandbox.atRisk());
    sandbox.holdTile(0);
    ASSERT_TRUE(sandbox.lay(0, 0));
    EXPECT_TRUE(sandbox.keepNow());
    EXPECT_TRUE(sandbox.problem().contains("state")) << sandbox.problem().toStdString();
    ASSERT_TRUE(sandbox.save(file("mine.position.json")));
    EXPECT_FALSE(sandbox.atRisk());
    sandbox.undo();
    sandbox.redo();
    EXPECT_TRUE(sandbox.keepNow());
    ASSERT_TRUE(inTheWay.remove());
    EXPECT_FALSE(sandbox.keepNow());
    EXPECT_TRUE(sandbox.problem().isEmpty());
    SandboxController other;
    other.setFolder(m_folder.filePath("state/vozka"));
    EXPECT_TRUE(other.empty()) << "it lies on the first one's table";
}

TEST_F(SandboxModels, BoardThatCannotBeReadIsToldOf)
{
    for (const auto* text : {"garbage", "{\"format\": \"vozka-position\", \"version\": 2}"}) {
        QFile left(m_folder.filePath("sandbox.position.json"));
        ASSERT_TRUE(left.open(QIODevice::WriteOnly));
        left.write(text);
        left.close();
        SandboxController sandbox;
        QSignalSpy failed(&sandbox, &SandboxController::failed);
        sandbox.setFolder(m_folder.path());
        ASSERT_EQ(failed.count(), 1);
        const QString told = failed.at(0).at(0).toString();
        EXPECT_TRUE(told.contains("sandbox.position.json")) << told.toStdString();
        EXPECT_EQ(left.exists(), QByteArray(text) != "garbage") << told.toStdString();
    }
}

} // namespace
} // namespace vozka
