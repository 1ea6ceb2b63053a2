// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// When the frames of a window were drawn, and what the process holds in memory.
#pragma once

#include <QElapsedTimer>
#include <QMutex>
#include <QObject>

#include <vector>

class QQuickWindow;

namespace vozka::bench {

class FrameClock : public QObject {
    Q_OBJECT
public:
    explicit FrameClock(QQuickWindow& window);

    /// Counts from here on, anew; the first frame is the one after the next change of the window.
    void start();
    void stop();
    /// How long each frame took, in milliseconds, from the start of counting or from the frame before.
    [[nodiscard]] std::vector<double> spans() const;
    /// Median, 99th percentile and slowest of the frames from `first` up to before `last`, in milliseconds.
    void print(const char* what, std::size_t first, std::size_t last) const;

signals:
    /// A frame is on the screen. Arrives in the thread of this object.
    void drawn();

private:
    QElapsedTimer m_timer;
    mutable QMutex m_mutex;
    std::vector<qint64> m_times;
    bool m_counting = false;
};

/// What so large a share of the values does not exceed. Requires: there is a value, and the share is 0 to 1.
[[nodiscard]] double quantile(std::vector<double> values, double share);

/// What is resident now and was at most, as the kernel says.
void printMemory();

} // namespace vozka::bench
