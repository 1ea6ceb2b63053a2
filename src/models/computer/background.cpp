// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/background.h"

#include "platform/process.h"

#include <algorithm>
#include <utility>

namespace vozka {

Background::~Background()
{
    // Stop all jobs before waiting for the first one.
    for (auto& job : m_jobs)
        job.thread.request_stop();
    m_jobs.clear();
}

void Background::start(Work work)
{
    cancel();
    m_current = ++m_lastId;
    Job job{m_current, {}};
    job.thread = std::jthread([this, id = m_current, work = std::move(work)](const std::stop_token& stop) {
        // Lowers the priority, so that drawing does not wait for this thread.
        platform::lowerThreadPriority();
        auto report = work(stop);
        // The destructor waits for the threads, so `this` is valid here.
        QMetaObject::invokeMethod(
            this, [this, id, report = std::move(report)] { onDone(id, report); }, Qt::QueuedConnection);
    });
    m_jobs.push_back(std::move(job));
}

void Background::raisePriority()
{
    for (auto& job : m_jobs)
        job.thread.request_stop();
}

void Background::cancel()
{
    raisePriority();
    m_current = 0;
}

void Background::onDone(std::uint64_t id, const Report& report)
{
    m_jobs.remove_if([id](const Job& job) { return job.id == id; });
    if (id != m_current)
        return;
    m_current = 0;
    report();
}

} // namespace vozka
