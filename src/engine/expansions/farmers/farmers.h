// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Farmers: followers in a field score at the end for the completed cities that touch it.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::farmers {

extern const Expansion expansion;

} // namespace vozka::farmers
