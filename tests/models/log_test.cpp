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

TEST_F(Log, AScoreIsToldAsASumThatBreaksAtItsPlusSigns)
{
    Event scored{.type = event::score};
    scored.line = {0, "city", {}, 14, {}, 0, {{"city.tiles", 5, 10}, {"city.coats-of-arms", 2, 4}}};
    EXPECT_EQ(eventSentence(m_controller.table(), scored),
              QStringLiteral("City: 5 tiles\u00a0×\u00a02 + 2 coats of arms\u00a0×\u00a02\u00a0=\u00a014"));
}

TEST_F(Log, AScoreLeavesOutTheFactorOne)
{
    Event scored{.type = event::score};
    scored.line = {0, "road.incomplete", {}, 3, {}, 0, {{"road.tiles", 3, 3}}};
    EXPECT_EQ(eventSentence(m_controller.table(), scored),
              QStringLiteral("Incomplete road: 3 tiles\u00a0=\u00a03"));
}

} // namespace vozka
