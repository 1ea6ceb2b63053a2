// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One entry of the history of a game.
#pragma once

#include "engine/rules/rules.h"
#include "engine/rules/state/packed_state.h"

namespace vozka {

/// An applied action with its events and the state after it.
class HistoryEntry {
public:
    /// Applies the action to the state. Requires: the action is legal.
    [[nodiscard]] static HistoryEntry by(const Rules& rules, State& state, const Action& action);
    /// Ends the game with the final scoring of the current board. Requires: the game is not over.
    [[nodiscard]] static HistoryEntry byEnd(const Rules& rules, State& state);

    Action action;
    Events events;
    /// State after the action, without the board.
    [[nodiscard]] const GameData& data() const { return m_after.data(); }
    [[nodiscard]] State after() const { return m_after.unpacked(); }
    [[nodiscard]] const PackedState& packed() const { return m_after; }

private:
    HistoryEntry(const Action& appliedAction, Events reportedEvents, const State& stateAfter);

    PackedState m_after;
};

} // namespace vozka
