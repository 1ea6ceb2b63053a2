// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a wagon could go, over the whole board.
#pragma once

#include "engine/expansions/wagon/ride.h"

namespace vozka::wagon {

[[nodiscard]] Reach boardReach(const Ride& ride);

} // namespace vozka::wagon
