// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The abbey: an own tile of each player that fills a hole instead of a drawn tile, and scores like a
// monastery.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::abbey {

/// Name of the step before the draw.
inline constexpr Code stepName = "abbey";

// Refusals.
inline constexpr Code notAHole = "not-a-hole";
inline constexpr Code noAbbeyLeft = "no-abbey-left";

extern const Expansion expansion;

} // namespace vozka::abbey
