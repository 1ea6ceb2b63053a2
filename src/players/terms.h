// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The terms of an evaluation, and the sum of them for each player.
#pragma once

#include "engine/base/ids.h"

#include <array>

namespace vozka {

enum class Term : std::uint8_t {
    /// Points on the score board.
    Score,
    Roads,
    Cities,
    Surrounded,
    Fields,
    /// Expected points of figures that score without a majority.
    PaidAlone,
    /// Figures in hand, and figures that will return to the supply.
    Figures,
    /// Figures that may move on when their feature is completed.
    MovingOn,
    /// Expected gain or loss if one tile joins two features.
    Joining,
    OwnTiles,
    /// Figures that give their owner extra turns.
    ExtraTurns,
    /// Expected points of tokens that score for the player who holds most of them.
    Holdings,
    /// Bonus for the player of the next turn.
    Tempo,
    /// Points that expansions expect (`Estimate::pointsOf`).
    ExpectedPoints
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

using Values = std::array<float, maxPlayers>;

/// Returns the lead of each player: over the other player, or over the mean of several others.
[[nodiscard]] Values leads(const Evaluation& evaluation, int players);

} // namespace vozka
