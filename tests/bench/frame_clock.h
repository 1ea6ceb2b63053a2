// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the times of the frames of a window, and prints the memory of the process.
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

    /// Starts counting again. The first frame is the frame after the next change of the window.
    void start();
    void stop();
    /// Returns the duration of each frame in milliseconds, measured from the previous frame. The first is
    /// measured from `start`.
    [[nodiscard]] std::vector<double> durations() const;
    /// Prints median, 99th percentile and maximum of the durations of the frames `first` to `last` - 1, in
    /// milliseconds.
    void print(const char* label, std::size_t first, std::size_t last) const;

signals:
    /// Emitted when a frame is on the screen, in the thread that draws. Objects of other threads receive it
    /// through a queued connection.
    void drawn();

private:
    QElapsedTimer m_timer;
    mutable QMutex m_mutex;
    std::vector<qint64> m_times;
    bool m_isCounting = false;
};

/// Returns the smallest value that the share `share` (0 to 1) of the values do not exceed. Requires: `values`
/// is not empty.
[[nodiscard]] double quantile(std::vector<double> values, double share);

/// Prints the resident memory of the process: current and maximum.
void printMemory();

} // namespace vozka::bench
