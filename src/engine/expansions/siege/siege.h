// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Besiegers and The Cathars: besieged cities give fewer points, count twice for fields, and knights can
// escape from them to a monastery. Both sets have the same rules.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::siege {

// Refusals.
inline constexpr Code notBesieged = "not-besieged";
inline constexpr Code noMonasteryNear = "no-monastery-near";
inline constexpr Code notYourKnight = "not-your-knight";

/// Mark of cities in tile sets.
inline constexpr Code besieged = "besieged";
/// Step for the escape of a knight.
inline constexpr Code escapeStep = "escape";

/// Tiles of the city that a monastery must touch, in the order of the option's words.
enum class EscapeFrom : std::uint8_t { SiegeTile, AnyTile };

/// Adds the step.
void addEscape(RuleBook& book, EscapeFrom from);

extern const Expansion besiegers;
extern const Expansion cathars;

} // namespace vozka::siege
