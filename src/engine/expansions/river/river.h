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

extern const Expansion first;
extern const Expansion second;

} // namespace vozka::river
