// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Tower: pieces are built on foundations, followers in reach are taken prisoner and bought back.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::tower {

// Refusals.
inline constexpr Code noFoundation = "no-foundation";
inline constexpr Code towerClosed = "tower-closed";
inline constexpr Code towerBare = "tower-bare";
inline constexpr Code noPieceLeft = "no-piece-left";
inline constexpr Code captureOutOfRange = "capture-out-of-range";
inline constexpr Code captureNotAFollower = "capture-not-a-follower";
inline constexpr Code captureNobodyThere = "capture-nobody-there";
inline constexpr Code noSuchPrisoner = "no-such-prisoner";
inline constexpr Code ransomOnce = "ransom-once";
inline constexpr Code ransomPoints = "ransom-points";

/// Which of several prisoners comes back in an exchange, in the order of the option's words.
enum class PrisonerChoice : std::uint8_t { Owner, First };

/// The expansion's slot in the state: what the turn has done so far.
struct TowerTurn {
    /// The tower that has just got a piece, as its segment + 1; 0 = none.
    std::uint16_t tower;
    /// With whom prisoners are exchanged now, as his number + 1; 0 = with nobody.
    std::uint8_t exchangeWith;
};

/// Slot of the expansion, and its kinds of tokens.
struct Places {
    std::size_t raised = 0;
    TokenKind pieces{};
    TokenKind prisoners{};
};

/// All towers, also bare foundations, in the order of their tiles. The pieces that players
/// hold come before them in the state.
[[nodiscard]] std::span<const Token> towersOf(const StateData& state, TokenKind pieces);

/// True for a follower of any kind, of whichever player, wherever he stands.
[[nodiscard]] bool isCatch(const RuleBook& book, const Figure& figure);
/// Its own tile and as many in each of the four directions as it has pieces, across gaps.
[[nodiscard]] bool isInRange(const StateData& state, Segment tower, int pieces, Cell cell);
/// Why a tower of that many pieces cannot capture the figure.
[[nodiscard]] std::optional<Refusal> captureRefusal(const RuleBook& book, const StateData& state,
                                                    Segment tower, int pieces, const Figure& figure);

/// Rule: to.exchange - at once, one against one, if the other holds a figure of the active player, who has
/// just taken one of his. Who has a choice is asked in a step of its own.
void exchangePrisoners(Turn& turn, const Places& places, PrisonerChoice choice, Player other);

/// Pieces on foundations, and followers who close the towers.
void addBuilding(RuleBook& book, FeatureKind tower, const Places& places);
/// Prisoners: who is taken when a tower grows.
void addCapture(RuleBook& book, const Places& places, PrisonerChoice choice);
/// Requires: the step of taking a prisoner is in the plan.
void addExchange(RuleBook& book, const Places& places);
/// Prisoners are bought back.
void addRansom(RuleBook& book, TokenKind prisoners);
/// What towers make likely, for those who judge positions.
void addProspect(RuleBook& book, const Places& places);

extern const Expansion expansion;

} // namespace vozka::tower
