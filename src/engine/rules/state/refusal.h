// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons why actions are not allowed, as codes with details. Other modules make texts of them.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"
#include "engine/base/side.h"
#include "engine/tiles/catalogue.h"

#include <optional>

namespace vozka {

struct Refusal {
    Code code;
    /// Id of the rule in resources/rules.
    Code rule;
    /// Details of the obstacle; the code defines which ones are set. `shows` is the terrain of the `side` of
    /// the tile to place, `neighbourTerrain` the terrain of its neighbour. `player` is the owner of the
    /// figure.
    std::optional<Cell> at;
    FeatureIndex feature = noFeature;
    std::optional<Side> side;
    std::optional<FeatureKind> shows;
    std::optional<FeatureKind> neighbourTerrain;
    std::optional<FigureKind> figure;
    Player player = noPlayer;
    std::optional<FeatureKind> featureKind;
    /// True if the figure is on the board. False if it is the figure of the action.
    bool isFigureOnBoard = false;
    /// Distinguishes cases of one code; empty if the code has one case.
    Code detail = {};
    /// Height of the pile.
    std::optional<int> pieces = {};

    bool operator==(const Refusal&) const = default;
};

namespace refusal {

inline constexpr Code cellTaken = "cell-taken";
inline constexpr Code noNeighbour = "no-neighbour";
inline constexpr Code sideDoesNotMatch = "side-does-not-match";
inline constexpr Code wrongTile = "wrong-tile";
/// A start tile of a position is not on its fixed cell, or is turned.
inline constexpr Code fixedTile = "fixed-tile";
inline constexpr Code noSuchTurn = "no-such-turn";
inline constexpr Code noneLeft = "none-left";
inline constexpr Code notThisTile = "not-this-tile";
inline constexpr Code wrongFeature = "wrong-feature";
inline constexpr Code featureOccupied = "feature-occupied";
inline constexpr Code featureCompleted = "feature-completed";
inline constexpr Code shortRoad = "short-road";
inline constexpr Code notThisFigure = "not-this-figure";
// A figure of that kind cannot be in that area.
inline constexpr Code notThisArea = "not-this-area";
// Reasons why a figure whose feature was scored cannot move to a feature.
inline constexpr Code ownFeature = "own-feature";
inline constexpr Code field = "field";
inline constexpr Code completed = "completed";
inline constexpr Code occupied = "occupied";
inline constexpr Code notAdjacent = "not-adjacent";
inline constexpr Code outOfRange = "out-of-range";
// Reasons about corners, abbeys and draws.
inline constexpr Code cornerNotFourTiles = "corner-not-four-tiles";
inline constexpr Code cornerNotField = "corner-not-field";
inline constexpr Code cornerNotThisTile = "corner-not-this-tile";
inline constexpr Code tileFits = "tile-fits";
inline constexpr Code notInBag = "not-in-bag";
// Reasons that hold for every action.
/// The value is no action of this game. The detail is the name of the wrong argument.
inline constexpr Code notAnAction = "not-an-action";
inline constexpr Code notYourTurn = "not-your-turn";
inline constexpr Code notThisStep = "not-this-step";
inline constexpr Code gameOver = "game-over";

// Details of wrongFeature and notThisTile: a figure that cannot be on corners, a figure that can only be on
// corners, a figure that cannot be on any feature of the tile, and a place without a tile.
inline constexpr std::string_view onCorner = "corner";
inline constexpr std::string_view needsCorner = "needs-corner";
inline constexpr std::string_view anyFeature = "any-feature";
inline constexpr std::string_view noTile = "no-tile";
// Detail of featureOccupied: a position has two figures on the same segment.
inline constexpr std::string_view samePlace = "same-place";

} // namespace refusal

} // namespace vozka
