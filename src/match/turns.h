// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A match cut into its turns.
#pragma once

#include "match/match.h"

#include <span>

namespace vozka {

struct PlayedTurn {
    /// The state before its first action, then what happened, an action a moment.
    const State* before = nullptr;
    std::span<const Moment> moments;
    /// Not finished when the record stops.
    bool open = false;

    /// The state before the moment of that index.
    [[nodiscard]] const State& stateBefore(std::size_t moment) const
    {
        return moment == 0 ? *before : moments[moment - 1].after();
    }
};

/// Points into the match.
[[nodiscard]] std::vector<PlayedTurn> turnsOf(const Match& match);

/// Those that show something: one in which only a tile has been drawn so far shows nothing new.
[[nodiscard]] std::vector<PlayedTurn> seenTurnsOf(const Match& match);

/// In how many turns players have decided something that the first of these actions do not hold.
[[nodiscard]] int turnsBeyond(const Match& match, const std::vector<Action>& known);

/// The events of an action: those of the turn, the end of the game among them, the final scoring behind it,
/// and what belongs to the next turn, which began with the action.
struct SplitEvents {
    std::span<const Event> turn;
    std::span<const Event> final;
    std::span<const Event> nextTurn;
};
[[nodiscard]] SplitEvents splitAtEnd(const Events& events);

} // namespace vozka
