// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window comes back where it was, if that place still exists.
#include "models/app/window_memory.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

namespace {

TEST(WindowMemory, KnowsWhetherAPlaceCanBeReached)
{
    const QList<QRect> screens{{0, 0, 1920, 1080}, {1920, 0, 1280, 1024}};
    EXPECT_TRUE(WindowMemory::canBeReached({100, 100, 1280, 800}, screens));
    EXPECT_TRUE(WindowMemory::canBeReached({2000, 500, 1280, 800}, screens));
    EXPECT_TRUE(WindowMemory::canBeReached({-1100, 100, 1280, 800}, screens))
        << "its right end can be taken hold of";
    EXPECT_FALSE(WindowMemory::canBeReached({-1250, 100, 1280, 800}, screens));
    EXPECT_FALSE(WindowMemory::canBeReached({4000, 100, 1280, 800}, screens));
    EXPECT_FALSE(WindowMemory::canBeReached({100, -300, 1280, 800}, screens))
        << "its upper edge is out of sight";
    EXPECT_FALSE(WindowMemory::canBeReached({100, 1075, 1280, 800}, screens));
    EXPECT_FALSE(WindowMemory::canBeReached({0, 0, 1280, 800}, {}));
}

TEST(WindowMemory, WindowComesBackAsItWasLeft)
{
    const QTemporaryDir folder;
    {
        WindowMemory memory;
        memory.setFolder(folder.path());
        EXPECT_EQ(memory.width(), 0);
        QWindow window;
        memory.follow(&window);
        window.setGeometry(40, 60, 700, 500);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
        window.resize(720, 510);
        EXPECT_TRUE(QTest::qWaitFor([&] {
            const QSettings store(folder.filePath("window.ini"), QSettings::IniFormat);
            return store.value("window/frame").toRect().size() == QSize(720, 510);
        }));
    }
    WindowMemory memory;
    memory.setFolder(folder.path());
    EXPECT_EQ(memory.width(), 720);
    EXPECT_EQ(memory.height(), 510);
    QWindow window;
    window.resize(memory.width(), memory.height());
    memory.follow(&window);
    window.show();
    EXPECT_EQ(window.position(), QPoint(40, 60));
}

TEST(WindowMemory, PlaceThatNoScreenShowsIsForgotten)
{
    const QTemporaryDir folder;
    QSettings(folder.filePath("window.ini"), QSettings::IniFormat)
        .setValue("window/frame", QRect(9000, 9000, 1100, 700));
    WindowMemory memory;
    memory.setFolder(folder.path());
    EXPECT_EQ(memory.width(), 1100);
    QWindow window;
    const QPoint before = window.framePosition();
    memory.follow(&window);
    EXPECT_EQ(window.framePosition(), before);
}

TEST(WindowMemory, MaximisedStaysMaximised)
{
    const QTemporaryDir folder;
    QSettings(folder.filePath("window.ini"), QSettings::IniFormat).setValue("window/maximised", true);
    WindowMemory memory;
    memory.setFolder(folder.path());
    QWindow window;
    memory.follow(&window);
    EXPECT_TRUE(window.windowStates().testFlag(Qt::WindowMaximized));
}

TEST(WindowMemory, TheLookAtTheTableBelongsToItsGame)
{
    const QTemporaryDir folder;
    {
        WindowMemory memory;
        memory.setFolder(folder.path());
        memory.rememberView("a", 87.5, {2.5, -3});
        memory.rememberView("", 10, {});
    }
    WindowMemory memory;
    memory.setFolder(folder.path());
    EXPECT_EQ(memory.cellOf("a"), 87.5);
    EXPECT_EQ(memory.middleOf("a"), QPointF(2.5, -3));
    EXPECT_EQ(memory.cellOf("b"), 0);
    EXPECT_EQ(memory.cellOf(""), 0);
}

TEST(WindowMemory, NothingIsRememberedWithoutAFolder)
{
    WindowMemory memory;
    QWindow window;
    memory.follow(&window);
    memory.rememberView("a", 80, {});
    EXPECT_EQ(memory.cellOf("a"), 0);
    EXPECT_EQ(memory.width(), 0);
}

} // namespace

} // namespace vozka
