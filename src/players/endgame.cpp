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
    const auto values = valueOf(state, 0);
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

Values Endgame::valueOf(const State& state, std::size_t depth)
{
    constexpr std::uint64_t stepsBetweenChecks = 256;
    ++m_steps;
    if (m_steps > m_maxSteps || (m_steps % stepsBetweenChecks == 0 && m_clock->isOver(0)))
        m_stopped = true;
    if (m_stopped || state->over)
        return m_evaluator.leads(state);
    return state->toMove == noPlayer ? valueOfDraw(state, depth) : valueOfDecision(state, depth);
}

Values Endgame::valueOfDraw(const State& state, std::size_t depth)
{
    auto& ownFrame = frame(depth);
    const auto& rules = m_evaluator.rules();
    const auto outcomes = rules.outcomes(state);
    const auto total = static_cast<float>(outcomes.total());
    Values mean{};
    outcomes.forEach([&](const Outcome& outcome) {
        const float odds = static_cast<float>(outcome.weight) / total;
        ownFrame.state = state;
        rules.apply(ownFrame.state, outcome.action);
        const auto values = valueOf(ownFrame.state, depth + 1);
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += odds * values[i];
    });
    return mean;
}

Values Endgame::valueOfDecision(const State& state, std::size_t depth)
{
    auto& ownFrame = frame(depth);
    const auto& rules = m_evaluator.rules();
    rules.legal(state, ownFrame.actions, Placements::Distinct);
    const auto player = state->toMove;
    Values best{};
    bool hasBest = false;
    for (const auto& action : ownFrame.actions) {
        ownFrame.state = state;
        rules.apply(ownFrame.state, action);
        const auto values = valueOf(ownFrame.state, depth + 1);
        if (!hasBest || values[player] > best[player])
            best = values;
        hasBest = true;
        if (m_stopped)
            break;
    }
    return best;
}

} // namespace vozka
