// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The best moves of the next turns, for tiles that can be drawn, and their effects on features.
#pragma once

#include "players/differences.h"

namespace vozka {

/// Subject of the points of a player.
struct EffectSubject {
    Player player = 0;
    Topic topic = Topic::Feature;
    /// Segment of the feature on the board before the turns, `noSegment` if the topic is no feature.
    Segment segment = noSegment;
    /// Kind of token, or index of the estimate. -1 if none.
    int number = -1;
    auto operator<=>(const EffectSubject&) const = default;
};

/// Change of a player's points by the next turns.
struct TurnEffect {
    EffectSubject subject;
    /// Mean over the tiles.
    float points = 0;
    /// One turn: number of tiles of the bag for which the best move changes the feature, and its points by at
    /// least one in the direction of `points`.
    int tiles = 0;
    /// Topic `Figures`: sum over the tiles of the number of figures that returned to the supply.
    int returned = 0;
};

/// Returns the effects of the best move for each tile of the bag. Empty if the dealer does not draw one of
/// all tiles.
[[nodiscard]] std::vector<TurnEffect> effectsOfNextTurn(Evaluator& evaluator, const State& state);
/// Returns the effects of the best moves until two more tiles are placed, as means over samples of chance.
/// The samples are the same for states with equal bags.
[[nodiscard]] std::vector<TurnEffect> effectsOfTwoTurns(Evaluator& evaluator, const State& state);

} // namespace vozka
