// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/history_entry.h"

#include <utility>

namespace vozka {

HistoryEntry::HistoryEntry(const Action& appliedAction, Events reportedEvents, const State& stateAfter)
    : action(appliedAction), events(std::move(reportedEvents)), m_after(stateAfter)
{}

HistoryEntry HistoryEntry::by(const Rules& rules, State& state, const Action& action)
{
    Events events;
    rules.apply(state, action, &events);
    return {action, std::move(events), state};
}

HistoryEntry HistoryEntry::byEnd(const Rules& rules, State& state)
{
    Events events;
    rules.endNow(state, &events);
    return {Action(), std::move(events), state};
}

} // namespace vozka
