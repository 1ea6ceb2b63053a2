// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Princess & the Dragon: volcanoes bring a dragon that eats figures, a fairy keeps it off, a princess
// sends knights home, and a portal leads followers elsewhere.
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

/// True for a figure on a tile that is somebody's follower, of whatever kind.
[[nodiscard]] inline bool isFollower(const RuleBook& book, const Figure& figure)
{
    return !figure.onCorner && figure.player < maxPlayers && book.isMeeple(figure.kind);
}

/// The dragon's walk: up to six steps, which the players choose in turn. In the order of the option's words.
enum class DragonMoves : std::uint8_t { BeforeScoring, AfterScoring };
void addDragon(RuleBook& book, const Pieces& pieces, DragonMoves moves);

/// Whom the fairy serves, in the order of the option's words: one figure, or all on her tile. She keeps the
/// dragon off her tile.
enum class FairyFor : std::uint8_t { Figure, Tile };
void addFairy(RuleBook& book, TokenKind fairy, FairyFor whom);

/// Whether a knight may be left where he is, in the order of the option's words.
enum class PrincessMay : std::uint8_t { RemoveNobody, NotRemoveNobody };
/// The princess sends a knight of her city home.
void addPrincess(RuleBook& book, PrincessMay may);

/// Portals lead followers to any tile.
void addPortals(RuleBook& book);
/// Volcanoes bring the dragon. The dragon tiles wait for the first of them.
void addVolcanoes(RuleBook& book, TokenKind dragon);
/// What dragon and fairy make likely, for those who judge positions.
void addProspect(RuleBook& book, const Pieces& pieces);

extern const Expansion expansion;

} // namespace vozka::princess_and_dragon
