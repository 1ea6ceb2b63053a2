// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/lines.h"

#include "players/random_player.h"

#include <algorithm>

namespace vozka {

namespace {

/// Further choices in a row are too many to list them all.
constexpr std::size_t listedActions = 2;

} // namespace

LineFinder::LineFinder(Evaluator& evaluator) : m_evaluator(evaluator)
{
    for (std::size_t depth = 0; depth < Line::maxActions; ++depth)
        m_frames.push_back(std::make_unique<Frame>());
}

LineFinder::Frame& LineFinder::frame(std::size_t depth)
{
    return *m_frames[depth];
}

void LineFinder::find(const State& state, std::vector<Line>& lines)
{
    lines.clear();
    m_player = state->toMove;
    Line line;
    grow(state, 0, line, lines);
}

Line LineFinder::best(const State& state)
{
    find(state, m_lines);
    const auto player = m_player;
    return *std::ranges::max_element(
        m_lines, [player](const Line& a, const Line& b) { return a.leads[player] < b.leads[player]; });
}

bool LineFinder::goesOn(const State& state, const Action& action, std::size_t depth)
{
    State& next = frame(depth).state;
    next = state;
    m_evaluator.rules().apply(next, action);
    return !next->over && next->toMove == m_player && next->turn == state->turn
           && depth + 1 < Line::maxActions;
}

void LineFinder::grow(const State& state, std::size_t depth, Line& line, std::vector<Line>& lines)
{
    auto& actions = frame(depth).actions;
    m_evaluator.rules().legal(state, actions);
    keepLooksOnce(m_evaluator.rules().catalogue(), actions);
    for (const auto& action : actions) {
        line.actions[depth] = action;
        line.size = static_cast<std::uint8_t>(depth + 1);
        const State& next = frame(depth).state;
        if (!goesOn(state, action, depth)) {
            line.leads = m_evaluator.leads(next);
            lines.push_back(line);
        } else if (depth + 1 < listedActions) {
            grow(next, depth + 1, line, lines);
        } else {
            Line whole = line;
            growBest(next, depth + 1, whole);
            lines.push_back(whole);
        }
    }
}

void LineFinder::growBest(const State& state, std::size_t depth, Line& line)
{
    auto& actions = frame(depth).actions;
    m_evaluator.rules().legal(state, actions);
    Line best;
    for (const auto& action : actions) {
        Line tried = line;
        tried.actions[depth] = action;
        tried.size = static_cast<std::uint8_t>(depth + 1);
        const State& next = frame(depth).state;
        if (goesOn(state, action, depth))
            growBest(next, depth + 1, tried);
        else
            tried.leads = m_evaluator.leads(next);
        if (best.size == 0 || tried.leads[m_player] > best.leads[m_player])
            best = tried;
    }
    line = best;
}

} // namespace vozka
