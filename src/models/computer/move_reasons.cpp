// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/move_reasons.h"

#include "arena/decisions.h"
#include "players/free_actions.h"
#include "players/reasons.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace vozka {

namespace {

/// True if the moves differ by less than a point, or place their tiles on the same cell.
bool areSimilar(const RuleBook& book, const CandidateMove& a, const CandidateMove& b)
{
    return std::abs(a.lead - b.lead) < 1
           || firstActionOf(book, a.actions).at == firstActionOf(book, b.actions).at;
}

/// Puts the played move first, and second the move that it is compared with: the best candidate that is not
/// similar to it, or the best one if all are. Finds the reasons of the played move.
void compareWithBest(const Rules& rules, const State& before, const std::vector<Action>& played,
                     SearchResult& result)
{
    auto& all = result.candidates;
    const auto made = std::ranges::find(all, played, &CandidateMove::actions);
    if (made == all.end() || all.size() < 2)
        return;
    std::rotate(all.begin(), made, made + 1);
    const auto different = std::find_if(all.begin() + 1, all.end(), [&](const CandidateMove& each) {
        return !areSimilar(rules.book(), all[0], each);
    });
    if (different != all.end())
        std::rotate(all.begin() + 1, different, different + 1);
    Evaluator evaluator(rules);
    all[0].reasons = Reasons(evaluator).of(before, all[0], all[1], result.exact);
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
        connect(m_computers, &ComputerPlayers::changed, this, &MoveReasons::checkPosition);
    emit computersChanged();
    hide();
}

void MoveReasons::hide()
{
    m_background.cancel();
    m_messages.clear();
    m_shown = {};
    m_move.showRows({});
    m_letters.showRows({});
    if (std::exchange(m_active, false))
        emit changed();
}

void MoveReasons::checkPosition()
{
    auto* const table = m_computers->controller();
    if (m_active
        && (table == nullptr || table->decisions() != m_shownAt || table->finalCount()->active()
            || table->match() == nullptr))
        hide();
}

void MoveReasons::explain(int logRow)
{
    auto* const table = m_computers ? m_computers->controller() : nullptr;
    const auto* const match = table != nullptr ? table->match() : nullptr;
    const auto entry = match != nullptr ? table->log()->entryOf(logRow) : std::nullopt;
    if (!entry || table->finalCount()->active())
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
        m_shownAt = table->decisions();
        m_played = decision.played;
        m_playerName = table->table().playerName(player);
        m_before = before;
        m_active = true;
        m_messages.clear();
        showMove({});
        const auto* const remembered = m_computers->resultBefore(first);
        m_background.start([this, rules = match->rules(), before, played = decision.played,
                            result = remembered != nullptr ? std::optional(*remembered) : std::nullopt,
                            player = m_computers->newComputerPlayer(player),
                            budget = m_computers->budget()](const std::stop_token& stop) {
            SearchResult found = result ? *result : player->think(before, budget, stop);
            compareWithBest(rules, before, played, found);
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

/// Shows the move with texts, and the letters of both on the board.
void MoveReasons::showMove(ReasonTexts reasons)
{
    MoveRow row;
    row.move = shownMove(m_computers->controller()->table(), *m_before, m_played);
    row.reasons = std::move(reasons);
    m_shown = shownTogether({std::move(row)});
    m_words = m_shown.rows.front().words();
    m_messages = m_shown.rows.front().reasons.texts;
    m_move.showRows(m_shown.rows);
    m_letters.showRows(m_shown.letters);
}

void MoveReasons::pointAtReason(int reason)
{
    if (auto* const table = m_computers ? m_computers->controller() : nullptr)
        table->spotlight()->show(table->table(), m_shown.placesOf(0, reason));
}

void MoveReasons::showReasons(const SearchResult& result, const std::vector<Action>& played)
{
    const auto& all = result.candidates;
    ReasonTexts reasons;
    if (all.empty() || all.front().actions != played) {
        reasons.texts << tr("A new search prefers another move, so the reason for this one is not known.");
    } else if (all.size() == 1) {
        reasons.texts << tr("It was the only possible move.");
    } else {
        reasons = reasonTexts(m_computers->controller()->table(), {&*m_before, played, all[1].actions},
                              all.front().reasons);
        const auto best = std::ranges::max_element(all, {}, &CandidateMove::lead);
        if (all.front().lead < best->lead)
            reasons.texts.prepend(
                tr("It overlooked a better move; an easy computer player does that now and then."));
        else if (reasons.texts.isEmpty())
            reasons.texts << tr("The other moves are as good, as far as the computer can see.");
    }
    showMove(std::move(reasons));
    emit changed();
}

} // namespace vozka
