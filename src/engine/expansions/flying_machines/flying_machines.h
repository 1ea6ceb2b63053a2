// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Flying Machines: a meeple takes off from the tile just placed. A die gives the distance. The meeple lands
// on an unfinished feature at that distance or returns to the supply.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::flying_machines {

// Refusals.
inline constexpr Code machineUsed = "machine-used";
inline constexpr Code noLanding = "no-landing";

// Events. The count of a roll is the number on the die.
inline constexpr Code eventRoll = "roll";
inline constexpr Code eventCrash = "crash";

extern const Expansion expansion;

} // namespace vozka::flying_machines
