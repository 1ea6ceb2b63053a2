// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Splits a match into turns.
#pragma once

#include "match/match.h"

#include <span>

namespace vozka {

struct PlayedTurn {
    const Match* match = nullptr;
    /// Index of its first history entry.
    std::size_t first = 0;
    std::span<const HistoryEntry> history;
    /// True if the history stops before the turn ends.
    bool open = false;

    /// State before the first action of the turn, without the board.
    [[nodiscard]] const GameData& before() const;
    /// State before that history entry of the turn, from 0.
    [[nodiscard]] State stateBefore(std::size_t index) const { return match->stateBefore(first + index); }
};

/// Returns all turns. They refer to the match, which must outlive them.
[[nodiscard]] std::vector<PlayedTurn> turnsOf(const Match& match);

/// Returns the turns like `turnsOf`, without an unfinished last turn if no tile is placed in it yet.
[[nodiscard]] std::vector<PlayedTurn> visibleTurnsOf(const Match& match);

/// Returns the number of turns with decisions of players after the actions that the match and `known` have in
/// common at their start.
[[nodiscard]] int turnsBeyond(const Match& match, const std::vector<Action>& known);

/// Events of an action in three parts: its turn (including the end of the game), the final scoring, and the
/// start of the next turn.
struct SplitEvents {
    std::span<const Event> turn;
    std::span<const Event> final;
    std::span<const Event> nextTurn;
};
[[nodiscard]] SplitEvents splitAtEnd(const Events& events);

} // namespace vozka
