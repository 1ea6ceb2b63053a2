// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a field feeds.
#pragma once

#include "engine/rules/state/state.h"

namespace vozka {

/// Completed cities that the field touches, each once, however often it touches them. Rule: base.field.bounds
[[nodiscard]] int completedCities(const TileCatalogue& catalogue, const StateData& state, Segment field);

} // namespace vozka
