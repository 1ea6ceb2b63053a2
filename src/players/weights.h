// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The numbers of the evaluation, all of them in this one place. They are found by self-play (see README.md in
// this folder), not set by taste.
#pragma once

#include "engine/rules/hooks/figure_rule.h"

#include <array>
#include <cstdint>

namespace vozka {

/// How likely a feature is completed before the game ends: the logistic function of
/// base + perChance * ln(turns left / tiles that have to be waited for) + perCell * further cells
/// + perPoint * what it is worth when completed.
struct CompletionWeights {
    float base;
    float perChance;
    float perCell;
    float perPoint;
    /// What each open cell adds to its points on the way there.
    float growth;
};

struct Weights {
    CompletionWeights road;
    CompletionWeights city;
    CompletionWeights surrounded;
    /// How much of a tile that fits, but leaves the feature open, counts as one that closes it.
    float fittingShare;
    /// For how many tiles one has to wait at most where somebody has a tile of his own that may fill the
    /// cell.
    float ownTileWait;
    /// Points of the first, second, ... figure in hand with the whole game to come; more are worth nothing.
    std::array<float, 8> inHand;
    /// After so many own turns the value of a figure in hand has come to 63 %.
    float handTurns;
    /// How much of a follower other figures count in hand: one whose strength depends on its feature, one
    /// that may move on when its feature was scored, one that is paid alone, and any other.
    float variableShare;
    float movingShare;
    float aloneShare;
    float otherShare;
    /// How much of a figure on a feature that will be completed counts as in hand, and after how many tiles
    /// to wait for only half of that.
    float homecoming;
    float homeWait;
    /// By how much each further feature that a player has open takes from the turns he has for one.
    float crowding;
    /// What a field is paid for a city, and what share of that counts for one that nobody is building.
    float fieldCity;
    float unclaimedCity;
    /// What a field gains with the cities to come, for each turn that its owner has left.
    float fieldGrowth;
    /// The same for each tile over which it spreads.
    float fieldReach;
    /// The same where a figure is paid alone.
    float aloneCity;
    float aloneGrowth;
    /// A tile of one's own not yet placed.
    float ownTile;
    /// Whose turn comes next.
    float tempo;
    /// A figure that may move on when its feature is completed.
    float movingOn;
    /// How much of a follower a figure counts in hand that only joins one.
    float companionShare;
    /// A further turn by a figure that gives such, and how many of them it gives at most.
    float extraTurn;
    float mostExtraTurns;
    /// What a field gains for each turn left where a figure makes its cities worth more.
    float moreGrowth;
    /// How far a lead in tokens may still be made up: the more of them are to be had, the further.
    float holdingSpread;
    /// What joining two features that meet at one cell is worth to who gains by it: a share of that.
    float joining;
};

/// The same as a list, for whoever looks for better ones.
inline constexpr std::size_t weightCount = sizeof(Weights) / sizeof(float);
using WeightList = std::array<float, weightCount>;

/// Those found by self-play.
[[nodiscard]] const Weights& fittedWeights();

/// What the game would pay if it ended now, and a figure in hand a little.
[[nodiscard]] const Weights& greedyWeights();

/// Groups of figures that count alike in a player's supply, in the order in which they are added up.
enum class HandGroup : std::uint8_t { Follower, Variable, Moving, Alone, Other, Companion };
[[nodiscard]] HandGroup handGroup(const FigureRule& figure);

/// How much such a figure counts as one in hand; a follower = 1.
[[nodiscard]] float handShare(const Weights& weights, const FigureRule& figure);

} // namespace vozka
