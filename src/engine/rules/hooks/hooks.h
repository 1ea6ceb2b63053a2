// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The extension points of the core: objects that are called at one point of a turn each, if registered.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <vector>

namespace vozka {

class Turn;

/// Called when a tile has been placed and its features are joined, before figures are deployed.
class PlacedHook {
public:
    PlacedHook() = default;
    PlacedHook(const PlacedHook&) = delete;
    PlacedHook& operator=(const PlacedHook&) = delete;
    virtual ~PlacedHook() = default;
    virtual void tilePlaced(Turn& turn, TileIndex tile) const = 0;
    /// Called when a position has been laid out with all its figures, the last tile of which the active
    /// player has just placed.
    virtual void laidOut(StateData&) const {}
};

/// Where a kind of tile may lie that is never in the bag but belongs to the players.
class OwnTileRule {
public:
    OwnTileRule() = default;
    OwnTileRule(const OwnTileRule&) = delete;
    OwnTileRule& operator=(const OwnTileRule&) = delete;
    virtual ~OwnTileRule() = default;
    /// Why the tile may not lie there; does not look at the step. Without an owner (`nature`) it is
    /// anybody's.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const StateData& state,
                                                         const PlacedTile& tile) const = 0;
    /// How many such tiles the player has left; `nature` = all players together.
    [[nodiscard]] virtual int left(const StateData& state, Player player) const = 0;
};

/// Called for each feature that was completed, also if nobody stands on it, and for each other one that is
/// scored in the game: when its points are given and before its figures go home.
class ScoredHook {
public:
    ScoredHook() = default;
    ScoredHook(const ScoredHook&) = delete;
    ScoredHook& operator=(const ScoredHook&) = delete;
    virtual ~ScoredHook() = default;
    virtual void featureScored(Turn& turn, Segment root) const = 0;
};

/// Called when what the tile completed has been scored: what else is scored in that turn. Requires: a tile
/// was placed.
class TurnScoreHook {
public:
    TurnScoreHook() = default;
    TurnScoreHook(const TurnScoreHook&) = delete;
    TurnScoreHook& operator=(const TurnScoreHook&) = delete;
    virtual ~TurnScoreHook() = default;
    virtual void scoreTurn(Turn& turn) const = 0;
};

/// Called when figures have left the place where they stood: home, to another feature or off the board
/// otherwise; for each of them, when all of them have gone.
class LeftHook {
public:
    LeftHook() = default;
    LeftHook(const LeftHook&) = delete;
    LeftHook& operator=(const LeftHook&) = delete;
    virtual ~LeftHook() = default;
    virtual void figureLeft(Turn& turn, const Figure& figure) const = 0;
};

/// Called once when the game is over, in the order of the plan: scores what is left.
class FinalHook {
public:
    FinalHook() = default;
    FinalHook(const FinalHook&) = delete;
    FinalHook& operator=(const FinalHook&) = delete;
    virtual ~FinalHook() = default;
    virtual void scoreFinally(Turn& turn) const = 0;
};

} // namespace vozka
