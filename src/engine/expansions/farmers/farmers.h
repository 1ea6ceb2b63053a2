// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Farmers: followers lie down in a field and are paid at the end for the cities that it feeds.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::farmers {

extern const Expansion expansion;

/// Completed cities that the field touches, each once, however often it touches them. Rule: base.field.bounds
[[nodiscard]] int completedCities(const TileCatalogue& catalogue, const StateData& state, Segment field);

} // namespace vozka::farmers
