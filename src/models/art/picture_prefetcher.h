// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints pictures that will be needed soon. Works in another thread while the window is created.
#pragma once

#include <QHash>
#include <QImage>
#include <QList>
#include <QMutex>
#include <QString>
#include <QWaitCondition>

#include <functional>
#include <optional>
#include <utility>

namespace vozka {

class PicturePrefetcher {
public:
    /// URL as in QML ("image://tile/..."), and side in pixels of the screen.
    using Picture = std::pair<QString, int>;
    /// `Find` returns the pictures to paint, in this order. Both functions are called in the other thread,
    /// so they must be thread-safe.
    using Find = std::function<QList<Picture>()>;
    using Paint = std::function<QImage(const QString& address, int side)>;

    PicturePrefetcher() = default;
    ~PicturePrefetcher() { end(); }
    PicturePrefetcher(const PicturePrefetcher&) = delete;
    PicturePrefetcher& operator=(const PicturePrefetcher&) = delete;

    /// Starts finding and painting pictures in a thread of Qt's pool. Call it only once.
    void begin(Find find, Paint paint);
    /// Returns the picture and removes it. Waits while the picture is being painted. `std::nullopt` if the
    /// picture was not painted: then the caller must paint it. Thread-safe.
    [[nodiscard]] std::optional<QImage> take(const QString& address, int side);
    /// Stops painting, waits for the picture that is being painted, and releases all pictures.
    void end();

private:
    void work(const Find& find, const Paint& paint);

    QMutex m_mutex;
    QWaitCondition m_painted;
    QWaitCondition m_ended;
    bool m_isRunning = false;
    bool m_stopRequested = false;
    QList<Picture> m_waiting;
    /// Picture that is being painted; empty if none.
    Picture m_current;
    QHash<Picture, QImage> m_ready;
};

} // namespace vozka
