// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The first and the second river: tiles that are drawn before all others and continue the river.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::river {

// Refusals of river tiles and of figures.
inline constexpr Code notContinued = "river-not-continued";
inline constexpr Code uTurn = "river-u-turn";
inline constexpr Code joins = "river-joins";
inline constexpr Code blocked = "river-blocked";
inline constexpr Code nothingOnRiver = "nothing-on-river";
inline constexpr Code lakeNoChoice = "lake-no-choice";

/// Condition for the direction of the river, in the order of the option's words: no U-turn, or also empty
/// cells ahead.
enum class RiverSpace : std::uint8_t { UTurn, Clear };
/// Adds the rules for the draws and the places of river tiles.
void addRiverTiles(RuleBook& book, RiverSpace space);
/// Adds the lake with the volcano, the last tile of the second river. No figure is placed on it, and the
/// player has another turn.
void addLake(RuleBook& book);

extern const Expansion first;
extern const Expansion second;

} // namespace vozka::river
