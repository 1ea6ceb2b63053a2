// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures that will be asked for soon, painted in another thread while the window is still being made.
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

class PicturesAhead {
public:
    /// An address as QML gives it ("image://tile/..."), and the side in pixels of the screen.
    using Picture = std::pair<QString, int>;
    /// Both are called in that thread. What is found is painted in its order.
    /// `paint` may be called by others at the same time.
    using Find = std::function<QList<Picture>()>;
    using Paint = std::function<QImage(const QString& address, int side)>;

    PicturesAhead() = default;
    ~PicturesAhead() { end(); }
    PicturesAhead(const PicturesAhead&) = delete;
    PicturesAhead& operator=(const PicturesAhead&) = delete;

    /// Finds out in a thread of Qt's own what will be asked for, and paints it. Once only.
    void begin(Find find, Paint paint);
    /// The picture, once: it is waited for if it is being painted. Nothing if that has not begun: then it is
    /// left to whoever asks. From any thread.
    [[nodiscard]] std::optional<QImage> take(const QString& address, int side);
    /// Stops, and lets go of what nobody has asked for. Waits for the picture being painted.
    void end();

private:
    void work(const Find& find, const Paint& paint);

    QMutex m_mutex;
    QWaitCondition m_painted;
    QWaitCondition m_ended;
    bool m_works = false;
    bool m_isToStop = false;
    QList<Picture> m_waiting;
    /// The one being painted.
    Picture m_current;
    QHash<Picture, QImage> m_ready;
};

} // namespace vozka
