// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Highlights of a finished game, and their places on the board.
#include "models/result/statistics.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QDir>

namespace vozka {

class Highlights : public TableTest {
protected:
    Statistics& statistics() { return *m_controller.statistics(); }
    RowModel<HighlightRow>& highlights() { return *statistics().highlights(); }

    /// Most points of a player in one turn, and the number of such turns.
    struct Best {
        int points = 0;
        int times = 0;
    };
    Best bestTurn()
    {
        Best best;
        for (int turn = 1; turn <= statistics().turns(); ++turn) {
            for (int seat = 0; seat < m_controller.players()->count(); ++seat) {
                const int gained = statistics().pointsAt(seat, turn) - statistics().pointsAt(seat, turn - 1);
                if (gained > best.points)
                    best = {gained, 0};
                best.times += gained == best.points ? 1 : 0;
            }
        }
        return best.points == 0 ? Best() : best;
    }
    std::vector<HighlightRow> rowsOf(const QString& title)
    {
        std::vector<HighlightRow> rows;
        std::ranges::copy_if(highlights().rows(), std::back_inserter(rows),
                             [&](const HighlightRow& row) { return row.title == title; });
        return rows;
    }
    void expectBestTurns()
    {
        const Best best = bestTurn();
        const auto rows = rowsOf(QStringLiteral("Best turn"));
        const std::size_t expected = best.times > 0 ? 1 : 0;
        ASSERT_EQ(rows.size(), expected) << best.points << " points " << best.times << " times";
        for (const auto& row : rows) {
            EXPECT_TRUE(row.text.contains(QString::number(best.points))) << row.text.toStdString();
            EXPECT_EQ(row.others,
                      best.times > 1 ? QStringLiteral("%1 more as good").arg(best.times - 1) : "");
            EXPECT_EQ(row.when, QStringLiteral("Turn %1").arg(row.turn));
        }
    }
};

TEST_F(Highlights, AreEmptyBeforeEndAndWithoutScores)
{
    const QAbstractItemModelTester tester(&highlights(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(highlights().count(), 0);
    m_controller.endNow();
    ASSERT_TRUE(m_controller.over());
    EXPECT_EQ(highlights().count(), 0) << "no player got points";
    m_controller.undo();
    play(1000);
    EXPECT_GT(highlights().count(), 2);
    m_controller.undo();
    EXPECT_EQ(highlights().count(), 0);
}

TEST_F(Highlights, BestTurnMatchesScoreCurves)
{
    play(1000);
    expectBestTurns();
}

TEST_F(Highlights, EquallyGoodTurnsAreCounted)
{
    bool several = false;
    for (std::uint64_t seed = 1; seed < 200 && !several; ++seed) {
        ASSERT_TRUE(m_controller.startGame(gameOfTwo(seed)));
        while (!m_controller.over() && !several) {
            play(8);
            if (!m_controller.over())
                m_controller.endNow();
            expectBestTurns();
            several = several || bestTurn().times > 1;
            if (m_controller.endedEarly())
                m_controller.undo();
        }
    }
    EXPECT_TRUE(several);
}

TEST_F(Highlights, BiggestCityHasMostTilesOfScoredCities)
{
    play(1000);
    int tiles = 0;
    const Table table = m_controller.table();
    for (const auto& entry : table.history) {
        for (const auto& event : entry.events) {
            if (event.type != event::score || !event.line.kind.starts_with("city"))
                continue;
            const State after = entry.after();
            const auto& board = after->board;
            tiles = std::max(
                tiles, board.tileCount(board.segmentOf(board.tileAt(event.line.at), event.line.feature)));
        }
    }
    const auto rows = rowsOf(QStringLiteral("Biggest city"));
    ASSERT_FALSE(rows.empty());
    EXPECT_TRUE(rows.front().text.contains(QStringLiteral("%1\u00a0tiles").arg(tiles)))
        << rows.front().text.toStdString();
    EXPECT_TRUE(rows.front().sums.startsWith("City: ") || rows.front().sums.startsWith("Incomplete city: "))
        << rows.front().sums.toStdString();
    EXPECT_FALSE(rows.front().colours.isEmpty());
}

TEST_F(Highlights, OpenReviewOfTurnAndHighlightPlace)
{
    play(1000);
    for (int row = 0; row < highlights().count(); ++row) {
        const HighlightRow wanted = highlights().at(row);
        m_controller.showHighlight(row);
        EXPECT_TRUE(m_controller.review()->active());
        EXPECT_EQ(m_controller.review()->turn(), wanted.turn);
        EXPECT_TRUE(m_controller.spotlight()->active()) << wanted.title.toStdString();
        EXPECT_TRUE(m_controller.spotlight()->held());
        m_controller.review()->leave();
    }
    m_controller.showHighlight(99);
    EXPECT_FALSE(m_controller.review()->active());
}

/// Each highlight has texts, an existing turn and, except for the best turn, a place.
TEST_F(Highlights, AreCompleteInRecordedGames)
{
    const QDir games(QStringLiteral(VOZKA_GAMES));
    for (const QString& name : games.entryList({QStringLiteral("*.vozka")})) {
        SCOPED_TRACE(name.toStdString());
        ASSERT_TRUE(m_controller.files()->open(QUrl::fromLocalFile(games.filePath(name))));
        if (!m_controller.over())
            m_controller.endNow();
        expectBestTurns();
        for (const auto& row : highlights().rows()) {
            EXPECT_FALSE(row.title.contains(u'/') || row.title.isEmpty()) << row.title.toStdString();
            EXPECT_FALSE(row.text.contains(u'%') || row.sums.contains(u'%'));
            EXPECT_FALSE(row.sums.isEmpty());
            EXPECT_GE(row.turn, 1);
            EXPECT_LE(row.turn, statistics().turns());
            EXPECT_FALSE(row.places.empty() && row.title != "Best turn");
        }
    }
}

} // namespace vozka
