// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawbridges: when a road is completed, figures can cross from it into open cities by its drawbridges.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::drawbridges {

/// Name of the step after the scoring, and word of the connection of a road with a city.
inline constexpr Code stepName = "drawbridge";

// Refusals.
inline constexpr Code bridgeUp = "bridge-up";
inline constexpr Code noMajority = "no-majority";
inline constexpr Code tie = "tie";
inline constexpr Code notYourFigure = "not-your-figure";
inline constexpr Code figureCannotCross = "figure-cannot-cross";

// Events.
/// The drawbridge from the road `at` to the city `to` is up.
inline constexpr Code eventUp = "bridge-up";
/// The majority on the road at `at` is tied, so no figure crosses its drawbridges.
inline constexpr Code eventTie = "bridge-tie";

extern const Expansion expansion;

} // namespace vozka::drawbridges
