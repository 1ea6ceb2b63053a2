// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures move to the quarters, and the count moves.
#pragma once

#include "engine/expansions/count/quarters.h"

namespace vozka::count {

/// How the count moves after a figure came to a quarter.
enum class CountMove : std::uint8_t { Player, Clockwise, Follow };

/// Adds the steps `quarter` and `count` after the scoring and what figures do then.
void addMovingIn(RuleBook& book, const Quarters& quarters, CountMove countMove);

} // namespace vozka::count
