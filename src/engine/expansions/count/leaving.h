// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves of figures from the quarters to features.
#pragma once

#include "engine/expansions/count/quarters.h"

namespace vozka::count {

struct LeavingOptions {
    /// True if figures can also move to features without figures before the scoring. At the end they always
    /// can.
    bool toEmpty = false;
    /// True if figures of each quarter can move to unfinished features at the end of the game. False: only
    /// figures of the market can.
    bool fromAllAtEnd = false;
};

/// Adds the step `leave` before the scoring and at the end of the game.
void addLeaving(RuleBook& book, const Quarters& quarters, const LeavingOptions& options);

} // namespace vozka::count
