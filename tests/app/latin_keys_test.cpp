// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shortcuts with keyboard layouts that have no Latin letters.
#include "models/app/key_filters.h"
#include "support/program.h"

#include <QKeyEvent>
#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// A key of a Russian keyboard: its character, and its scan code under X11 and Wayland.
struct RussianKey {
    char16_t letter;
    quint32 scanCode;
};
constexpr RussianKey onF{u'А', 41};
constexpr RussianKey onN{u'Т', 57};
constexpr RussianKey onO{u'Щ', 32};

class LatinKeysTest : public testing::Test {
protected:
    void SetUp() override
    {
        // Activate the window, because shortcuts act only in the active window.
        m_program.window().requestActivate();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_program.window()));
    }
    void press(RussianKey key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        const QString text = modifiers == Qt::NoModifier ? QString(QChar(key.letter)).toLower() : QString();
        QKeyEvent event(QEvent::KeyPress, key.letter, modifiers, key.scanCode, 0, 0, text);
        QCoreApplication::sendEvent(&m_program.window(), &event);
    }

    Program m_program;
};

TEST_F(LatinKeysTest, LetterActsByPosition)
{
    m_program.open(QStringLiteral(VOZKA_TESTS "/quick/wagon.vozka"));
    m_program.perform("Table");
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_program.currentItem().opacity() == 1; }));
    ASSERT_EQ(m_program.table().overlays()->kind(), Overlays::Kind::None);
    press(onO);
    EXPECT_EQ(m_program.table().overlays()->kind(), Overlays::Kind::Range);
}

TEST_F(LatinKeysTest, CommandActsByPosition)
{
    press(onN, Qt::ControlModifier);
    EXPECT_EQ(m_program.pageType(), QStringLiteral("NewGamePage"));
}

TEST_F(LatinKeysTest, MenuLettersActByPosition)
{
    auto* const bar = m_program.window().property("menuBar").value<QQuickItem*>();
    ASSERT_NE(bar, nullptr);
    bool isOpen = false;
    press(onF, Qt::AltModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] {
        QMetaObject::invokeMethod(bar, "isOpen", Q_RETURN_ARG(bool, isOpen));
        return isOpen;
    }));
    // "New game": the letter chooses an entry of the menu.
    press(onN);
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_program.pageType() == QLatin1String("NewGamePage"); }));
}

TEST(LatinKey, IsLetterOfUsKeyboard)
{
    const auto keyOf = [](int key, quint32 scanCode) {
        return LatinKeys::latinKey(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, scanCode, 0, 0));
    };
    EXPECT_EQ(keyOf(u'Й', 24), Qt::Key_Q);
    EXPECT_EQ(keyOf(u'Ь', 58), Qt::Key_M);
    EXPECT_EQ(keyOf(u'Σ', 39), Qt::Key_S);
    EXPECT_EQ(keyOf(u'Б', 59), Qt::Key_Comma);
    EXPECT_EQ(keyOf(u'Ě', 24), 0) << "Latin letter with an accent";
    EXPECT_EQ(keyOf(Qt::Key_Z, 29), 0) << "Latin letter at another position";
    EXPECT_EQ(keyOf(u'µ', 58), 0) << "symbol of Latin layouts";
    EXPECT_EQ(keyOf(Qt::Key_Left, 24), 0);
    EXPECT_EQ(keyOf(u'Ж', 47), 0) << "no letter on this key of a US keyboard";
    EXPECT_EQ(keyOf(u'Й', 0), 0) << "unknown position";
}

} // namespace

} // namespace vozka
