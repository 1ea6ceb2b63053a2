// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Why an action is not allowed, as a code with its culprit. Sentences are made above the engine.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"
#include "engine/base/side.h"
#include "engine/tiles/catalogue.h"

#include <optional>

namespace vozka {

struct Refusal {
    Code code;
    /// The rule that says so, by its id in resources/rules.
    Code rule;
    /// What stands in the way, as far as the code speaks of it: the tile, the side of the tile that is to
    /// be placed, what that side shows and what it meets, the feature, the figure and whose it is.
    std::optional<Cell> at;
    FeatureIndex feature = noFeature;
    std::optional<Side> side;
    std::optional<FeatureKind> shows;
    std::optional<FeatureKind> meets;
    std::optional<FigureKind> figure;
    Player player = nature;
    std::optional<FeatureKind> featureKind;
    /// The figure is one that stands there, not the one that was asked for.
    bool figureStands = false;
    /// What tells cases of one code apart, where a code has such.
    Code detail = {};
    /// How many pieces lie on the pile of which it speaks.
    std::optional<int> pieces = {};

    bool operator==(const Refusal&) const = default;
};

namespace refusal {

inline constexpr Code cellTaken = "cell-taken";
inline constexpr Code noNeighbour = "no-neighbour";
inline constexpr Code sideDoesNotMatch = "side-does-not-match";
inline constexpr Code wrongTile = "wrong-tile";
/// A position has a start tile in another cell than its own.
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
// Why a figure whose feature was scored may not go there.
inline constexpr Code ownFeature = "own-feature";
inline constexpr Code field = "field";
inline constexpr Code completed = "completed";
inline constexpr Code occupied = "occupied";
inline constexpr Code notAdjacent = "not-adjacent";
inline constexpr Code outOfRange = "out-of-range";
inline constexpr Code cornerNotFourTiles = "corner-not-four-tiles";
inline constexpr Code cornerNotField = "corner-not-field";
inline constexpr Code cornerNotThisTile = "corner-not-this-tile";
inline constexpr Code tileFits = "tile-fits";
inline constexpr Code notInBag = "not-in-bag";
/// The value is no action of this game; the detail is the name of the argument that is wrong.
inline constexpr Code notAnAction = "not-an-action";
inline constexpr Code notYourTurn = "not-your-turn";
inline constexpr Code notThisStep = "not-this-step";
inline constexpr Code gameOver = "game-over";

// What tells cases of wrongFeature and notThisTile apart: a figure that stands on no corner, one that stands
// nowhere else, and a place without a tile.
inline constexpr std::string_view onCorner = "corner";
inline constexpr std::string_view needsCorner = "needs-corner";
inline constexpr std::string_view noTile = "no-tile";
// What tells a case of featureOccupied apart: a position has two figures on the same part of a tile.
inline constexpr std::string_view samePlace = "same-place";

} // namespace refusal

} // namespace vozka
