// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The barn: is placed on a corner where the fields of four tiles meet. It excludes farmers from the field,
// and scores at the end for the cities that touch the field.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::barn {

inline constexpr Code fieldHasBarn = "field-has-barn";

/// Points of barns for herds of pigs, in the order of the option's words.
enum class BarnAndHerd : std::uint8_t { None, Bonus };
/// Adds points of barns: for farmers who return when a barn is placed, and for barns at the end.
void addScoring(RuleBook& book, FigureKind barn, BarnAndHerd barnAndHerd);

extern const Expansion expansion;

} // namespace vozka::barn
