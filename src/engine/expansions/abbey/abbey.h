// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The abbey: a tile of each player's own that fills a hole instead of a drawn tile, and scores as a monastery
// does.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::abbey {

/// The step before the draw, as the file formats name it.
inline constexpr Code stepName = "abbey";

// Refusals.
inline constexpr Code notAHole = "not-a-hole";
inline constexpr Code noAbbeyLeft = "no-abbey-left";

extern const Expansion expansion;

} // namespace vozka::abbey
