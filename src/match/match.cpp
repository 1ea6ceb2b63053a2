// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/match.h"

#include "match/forced_step.h"
#include "records/game_head.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vozka {

namespace {

records::Result<Rules> rulesFor(const records::GameRecord& header)
{
    auto rules = records::makeRules(header.rules, header.players.size(), records::TileLibrary::builtIn(), {});
    if (rules && rules->book().startTiles().empty())
        return records::Error{{}, "/rules/sets", "sets.no-start-tile", {}};
    return rules;
}

bool isPerson(const records::PlayerEntry& player)
{
    return player.kind == records::PlayerKind::Human;
}

/// True if undo and redo stop at this state: a person has a choice in it, or a computer decides and no person
/// plays.
bool isUndoStop(const Match& match, const State& state)
{
    if (state->toMove == noPlayer)
        return false;
    const auto& players = match.players();
    return isPerson(players[state->toMove]) ? !forcedStep(match.rules(), state)
                                            : std::ranges::none_of(players, isPerson);
}

} // namespace

Match::Match(records::GameRecord header, Rules rules, Turns boardTurns)
    : m_header(std::move(header)),
      m_rules(std::move(rules)),
      m_dealer(m_header.seed),
      m_start(m_rules.start(boardTurns)),
      m_current(m_start),
      m_boardTurns(boardTurns)
{
    m_header.actions.clear();
}

records::Result<Match> Match::start(records::GameRecord header)
{
    auto rules = rulesFor(header);
    if (!rules)
        return rules.error();
    Match match(std::move(header), std::move(*rules));
    match.dealOn();
    return match;
}

records::Result<Match::Replayed> Match::replay(const records::GameRecord& record, Turns boardTurns)
{
    auto rules = rulesFor(record);
    if (!rules)
        return rules.error();
    Replayed replayed{Match(record, std::move(*rules), boardTurns), {}};
    auto& match = replayed.match;
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const Action action = match.m_rules.turned(record.actions[i], boardTurns);
        if (const auto refusal = match.m_rules.refusal(match.state(), action)) {
            replayed.fault = {i, *refusal};
            return replayed;
        }
        match.appendAction(action);
    }
    return replayed;
}

std::optional<Match> Match::turned(Turns boardTurns) const
{
    if (!m_hasDealer)
        return {};
    auto replayed = replay(longestRecord(), boardTurns);
    if (!replayed || replayed->fault)
        return {};
    auto& match = replayed->match;
    for (std::size_t i = 0; i < m_undone.size(); ++i) {
        match.m_undone.push_back(std::move(match.m_history.back()));
        match.m_history.pop_back();
    }
    match.restoreLastState();
    if (m_endedEarly)
        match.endNow();
    return std::move(match);
}

Match Match::withoutDealer(records::GameRecord header, records::LoadedPosition position,
                           std::vector<HistoryEntry> pastEntries)
{
    Match match(std::move(header), std::move(position.rules));
    match.m_hasDealer = false;
    match.m_start = position.state;
    match.m_history = std::move(pastEntries);
    match.restoreLastState();
    return match;
}

records::GameRecord Match::record() const
{
    auto record = m_header;
    for (const auto& entry : m_history)
        record.actions.push_back(recorded(entry.action));
    if (m_endedEarly)
        record.actions.pop_back();
    return record;
}

records::GameRecord Match::longestRecord() const
{
    auto longest = record();
    std::transform(m_undone.rbegin(), m_undone.rend(), std::back_inserter(longest.actions),
                   [this](const HistoryEntry& entry) { return recorded(entry.action); });
    return longest;
}

std::optional<Refusal> Match::act(const Action& action)
{
    if (state()->toMove == noPlayer && !state()->over)
        return Refusal{refusal::notYourTurn};
    if (const auto refusal = m_rules.refusal(state(), action))
        return refusal;
    m_undone.clear();
    appendAction(action);
    dealOn();
    return {};
}

std::optional<Refusal> Match::deal(const Action& action)
{
    const auto refusal = m_rules.refusal(state(), action);
    if (!refusal)
        appendAction(action);
    return refusal;
}

void Match::appendAction(const Action& action)
{
    m_history.push_back(HistoryEntry::by(m_rules, m_current, action));
}

void Match::restoreLastState()
{
    m_current = m_history.empty() ? m_start : m_history.back().after();
}

State Match::stateBefore(std::size_t index) const
{
    if (index >= m_history.size())
        return m_current;
    return index == 0 ? m_start : m_history[index - 1].after();
}

void Match::dealOn()
{
    while (m_hasDealer && !state()->over && state()->toMove == noPlayer)
        appendAction(m_dealer.next(m_rules, state()));
}

void Match::endNow()
{
    if (state()->over)
        return;
    m_history.push_back(HistoryEntry::byEnd(m_rules, m_current));
    m_endedEarly = true;
}

bool Match::undoAllowed() const
{
    return m_rules.book().options().value(option::undo) != 0;
}

bool Match::canUndo() const
{
    if (m_endedEarly || !undoAllowed())
        return m_endedEarly;
    // Usually one of the first states is a stop.
    for (std::size_t i = 0; i < m_history.size(); ++i)
        if (isUndoStop(*this, stateBefore(i)))
            return true;
    return false;
}

bool Match::undo()
{
    if (!canUndo())
        return false;
    if (m_endedEarly) {
        m_history.pop_back();
        restoreLastState();
        m_endedEarly = false;
        return true;
    }
    do {
        m_undone.push_back(std::move(m_history.back()));
        m_history.pop_back();
        restoreLastState();
    } while (!isUndoStop(*this, m_current));
    return true;
}

bool Match::redo()
{
    if (!canRedo())
        return false;
    // Redo the decision and the following actions of the dealer and of computer players.
    do {
        m_history.push_back(std::move(m_undone.back()));
        m_undone.pop_back();
        restoreLastState();
    } while (!m_undone.empty() && !isUndoStop(*this, m_current));
    return true;
}

} // namespace vozka
