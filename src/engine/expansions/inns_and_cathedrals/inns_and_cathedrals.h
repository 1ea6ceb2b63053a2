// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Inns & Cathedrals: roads with an inn and cities with a cathedral are worth more completed and nothing
// unfinished; a large follower counts as two.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::inns_and_cathedrals {

/// What inns and cathedrals are worth: in every game, since other sets show them as well.
extern const Expansion marks;
/// What the set brings besides: the large follower.
extern const Expansion expansion;

} // namespace vozka::inns_and_cathedrals
