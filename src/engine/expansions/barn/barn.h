// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The barn: stands on a corner where the fields of four tiles meet, keeps farmers off the field and is paid
// at the end for the cities that it feeds.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::barn {

inline constexpr Code fieldHasBarn = "field-has-barn";

/// Whether barns get points for herds of pigs, in the order of the option's words.
enum class BarnAndHerd : std::uint8_t { None, Bonus };
/// Points of barns: for farmers who return when a barn is placed, and for the barns at the end.
void addScoring(RuleBook& book, FigureKind barn, BarnAndHerd barnAndHerd);

extern const Expansion expansion;

} // namespace vozka::barn
