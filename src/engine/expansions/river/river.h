// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The first river and the second: tiles that are drawn before all others and lead the river on.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::river {

// Why a river tile may not lie somewhere, or nobody may stand there.
inline constexpr Code notContinued = "river-not-continued";
inline constexpr Code uTurn = "river-u-turn";
inline constexpr Code joins = "river-joins";
inline constexpr Code blocked = "river-blocked";
inline constexpr Code nothingOnRiver = "nothing-on-river";
inline constexpr Code lakeNoChoice = "lake-no-choice";

/// How much room the river needs ahead, by the values of the option.
enum class Room : std::uint8_t { UTurn, Clear };
/// Where the river may go on.
void addCourse(RuleBook& book, Room room);
/// The lake with the volcano, the last tile of the second river. No figure is placed on it, and the player
/// takes another turn.
void addLake(RuleBook& book);

extern const Expansion first;
extern const Expansion second;

} // namespace vozka::river
