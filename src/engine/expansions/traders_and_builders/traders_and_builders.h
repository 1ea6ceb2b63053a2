// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Traders & Builders: a builder that gives a second turn, and a pig that increases the owner's points for a
// field. Goods are for the player who completes a city.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::traders_and_builders {

// Refusals.
inline constexpr Code builderNeedsFollower = "builder-needs-follower";
inline constexpr Code pigNeedsFarmer = "pig-needs-farmer";

/// Adds the builder, who is placed on a road or city with a follower of the same owner. The owner has a
/// second turn when their tile extends that feature. `allowsOwnTile`: true if an own tile can be placed in
/// the second turn.
void addBuilder(RuleBook& book, bool allowsOwnTile);
/// Adds the pig, which is placed in a field with a farmer of its owner and increases the owner's points.
void addPig(RuleBook& book);
/// Adds goods: tokens for the player who completes a city with them, and final points for the player with
/// most tokens of a kind.
void addGoods(RuleBook& book);

extern const Expansion expansion;

} // namespace vozka::traders_and_builders
