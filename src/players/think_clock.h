// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// End of thinking: after a time or a number of iterations, or after a request to stop.
#pragma once

#include "platform/process.h"
#include "players/search_result.h"

#include <chrono>
#include <stop_token>

namespace vozka {

class ThinkClock {
public:
    ThinkClock(const Budget& budget, std::stop_token stop)
        : m_stop(std::move(stop)),
          m_maxIterations(static_cast<std::uint64_t>(budget.iterations)),
          m_usesProcessorTime(budget.cpuTime),
          m_end(now() + static_cast<double>(budget.moveMs) / 1000)
    {}

    [[nodiscard]] bool isOver(std::uint64_t iterations) const
    {
        if (m_stop.stop_requested())
            return true;
        return m_maxIterations != 0 ? iterations >= m_maxIterations : now() >= m_end;
    }
    [[nodiscard]] bool hasIterationLimit() const { return m_maxIterations != 0; }
    [[nodiscard]] std::uint64_t maxIterations() const { return m_maxIterations; }
    /// Returns the seconds that are left, negative after the end. Requires: `hasIterationLimit` is false.
    [[nodiscard]] double secondsLeft() const { return m_end - now(); }

private:
    [[nodiscard]] double now() const
    {
        if (m_usesProcessorTime)
            return platform::threadSeconds();
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }

    std::stop_token m_stop;
    std::uint64_t m_maxIterations;
    bool m_usesProcessorTime;
    double m_end;
};

} // namespace vozka
