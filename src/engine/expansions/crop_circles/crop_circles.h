// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Crop Circles: the player of a tile with a crop circle chooses whether all players add a meeple or take one
// back, on the kind of feature that the circle shows.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::crop_circles {

// Refusals.
inline constexpr Code noFigure = "circle-no-figure";
inline constexpr Code wrongKind = "circle-kind";

extern const Expansion expansion;

} // namespace vozka::crop_circles
