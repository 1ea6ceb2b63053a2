// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/lines.h"

#include "players/free_actions.h"
#include "players/search_result.h"

#include <algorithm>

namespace vozka {

namespace {

/// Number of actions at the start of a line for which every choice is listed. Each further action is the one
/// with the best position directly after it: all of them, and their orders, would be too many.
constexpr std::size_t listedActions = 2;
/// Number of best placements, by each of two measures, that are combined with actions elsewhere and free
/// actions.
constexpr std::size_t triedPlacements = 6;

/// True for an action that is not on the new tile: a figure through a portal, a piece on a tower, a figure
/// that returns to the supply.
bool isElsewhere(const RuleBook& book, const Action& action, Cell placed)
{
    const auto role = book.roleOf(action);
    return (role == ActionRole::Figure || role == ActionRole::Elsewhere) && !action.at.isCorner()
           && action.at.cell() != placed;
}

} // namespace

LineFinder::LineFinder(Evaluator& evaluator) : m_evaluator(evaluator), m_book(evaluator.rules().book())
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
    m_turn = state->turn;
    m_hasSkippedActions = false;
    Line line;
    listActions(state, 0);
    collectFreeActions();
    for (const auto& action : frame(0).actions)
        if (!isFreeAction(action))
            addLines(state, action, 0, line, lines);
    finishBestLines(state, lines);
    if (!m_hasSkippedActions && m_freeActions.empty())
        return;
    chooseFirstPlacements(lines);
    if (m_hasSkippedActions)
        addActionsElsewhere(state, lines);
    addFreeActions(state, lines);
    finishBestLines(state, lines);
}

Line LineFinder::best(const State& state)
{
    find(state, m_lines);
    const auto player = m_player;
    return *std::ranges::max_element(
        m_lines, [player](const Line& a, const Line& b) { return a.leads[player] < b.leads[player]; });
}

void LineFinder::listActions(const State& state, std::size_t depth)
{
    m_evaluator.rules().legal(state, frame(depth).actions, Placements::Distinct);
}

bool LineFinder::isPlacement(const Action& action) const
{
    return m_book.roleOf(action) == ActionRole::Tile;
}

void LineFinder::collectFreeActions()
{
    m_freeActions.clear();
    for (const auto& action : frame(0).actions)
        if (m_book.roleOf(action) == ActionRole::FreeAction)
            m_freeActions.push_back(action);
}

bool LineFinder::isFreeAction(const Action& action) const
{
    return std::ranges::find(m_freeActions, action) != m_freeActions.end();
}

/// Chooses the placements of the best lines, and the placements that are best without further actions.
void LineFinder::chooseFirstPlacements(const std::vector<Line>& lines)
{
    const auto player = m_player;
    m_firstPlacements.clear();
    for (const auto& line : lines) {
        const auto& first = line.actions.front();
        if (!isPlacement(first))
            continue;
        if (m_firstPlacements.empty() || m_firstPlacements.back().placement != first)
            m_firstPlacements.push_back({.placement = first});
        auto& entry = m_firstPlacements.back();
        entry.best = std::max(entry.best, line.leads[player]);
        if (m_book.roleOf(line.actions[1]) == ActionRole::Decline)
            entry.bestIfDeclined = std::max(entry.bestIfDeclined, line.leads[player]);
    }
    const auto begin = m_firstPlacements.begin();
    const auto bestEnd =
        begin + static_cast<std::ptrdiff_t>(std::min(triedPlacements, m_firstPlacements.size()));
    std::ranges::partial_sort(begin, bestEnd, m_firstPlacements.end(), std::ranges::greater(),
                              &FirstPlacement::best);
    const auto left = static_cast<std::size_t>(m_firstPlacements.end() - bestEnd);
    const auto end = bestEnd + static_cast<std::ptrdiff_t>(std::min(triedPlacements, left));
    std::ranges::partial_sort(bestEnd, end, m_firstPlacements.end(), std::ranges::greater(),
                              &FirstPlacement::bestIfDeclined);
    m_firstPlacements.erase(end, m_firstPlacements.end());
}

void LineFinder::addActionsElsewhere(const State& state, std::vector<Line>& lines)
{
    for (const auto& each : m_firstPlacements) {
        const Action first = each.placement;
        Line line;
        line.actions[0] = first;
        if (!applyAndCheckTurn(state, first, 0))
            continue;
        const State& next = frame(0).state;
        listActions(next, 1);
        for (const auto& action : frame(1).actions)
            if (isElsewhere(m_book, action, first.at.cell()) && !isFreeAction(action))
                addLines(next, action, 1, line, lines);
    }
}

void LineFinder::addFreeActions(const State& state, std::vector<Line>& lines)
{
    for (const auto& freeAction : m_freeActions) {
        Line line;
        line.actions[0] = freeAction;
        applyAndCheckTurn(state, freeAction, 0);
        const State& next = frame(0).state;
        listActions(next, 1);
        for (const auto& action : frame(1).actions)
            if (!isPlacement(action)
                || std::ranges::find(m_firstPlacements, action, &FirstPlacement::placement)
                       != m_firstPlacements.end()) {
                addLines(next, action, 1, line, lines);
                finish(state, lines.back());
                if (!paysOff(state, lines.back()))
                    lines.pop_back();
            }
    }
}

/// True if the line needs its free action, or if the action gains at least `leastReasonPoints`.
bool LineFinder::paysOff(const State& state, const Line& line)
{
    m_stateWithoutFreeAction = state;
    return !playWithoutFreeActions(m_evaluator.rules(), m_stateWithoutFreeAction, line.all())
           || line.leads[m_player] - m_evaluator.leads(m_stateWithoutFreeAction)[m_player]
                  >= leastReasonPoints;
}

bool LineFinder::applyAndCheckTurn(const State& state, const Action& action, std::size_t depth)
{
    State& next = frame(depth).state;
    next = state;
    m_evaluator.rules().apply(next, action);
    return !next->over && next->toMove == m_player && next->turn == state->turn
           && m_book.plan().sectionOf(next->step) != Section::End && depth + 1 < Line::maxActions;
}

/// Adds the lines that continue on the new tile or decline. If such lines exist, other actions are left out
/// here: `addActionsElsewhere` combines them with the best placements.
void LineFinder::extendOnNewTile(const State& state, Line& line, std::vector<Line>& lines)
{
    listActions(state, 1);
    const auto& actions = frame(1).actions;
    const Cell placed = line.actions.front().at.cell();
    const bool skipsElsewhere =
        isPlacement(line.actions.front()) && std::ranges::any_of(actions, [&](const Action& each) {
            return !isElsewhere(m_book, each, placed) && m_book.roleOf(each) != ActionRole::FreeAction;
        });
    for (const auto& action : actions) {
        if (isFreeAction(action))
            continue;
        if (skipsElsewhere && isElsewhere(m_book, action, placed))
            m_hasSkippedActions = true;
        else
            addLines(state, action, 1, line, lines);
    }
}

void LineFinder::addLines(const State& state, const Action& action, std::size_t depth, Line& line,
                          std::vector<Line>& lines)
{
    line.actions[depth] = action;
    line.size = static_cast<std::uint8_t>(depth + 1);
    const State& next = frame(depth).state;
    if (!applyAndCheckTurn(state, action, depth)) {
        line.leads = leadsAfter(next, depth + 1);
        lines.push_back(line);
    } else if (depth + 1 < listedActions) {
        extendOnNewTile(next, line, lines);
    } else {
        lines.push_back(line);
        lines.back().leads = m_evaluator.leads(next);
        lines.back().isUnfinished = true;
    }
}

} // namespace vozka
