// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The actions of a line after its listed actions.
#include "players/lines.h"

#include <algorithm>

namespace vozka {

namespace {

/// Least number of lines that are finished after the listed actions, and after actions elsewhere and free
/// actions.
constexpr std::size_t finishedLines = 24;

} // namespace

void LineFinder::finishBestLines(const State& state, std::vector<Line>& lines)
{
    m_unfinishedLeads.clear();
    for (const auto& line : lines)
        if (line.isUnfinished)
            m_unfinishedLeads.push_back(line.leads[m_player]);
    if (m_unfinishedLeads.empty())
        return;
    const auto last = std::min(finishedLines, m_unfinishedLeads.size()) - 1;
    const auto nth = m_unfinishedLeads.begin() + static_cast<std::ptrdiff_t>(last);
    std::ranges::nth_element(m_unfinishedLeads, nth, std::ranges::greater());
    const float least = *nth;
    for (auto& line : lines)
        if (line.leads[m_player] >= least)
            finish(state, line);
    // Actions that must be done can make the finished lines worse than others.
    const auto lead = [this](const Line& line) { return line.leads[m_player]; };
    for (auto best = std::ranges::max_element(lines, {}, lead); best->isUnfinished;
         best = std::ranges::max_element(lines, {}, lead))
        finish(state, *best);
}

void LineFinder::finishAll(const State& state, std::vector<Line>& lines)
{
    for (auto& line : lines)
        finish(state, line);
}

void LineFinder::finish(const State& state, Line& line)
{
    if (!line.isUnfinished)
        return;
    const State* position = &state;
    for (std::size_t depth = 0; depth < line.size; ++depth) {
        applyAndCheckTurn(*position, line.actions[depth], depth);
        position = &frame(depth).state;
    }
    extendByBest(*position, line.size, line);
    line.isUnfinished = false;
}

void LineFinder::extendByBest(const State& state, std::size_t depth, Line& line)
{
    const State& next = frame(depth).state;
    listActions(state, depth);
    bool bestContinues = false;
    line.size = 0;
    for (const auto& action : frame(depth).actions) {
        if (isFreeAction(action))
            continue;
        const bool continues = applyAndCheckTurn(state, action, depth);
        const auto leads = continues ? m_evaluator.leads(next) : leadsAfter(next, depth + 1);
        if (line.size != 0 && leads[m_player] <= line.leads[m_player])
            continue;
        line.actions[depth] = action;
        line.size = static_cast<std::uint8_t>(depth + 1);
        line.leads = leads;
        bestContinues = continues;
    }
    if (bestContinues) {
        applyAndCheckTurn(state, line.actions[depth], depth);
        extendByBest(next, depth + 1, line);
    }
}

Values LineFinder::leadsAfter(const State& state, std::size_t depth)
{
    // Continue only after chance within this turn, after its tile was placed. Other draws are for the next
    // turn, or for the tile of this turn.
    if (state->over || state->toMove != noPlayer || state->turn != m_turn || state->placed == noTile
        || depth >= Line::maxActions)
        return m_evaluator.leads(state);
    Values mean{};
    const auto outcomes = m_evaluator.rules().outcomes(state);
    outcomes.forEach([&](const Outcome& outcome) {
        const State& next = frame(depth).state;
        Line line;
        if (applyAndCheckTurn(state, outcome.action, depth))
            extendByBest(next, depth + 1, line);
        else
            line.leads = leadsAfter(next, depth + 1);
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += line.leads[i] * static_cast<float>(outcome.weight);
    });
    for (auto& lead : mean)
        lead /= static_cast<float>(outcomes.total());
    return mean;
}

} // namespace vozka
