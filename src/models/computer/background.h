// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Work that goes on in a thread of its own, behind whatever else wants the processor, and is told of in the
// thread of its owner. One at a time counts.
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
    /// What is to be done in the owner's thread once the work is done.
    using Told = std::function<void()>;
    /// Done in a thread of its own, on copies of its own; ends soon when the token asks for it.
    using Work = std::function<Told(const std::stop_token&)>;

    using QObject::QObject;
    /// Asks all that goes on to stop and waits for it.
    ~Background() override;

    /// What went on before is forgotten.
    void start(Work work);
    /// Asks the work to stop; what it has by then is told.
    void hurry();
    /// Asks the work to stop; nothing of it is told. Does not wait.
    void forget();
    [[nodiscard]] bool isBusy() const { return m_current != 0; }

private:
    struct Job {
        std::uint64_t id = 0;
        std::jthread thread;
    };
    void onDone(std::uint64_t id, const Told& told);

    std::list<Job> m_jobs;
    std::uint64_t m_lastId = 0;
    /// The job that counts, 0 for none.
    std::uint64_t m_current = 0;
};

} // namespace vozka
