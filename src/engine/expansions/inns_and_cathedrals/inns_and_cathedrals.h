// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Inns & Cathedrals: roads with an inn and cities with a cathedral are worth more completed and nothing
// unfinished; a large follower counts as two.
#pragma once

#include "engine/expansions/expansion.h"
#include "engine/expansions/numbers.h"

namespace vozka::inns_and_cathedrals {

inline constexpr auto largeFollower = number::of(number::Figure::Large);

extern const Expansion expansion;

} // namespace vozka::inns_and_cathedrals
