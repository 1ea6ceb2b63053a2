// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The end of a game: the result is stored, curve and highlights open the board at their turn, and results
// reopen their game.
#include "models/app/app_settings.h"
#include "support/program.h"

#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

namespace {

void playToTheEnd(GameController& table)
{
    while (!table.over()) {
        table.choose(0);
        table.resolveHeld(true);
        table.discards()->dismiss();
    }
}

/// Returns the item of that name in `top`; null if none. Finds items of repeaters, too, which `findChild`
/// does not find.
QQuickItem* itemBelow(QQuickItem& top, const QString& name)
{
    if (top.objectName() == name)
        return &top;
    for (auto* const each : top.childItems())
        if (auto* const found = itemBelow(*each, name))
            return found;
    return nullptr;
}

class EndOfGame : public testing::Test {
protected:
    EndOfGame()
    {
        AppSettings::instance().setAnimation(AppSettings::Animation::NoAnimation);
        m_program.startGame();
        playToTheEnd(m_program.table());
    }
    GameResults& results() { return *m_program.table().files()->results(); }
    /// Focuses the item of that name, as the Tab key does.
    void focusOn(const char* name)
    {
        auto* const item = itemBelow(*m_program.window().contentItem(), QLatin1String(name));
        ASSERT_NE(item, nullptr) << name;
        item->forceActiveFocus(Qt::TabFocusReason);
    }

    QTemporaryDir m_state;
    Program m_program{m_state.path()};
};

TEST_F(EndOfGame, StoresResultAndIgnoresExtraKeys)
{
    ASSERT_EQ(m_program.pageType(), "EndPage");
    for (const auto key : {Qt::Key_Space, Qt::Key_Space, Qt::Key_Return})
        m_program.press(key);
    EXPECT_EQ(m_program.pageType(), "EndPage");
    EXPECT_TRUE(m_program.table().over());
    ASSERT_EQ(results().total(), 1);
    EXPECT_TRUE(results().isOpen(0));
}

TEST_F(EndOfGame, CurveOpensBoardAtSelectedTurn)
{
    focusOn("scoreCurves");
    m_program.press(Qt::Key_Home);
    for (int i = 0; i < 12; ++i)
        m_program.press(Qt::Key_Right);
    m_program.press(Qt::Key_Return);
    EXPECT_EQ(m_program.pageType(), "TablePage");
    ASSERT_TRUE(m_program.table().review()->active());
    EXPECT_EQ(m_program.table().review()->turn(), 12);
    EXPECT_EQ(m_program.table().board()->rowCount(), 13) << "the start tile and one of each turn";
    m_program.press(Qt::Key_Escape);
    EXPECT_EQ(m_program.pageType(), "EndPage");
}

TEST_F(EndOfGame, HighlightOpensBoardAtItsTurn)
{
    const auto& highlights = *m_program.table().statistics()->highlights();
    ASSERT_GT(highlights.count(), 0);
    const int turn = highlights.at(0).turn;
    focusOn("highlight:0");
    m_program.press(Qt::Key_Return);
    EXPECT_EQ(m_program.pageType(), "TablePage");
    EXPECT_EQ(m_program.table().review()->turn(), turn);
    EXPECT_TRUE(m_program.table().spotlight()->active());
    // The layout of the page changes until its first frames are drawn.
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(m_program.window().grabWindow().isNull());
        QTest::qWait(0);
    }
    EXPECT_TRUE(m_program.table().spotlight()->active());
}

TEST_F(EndOfGame, ResultsReopenGame)
{
    focusOn("results");
    m_program.press(Qt::Key_Return);
    ASSERT_EQ(m_program.pageType(), "ResultsPage");
    m_program.press(Qt::Key_Escape);
    EXPECT_EQ(m_program.pageType(), "EndPage");
    m_program.perform("Start");
    focusOn("startResults");
    m_program.press(Qt::Key_Return);
    ASSERT_EQ(m_program.pageType(), "ResultsPage");
    ASSERT_GE(results().autosaveRow(0), 0);
    ASSERT_TRUE(QMetaObject::invokeMethod(&m_program.window(), "resumeResult", Q_ARG(int, 0)));
    EXPECT_EQ(m_program.pageType(), "EndPage");
    EXPECT_TRUE(m_program.table().over());
}

} // namespace

} // namespace vozka
