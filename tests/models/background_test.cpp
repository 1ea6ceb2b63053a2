// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Work in the background: it is forgotten or hurried, and whoever draws has the processor first.
#include "models/computer/background.h"

#include "played_table.h"

#include <QCoreApplication>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace vozka {

TEST(BackgroundWork, IsForgottenOrHurriedAndEndsWithItsOwner)
{
    std::atomic<int> ended = 0;
    const auto untilAsked = [&ended](const std::stop_token& stop) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        ++ended;
    };
    int told = 0;
    {
        Background background;
        const auto start = [&] {
            background.start([&](const std::stop_token& stop) {
                untilAsked(stop);
                return [&told] { ++told; };
            });
        };
        start();
        background.forget();
        EXPECT_FALSE(background.isBusy());
        start();
        EXPECT_TRUE(background.isBusy());
        background.hurry();
        EXPECT_TRUE(come([&] { return told == 1; }));
        EXPECT_FALSE(background.isBusy());
        EXPECT_TRUE(come([&] { return ended == 2; }));
        EXPECT_EQ(told, 1) << "what is forgotten is not told";
        start();
    }
    EXPECT_EQ(ended, 3) << "waited for";
    QCoreApplication::processEvents();
    EXPECT_EQ(told, 1);
}

#ifdef __linux__

namespace {

/// How far behind others this thread stands: 0 as usual, 19 the most.
int behind()
{
    return ::getpriority(PRIO_PROCESS, 0);
}

} // namespace

TEST(BackgroundWork, StandsBehindWhatIsDrawnAndItsOwnerDoesNot)
{
    const int before = behind();
    if (before >= 19)
        GTEST_SKIP() << "these tests stand behind everything themselves";
    Background background;
    int working = 0;
    bool told = false;
    background.start([&](const std::stop_token&) {
        working = behind();
        return [&told] { told = true; };
    });
    ASSERT_TRUE(come([&] { return told; }));
    EXPECT_EQ(working, std::min(19, before + 10));
    EXPECT_EQ(behind(), before);
}

#endif

} // namespace vozka
