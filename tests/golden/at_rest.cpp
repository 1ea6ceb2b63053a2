// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_rest.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

/// True while an image of this item or of items in it is drawn in the background. On a busy machine that
/// takes longer than all animations.
bool isLoading(const QQuickItem& item)
{
    constexpr int loading = 2; // Image.Loading; the class itself is private to Qt
    if (item.inherits("QQuickImageBase") && item.property("status").toInt() == loading)
        return true;
    return std::ranges::any_of(item.childItems(), [](const QQuickItem* child) { return isLoading(*child); });
}

} // namespace

QImage pictureAtRest(QQuickWindow& window)
{
    constexpr int maxTries = 40;
    constexpr int pauseMs = 50;
    constexpr int timeoutMs = 60000;
    QImage before;
    for (int i = 0; i < maxTries; ++i) {
        QTest::qWait(pauseMs);
        if (!QTest::qWaitFor([&window] { return !isLoading(*window.contentItem()); }, timeoutMs))
            ADD_FAILURE() << "a picture is still being loaded";
        const QImage now = window.grabWindow().convertToFormat(QImage::Format_RGB32);
        if (i > 4 && now == before)
            return now;
        before = now;
    }
    ADD_FAILURE() << "the window is not idle";
    return before;
}

} // namespace vozka
