// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mayor: goes into empty cities only and counts as many as the city has coats of arms.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::mayor {

/// A refusal.
inline constexpr Code needsEmptyCity = "mayor-needs-empty-city";

extern const Expansion expansion;

} // namespace vozka::mayor
