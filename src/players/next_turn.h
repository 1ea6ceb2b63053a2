// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The best moves of the next turns, for tiles that can be drawn, and their effects on features.
#pragma once

#include "players/evaluation.h"

namespace vozka {

/// Change of a player's points from one feature by the next turns.
struct TurnEffect {
    Player player = 0;
    /// Segment of the feature on the board before these turns.
    Segment segment = noSegment;
    /// Mean over the tiles.
    float points = 0;
    /// One turn: number of tiles of the bag for which the best move changes the points by at least one in the
    /// direction of `points`.
    int tiles = 0;
};

/// Returns the effects of the best move for each tile of the bag. Empty if the dealer does not draw one of
/// all tiles.
[[nodiscard]] std::vector<TurnEffect> effectsOfNextTurn(Evaluator& evaluator, const State& state);
/// Returns the effects of the best moves of two turns, for some pairs of tiles. The pairs are the same for
/// states with equal bags.
[[nodiscard]] std::vector<TurnEffect> effectsOfTwoTurns(Evaluator& evaluator, const State& state);

} // namespace vozka
