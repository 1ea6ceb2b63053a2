// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Tower: pieces are built on foundations, followers in range are captured and ransomed.
#pragma once

#include "engine/expansions/expansion.h"

#include <cstdlib>

namespace vozka::tower {

// Refusals.
inline constexpr Code noFoundation = "no-foundation";
inline constexpr Code towerClosed = "tower-closed";
inline constexpr Code towerBare = "tower-bare";
inline constexpr Code noPieceLeft = "no-piece-left";
inline constexpr Code captureOutOfRange = "capture-out-of-range";
inline constexpr Code captureNotAFollower = "capture-not-a-follower";
inline constexpr Code captureNoFigure = "capture-nobody-there";
inline constexpr Code noSuchPrisoner = "no-such-prisoner";
inline constexpr Code ransomOnce = "ransom-once";
inline constexpr Code ransomPoints = "ransom-points";

/// Prisoner who returns in an exchange if there are several, in the order of the option's words: the owner of
/// the figures chooses, or the prisoner captured first.
enum class PrisonerChoice : std::uint8_t { Owner, First };

/// Slot of the expansion: actions of the turn.
struct TowerTurn {
    /// Tower that has just got a piece, as its segment + 1; 0 if none.
    std::uint16_t tower;
    /// Player of the exchange that waits for a decision, + 1; 0 if none.
    std::uint8_t exchangeWith;
};

/// Slot of the expansion, and its kinds of tokens.
struct TowerKeys {
    std::size_t turnSlot = 0;
    TokenKind pieces{};
    TokenKind prisoners{};
};

/// All towers, also foundations without pieces, in the order of their tiles. Pieces in hands are before them
/// in the state.
[[nodiscard]] std::span<const Token> towersOf(const StateData& state, TokenKind pieces);

/// True for a follower of any kind and player, on any feature.
[[nodiscard]] bool canBeCaptured(const RuleBook& book, const Figure& figure);
/// True for the cell of the tower and, in each of the four directions, as many cells as the tower has pieces,
/// also beyond cells without a tile. Rule: to.capture.range
[[nodiscard]] inline bool reaches(Cell tower, int pieces, Cell cell)
{
    return (cell.x == tower.x && std::abs(cell.y - tower.y) <= pieces)
           || (cell.y == tower.y && std::abs(cell.x - tower.x) <= pieces);
}
[[nodiscard]] bool isInRange(const StateData& state, Segment tower, int pieces, Cell cell);
/// Returns why a tower of that many pieces cannot capture the figure; empty if it can.
[[nodiscard]] std::optional<Refusal> captureRefusal(const RuleBook& book, const StateData& state,
                                                    Segment tower, int pieces, const Figure& figure);

/// Rule: to.exchange - immediately, one for one, if `other` holds a figure of the active player. The active
/// player has just captured a figure of `other`. If the active player has a choice, requests the step of the
/// exchange.
void exchangePrisoners(Turn& turn, const TowerKeys& keys, PrisonerChoice choice, Player other);

/// Adds pieces on foundations, and followers that close towers.
void addBuilding(RuleBook& book, FeatureKind tower, const TowerKeys& keys);
/// Adds the capture of figures when a tower grows.
void addCapture(RuleBook& book, const TowerKeys& keys, PrisonerChoice choice);
/// Adds the step of the exchange. Requires: the step `capture` is in the plan.
void addExchange(RuleBook& book, const TowerKeys& keys);
/// Adds the ransom of prisoners.
void addRansom(RuleBook& book, TokenKind prisoners);
/// Adds estimates for captures.
void addEstimate(RuleBook& book, const TowerKeys& keys);

extern const Expansion expansion;

} // namespace vozka::tower
