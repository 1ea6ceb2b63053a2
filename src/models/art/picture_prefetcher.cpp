// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/picture_prefetcher.h"

#include <QThreadPool>

namespace vozka {

void PicturePrefetcher::begin(Find find, Paint paint)
{
    m_isRunning = true;
    // Painting in a thread of this pool stays in that thread. From other threads Qt splits it among the pool,
    // which is slower for small pictures.
    QThreadPool::globalInstance()->start(
        [this, find = std::move(find), paint = std::move(paint)] { work(find, paint); });
}

void PicturePrefetcher::work(const Find& find, const Paint& paint)
{
    auto found = find();
    QMutexLocker lock(&m_mutex);
    m_waiting = std::move(found);
    while (!m_stopRequested && !m_waiting.isEmpty()) {
        m_current = m_waiting.takeFirst();
        m_waiting.removeAll(m_current);
        lock.unlock();
        const QImage image = paint(m_current.first, m_current.second);
        lock.relock();
        m_ready.insert(std::exchange(m_current, {}), image);
        m_painted.wakeAll();
    }
    m_isRunning = false;
    m_ended.wakeAll();
}

std::optional<QImage> PicturePrefetcher::take(const QString& address, int side)
{
    const Picture picture(address, side);
    QMutexLocker lock(&m_mutex);
    while (m_current == picture)
        m_painted.wait(&m_mutex);
    m_waiting.removeAll(picture);
    const auto found = m_ready.constFind(picture);
    if (found == m_ready.cend())
        return {};
    QImage image = *found;
    m_ready.erase(found);
    return image;
}

void PicturePrefetcher::end()
{
    // Other threads might call take().
    const QMutexLocker lock(&m_mutex);
    m_stopRequested = true;
    while (m_isRunning)
        m_ended.wait(&m_mutex);
    m_waiting.clear();
    m_ready.clear();
}

} // namespace vozka
