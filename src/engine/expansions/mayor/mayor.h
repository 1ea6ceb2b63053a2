// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mayor: a figure for cities without figures. Its strength is the number of coats of arms of the city.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::mayor {

/// Refusal.
inline constexpr Code needsEmptyCity = "mayor-needs-empty-city";

extern const Expansion expansion;

} // namespace vozka::mayor
