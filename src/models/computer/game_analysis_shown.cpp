// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decision that the analysis shows on the board, and its reasons.
#include "models/computer/game_analysis.h"
#include "models/computer/rated_reasons.h"

#include <algorithm>
#include <utility>

namespace vozka {

/// Finds missing reasons of all decisions, in the order of their cost, highest first.
void GameAnalysis::findNextReasons()
{
    const auto cost = [](const RatedMove& move) { return move.hasReasons ? -1 : move.rated.cost; };
    const auto next = std::ranges::max_element(m_rated, {}, cost);
    if (next == m_rated.end() || next->hasReasons)
        showRows();
    else
        findReasons(static_cast<std::size_t>(next - m_rated.begin()));
}

void GameAnalysis::findReasons(std::size_t number)
{
    m_reasoning.start([this, number, rules = match()->rules(), before = m_tasks[number].before,
                       rated = m_rated[number].rated](const std::stop_token&) {
        Evaluator evaluator(rules);
        return [this, number, reasons = reasonsOf(evaluator, before.unpacked(), rated)] {
            auto& move = m_rated[number];
            if (!std::exchange(move.hasReasons, true))
                move.rated.reasons = reasons;
            if (std::cmp_equal(m_shownNumber, number))
                showMoves();
            findNextReasons();
        };
    });
}

void GameAnalysis::show(int number)
{
    if (!m_moves.has(number) || match() == nullptr)
        return;
    const auto& move = m_rated[static_cast<std::size_t>(number)];
    m_controller->reviewBefore(move.first);
    m_shownNumber = number;
    showMoves();
    if (reasoning())
        findReasons(static_cast<std::size_t>(number));
}

bool GameAnalysis::reasoning() const
{
    return m_moves.has(m_shownNumber) && !m_moves.at(m_shownNumber).better().isEmpty()
           && !m_rated[static_cast<std::size_t>(m_shownNumber)].hasReasons;
}

/// Shows the moves of the decision `m_shownNumber` with their reasons so far.
void GameAnalysis::showMoves()
{
    const auto number = static_cast<std::size_t>(m_shownNumber);
    const State before = m_tasks[number].before.unpacked();
    const Table now = table();
    const auto& rated = m_rated[number].rated;
    std::vector<MoveRow> rows(1);
    rows.front().rank = 1;
    rows.front().move = shownMove(now, before, rated.played);
    rows.front().lead = leadOver(rated.expected.at(rated.player), before->playerCount);
    rows.front().isPlayed = true;
    if (!m_moves.at(m_shownNumber).better().isEmpty()) {
        rows.front().reasons = playedReasons(now, before, rated);
        rows.emplace_back();
        rows.back().rank = 2;
        rows.back().move = shownMove(now, before, rated.best.actions);
        rows.back().lead = leadOver(rated.best.lead, before->playerCount);
        rows.back().reasons = betterReasons(now, before, rated);
    }
    m_shownMoves = shownTogether(std::move(rows));
    m_shown.showRows(m_shownMoves.rows);
    m_letters.showRows(m_shownMoves.letters);
    emit shownChanged();
}

void GameAnalysis::pointAtReason(int row, int reason)
{
    if (m_controller)
        m_controller->spotlight()->show(table(), m_shownMoves.placesOf(row, reason));
}

void GameAnalysis::hide()
{
    if (m_shownNumber < 0)
        return;
    m_shownNumber = -1;
    m_shownMoves = {};
    m_shown.showRows({});
    m_letters.showRows({});
    emit shownChanged();
}

} // namespace vozka
