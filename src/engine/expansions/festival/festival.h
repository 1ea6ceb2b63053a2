// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Festival: a player who places a festival tile can take back an own figure instead of placing one.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::festival {

// Refusals.
inline constexpr Code noFestival = "no-festival";
inline constexpr Code notYourFigure = "not-your-figure";
inline constexpr Code meeplesOnly = "recall-meeples-only";

/// Figures that can be taken back, in the order of the option's words.
enum class RecallKinds : std::uint8_t { Figures, Meeples };

/// Adds the action that takes a figure back.
void addRecall(RuleBook& book, RecallKinds kinds);

extern const Expansion expansion;

} // namespace vozka::festival
