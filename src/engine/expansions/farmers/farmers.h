// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Farmers: followers in a field score at the end for the completed cities that touch it. An option forbids
// figures on fields.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::farmers {

// Refusal.
inline constexpr Code noFields = "no-fields";

extern const Expansion expansion;

} // namespace vozka::farmers
