// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules that act when something happens in a game.
#pragma once

#include "engine/rules/state/state.h"

#include <functional>

namespace vozka {

class Turn;

enum class Trigger : std::uint8_t {
    /// A turn begins, before its first choice, also an extra turn of the same player.
    TurnBegins,
    /// The tile `placed` is on the board and its features are joined. Figures are not deployed yet. Also for
    /// start tiles and for each tile of a position.
    TilePlaced,
    /// A position is on the board with all its figures. Its last tile is the tile of the turn.
    PositionLoaded,
    /// A feature was completed, also without figures, or scored during the game in another way. Its points
    /// are given, its figures have not returned yet.
    FeatureScored,
    /// All features that were completed in this turn are scored. A tile was placed.
    AllScored,
    /// A figure has left its place, to the supply, to another feature or off the board. If several figures
    /// leave together, all of them are gone.
    FigureLeft,
    /// The game is over. Features that are not scored as at the end of the game are scored.
    BeforeFinalScoring,
    /// The game is over. The rules score what is left, in the order of their addition.
    GameEnds,
};
inline constexpr std::size_t triggerCount = 8;

/// What a trigger is about.
struct Happening {
    /// Root of the scored feature. FeatureScored only.
    Segment feature = noSegment;
    /// The figure before it left. FigureLeft only.
    const Figure* figure = nullptr;
};

using EventRule = std::function<void(Turn& turn, const Happening& happening)>;

} // namespace vozka
