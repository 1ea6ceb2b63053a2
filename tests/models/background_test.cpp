// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Background work: results can be discarded or requested early, and the priority is low.
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

TEST(BackgroundWork, DropsCancelledResultAndDeliversStoppedResult)
{
    std::atomic<int> ended = 0;
    const auto waitForStop = [&ended](const std::stop_token& stop) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        ++ended;
    };
    int reports = 0;
    {
        Background background;
        const auto start = [&] {
            background.start([&](const std::stop_token& stop) {
                waitForStop(stop);
                return [&reports] { ++reports; };
            });
        };
        start();
        background.cancel();
        EXPECT_FALSE(background.isBusy());
        start();
        EXPECT_TRUE(background.isBusy());
        background.raisePriority();
        EXPECT_TRUE(waitFor([&] { return reports == 1; }));
        EXPECT_FALSE(background.isBusy());
        EXPECT_TRUE(waitFor([&] { return ended == 2; }));
        EXPECT_EQ(reports, 1) << "cancelled work is not reported";
        start();
    }
    EXPECT_EQ(ended, 3) << "the destructor waits";
    QCoreApplication::processEvents();
    EXPECT_EQ(reports, 1);
}

#ifdef __linux__

namespace {

/// Returns the nice value of this thread, from 0 (normal) to 19 (lowest priority).
int niceValue()
{
    return ::getpriority(PRIO_PROCESS, 0);
}

} // namespace

TEST(BackgroundWork, HasLowerPriorityThanItsOwner)
{
    const int before = niceValue();
    if (before >= 19)
        GTEST_SKIP() << "the tests already have the lowest priority";
    Background background;
    int working = 0;
    bool reports = false;
    background.start([&](const std::stop_token&) {
        working = niceValue();
        return [&reports] { reports = true; };
    });
    ASSERT_TRUE(waitFor([&] { return reports; }));
    EXPECT_EQ(working, std::min(19, before + 10));
    EXPECT_EQ(niceValue(), before);
}

#endif

} // namespace vozka
