// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon: a follower for roads, cities and buildings that may go on when its feature has been scored.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::wagon {

extern const Expansion expansion;

} // namespace vozka::wagon
