// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every list of the table keeps the promises of a model through whole games, undoing and redoing.
#include "table_fixture.h"

#include <QAbstractItemModelTester>

#include <memory>

namespace vozka {

class Models : public TableTest {
protected:
    Models()
    {
        for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
                 m_controller.board(), m_controller.figures(), m_controller.choices(),
                 m_controller.candidates(), m_controller.players(), m_controller.log(), m_controller.glow(),
                 m_controller.culprit(), m_controller.spotlight()->glow(), m_controller.discards(),
                 m_controller.finalCount()->earners(), m_controller.finalCount()->glow(),
                 m_controller.players()->supplyOf(0), m_controller.players()->supplyOf(1)})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::Fatal));
    }

    /// What all lists say, for comparing.
    QStringList golden()
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

TEST_F(Models, KeepTheirPromisesThroughAWholeGame)
{
    play(1000);
    EXPECT_TRUE(m_controller.over());
    EXPECT_EQ(m_controller.board()->rowCount(), 72);
    EXPECT_EQ(m_controller.choices()->rowCount(), 0);
    EXPECT_EQ(m_controller.step(), GameController::Step::Over);
}

TEST_F(Models, SayTheSameAgainAfterUndoAndRedo)
{
    play(40);
    const QStringList before = golden();
    int undone = 0;
    while (m_controller.canUndo()) {
        m_controller.undo();
        ++undone;
    }
    EXPECT_EQ(undone, 40);
    EXPECT_EQ(m_controller.board()->rowCount(), 1);
    while (m_controller.canRedo())
        m_controller.redo();
    EXPECT_EQ(golden(), before);
}

TEST_F(Models, TellOnlyWhatDiffers)
{
    play(30);
    playUntil(GameController::Step::Place);
    int inserted = 0;
    int removed = 0;
    QObject::connect(m_controller.board(), &QAbstractItemModel::rowsInserted, [&] { ++inserted; });
    QObject::connect(m_controller.board(), &QAbstractItemModel::rowsRemoved, [&] { ++removed; });
    QObject::connect(m_controller.board(), &QAbstractItemModel::modelReset, [&] { ++removed; });
    play(1);
    EXPECT_EQ(inserted, 1);
    EXPECT_EQ(removed, 0);
}

TEST_F(Models, ShowFiguresAndPointsAsTheRulesHaveThem)
{
    play(60);
    EXPECT_EQ(m_controller.figures()->rowCount(), state().figureCount);
    for (int player = 0; player < 2; ++player) {
        EXPECT_EQ(read(*m_controller.players(), player, "points").toInt(), state().scores[player]);
        EXPECT_EQ(read(*m_controller.players()->supplyOf(static_cast<Player>(player)), 0, "count").toInt(),
                  state().supply[player][0]);
    }
}

TEST_F(Models, MarkTheLatestTileOfEachPlayer)
{
    playUntil(GameController::Step::Place);
    play(1);
    playUntil(GameController::Step::Place);
    play(1);
    int marked = 0;
    for (int row = 0; row < m_controller.board()->rowCount(); ++row)
        marked += read(*m_controller.board(), row, "isLast").toBool() ? 1 : 0;
    EXPECT_EQ(marked, 2);
    EXPECT_TRUE(read(*m_controller.board(), m_controller.board()->rowCount() - 1, "isLast").toBool());
}

} // namespace vozka
