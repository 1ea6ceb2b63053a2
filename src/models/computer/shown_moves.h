// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves that are shown together, with the letters of the places that their texts name.
#pragma once

#include "models/computer/shown_move.h"

namespace vozka {

/// Moves of one list, and the letters of their texts. The first `mainLetters` letters belong to the words and
/// the most important reasons of the moves, the others only to further reasons.
struct ShownMoves {
    std::vector<MoveRow> rows;
    std::vector<LetterRow> letters;
    std::size_t mainLetters = 0;
    /// Returns the letters of the words, of the most important reasons, and of all reasons of the chosen row.
    [[nodiscard]] std::vector<LetterRow> lettersWith(int chosen) const;
    /// Returns the places on the board that a reason names; empty for other numbers.
    [[nodiscard]] std::vector<Spot> placesOf(int row, int reason) const;
};

/// Returns the moves for one list: with letters, and with different texts.
[[nodiscard]] ShownMoves shownTogether(std::vector<MoveRow> rows);
} // namespace vozka
