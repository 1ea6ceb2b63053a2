// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon: a follower for roads, cities and buildings that may go on when its feature has been scored.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::wagon {

inline constexpr auto figureKind = static_cast<FigureKind>(2);
static_assert(figureKind >= FigureKind::FirstOfExpansions);

extern const Expansion expansion;

} // namespace vozka::wagon
