// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Inns & Cathedrals: completed roads with an inn and completed cities with a cathedral score more, unfinished
// ones score nothing. A large follower counts as two followers.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::inns_and_cathedrals {

/// Points of inns and cathedrals. Included in every game, because other tile sets have such marks, too.
extern const Expansion markScoring;
/// The large follower.
extern const Expansion expansion;

} // namespace vozka::inns_and_cathedrals
