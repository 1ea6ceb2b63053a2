// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The last tiles of a game looked at to the end: every choice, every draw with its odds, nothing estimated.
#pragma once

#include "players/lines.h"
#include "players/think_clock.h"

namespace vozka {

class Endgame {
public:
    /// Needs the evaluator as long as it lives.
    explicit Endgame(Evaluator& evaluator) : m_evaluator(evaluator) {}

    /// True if so few tiles are left that it is worth a try.
    [[nodiscard]] static bool isNear(const State& state) { return state->bagTotal <= maxBag; }

    /// What the state is worth to each if everybody plays for the greatest lead. Nothing if it took more
    /// steps than that, the time is over, or somebody asked to stop.
    [[nodiscard]] std::optional<Values> solve(const State& state, std::uint64_t maxSteps,
                                              const ThinkClock& clock);
    [[nodiscard]] std::uint64_t steps() const { return m_steps; }

private:
    static constexpr int maxBag = 2;
    struct Frame {
        ActionList actions;
        State state;
    };

    [[nodiscard]] Values value(const State& state, std::size_t depth);
    [[nodiscard]] Values drawn(const State& state, std::size_t depth);
    [[nodiscard]] Values decided(const State& state, std::size_t depth);
    Frame& frame(std::size_t depth);

    Evaluator& m_evaluator;
    std::vector<std::unique_ptr<Frame>> m_frames;
    const ThinkClock* m_clock = nullptr;
    std::uint64_t m_steps = 0;
    std::uint64_t m_maxSteps = 0;
    bool m_stopped = false;
};

} // namespace vozka
