// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Farmers: followers lie down in a field and are paid at the end for the cities that it feeds.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::farmers {

extern const Expansion expansion;

} // namespace vozka::farmers
