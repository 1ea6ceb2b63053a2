// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The focus frame is visible after a return from another page by keyboard, and hidden after a click.
#include "support/program.h"

#include <QQuickItem>
#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

namespace {

class FocusRing : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override
    {
        m_program.window().requestActivate();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_program.window()));
    }
    /// The `visualFocus` property of the focused item; invalid if the item has none.
    [[nodiscard]] QVariant shown() const
    {
        return m_program.window().activeFocusItem()->property("visualFocus");
    }

    Program m_program;
};

TEST_P(FocusRing, IsShownAfterReturnByKeyboard)
{
    m_program.perform(GetParam());
    m_program.press(Qt::Key_Tab);
    ASSERT_TRUE(shown().toBool());
    m_program.press(Qt::Key_Comma, Qt::ControlModifier);
    m_program.press(Qt::Key_Escape);
    EXPECT_TRUE(shown().toBool());
}

TEST_P(FocusRing, IsHiddenAfterClick)
{
    m_program.perform(GetParam());
    m_program.press(Qt::Key_Tab);
    m_program.press(Qt::Key_Comma, Qt::ControlModifier);
    QTest::mouseClick(&m_program.window(), Qt::LeftButton, {}, QPoint(4, 700));
    m_program.perform("back");
    EXPECT_FALSE(shown().toBool());
}

INSTANTIATE_TEST_SUITE_P(Pages, FocusRing, testing::Values("Start", "NewGame"),
                         [](const auto& page) { return page.param; });

} // namespace

} // namespace vozka
