// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The terms of an evaluation, and what they come to for each player.
#pragma once

#include "engine/base/ids.h"

#include <array>

namespace vozka {

/// What an evaluation is made of.
enum class Term : std::uint8_t {
    /// Points on the score board.
    Score,
    Roads,
    Cities,
    Surrounded,
    Fields,
    /// Figures that are paid whoever has the majority.
    PaidAlone,
    /// Figures in hand, and those that will come home.
    Figures,
    /// Figures that may move on when their feature is completed.
    MovingOn,
    /// Features that one tile would join.
    Joining,
    OwnTiles,
    /// Figures that give their owner further turns.
    ExtraTurns,
    /// Tokens of which it is worth something to have most.
    Holdings,
    /// Whose turn comes next.
    Tempo,
    /// Points that are likely besides what figures score.
    Prospects
};
inline constexpr std::size_t termCount = 14;

/// Points by player and term.
struct Evaluation {
    std::array<std::array<float, termCount>, maxPlayers> terms{};

    [[nodiscard]] float& of(Player player, Term term)
    {
        return terms[player][static_cast<std::size_t>(term)];
    }
    [[nodiscard]] float of(Player player, Term term) const
    {
        return terms[player][static_cast<std::size_t>(term)];
    }
    [[nodiscard]] float total(Player player) const;
};

/// A number for each player.
using Values = std::array<float, maxPlayers>;

/// What each is ahead of the others: of the one other, or of the mean of several.
[[nodiscard]] Values leads(const Evaluation& evaluation, int players);

} // namespace vozka
