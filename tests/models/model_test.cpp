// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All list models of the table emit correct changes during whole games, undo and redo.
#include "table_fixture.h"

#include <QAbstractItemModelTester>

#include <algorithm>
#include <memory>
#include <set>

namespace vozka {

class Models : public TableTest {
protected:
    Models()
    {
        for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 m_controller.board(), m_controller.figures(), m_controller.choices(),
                 m_controller.candidates(), m_controller.players(), m_controller.log(), m_controller.glow(),
                 m_controller.blocker(), m_controller.spotlight()->glow(), m_controller.discards(),
                 m_controller.finalCount()->earners(), m_controller.finalCount()->glow(),
                 m_controller.players()->supplyOf(0), m_controller.players()->supplyOf(1)})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::Fatal));
    }

    /// Returns the contents of the six main models as text.
    QStringList contents()
    {
        QStringList lines;
        for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 m_controller.board(), m_controller.figures(), m_controller.choices(),
                 m_controller.candidates(), m_controller.players(), m_controller.log()}) {
            for (int row = 0; row < model->rowCount(); ++row) {
                QStringList line;
                for (const QByteArray& role : model->roleNames())
                    line << QString::fromLatin1(role) + u'=' + read(*model, row, role.constData()).toString();
                line.sort();
                lines << line.join(u' ');
            }
        }
        return lines;
    }

private:
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

TEST_F(Models, EmitCorrectChangesDuringWholeGame)
{
    play(1000);
    EXPECT_TRUE(m_controller.over());
    EXPECT_EQ(m_controller.board()->rowCount(), 72);
    EXPECT_EQ(m_controller.choices()->rowCount(), 0);
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Over);
}

TEST_F(Models, AreUnchangedAfterUndoAndRedo)
{
    play(40);
    const QStringList before = contents();
    int undone = 0;
    while (m_controller.canUndo()) {
        m_controller.undo();
        ++undone;
    }
    EXPECT_EQ(undone, 40);
    EXPECT_EQ(m_controller.board()->rowCount(), 1);
    while (m_controller.canRedo())
        m_controller.redo();
    EXPECT_EQ(contents(), before);
}

TEST_F(Models, EmitOnlyDifferences)
{
    play(30);
    playUntil(Prompt::Kind::Place);
    int inserted = 0;
    int removed = 0;
    QObject::connect(m_controller.board(), &QAbstractItemModel::rowsInserted, [&] { ++inserted; });
    QObject::connect(m_controller.board(), &QAbstractItemModel::rowsRemoved, [&] { ++removed; });
    QObject::connect(m_controller.board(), &QAbstractItemModel::modelReset, [&] { ++removed; });
    play(1);
    EXPECT_EQ(inserted, 1);
    EXPECT_EQ(removed, 0);
}

TEST_F(Models, ShowFiguresAndPointsOfState)
{
    play(60);
    EXPECT_EQ(m_controller.figures()->rowCount(), static_cast<int>(state().figures.size()));
    for (int player = 0; player < 2; ++player) {
        EXPECT_EQ(read(*m_controller.players(), player, "points").toInt(), state().scores[player]);
        EXPECT_EQ(read(*m_controller.players()->supplyOf(static_cast<Player>(player)), 0, "count").toInt(),
                  state().supply[player][0]);
    }
}

TEST_F(Models, MarkLatestTileOfEachPlayer)
{
    playUntil(Prompt::Kind::Place);
    play(1);
    playUntil(Prompt::Kind::Place);
    play(1);
    int marked = 0;
    for (int row = 0; row < m_controller.board()->rowCount(); ++row)
        marked += read(*m_controller.board(), row, "isLast").toBool() ? 1 : 0;
    EXPECT_EQ(marked, 2);
    EXPECT_TRUE(read(*m_controller.board(), m_controller.board()->rowCount() - 1, "isLast").toBool());
}

TEST_F(Models, NumberLastThreeMoves)
{
    auto& marks = *m_controller.board()->lastMoves();
    const QAbstractItemModelTester tester(&marks, QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (int turn = 0; turn < 5; ++turn) {
        playUntil(Prompt::Kind::Place);
        play(1);
    }
    const auto& tiles = state().board.tiles();
    std::vector<Cell> cells(3);
    for (const auto& mark : marks.rows()) {
        ASSERT_TRUE(mark.rank >= 1 && mark.rank <= 3);
        if (mark.isTile)
            cells[static_cast<std::size_t>(mark.rank - 1)] = {static_cast<std::int16_t>(mark.place.x()),
                                                              static_cast<std::int16_t>(mark.place.y())};
    }
    for (std::size_t rank = 0; rank < 3; ++rank)
        EXPECT_EQ(cells[rank], tiles[tiles.size() - 1 - rank].cell) << rank;
    for (const auto& mark : marks.rows()) {
        const QString begins = mark.rank == 1   ? "The last move, by "
                               : mark.rank == 2 ? "The last move but one, by "
                                                : "The last move but two, by ";
        EXPECT_TRUE(mark.label.startsWith(begins)) << mark.label.toStdString();
    }
    // A review shows the last moves before the reviewed position.
    m_controller.startReview(2);
    EXPECT_EQ(std::ranges::count_if(marks.rows(), [](const LastMoveRow& row) { return row.isTile; }), 2);
    m_controller.review()->leave();
}

TEST_F(Models, NumberPiecesPlacedElsewhereInLastMoves)
{
    GameController controller;
    ASSERT_TRUE(controller.startGame(gameWithSixExpansions(3)));
    const auto& rows = controller.board()->lastMoves()->rows();
    const QAbstractItemModelTester tester(controller.board()->lastMoves(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    int elsewhere = 0;
    std::set<int> corners;
    for (int i = 0; i < 400 && !controller.over(); ++i) {
        ActionList actions;
        const Table table = controller.table();
        table.rules->legal(*table.state, actions);
        if (actions.empty())
            break;
        controller.play(actions[static_cast<std::size_t>(i) % actions.size()]);
        controller.discards()->dismiss();
        std::vector<QPointF> tiles;
        for (const auto& row : rows)
            if (row.isTile)
                tiles.push_back(row.place);
        ASSERT_LE(tiles.size(), 3U);
        for (auto row = rows.begin(); row != rows.end(); ++row) {
            ASSERT_TRUE(row->corner >= 0 && row->corner < 4);
            corners.insert(row->isTile ? row->corner : 0);
            ASSERT_TRUE(std::none_of(rows.begin(), row, [&](const auto& other) {
                return other.isSame(*row);
            })) << "pieces of later moves do not count";
            if (row->isTile)
                continue;
            ++elsewhere;
            const auto own = std::ranges::find_if(
                rows, [&](const auto& other) { return other.isTile && other.rank == row->rank; });
            ASSERT_NE(own, rows.end());
            ASSERT_FALSE(QRectF(own->place, QSizeF(1, 1)).contains(row->place))
                << "covers the tile's own marker";
        }
    }
    EXPECT_GT(elsewhere, 0);
    EXPECT_EQ(corners.size(), 4U) << "corners without figures";
}

} // namespace vozka
