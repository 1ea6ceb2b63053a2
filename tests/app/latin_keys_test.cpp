// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keys work with keyboard layouts that have no Latin letters.
#include "models/app/latin_keys.h"

#include "support/program.h"

#include <QKeyEvent>
#include <QTest>
#include <gtest/gtest.h>

#include <algorithm>

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
constexpr RussianKey onQ{u'Й', 24};

class LatinKeysTest : public testing::Test {
protected:
    bool press(RussianKey key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        const QString text = modifiers == Qt::NoModifier ? QString(QChar(key.letter)).toLower() : QString();
        QKeyEvent event(QEvent::KeyPress, key.letter, modifiers, key.scanCode, 0, 0, text);
        QCoreApplication::sendEvent(&m_program.window(), &event);
        return event.isAccepted();
    }

    Program m_program;
};

TEST_F(LatinKeysTest, LettersActByTheirPosition)
{
    m_program.open(QStringLiteral(VOZKA_TESTS "/quick/wagon.vozka"));
    m_program.call("showTable");
    ASSERT_EQ(m_program.table().overlays()->kind(), Overlays::Kind::None);
    press(onO);
    EXPECT_EQ(m_program.table().overlays()->kind(), Overlays::Kind::Range);
}

TEST_F(LatinKeysTest, CommandsActByThePositionOfTheirLetter)
{
    press(onN, Qt::ControlModifier);
    EXPECT_EQ(m_program.pageType(), QStringLiteral("NewGamePage"));
}

TEST_F(LatinKeysTest, MenusActByThePositionOfTheirLetters)
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

TEST_F(LatinKeysTest, TypedTextStaysAsItIs)
{
    m_program.call("showNewGame");
    const auto items = m_program.page().findChildren<QQuickItem*>();
    const auto found = std::ranges::find_if(
        items, [](const QQuickItem* item) { return item->property("maximumLength").isValid(); });
    ASSERT_NE(found, items.end());
    auto* const box = *found;
    box->forceActiveFocus();
    box->setProperty("text", QString());
    press(onO);
    press(onN);
    EXPECT_EQ(box->property("text").toString(), QStringLiteral("щт"));
    press(onN, Qt::ControlModifier);
    EXPECT_EQ(box->property("text").toString(), QStringLiteral("щт"));
}

TEST(LatinKey, IsThatOfAUsKeyboard)
{
    const auto keyOf = [](int key, quint32 scanCode) {
        return LatinKeys::latinKey(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, scanCode, 0, 0));
    };
    EXPECT_EQ(keyOf(u'Й', 24), Qt::Key_Q);
    EXPECT_EQ(keyOf(u'Ь', 58), Qt::Key_M);
    EXPECT_EQ(keyOf(u'Ě', 11), Qt::Key_2) << "Czech digits need Shift";
    EXPECT_EQ(keyOf(u'0', 19), 0) << "a Latin character is itself";
    EXPECT_EQ(keyOf(Qt::Key_Z, 29), 0) << "also elsewhere than on a US keyboard";
    EXPECT_EQ(keyOf(Qt::Key_Left, 24), 0);
    EXPECT_EQ(keyOf(u'Ж', 47), 0) << "neither a letter nor a digit is on this key of a US keyboard";
    EXPECT_EQ(keyOf(u'Й', 0), 0) << "the position is unknown";
}

} // namespace

} // namespace vozka
