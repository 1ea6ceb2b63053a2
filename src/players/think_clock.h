// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// When thinking has to end: by time, by steps, or because somebody asked for it.
#pragma once

#include "players/thought.h"

#include <ctime>
#include <stop_token>

namespace vozka {

class ThinkClock {
public:
    ThinkClock(const Budget& budget, std::stop_token stop)
        : m_stop(std::move(stop)),
          m_iterations(static_cast<std::uint64_t>(budget.iterations)),
          m_clock(budget.cpuTime ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC),
          m_end(now() + static_cast<double>(budget.moveMs) / 1000)
    {}

    [[nodiscard]] bool isOver(std::uint64_t iterations) const
    {
        if (m_stop.stop_requested())
            return true;
        return m_iterations != 0 ? iterations >= m_iterations : now() >= m_end;
    }
    [[nodiscard]] bool countsSteps() const { return m_iterations != 0; }
    [[nodiscard]] std::uint64_t steps() const { return m_iterations; }
    /// Seconds that are left. Requires: steps are not counted.
    [[nodiscard]] double left() const { return m_end - now(); }

private:
    [[nodiscard]] double now() const
    {
        timespec time{};
        clock_gettime(m_clock, &time);
        constexpr double nano = 1e-9;
        return static_cast<double>(time.tv_sec) + nano * static_cast<double>(time.tv_nsec);
    }

    std::stop_token m_stop;
    std::uint64_t m_iterations;
    clockid_t m_clock;
    double m_end;
};

} // namespace vozka
