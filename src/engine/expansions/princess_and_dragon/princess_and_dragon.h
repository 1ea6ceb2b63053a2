// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Princess & the Dragon: a dragon removes figures, a fairy protects them, a princess returns a knight,
// and portals allow followers on other tiles.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::princess_and_dragon {

struct Pieces {
    TokenKind dragon{};
    TokenKind fairy{};
};

// Refusals.
inline constexpr Code volcanoNoFigure = "volcano-no-figure";
inline constexpr Code dragonOnTile = "dragon-on-tile";
inline constexpr Code portalFollowersOnly = "portal-followers-only";
inline constexpr Code portalUsed = "portal-used";
inline constexpr Code fairyNoFollower = "fairy-no-follower";
inline constexpr Code fairyAlreadyThere = "fairy-already-there";
inline constexpr Code noPrincess = "no-princess";
inline constexpr Code noKnightThere = "no-knight-there";
inline constexpr Code princessMust = "princess-must";
inline constexpr Code dragonNoTile = "dragon-no-tile";
inline constexpr Code dragonVisited = "dragon-visited";
inline constexpr Code dragonFairy = "dragon-fairy";
inline constexpr Code dragonNotInPlay = "dragon-not-in-play";
inline constexpr Code asideNotNow = "aside-not-now";

/// True for a follower of a player, of any kind, on a tile.
[[nodiscard]] inline bool isFollower(const RuleBook& book, const Figure& figure)
{
    return !figure.onCorner && figure.player < maxPlayers && book.isMeeple(figure.kind);
}

/// Time of the dragon's move, in the order of the option's words. The move has up to six steps, which the
/// players choose in turn.
enum class DragonMoves : std::uint8_t { BeforeScoring, AfterScoring };
void addDragon(RuleBook& book, const Pieces& pieces, DragonMoves moves);

/// Figures that get points from the fairy, in the order of the option's words: one figure, or all followers
/// on its tile. In both cases the dragon cannot move to its tile.
enum class FairyFor : std::uint8_t { Figure, Tile };
void addFairy(RuleBook& book, TokenKind fairy, FairyFor scope);

/// Whether one of the knights in the city must return, in the order of the option's words.
enum class KnightReturn : std::uint8_t { Optional, Required };
/// Adds the princess, who returns a knight of her city.
void addPrincess(RuleBook& book, KnightReturn knightReturn);

/// Adds portals, which allow followers on any tile.
void addPortals(RuleBook& book);
/// Adds volcanoes, which place the dragon. Dragon tiles are set aside until the first volcano.
void addVolcanoes(RuleBook& book, TokenKind dragon);
/// Adds estimates for dragon and fairy.
void addEstimate(RuleBook& book, const Pieces& pieces);

extern const Expansion expansion;

} // namespace vozka::princess_and_dragon
