// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "frame_clock.h"

#include <QFile>
#include <QMutexLocker>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace vozka::bench {

FrameClock::FrameClock(QQuickWindow& window)
{
    // Called in the thread that draws, so that the time of signals between threads does not count.
    const auto recordFrame = [this] {
        const QMutexLocker lock(&m_mutex);
        if (!m_isCounting)
            return;
        m_times.push_back(m_timer.nsecsElapsed());
        emit drawn();
    };
    connect(&window, &QQuickWindow::frameSwapped, this, recordFrame, Qt::DirectConnection);
}

void FrameClock::start()
{
    const QMutexLocker lock(&m_mutex);
    m_times.clear();
    m_timer.start();
    m_isCounting = true;
}

void FrameClock::stop()
{
    const QMutexLocker lock(&m_mutex);
    m_isCounting = false;
}

std::vector<double> FrameClock::durations() const
{
    constexpr double nsInMs = 1e6;
    const QMutexLocker lock(&m_mutex);
    std::vector<double> durations;
    qint64 before = 0;
    for (const qint64 time : m_times)
        durations.push_back(static_cast<double>(time - std::exchange(before, time)) / nsInMs);
    return durations;
}

void FrameClock::print(const char* label, std::size_t first, std::size_t last) const
{
    const auto all = durations();
    last = std::min(last, all.size());
    if (first >= last)
        return;
    const std::vector<double> selected(all.begin() + static_cast<std::ptrdiff_t>(first),
                                       all.begin() + static_cast<std::ptrdiff_t>(last));
    std::printf("%s  %3zu frames  median %5.1f ms  99th %5.1f ms  slowest %5.1f ms\n", label, selected.size(),
                quantile(selected, 0.5), quantile(selected, 0.99), quantile(selected, 1));
}

double quantile(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

void printMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return;
    while (true) {
        const QByteArray line = status.readLine();
        if (line.isEmpty())
            return;
        if (line.startsWith("VmRSS:") || line.startsWith("VmHWM:"))
            std::printf("%s  %4lld MB\n", line.startsWith("VmRSS:") ? "memory now " : "memory max ",
                        line.simplified().split(' ').value(1).toLongLong() / 1024);
    }
}

} // namespace vozka::bench
