// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/move_reasons.h"

#include "arena/decisions.h"
#include "models/computer/close_moves.h"
#include "players/reasons.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace vozka {

namespace {

/// Moves the played move to the front of the candidates and compares it with the best of the others.
void judge(const Rules& rules, const State& before, const std::vector<Action>& played, SearchResult& result)
{
    auto& all = result.candidates;
    const auto made = std::ranges::find(all, played, &CandidateMove::actions);
    if (made == all.end() || all.size() < 2)
        return;
    std::rotate(all.begin(), made, made + 1);
    Evaluator evaluator(rules);
    all[0].reasons = Reasons(evaluator).of(before, all[0], all[1]);
}

} // namespace

void MoveReasons::setComputers(ComputerPlayers* computers)
{
    if (m_computers == computers)
        return;
    if (m_computers)
        m_computers->disconnect(this);
    m_computers = computers;
    if (m_computers)
        connect(m_computers, &ComputerPlayers::changed, this, &MoveReasons::checkMove);
    emit computersChanged();
    hide();
}

void MoveReasons::hide()
{
    m_background.cancel();
    m_messages.clear();
    m_letters.showRows({});
    if (std::exchange(m_active, false))
        emit changed();
}

void MoveReasons::checkMove()
{
    const auto* const table = m_computers->controller();
    const auto* const match = table != nullptr ? table->match() : nullptr;
    if (!m_active)
        return;
    const auto isThere = [&](const HistoryEntry& entry, const Action& action) {
        return entry.action == action;
    };
    const auto end = m_first + m_played.size();
    if (match == nullptr || match->history().size() < end
        || !std::equal(match->history().begin() + static_cast<std::ptrdiff_t>(m_first),
                       match->history().begin() + static_cast<std::ptrdiff_t>(end), m_played.begin(),
                       isThere))
        hide();
}

void MoveReasons::explain(int logRow)
{
    const auto* const table = m_computers ? m_computers->controller() : nullptr;
    const auto* const match = table != nullptr ? table->match() : nullptr;
    const auto entry = match != nullptr ? m_computers->controller()->log()->entryOf(logRow) : std::nullopt;
    if (!entry)
        return;
    for (const auto& decision : decisionsOf(*match)) {
        const auto first = decision.first;
        if (*entry < first || *entry >= first + decision.played.size())
            continue;
        const State before = decision.before.unpacked();
        const auto player = before->toMove;
        const auto kind = match->players()[player].kind;
        if (kind == records::PlayerKind::Human)
            return;
        m_first = first;
        m_played = decision.played;
        m_playerName = table->table().playerName(player);
        MoveRow row;
        row.move = shownMove(table->table(), before, decision.played);
        auto shown = shownTogether({std::move(row)});
        m_words = shown.rows.front().words();
        m_letters.showRows(std::move(shown.letters));
        m_active = true;
        m_messages.clear();
        const auto* const remembered = m_computers->resultBefore(first);
        m_background.start([this, rules = match->rules(), before, played = decision.played,
                            result = remembered != nullptr ? std::optional(*remembered) : std::nullopt,
                            player = m_computers->newComputerPlayer(player),
                            budget = m_computers->budget()](const std::stop_token& stop) {
            SearchResult found = result ? *result : player->think(before, budget, stop);
            judge(rules, before, played, found);
            return [this, found = std::move(found), played] { showReasons(found, played); };
        });
        emit changed();
        return;
    }
}

void MoveReasons::explainLatest()
{
    if (!m_computers || m_computers->controller() == nullptr)
        return;
    const auto& rows = m_computers->controller()->log()->rows();
    const auto latest = std::find_if(rows.rbegin(), rows.rend(), std::mem_fn(&LogRow::isComputers));
    explain(static_cast<int>(rows.rend() - latest) - 1);
}

void MoveReasons::showReasons(const SearchResult& result, const std::vector<Action>& played)
{
    const auto& all = result.candidates;
    const Table now = m_computers->controller()->table();
    if (all.empty() || all.front().actions != played)
        m_messages << tr("A new search prefers another move, so the reason for this one is not known.");
    else if (all.size() == 1)
        m_messages << tr("It was the only possible move.");
    else
        m_messages = reasonMessages(now, all.front().reasons);
    const float best = all.size() > 1 ? all[1].lead : 0;
    if (m_messages.isEmpty() && all.front().lead < best)
        m_messages << tr("It overlooked a better move; an easy computer player does that now and then.");
    else if (m_messages.isEmpty())
        m_messages << CloseMoves::againstNext(all.front().lead - best);
    emit changed();
}

} // namespace vozka
