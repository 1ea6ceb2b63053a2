// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All numbers of the evaluation. They are found by self-play (see README.md in this folder).
#pragma once

#include "engine/rules/hooks/figure_rule.h"

#include <array>
#include <cstdint>

namespace vozka {

/// Weights of the probability that a feature is completed before the game ends: the logistic function of
/// base + perChance * ln(turns left / number of tiles to wait for) + perCell * (open cells - 1)
/// + perPoint * points when completed.
struct CompletionWeights {
    float base;
    float perChance;
    float perCell;
    float perPoint;
    /// Points that each open cell adds to the expected score.
    float growth;
};

struct Weights {
    CompletionWeights road;
    CompletionWeights city;
    CompletionWeights surrounded;
    /// Weight of a tile that fits but leaves the feature open. A tile that closes it has weight 1.
    float fittingShare;
    /// Maximum number of tiles to wait for at one cell while a player has an own tile that may fill the cell.
    float ownTileWait;
    /// Points of the first, second, ... figure in hand at the start of the game. Further figures are worth 0.
    std::array<float, 8> inHand;
    /// Number of own turns after which the value of a figure in hand is 63 % of its maximum.
    float handTurns;
    /// Values of other figures in hand, if a follower has 1. variable: strength depends on the feature.
    /// moving: may move on after scoring. alone: scores without a majority. other: any other figure.
    float variableShare;
    float movingShare;
    float aloneShare;
    float otherShare;
    /// Share of a figure on a feature that will be completed that counts as in hand. `returnWait`: number of
    /// tiles to wait for at which only half of that counts.
    float returnShare;
    float returnWait;
    /// Reduction of a player's turns for one feature by each further open feature of that player.
    float crowding;
    /// Points of a field for each city. `unclaimedCity`: factor of the probability that an incomplete city
    /// without figures is completed.
    float fieldCity;
    float unclaimedCity;
    /// Points that a field gains by future cities, for each turn that its owner has left.
    float fieldGrowth;
    /// Points for each segment of the field and each turn that its owner has left.
    float fieldReach;
    /// Points of a figure that scores without a majority: for each city, and for each turn that its owner has
    /// left.
    float aloneCity;
    float aloneGrowth;
    /// Points of an own tile that is not placed yet.
    float ownTile;
    /// Bonus for the player of the next turn.
    float tempo;
    /// Points of a figure that may move on when its feature is completed.
    float movingOn;
    /// Value in hand of a figure that can only join a follower. For a follower it is 1.
    float companionShare;
    /// Points of an extra turn, and the limit that the number of extra turns by one figure approaches.
    float extraTurn;
    float maxExtraTurns;
    /// Points for each turn left of a figure that increases the value of a field's cities.
    float cityBonusGrowth;
    /// Measure of how easily a lead in tokens can still be lost. Multiplied by the square root of the number
    /// of tokens left.
    float holdingSpread;
    /// Share of the gain of joining two features that meet at one cell.
    float joining;
};

/// The weights as a list, for optimizers.
inline constexpr std::size_t weightCount = sizeof(Weights) / sizeof(float);
using WeightList = std::array<float, weightCount>;

/// Returns the weights found by self-play.
[[nodiscard]] const Weights& fittedWeights();

/// Returns weights for the points that players would have if the game ended now, and a few points for figures
/// in hand.
[[nodiscard]] const Weights& greedyWeights();

/// Groups of figures with the same value in hand, in the order in which they are added.
enum class HandGroup : std::uint8_t { Follower, Variable, Moving, Alone, Other, Companion };
[[nodiscard]] HandGroup handGroup(const FigureRule& figure);

/// Returns the value of such a figure in hand. A follower has 1, a figure that cannot be on features that
/// score has 0.
[[nodiscard]] float handShare(const Weights& weights, const RuleBook& book, const FigureRule& figure);

} // namespace vozka
