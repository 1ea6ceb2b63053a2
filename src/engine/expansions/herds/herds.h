// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Herds of pigs on the tiles: they make a field worth more to its farmers, whatever set the tile is from.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::herds {

extern const Expansion expansion;

} // namespace vozka::herds
