// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points that each player would get if the game ended now, and the list of remaining tiles.
#include "engine/insight/tiles_left.h"
#include "models/app/app_settings.h"
#include "table_fixture.h"

namespace vozka {

class Standing : public TableTest {
protected:
    ~Standing() override
    {
        AppSettings::instance().setShowStanding(true);
        AppSettings::instance().setHideUsedUp(false);
    }
    void expectEndPoints()
    {
        State ended = *m_controller.table().state;
        m_controller.table().rules->endNow(ended);
        for (int player = 0; player < 2; ++player) {
            const auto seat = static_cast<std::size_t>(player);
            ASSERT_EQ(standing(player), ended->scores.at(seat) - state().scores.at(seat));
        }
    }
    int standing(int player) { return read(*m_controller.players(), player, "standing").toInt(); }
};

TEST_F(Standing, EqualsPointsIfGameEndedNow)
{
    bool any = false;
    while (!m_controller.over()) {
        expectEndPoints();
        any = any || standing(0) > 0;
        play(1);
    }
    EXPECT_TRUE(any);
    EXPECT_EQ(standing(0), 0) << "already scored";
    EXPECT_EQ(standing(1), 0);
}

TEST_F(Standing, FollowsReviewedTurn)
{
    play(60);
    const int now = standing(0) + standing(1);
    m_controller.startReview(25);
    EXPECT_GT(standing(0) + standing(1), 0);
    for (int turn = 25; turn >= 0; --turn) {
        m_controller.review()->goTo(turn);
        expectEndPoints();
    }
    EXPECT_EQ(standing(0) + standing(1), 0) << "not occupied yet";
    m_controller.review()->leave();
    EXPECT_EQ(standing(0) + standing(1), now);
}

TEST_F(Standing, SwitchesOffImmediately)
{
    play(60);
    ASSERT_GT(standing(0) + standing(1), 0);
    AppSettings::instance().setShowStanding(false);
    EXPECT_EQ(standing(0) + standing(1), 0);
    AppSettings::instance().setShowStanding(true);
    EXPECT_GT(standing(0) + standing(1), 0);
}

class TilesLeft : public Standing {};

TEST_F(TilesLeft, CanHideUsedUpTiles)
{
    play(90);
    auto& tiles = *m_controller.overlays()->tiles();
    m_controller.overlays()->setKind(Overlays::Kind::Tiles);
    const auto rowsLeft = [&] {
        int gone = 0;
        int left = 0;
        for (int row = 0; row < tiles.rowCount(); ++row)
            ++(read(tiles, row, "remaining").toInt() == 0 ? gone : left);
        return std::pair(left, gone);
    };
    const auto [left, gone] = rowsLeft();
    const QString title = tiles.title();
    ASSERT_GT(gone, 0);
    AppSettings::instance().setHideUsedUp(true);
    EXPECT_EQ(rowsLeft(), std::pair(left, 0));
    EXPECT_EQ(tiles.title(), title);
    AppSettings::instance().setHideUsedUp(false);
    EXPECT_EQ(rowsLeft(), std::pair(left, gone));
}

} // namespace vozka
