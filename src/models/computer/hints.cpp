// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/hints.h"

#include "players/hints.h"
#include "records/first_game.h"

#include <utility>

namespace vozka {

bool Hints::offered() const
{
    return table().awaitsPlayer();
}

bool Hints::firstGame() const
{
    // A short game is not counted in the results, so a player with results has played other games.
    return match() != nullptr && records::isFirstGame(match()->header().rules)
           && m_controller->files()->results()->total() == 0;
}

int Hints::tilesPlaced() const
{
    int placed = 0;
    for (const auto& entry : match()->history())
        for (const auto& event : entry.events)
            placed += event.type == event::place && event.player == match()->state()->toMove ? 1 : 0;
    return placed;
}

bool Hints::recommended() const
{
    constexpr int firstTurns = 4;
    return firstGame() && offered() && !m_controller->review()->active() && tilesPlaced() <= firstTurns;
}

void Hints::onStarted()
{
    m_wasOffered = false;
    hide();
    offer();
}

void Hints::offer()
{
    // Not in the first turn, because the story that the game continues explains it.
    if (m_wasOffered || m_active || !recommended() || m_controller->prompt().kind != Prompt::Kind::Place
        || tilesPlaced() != 1)
        return;
    m_wasOffered = true;
    search();
}

void Hints::setChosen(int row)
{
    const int wanted = m_moves.has(row) ? row : -1;
    if (std::exchange(m_chosen, wanted) == wanted)
        return;
    m_letters.showRows(m_shown.lettersWith(m_chosen));
    emit chosenChanged();
}

void Hints::pointAtReason(int row, int reason)
{
    if (m_controller)
        m_controller->spotlight()->show(table(), m_shown.placesOf(row, reason));
}

QRectF Hints::extentOf(int row) const
{
    return m_moves.has(row) ? vozka::extentOf({m_moves.at(row)}) : QRectF();
}

void Hints::toggle()
{
    if (m_active)
        hide();
    else if (offered())
        search();
}

void Hints::hide()
{
    m_background.cancel();
    if (m_active && m_controller)
        m_controller->spotlight()->clear();
    m_active = false;
    m_searchedState.reset();
    m_found.clear();
    m_shown = {};
    m_moves.showRows({});
    m_letters.showRows({});
    setChosen(-1);
    emit changed();
}

void Hints::onChanged()
{
    if (m_active && (!offered() || *table().state != *m_searchedState)) {
        hide();
        return;
    }
    offer();
    if (!m_found.empty())
        onFound(m_found);
    emit changed();
}

void Hints::search()
{
    const Table now = table();
    m_active = true;
    m_searchedState = *now.state;
    m_background.start(
        [this, rules = *now.rules, state = *now.state, budget = budget()](const std::stop_token& stop) {
            auto found = vozka::hints(rules, state, budget, stop);
            return [this, found = std::move(found)] { onFound(found); };
        });
    emit changed();
}

namespace {

/// Returns why the only move has no reasons.
QString onlyMoveMessage(const Table& table)
{
    ActionList legal;
    table.rules->legal(*table.state, legal);
    return legal.size() == 1 ? Hints::tr("It is the only possible move.")
                             : Hints::tr("The computer has considered no other move.");
}

} // namespace

void Hints::onFound(const std::vector<CandidateMove>& found)
{
    const Table now = table();
    const State& before = *now.state;
    std::vector<MoveRow> rows;
    for (const auto& move : found) {
        const bool isBest = rows.empty();
        MoveRow row;
        row.rank = static_cast<int>(rows.size()) + 1;
        row.move = shownMove(now, before, move.actions, true);
        row.lead = isBest ? expectedResult(move.lead, before->playerCount)
                          : distanceText(asShown(found.front().lead) - asShown(move.lead));
        auto reasons = move.reasons;
        // The text of the distance says that the move is about as good as the best one.
        if (!isBest)
            std::erase_if(reasons, [](const Fact& reason) { return reason.code == fact::equal; });
        if (found.size() == 1)
            row.reasons.texts << onlyMoveMessage(now);
        else
            row.reasons = reasonTexts(now, {&before, move.actions, found[isBest ? 1 : 0].actions}, reasons,
                                      before->toMove, isBest ? QStringLiteral("2") : QStringLiteral("1"));
        rows.push_back(std::move(row));
    }
    m_shown = shownTogether(std::move(rows));
    m_moves.showRows(m_shown.rows);
    m_letters.showRows(m_shown.lettersWith(m_chosen));
    m_found = found;
    emit changed();
}

} // namespace vozka
