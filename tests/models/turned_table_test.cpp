// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table on a turned board: only the view changes, and it is kept with the automatic save.
#include "arena/decisions.h"
#include "autosave_fixture.h"
#include "engine/base/board_turn.h"
#include "models/computer/analysis_file.h"
#include "models/overlays/overlays.h"
#include "records/files.h"
#include "records/game.h"

#include <QSignalSpy>

#include <set>

namespace vozka {

namespace {

class TurnedTable : public AutosaveTest {
protected:
    GameController& table() { return m_program->table; }
    Turns turns() { return table().match()->boardTurns(); }
    Cell cellOfLastTile() { return (*table().table().state)->board.tiles().back().cell; }
};

TEST_F(TurnedTable, ShowsTilesTurned)
{
    start();
    play(6);
    const Cell before = cellOfLastTile();
    const int decided = table().decisions();
    const QString source = table().board()->rows().front().source;
    table().turnHand(1);
    const auto hand = table().hand().turns;
    table().turnBoard(1);
    EXPECT_EQ(turns(), 1);
    EXPECT_EQ(cellOfLastTile(), turnedCell(before, 1));
    EXPECT_EQ(table().decisions(), decided);
    EXPECT_NE(table().board()->rows().front().source, source);
    EXPECT_EQ(table().hand().turns, (hand + 1) & 3) << "the tile in hand turns with the board";
    table().turnBoard(3);
    EXPECT_EQ(turns(), 0);
    EXPECT_EQ(cellOfLastTile(), before);
    EXPECT_EQ(table().board()->rows().front().source, source);
}

TEST_F(TurnedTable, KeepsOverlay)
{
    start();
    play(12);
    auto& overlays = *table().overlays();
    overlays.setKind(Overlays::Kind::Owners);
    const auto marks = [&] {
        std::multiset<QString> texts;
        for (const auto& mark : overlays.main()->marks()->rows())
            texts.insert(mark.mark.text);
        return texts;
    };
    const auto before = marks();
    ASSERT_FALSE(before.empty());
    table().turnBoard(1);
    EXPECT_EQ(overlays.kind(), Overlays::Kind::Owners);
    EXPECT_EQ(marks(), before);
}

TEST_F(TurnedTable, SavesSameGame)
{
    start();
    play(5);
    table().turnBoard(2);
    play(4);
    const auto record = table().match()->record();
    const QString file = m_folder.filePath(QStringLiteral("turned.vozka"));
    ASSERT_TRUE(table().files()->save(QUrl::fromLocalFile(file)));
    const auto text = records::readFile(file.toStdString());
    ASSERT_TRUE(text);
    EXPECT_EQ(*records::readGame(*text, "turned"), record);
    const auto replayed = Match::replay(record);
    ASSERT_TRUE(replayed && !replayed->fault);
    EXPECT_EQ(replayed->match.state()->scores, table().match()->state()->scores);
    table().turnBoard(1);
    EXPECT_FALSE(table().files()->modified());
    EXPECT_EQ(table().files()->saveNow(), 0);
}

TEST_F(TurnedTable, IsKeptWithAutomaticSave)
{
    start();
    play(5);
    table().turnBoard(3);
    const Cell last = cellOfLastTile();
    auto& again = startAgain();
    ASSERT_TRUE(again.table.files()->resume(0));
    EXPECT_EQ(turns(), 3);
    EXPECT_EQ(cellOfLastTile(), last);
    ASSERT_TRUE(again.table.startGame(gameOfTwo(9)));
    EXPECT_EQ(turns(), 0) << "another game";
}

TEST_F(TurnedTable, StaysInReviewAndUndo)
{
    start();
    play(8);
    table().startReview(2);
    const auto shown = table().review()->entryCount();
    table().turnBoard(1);
    EXPECT_EQ(table().review()->entryCount(), shown);
    table().review()->leave();
    const int decided = table().decisions();
    table().undo();
    EXPECT_LT(table().decisions(), decided);
    table().redo();
    EXPECT_EQ(table().decisions(), decided);
    EXPECT_EQ(turns(), 1);
}

TEST_F(TurnedTable, KeepsGameThatContinuesFromEarlierTurn)
{
    start();
    play(8);
    const auto record = table().match()->record();
    table().turnBoard(1);
    table().startReview(2);
    ASSERT_TRUE(table().playOnFromHere());
    const auto& actions = table().match()->record().actions;
    ASSERT_GT(actions.size(), 2U);
    // The draw after the reviewed turn can differ.
    EXPECT_TRUE(std::equal(actions.begin(), actions.end() - 1, record.actions.begin()));
}

TEST_F(TurnedTable, AnalysisDoesNotDependOnTurns)
{
    start();
    play(6);
    std::vector<RatedMove> rated;
    for (const auto& decision : decisionsOf(*table().match())) {
        RatedMove move;
        move.first = decision.first;
        move.rated.best.actions = decision.played;
        rated.push_back(move);
    }
    ASSERT_FALSE(rated.empty());
    const QByteArray upright = writeAnalysis(*table().match(), rated);
    table().turnBoard(1);
    const auto read = readAnalysis(*table().match(), upright);
    ASSERT_EQ(read.size(), rated.size());
    EXPECT_EQ(read.front().rated.best.actions, decisionsOf(*table().match()).front().played);
    EXPECT_EQ(writeAnalysis(*table().match(), read), upright);
}

TEST_F(TurnedTable, ReportsTurn)
{
    start();
    const QSignalSpy turned(&table(), &GameController::boardTurned);
    ASSERT_TRUE(table().canTurnBoard());
    table().turnBoard(1);
    EXPECT_EQ(turned.count(), 1);
    table().close();
    EXPECT_FALSE(table().canTurnBoard());
    table().turnBoard(1);
    EXPECT_EQ(turned.count(), 1);
}

} // namespace

} // namespace vozka
