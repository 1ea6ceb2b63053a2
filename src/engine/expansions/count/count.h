// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Count of Carcassonne: the game starts around the city of Carcassonne. Players move figures to its
// quarters, and from there to features that will be scored.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::count {

// Refusals.
inline constexpr Code nothingInCarcassonne = "nothing-in-carcassonne";
inline constexpr Code scoredYourself = "quarter-scored-yourself";
inline constexpr Code noPlayerScored = "quarter-nobody-scored";
inline constexpr Code oncePerTurn = "quarter-once";
inline constexpr Code notThisKind = "quarter-not-this-kind";
inline constexpr Code countInQuarter = "count-in-quarter";
inline constexpr Code countStays = "count-stays";
inline constexpr Code marketClosed = "market-closed";
inline constexpr Code wrongFeature = "quarter-wrong-feature";
inline constexpr Code notCompleted = "quarter-not-completed";
inline constexpr Code emptyFeature = "quarter-empty-feature";
inline constexpr Code notInQuarter = "not-in-quarter";

extern const Expansion expansion;

} // namespace vozka::count
