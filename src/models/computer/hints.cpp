// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/hints.h"

#include "models/computer/close_moves.h"
#include "players/free_actions.h"
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
    if (std::exchange(m_chosen, wanted) != wanted)
        emit chosenChanged();
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
    m_active = false;
    m_searchedState.reset();
    m_found.clear();
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

/// Returns the text of a move without decisive reasons: the difference to another move, in points.
QString Hints::withoutReasons(const Table& table, const std::vector<CandidateMove>& found,
                              const CandidateMove& move)
{
    if (found.size() == 1) {
        ActionList legal;
        table.rules->legal(*table.state, legal);
        return legal.size() == 1 ? tr("It is the only possible move.")
                                 : tr("The computer has considered no other move.");
    }
    return &move == found.data() && move.lead >= found[1].lead
               ? CloseMoves::againstNext(asShown(move.lead) - asShown(found[1].lead))
               : CloseMoves::againstBest(asShown(found.front().lead) - asShown(move.lead));
}

void Hints::onFound(const std::vector<CandidateMove>& found)
{
    const Table now = table();
    std::vector<MoveRow> rows;
    for (const auto& move : found) {
        const int rank = static_cast<int>(rows.size()) + 1;
        const QString lead = leadText(move.lead);
        rows.push_back({rank,
                        //: The number of a move, and the lead in points that is expected of it.
                        tr("%1: %2").arg(rank).arg(lead), shownMove(now, *now.state, move.actions, true),
                        lead, reasonMessages(now, move.reasons), false});
        auto& reasons = rows.back().reasons;
        // The reason for a free action needs no comparison.
        const auto freeAction = freeActionOf(now.rules->book(), move.actions);
        const int compared = !move.reasons.empty() && move.reasons.front().code == freeAction ? 1 : 0;
        if (reasons.size() <= compared)
            reasons << withoutReasons(now, found, move);
        else
            //: %1 is the number of another hint, %2 a sentence that compares with it.
            reasons[compared] = tr("Compared with %1: %2")
                                    .arg(rank < static_cast<int>(found.size()) ? rank + 1 : 1)
                                    .arg(reasons[compared]);
    }
    auto shown = shownTogether(std::move(rows));
    m_moves.showRows(std::move(shown.rows));
    m_letters.showRows(std::move(shown.letters));
    m_found = found;
    emit changed();
}

} // namespace vozka
