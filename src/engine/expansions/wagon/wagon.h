// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon: a follower for roads, cities and buildings that may go on when its feature has been scored.
#pragma once

#include "engine/expansions/expansion.h"
#include "engine/expansions/numbers.h"

namespace vozka::wagon {

inline constexpr auto figureKind = number::of(number::Figure::Wagon);

extern const Expansion expansion;

} // namespace vozka::wagon
