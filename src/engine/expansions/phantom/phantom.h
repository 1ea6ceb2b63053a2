// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Phantom: a figure that can be placed as the second figure of a turn.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::phantom {

// Refusals.
inline constexpr Code notNow = "phantom-not-now";
inline constexpr Code afterPrincess = "phantom-after-princess";

extern const Expansion expansion;

} // namespace vozka::phantom
