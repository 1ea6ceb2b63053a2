// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures leave the quarters for features.
#pragma once

#include "engine/expansions/count/quarters.h"

namespace vozka::count {

struct Leaving {
    /// True if figures may go to features without figures, too.
    bool toEmpty = false;
    /// At the end of the game from each quarter to unfinished features, otherwise from the market only.
    bool fromAllAtEnd = false;
};

/// Adds the step `leave` before the scoring and at the end of the game.
void addLeaving(RuleBook& book, const Quarters& quarters, const Leaving& leaving);

} // namespace vozka::count
