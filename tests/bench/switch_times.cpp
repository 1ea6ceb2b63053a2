// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "switch_times.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QQuickWindow>
#include <QTimer>

#include <array>
#include <cstdio>

namespace vozka::bench {

namespace {

constexpr int pauseMs = 600;

void wait()
{
    QEventLoop loop;
    QTimer::singleShot(pauseMs, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Returns the milliseconds until the frame after the change is shown.
double timeOf(QQuickWindow& window, Overlays& overlays, Overlays::Kind kind)
{
    wait();
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    overlays.setKind(kind);
    window.update();
    loop.exec();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

void printSwitchTimes(QQuickWindow& window, Overlays& overlays)
{
    struct Named {
        Overlays::Kind kind;
        const char* name;
    };
    constexpr std::array all{Named{Overlays::Kind::Owners, "owners"}, Named{Overlays::Kind::Fields, "fields"},
                             Named{Overlays::Kind::Dead, "dead"}};
    for (const auto& [kind, name] : all) {
        const double first = timeOf(window, overlays, kind);
        const double off = timeOf(window, overlays, Overlays::Kind::None);
        const double again = timeOf(window, overlays, kind);
        timeOf(window, overlays, Overlays::Kind::None);
        std::printf("switch %-7s first %6.1f ms   again %6.1f ms   off %6.1f ms\n", name, first, again, off);
    }
}

} // namespace vozka::bench
