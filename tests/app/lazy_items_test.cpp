// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Items that are hidden at the start are created when they are first shown, so that the window opens sooner.
#include "support/program.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <utility>

namespace vozka {

namespace {

/// Returns the number of objects of that QML type in the window.
qsizetype countOf(const Program& program, QLatin1String type)
{
    const auto all = program.window().findChildren<QObject*>();
    return std::ranges::count_if(all, [&](const QObject* each) {
        return QLatin1String(each->metaObject()->className()).startsWith(type + QLatin1String("_QMLTYPE"));
    });
}

TEST(LazyItems, IncludesSheetsMenuEntriesAndHints)
{
    const Program program;
    program.startGame();
    EXPECT_GT(countOf(program, QLatin1String("ToolTip")), 5);
    for (const char* type : {"KeysSheet", "RuleSheet", "AboutSheet", "FallbackFileDialog", "ToolTipBubble",
                             "OverlayMenuEntry", "RecentEntry", "SettingsPage", "SandboxPage"})
        EXPECT_EQ(countOf(program, QLatin1String(type)), 0) << type;
    for (const char* sheet : {"replaceSheet", "desktopSheet", "unsavedDialog", "endNowSheet"})
        EXPECT_EQ(program.window().findChild<QObject*>(QLatin1String(sheet)), nullptr) << sheet;
}

TEST(LazyItems, CreatesSheetsOnce)
{
    const Program program;
    for (const auto& [function, type] : {std::pair{"Keys", "KeysSheet"}, std::pair{"rules", "RuleSheet"},
                                         std::pair{"About", "AboutSheet"}}) {
        for (int i = 0; i < 2; ++i) {
            program.perform(function);
            EXPECT_EQ(countOf(program, QLatin1String(type)), 1) << type;
        }
    }
    for (int i = 0; i < 2; ++i) {
        program.perform("EndNow");
        EXPECT_EQ(program.window().findChildren<QObject*>(QLatin1String("endNowSheet")).size(), 1);
    }
}

TEST(LazyItems, KeysSheetListsUnopenedMenus)
{
    const Program program;
    program.perform("Keys");
    const auto all = program.window().findChildren<QQuickItem*>();
    const auto isListed = [&](const QString& key) {
        return std::ranges::any_of(
            all, [&](const QQuickItem* each) { return each->property("text").toString() == key; });
    };
    for (const char* key : {"Ctrl+N", "Ctrl+S", "Ctrl+Z", "F11", "F3"})
        EXPECT_TRUE(isListed(QLatin1String(key))) << key;
    EXPECT_FALSE(isListed(QStringLiteral("Ctrl+Y and nothing else")));
}

/// True if a library of that name is loaded.
bool isMapped(const char* library)
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library);
}

TEST(LazyItems, ControlsOfQtAreLoadedWithFirstDialog)
{
    constexpr std::array libraries{"libQt6QuickControls2.so", "libQt6QuickDialogs2.so"};
    if (std::ranges::any_of(libraries, isMapped))
        GTEST_SKIP() << "an earlier test of this process has loaded them";
    const Program program;
    const QSignalSpy frames(&program.window(), &QQuickWindow::frameSwapped);
    program.window().update();
    ASSERT_TRUE(QTest::qWaitFor([&] { return frames.count() > 0; }));
    for (const char* library : libraries)
        EXPECT_FALSE(isMapped(library)) << library;
    program.press(Qt::Key_O, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.fallbackIsOpen(); }));
    for (const char* library : libraries)
        EXPECT_TRUE(isMapped(library)) << library;
}

TEST(LazyItems, CreatesMenuEntriesWhenOpened)
{
    const Program program;
    EXPECT_EQ(countOf(program, QLatin1String("OverlayMenuEntry")), 0);
    program.press(Qt::Key_V, Qt::AltModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] { return countOf(program, QLatin1String("OverlayMenuEntry")) == 7; }));
    program.press(Qt::Key_Escape);
    program.press(Qt::Key_V, Qt::AltModifier);
    EXPECT_EQ(countOf(program, QLatin1String("OverlayMenuEntry")), 7) << "created once";
}

} // namespace

} // namespace vozka
