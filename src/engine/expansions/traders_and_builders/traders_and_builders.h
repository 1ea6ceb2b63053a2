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

/// The builder stands in a road or city beside a follower of his owner, who has a second turn when his tile
/// extends that road or city. `beforeAbbey`: in the second turn an own tile may be placed instead of a drawn
/// one.
void addBuilder(RuleBook& book, bool beforeAbbey);
/// The pig stands in a field beside a farmer of its owner and makes the field worth more to him.
void addPig(RuleBook& book);
/// Goods: tokens for the player who completes a city with them; at the end, points for most of a kind.
void addGoods(RuleBook& book);

extern const Expansion expansion;

} // namespace vozka::traders_and_builders
