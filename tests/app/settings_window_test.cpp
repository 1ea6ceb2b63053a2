// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A key opens the settings from several pages. Escape returns to that page.
#include "support/program.h"

#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

namespace {

class SettingsWindow : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override
    {
        m_program.window().requestActivate();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_program.window()));
    }

    [[nodiscard]] bool atSettings() const { return m_program.pageType() == "SettingsPage"; }

    Program m_program;
};

TEST_P(SettingsWindow, OpensByKeyAndReturns)
{
    m_program.perform(GetParam());
    const QObject* const before = &m_program.page();
    ASSERT_FALSE(atSettings());

    m_program.press(Qt::Key_Comma, Qt::ControlModifier);
    EXPECT_TRUE(atSettings());
    // A second press does not change the page that Escape opens.
    m_program.press(Qt::Key_Comma, Qt::ControlModifier);
    EXPECT_TRUE(atSettings());
    m_program.press(Qt::Key_Escape);
    EXPECT_EQ(&m_program.page(), before);
}

INSTANTIATE_TEST_SUITE_P(Pages, SettingsWindow, testing::Values("Start", "NewGame", "startGame"),
                         [](const auto& page) { return page.param; });

} // namespace

} // namespace vozka
