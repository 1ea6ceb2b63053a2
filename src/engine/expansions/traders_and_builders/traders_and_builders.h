// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Traders & Builders: a builder who gives his owner a second turn, a pig that makes fields worth more to its
// owner, and goods for whoever completes the cities that show them.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::traders_and_builders {

// Refusals.
inline constexpr Code builderNeedsFollower = "builder-needs-follower";
inline constexpr Code pigNeedsFarmer = "pig-needs-farmer";

extern const Expansion expansion;

} // namespace vozka::traders_and_builders
