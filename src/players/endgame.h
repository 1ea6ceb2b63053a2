// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Computes the exact value of a state near the end of a game from all choices and all outcomes of chance.
#pragma once

#include "players/lines.h"
#include "players/think_clock.h"

namespace vozka {

class Endgame {
public:
    /// The evaluator must outlive this object.
    explicit Endgame(Evaluator& evaluator) : m_evaluator(evaluator) {}

    /// True if few enough tiles are left in the bag.
    [[nodiscard]] static bool isNear(const State& state) { return state->bagTotal <= maxBag; }

    /// Returns the lead of each player if all players maximize their own lead. Returns `std::nullopt` if that
    /// needs more than `maxSteps` steps, if the time is over, or after a request to stop.
    [[nodiscard]] std::optional<Values> solve(const State& state, std::uint64_t maxSteps,
                                              const ThinkClock& clock);
    [[nodiscard]] std::uint64_t steps() const { return m_steps; }

private:
    static constexpr int maxBag = 2;
    struct Frame {
        ActionList actions;
        State state;
    };

    [[nodiscard]] Values valueOf(const State& state, std::size_t depth);
    [[nodiscard]] Values valueOfDraw(const State& state, std::size_t depth);
    [[nodiscard]] Values valueOfDecision(const State& state, std::size_t depth);
    Frame& frame(std::size_t depth);

    Evaluator& m_evaluator;
    std::vector<std::unique_ptr<Frame>> m_frames;
    const ThinkClock* m_clock = nullptr;
    std::uint64_t m_steps = 0;
    std::uint64_t m_maxSteps = 0;
    bool m_stopped = false;
};

} // namespace vozka
