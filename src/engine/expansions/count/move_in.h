// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves of figures to the quarters, and moves of the count.
#pragma once

#include "engine/expansions/count/quarters.h"

namespace vozka::count {

/// Move of the count after a figure was moved to a quarter: the player chooses, the next quarter clockwise,
/// or the quarter of that figure.
enum class CountMove : std::uint8_t { Player, Clockwise, Follow };

/// Adds the steps `quarter` and `count` after the scoring and after moves of figures.
void addMovingIn(RuleBook& book, const Quarters& quarters, CountMove countMove);

} // namespace vozka::count
