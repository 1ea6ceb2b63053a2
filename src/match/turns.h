// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A match cut into its turns.
#pragma once

#include "match/match.h"

#include <span>

namespace vozka {

struct PlayedTurn {
    const Match* match = nullptr;
    /// The index of its first moment.
    std::size_t first = 0;
    std::span<const Moment> moments;
    /// Not finished when the record stops.
    bool open = false;

    /// How the game stood before its first action, but for the board.
    [[nodiscard]] const GameStanding& before() const;
    /// The state before the moment of that index, from 0.
    [[nodiscard]] State stateBefore(std::size_t moment) const { return match->stateBefore(first + moment); }
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
