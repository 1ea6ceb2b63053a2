// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/move_reasons.h"

#include "arena/decisions.h"
#include "models/computer/close_moves.h"
#include "players/reasons.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Moves the played move to the front of the candidates and compares it with the best of the others.
void judge(const Rules& rules, const State& before, const std::vector<Action>& played, SearchResult& thought)
{
    auto& all = thought.candidates;
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
        connect(m_computers, &ComputerPlayers::changed, this, &MoveReasons::look);
    emit computersChanged();
    putAway();
}

void MoveReasons::putAway()
{
    m_background.forget();
    m_sentences.clear();
    if (std::exchange(m_active, false))
        emit changed();
}

void MoveReasons::look()
{
    const auto* const table = m_computers->controller();
    const auto* const match = table != nullptr ? table->match() : nullptr;
    if (!m_active)
        return;
    const auto isThere = [&](const HistoryEntry& moment, const Action& action) {
        return moment.action == action;
    };
    const auto end = m_first + m_played.size();
    if (match == nullptr || match->moments().size() < end
        || !std::equal(match->moments().begin() + static_cast<std::ptrdiff_t>(m_first),
                       match->moments().begin() + static_cast<std::ptrdiff_t>(end), m_played.begin(),
                       isThere))
        putAway();
}

void MoveReasons::ask(int logRow)
{
    const auto* const table = m_computers ? m_computers->controller() : nullptr;
    const auto* const match = table != nullptr ? table->match() : nullptr;
    const auto moment = match != nullptr ? m_computers->controller()->log()->momentOf(logRow) : std::nullopt;
    if (!moment)
        return;
    for (const auto& decision : decisionsOf(*match)) {
        const auto first = decision.first;
        if (*moment < first || *moment >= first + decision.played.size())
            continue;
        const State before = decision.before.unpacked();
        const auto player = before->toMove;
        const auto kind = match->players()[player].kind;
        if (kind == records::PlayerKind::Human)
            return;
        m_first = first;
        m_played = decision.played;
        m_playerName = table->table().playerName(player);
        m_words = shownMove(table->table(), before, decision.played).text();
        m_active = true;
        m_sentences.clear();
        const auto* const remembered = m_computers->thoughtBefore(first);
        m_background.start([this, rules = match->rules(), before, played = decision.played,
                            thought = remembered != nullptr ? std::optional(*remembered) : std::nullopt,
                            mind = m_computers->newMind(player),
                            budget = m_computers->budget()](const std::stop_token& stop) {
            SearchResult found = thought ? *thought : mind->think(before, budget, stop);
            judge(rules, before, played, found);
            return [this, found = std::move(found), played] { tell(found, played); };
        });
        emit changed();
        return;
    }
}

void MoveReasons::tell(const SearchResult& thought, const std::vector<Action>& played)
{
    const auto& all = thought.candidates;
    const Table now = m_computers->controller()->table();
    if (all.empty() || all.front().actions != played)
        m_sentences << tr("A new search prefers another move, so the reason for this one is not known.");
    else if (all.size() == 1)
        m_sentences << tr("It was the only possible move.");
    else
        m_sentences = reasonSentences(now, all.front().reasons);
    const float best = all.size() > 1 ? all[1].lead : 0;
    if (m_sentences.isEmpty() && all.front().lead < best)
        m_sentences << tr("It overlooked a better move; an easy computer player does that now and then.");
    else if (m_sentences.isEmpty())
        m_sentences << CloseMoves::againstNext(all.front().lead - best);
    emit changed();
}

} // namespace vozka
