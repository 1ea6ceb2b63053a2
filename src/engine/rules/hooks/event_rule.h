// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules that are called when something happens in a game.
#pragma once

#include "engine/rules/state/state.h"

#include <functional>

namespace vozka {

class Turn;

enum class Trigger : std::uint8_t {
    /// A turn starts, before its first choice, also an extra turn of the same player.
    TurnBegins,
    /// The tile `placed` is on the board and its features are joined, but figures are not deployed yet. Also
    /// for start tiles and for each tile of a position.
    TilePlaced,
    /// A position is complete with all its figures. Its last tile is the tile of the turn.
    PositionLoaded,
    /// A feature was completed, also without figures, or scored during the game in another way. Its points
    /// are given, but its figures have not returned yet.
    FeatureScored,
    /// All features that were completed in this turn are scored. Called only if a tile was placed in this
    /// turn.
    AllScored,
    /// A figure has left its place for the supply, another feature or an area. If several figures leave
    /// together, the rules are called after all have left.
    FigureLeft,
    /// The game is over. Rules score features that are not part of the final scoring.
    BeforeFinalScoring,
    /// The game is over. The final scoring: rules score the remaining features, in the order of their
    /// addition.
    GameEnds,
};
inline constexpr std::size_t triggerCount = 8;

/// Subject of a trigger.
struct TriggerArgs {
    /// Root of the scored feature. FeatureScored only.
    Segment feature = noSegment;
    /// Copy of the figure on its former place. FigureLeft only.
    const Figure* figure = nullptr;
};

using EventRule = std::function<void(Turn& turn, const TriggerArgs& args)>;

} // namespace vozka
