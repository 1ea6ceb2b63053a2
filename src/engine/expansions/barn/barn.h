// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The barn: a figure on a corner where four tiles have fields. It excludes farmers from the field, and scores
// at the end for the completed cities that touch the field.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::barn {

inline constexpr Code fieldHasBarn = "field-has-barn";

/// Points of barns for herds of pigs, in the order of the option's words.
enum class BarnAndHerd : std::uint8_t { None, Bonus };
/// Adds the points of farmers who return because of a barn, and the points of barns at the end.
void addScoring(RuleBook& book, FigureKind barn, BarnAndHerd barnAndHerd);

extern const Expansion expansion;

} // namespace vozka::barn
