// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One step of a game that has been played.
#pragma once

#include "engine/rules/rules.h"
#include "engine/rules/state/packed_state.h"

namespace vozka {

/// An action of the record with what it did and what it led to.
class Moment {
public:
    /// Does the action to that state. The rules must allow it there.
    [[nodiscard]] static Moment by(const Rules& rules, State& state, const Action& action);
    /// Ends the game with the final scoring of what lies there. It must not be over yet.
    [[nodiscard]] static Moment byEnd(const Rules& rules, State& state);

    Action action;
    Events events;
    /// How the game stood after it, but for the board.
    [[nodiscard]] const GameStanding& standing() const { return m_after.standing(); }
    [[nodiscard]] State after() const { return m_after.unpacked(); }
    [[nodiscard]] const PackedState& packed() const { return m_after; }

private:
    Moment(const Action& what, Events did, const State& after);

    PackedState m_after;
};

} // namespace vozka
