// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Statistics of a finished game: score curves, points by kind of feature, and ranks.
#include "models/players/standings_model.h"
#include "models/result/score_chart.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>

namespace vozka {

class FinalStatistics : public TableTest {
protected:
    Statistics& statistics() { return *m_controller.statistics(); }
};

TEST_F(FinalStatistics, AreEmptyBeforeEnd)
{
    play(60);
    EXPECT_EQ(statistics().lastStep(), 0);
    EXPECT_EQ(statistics().kinds()->rowCount(), 0);
    EXPECT_EQ(statistics().pointsAt(0, 1), 0);
}

TEST_F(FinalStatistics, KindsAddUpToScores)
{
    const QAbstractItemModelTester tester(statistics().kinds(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    play(1000);
    auto& kinds = *statistics().kinds();
    ASSERT_GT(kinds.rowCount(), 1);
    QList<int> sums{0, 0};
    for (int row = 0; row < kinds.rowCount(); ++row) {
        const auto points = read(kinds, row, "kindPoints").value<QList<int>>();
        ASSERT_EQ(points.size(), 2);
        EXPECT_EQ(read(kinds, row, "sum").toInt(), points[0] + points[1]);
        EXPECT_FALSE(read(kinds, row, "label").toString().contains(u'%'));
        sums[0] += points[0];
        sums[1] += points[1];
    }
    EXPECT_EQ(sums[0], state().scores[0]);
    EXPECT_EQ(sums[1], state().scores[1]);
}

TEST_F(FinalStatistics, CurvesShowPointsAfterEveryTurn)
{
    std::vector<std::array<int, 2>> after{{0, 0}};
    while (!m_controller.over()) {
        const int turn = m_controller.turnNumber();
        while (!m_controller.over() && m_controller.turnNumber() == turn)
            play(1);
        after.push_back({state().scores[0], state().scores[1]});
    }
    ASSERT_EQ(statistics().turns(), static_cast<int>(after.size()) - 1);
    ASSERT_EQ(statistics().lastStep(), statistics().turns() + 1);
    for (int turn = 0; turn < statistics().turns(); ++turn)
        for (int seat = 0; seat < 2; ++seat)
            EXPECT_EQ(statistics().pointsAt(seat, turn),
                      after[static_cast<std::size_t>(turn)][static_cast<std::size_t>(seat)]);
    for (int seat = 0; seat < 2; ++seat) {
        const auto& points = statistics().curves()[static_cast<std::size_t>(seat)].points;
        EXPECT_EQ(points.back(), state().scores[static_cast<std::size_t>(seat)]);
        EXPECT_TRUE(std::ranges::is_sorted(points));
    }
    EXPECT_EQ(statistics().mostPoints(), std::max(state().scores[0], state().scores[1]));
    EXPECT_EQ(statistics().stepName(statistics().lastStep()), "Final scoring");
    EXPECT_EQ(statistics().stepMessage(0), "Start: Anna 0, Bedřich 0");
}

TEST_F(FinalStatistics, RemainDuringReview)
{
    play(1000);
    const auto curves = statistics().curves();
    m_controller.startReview(4);
    EXPECT_TRUE(statistics().curves() == curves);
    m_controller.review()->leave();
    m_controller.undo();
    EXPECT_EQ(statistics().lastStep(), 0) << "the game continues";
}

TEST_F(FinalStatistics, EqualPointsSharePlace)
{
    // At the start all players have 0 points and share the first place.
    StandingsModel standings;
    standings.setPlayers(m_controller.players());
    EXPECT_EQ(standings.winners(), 2);
    EXPECT_EQ(standings.winnerNames(), "Anna, Bedřich");
    while (state().scores[0] == state().scores[1])
        play(1);
    const int winner = state().scores[0] > state().scores[1] ? 0 : 1;
    EXPECT_EQ(standings.winners(), 1);
    EXPECT_EQ(standings.winnerNames(), read(*m_controller.players(), winner, "name").toString());
    EXPECT_EQ(read(standings, 0, "seat").toInt(), winner);
    EXPECT_EQ(read(standings, 0, "place").toInt(), 1);
    EXPECT_EQ(read(standings, 1, "place").toInt(), 2);
    EXPECT_EQ(standings.mostPoints(), state().scores[static_cast<std::size_t>(winner)]);
}

TEST_F(FinalStatistics, ChartFindsTurnUnderPoint)
{
    ScoreChart chart;
    chart.setSize({700, 300});
    chart.setStatistics(&statistics());
    EXPECT_EQ(chart.stepAt(100), -1) << "nothing to highlight";
    play(1000);
    const int last = statistics().lastStep();
    for (int step = 0; step <= last; ++step) {
        const QPointF place = chart.place(step, statistics().pointsAt(0, step));
        EXPECT_EQ(chart.stepAt(place.x()), step);
        EXPECT_TRUE(QRectF(0, 0, 700, 300).contains(place)) << step;
    }
    EXPECT_EQ(chart.stepAt(-50), 0);
    EXPECT_EQ(chart.stepAt(5000), last);
    EXPECT_GT(chart.place(0, 0).y(), chart.place(0, 1).y());
}

TEST(AxisMarks, AreOneTwoOrFiveTimesPowerOfTenApart)
{
    EXPECT_EQ(markDistance(0, 5), 1);
    EXPECT_EQ(markDistance(5, 5), 1);
    EXPECT_EQ(markDistance(6, 5), 2);
    EXPECT_EQ(markDistance(22, 5), 5);
    EXPECT_EQ(markDistance(71, 8), 10);
    EXPECT_EQ(markDistance(101, 5), 50);
    EXPECT_EQ(markDistance(1000, 4), 500);
}

} // namespace vozka
