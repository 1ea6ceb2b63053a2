// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves of ferries on earlier tiles.
#pragma once

#include "engine/expansions/ferries/lakes.h"

namespace vozka::ferries {

inline constexpr Code movesStep = "ferries";

/// Adds the step `ferries` after the step with the name `previousStep`.
void addFerryMoves(RuleBook& book, Code previousStep, const Lakes& lakes);

} // namespace vozka::ferries
