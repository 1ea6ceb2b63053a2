// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Headline of the result: the winner, or the only person of the game if this person did not win.
#include "models/players/standings_model.h"

#include "table_fixture.h"

namespace vozka {

namespace {

class Standings : public TableTest {
protected:
    /// Plays a game at random to its end.
    void playGame(std::uint64_t seed, records::PlayerKind second)
    {
        auto game = gameOfTwo(seed);
        game.players[0].name = "Anna";
        game.players[1] = {"Petr", game.players[1].colour, second};
        game = playedAtRandom(game);
        ASSERT_TRUE(m_controller.startGame(game));
        m_standings.setPlayers(m_controller.players());
    }
    [[nodiscard]] int points(int row) const
    {
        return m_standings.index(row, 0).data(PlayerModel::roleOf("points")).toInt();
    }
    StandingsModel m_standings;
};

TEST_F(Standings, TitleNamesOnlyPersonElseWinner)
{
    int defeats = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const auto kind : {records::PlayerKind::Human, records::PlayerKind::Easy}) {
            playGame(seed, kind);
            const QString first = m_standings.winnerNames();
            if (m_standings.winners() > 1) {
                EXPECT_EQ(m_standings.headline(), "Shared victory");
            } else if (kind == records::PlayerKind::Easy && first == QLatin1String("Petr")) {
                EXPECT_EQ(m_standings.headline(),
                          QStringLiteral("Anna: place 2 with %1 points").arg(points(1)));
                EXPECT_EQ(m_standings.subline(), QStringLiteral("Petr wins with %1 points").arg(points(0)));
                ++defeats;
            } else {
                EXPECT_EQ(m_standings.headline(),
                          QStringLiteral("%1 wins with %2 points").arg(first).arg(points(0)));
                EXPECT_TRUE(m_standings.subline().startsWith(QString::number(points(0) - points(1))));
            }
        }
    EXPECT_GT(defeats, 0);
}

} // namespace

} // namespace vozka
