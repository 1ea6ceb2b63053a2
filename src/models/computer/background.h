// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Work in a separate thread of low priority. The result is applied in the owner's thread. Only the result of
// the latest job is applied.
#pragma once

#include <QObject>

#include <cstdint>
#include <functional>
#include <list>
#include <stop_token>
#include <thread>

namespace vozka {

class Background : public QObject {
    Q_OBJECT
public:
    /// Applies the result, in the owner's thread.
    using Report = std::function<void()>;
    /// Runs in a separate thread, so it must use copies of the data. Must end soon after a stop request.
    using Work = std::function<Report(const std::stop_token&)>;

    using QObject::QObject;
    /// Stops all jobs and waits for them.
    ~Background() override;

    /// Cancels earlier work and starts this work.
    void start(Work work);
    /// Requests the work to stop; its result so far is applied.
    void raisePriority();
    /// Requests the work to stop and drops its result. Does not wait.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_current != 0; }

private:
    struct Job {
        std::uint64_t id = 0;
        std::jthread thread;
    };
    void onDone(std::uint64_t id, const Report& report);

    std::list<Job> m_jobs;
    std::uint64_t m_lastId = 0;
    /// Current job; 0 if none.
    std::uint64_t m_current = 0;
};

} // namespace vozka
