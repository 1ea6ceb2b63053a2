// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The log tells what happened, and every score as a sum.
#include "models/sentences.h"
#include "table_fixture.h"

namespace vozka {

class Log : public TableTest {};

TEST_F(Log, TellsEveryEventButDrawing)
{
    play(1000);
    std::size_t events = 0;
    for (const auto& moment : m_controller.table().moments)
        events += static_cast<std::size_t>(
            std::ranges::count_if(moment.events, [](const Event& each) { return each.type != event::draw; }));
    ASSERT_EQ(static_cast<std::size_t>(m_controller.log()->rowCount()), events);
    for (int row = 0; row < m_controller.log()->rowCount(); ++row) {
        const QString text = read(*m_controller.log(), row, "text").toString();
        EXPECT_FALSE(text.isEmpty());
        EXPECT_FALSE(text.contains(u'%')) << text.toStdString();
    }
}

TEST_F(Log, PointsOfTheRowsAreThoseOfThePlayers)
{
    play(1000);
    int points = 0;
    for (int row = 0; row < m_controller.log()->rowCount(); ++row)
        points += read(*m_controller.log(), row, "points").toInt();
    EXPECT_EQ(points, state().scores[0] + state().scores[1]);
}

TEST(Score, IsToldAsASum)
{
    ScoreLine line;
    line.kind = "city";
    line.points = 14;
    line.terms = {{"city.tiles", 5, 10}, {"city.coats-of-arms", 2, 4}};
    const QString text = scoreSentence(line);
    EXPECT_TRUE(text.contains(QStringLiteral("× 2"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral(" + "))) << text.toStdString();
    EXPECT_TRUE(text.endsWith(QStringLiteral("= 14"))) << text.toStdString();
}

TEST(Score, LeavesOutTheFactorOne)
{
    ScoreLine line;
    line.kind = "road.incomplete";
    line.points = 3;
    line.terms = {{"road.tiles", 3, 3}};
    EXPECT_FALSE(scoreSentence(line).contains(QStringLiteral("×")));
}

} // namespace vozka
