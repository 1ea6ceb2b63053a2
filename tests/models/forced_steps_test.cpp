// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Steps of a moving piece without a choice are played without the player.
#include "models/game/forced_steps.h"

#include "match/forced_step.h"
#include "table_fixture.h"

#include <QTest>

namespace vozka {

namespace {

class ForcedStepsTest : public TableTest {
protected:
    [[nodiscard]] std::optional<Action> forced() const
    {
        const Table now = m_controller.table();
        return forcedStep(*now.rules, *now.state);
    }
    [[nodiscard]] bool isTimerRunning() const
    {
        return m_controller.findChild<ForcedSteps*>()->findChild<QTimer*>()->isActive();
    }
    /// Plays a game with a dragon up to a step without a choice.
    void playToForcedStep()
    {
        for (std::uint64_t seed = 1; seed < 9; ++seed) {
            ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
            while (!m_controller.over()) {
                if (forced())
                    return;
                playOne();
            }
        }
        FAIL();
    }
};

TEST_F(ForcedStepsTest, ArePlayedAfterDelay)
{
    playToForcedStep();
    const auto step = forced();
    const auto before = m_controller.match()->history().size();
    ASSERT_TRUE(step);
    EXPECT_TRUE(isTimerRunning());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !forced(); }, 20 * ForcedSteps::delay));
    ASSERT_GT(m_controller.match()->history().size(), before);
    EXPECT_EQ(m_controller.match()->history()[before].action, *step);
    m_controller.undo();
    EXPECT_FALSE(forced());
    EXPECT_LT(m_controller.match()->history().size(), before);
}

TEST_F(ForcedStepsTest, WaitWhileReviewing)
{
    playToForcedStep();
    const auto before = m_controller.match()->history().size();
    EXPECT_TRUE(isTimerRunning());
    m_controller.startReview(1);
    EXPECT_FALSE(isTimerRunning());
    m_controller.review()->leave();
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_controller.match()->history().size() > before; },
                                5 * ForcedSteps::delay));
}

} // namespace

} // namespace vozka
