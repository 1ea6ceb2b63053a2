// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Codes of facts, with the numbers that they have.
#pragma once

#include "engine/rules/state/event.h"

#include <algorithm>
#include <initializer_list>

namespace vozka {

[[nodiscard]] inline bool isOneOf(Code code, std::initializer_list<Code> codes)
{
    return std::ranges::find(codes, code) != codes.end();
}

namespace fact {

/// The feature is completed and scored. `count`: points, `terms`: their sum.
inline constexpr Code completed = "completed";
/// The feature is scored without being completed: early, or at the end of the game. `of`: points of a figure
/// of the player that stays there, if the game ended now; 0 if none.
inline constexpr Code scored = "scored";
/// One tile completes the feature. `count`: tiles of the bag that do, `of`: all tiles of the bag.
inline constexpr Code oneLeft = "one-left";
/// `tiles`, and `spaces` to fill. `count` of the `of` tiles in the bag fit `cell`, where the fewest fit.
inline constexpr Code open = "open";
/// The feature gives at least `count` points if it is completed, otherwise none. It has `spaces` to fill.
/// `tiles` of the `of` tiles in the bag fit `cell`, where the fewest fit. `detail`: rule of the points.
inline constexpr Code allOrNothing = "all-or-nothing";
/// No tile fits `cell`. `count`: final points.
inline constexpr Code dead = "dead";
/// The feature has no figures of other players. `terms`: its contents. `detail`: word of the `ReachRule` that
/// allows the figure there; empty if the figure is on the new tile.
inline constexpr Code taken = "taken";
/// The player has no figure there any more, before the feature is scored. `count`: expected points that the
/// player loses.
inline constexpr Code vacated = "vacated";
/// Majority changes. `strength` of the player, `against`: greatest strength of the others (`rival`), `count`:
/// points. `tied`: `sharing` are the others with that strength.
inline constexpr Code alone = "alone";
inline constexpr Code tied = "tied";
inline constexpr Code lost = "lost";
/// `tiles`: completed cities that touch the field, `spaces`: other cities, `count`: points if the game ended
/// now.
inline constexpr Code field = "field";
/// `tiles` of the eight neighbours have a tile. `count` of the `of` tiles in the bag fit `cell`, where the
/// fewest fit.
inline constexpr Code around = "around";
/// The expected points of the feature change. `count`: by how much, `less`.
inline constexpr Code worth = "worth";
/// An action of the move has removed the figures of a player who does not decide. `detail`: word of the
/// action.
inline constexpr Code removed = "removed";
/// `count`: figures in the supply, `of`: after the other move.
inline constexpr Code supply = "supply";
/// The same. Figures of the player have returned from completed features: one from `feature`, or several from
/// `targets`.
inline constexpr Code home = "home";
/// The supply is empty. `of`: figures in the supply after the other move. `feature`: the feature with a
/// figure of the player that has the fewest `spaces` to fill; empty if all their figures stay until the end.
inline constexpr Code lastFigure = "last-figure";
/// Figures are likely to return sooner, or later. `count`: points.
inline constexpr Code returning = "returning";
/// Points without a place on the board. `count`: points more or less than after the other move.
inline constexpr Code points = "points";
/// One tile at `cell` can join the feature and `joined`. `count` of the `of` tiles in the bag do.
inline constexpr Code join = "join";
/// `count`: tokens `detail` of the player, `against`: most of another player.
inline constexpr Code tokens = "tokens";
/// `count`: own tiles that the player has left.
inline constexpr Code ownTiles = "own-tiles";
/// The player has the next turn.
inline constexpr Code turn = "turn";
/// A figure gives an extra turn if a tile extends the feature. `count` of the `of` tiles in the bag fit its
/// ends.
inline constexpr Code extraTurn = "extra-turn";
/// The figure `detail` can move on to `count` features when its feature is scored. `targets`: at most three
/// of them. Without `detail`: it is expected to give `count` points more or less.
inline constexpr Code movingOn = "moving-on";
/// The player can expect other points. `count`: points, `detail`: `Estimate::name`, empty if none.
inline constexpr Code expected = "expected";
/// Figures on the feature can leave the board before it is scored. `detail`: `Estimate::name`.
inline constexpr Code danger = "danger";
/// An action of the move has made the player's figure safe from all dangers. `detail`: word of the action.
inline constexpr Code guarded = "guarded";
/// The next player's best answer to `count` of the `of` tiles in the bag changes the points of the feature by
/// at least one. `less`: they fall.
inline constexpr Code answer = "answer";
/// The best moves of two turns change the expected points of the feature by `count` more than after the other
/// move. `less`: they fall.
inline constexpr Code later = "later";
/// The search expects `count` points more than the evaluation. `exact`: it has searched the rest of the game.
/// `example`: a fact about the next turns that is a reason for it. `detail`: `inExample`, `inList` if such a
/// fact is listed, otherwise empty. `less`: it expects less after the move than after the other one.
inline constexpr Code ahead = "ahead";
inline constexpr Code exact = "exact";
inline constexpr Code inExample = "example";
inline constexpr Code inList = "listed";
/// The moves are about equally good. `count`: number of facts that follow.
inline constexpr Code equal = "equal";
/// Follows `equal` if no fact is listed and only the placements of the tile differ.
inline constexpr Code placedElsewhere = "placed-elsewhere";
/// Sum of all facts that are not listed.
inline constexpr Code rest = "rest";

} // namespace fact

} // namespace vozka
