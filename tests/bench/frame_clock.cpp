// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "frame_clock.h"

#include <QFile>
#include <QMutexLocker>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>

namespace vozka::bench {

FrameClock::FrameClock(QQuickWindow& window)
{
    // Where the frame was drawn, so that the way to this thread does not count.
    const auto note = [this] {
        const QMutexLocker lock(&m_mutex);
        if (!m_counting)
            return;
        m_times.push_back(m_timer.nsecsElapsed());
        emit drawn();
    };
    connect(&window, &QQuickWindow::frameSwapped, this, note, Qt::DirectConnection);
}

void FrameClock::start()
{
    const QMutexLocker lock(&m_mutex);
    m_timer.start();
    m_counting = true;
}

void FrameClock::print(const char* what, std::size_t first, std::size_t last) const
{
    const QMutexLocker lock(&m_mutex);
    std::vector<double> spans;
    for (std::size_t i = first; i < std::min(last, m_times.size()); ++i)
        spans.push_back(static_cast<double>(m_times[i] - (i == 0 ? 0 : m_times[i - 1])) / 1e6);
    if (spans.empty())
        return;
    std::ranges::sort(spans);
    const auto at = [&](double share) {
        return spans[static_cast<std::size_t>(share * static_cast<double>(spans.size() - 1))];
    };
    std::printf("%s  %3zu frames  median %5.1f ms  99th %5.1f ms  slowest %5.1f ms\n", what, spans.size(),
                at(0.5), at(0.99), spans.back());
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
            std::printf("%s  %4lld MB\n", line.startsWith("VmRSS:") ? "memory now " : "memory most",
                        line.simplified().split(' ').value(1).toLongLong() / 1024);
    }
}

} // namespace vozka::bench
