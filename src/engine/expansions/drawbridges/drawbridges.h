// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawbridges: when a road is completed, figures may cross from it into the open cities to which its
// drawbridges lead.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::drawbridges {

/// The step behind the scoring, as the file formats name it; and what connects a road with a city.
inline constexpr Code stepName = "drawbridge";

// Refusals.
inline constexpr Code bridgeUp = "bridge-up";

// Events.
/// The drawbridge from the road `at` to the city `to` is up.
inline constexpr Code eventUp = "bridge-up";
/// Nobody crosses the drawbridges of the road at `at`, since nobody has most there alone.
inline constexpr Code eventTie = "bridge-tie";
inline constexpr Code noMajority = "no-majority";
inline constexpr Code tie = "tie";
inline constexpr Code notYourFigure = "not-your-figure";
inline constexpr Code figureCannotCross = "figure-cannot-cross";

extern const Expansion expansion;

} // namespace vozka::drawbridges
