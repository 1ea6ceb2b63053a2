// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/endgame.h"

namespace vozka {

std::optional<Values> Endgame::solve(const State& state, std::uint64_t maxSteps, const ThinkClock& clock)
{
    m_clock = &clock;
    m_steps = 0;
    m_maxSteps = maxSteps;
    m_stopped = false;
    const auto values = value(state, 0);
    if (m_stopped)
        return {};
    return values;
}

Endgame::Frame& Endgame::frame(std::size_t depth)
{
    while (m_frames.size() <= depth)
        m_frames.push_back(std::make_unique<Frame>());
    return *m_frames[depth];
}

Values Endgame::value(const State& state, std::size_t depth)
{
    constexpr std::uint64_t betweenLooks = 256;
    ++m_steps;
    if (m_steps > m_maxSteps || (m_steps % betweenLooks == 0 && m_clock->isOver(0)))
        m_stopped = true;
    if (m_stopped || state->over)
        return m_evaluator.leads(state);
    return state->toMove == noPlayer ? drawn(state, depth) : decided(state, depth);
}

Values Endgame::drawn(const State& state, std::size_t depth)
{
    auto& here = frame(depth);
    const auto& rules = m_evaluator.rules();
    const auto outcomes = rules.outcomes(state);
    const auto total = static_cast<float>(outcomes.total());
    Values mean{};
    outcomes.forEach([&](const Outcome& outcome) {
        const float odds = static_cast<float>(outcome.weight) / total;
        here.state = state;
        rules.apply(here.state, outcome.action);
        const auto values = value(here.state, depth + 1);
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += odds * values[i];
    });
    return mean;
}

Values Endgame::decided(const State& state, std::size_t depth)
{
    auto& here = frame(depth);
    const auto& rules = m_evaluator.rules();
    rules.legal(state, here.actions, Placements::Distinct);
    const auto player = state->toMove;
    Values best{};
    bool any = false;
    for (const auto& action : here.actions) {
        here.state = state;
        rules.apply(here.state, action);
        const auto values = value(here.state, depth + 1);
        if (!any || values[player] > best[player])
            best = values;
        any = true;
        if (m_stopped)
            break;
    }
    return best;
}

} // namespace vozka
