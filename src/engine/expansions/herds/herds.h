// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Herds of pigs on tiles of any set: the field scores more for its farmers.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::herds {

extern const Expansion expansion;

} // namespace vozka::herds
