// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Slow search for the features of a board, from the placed tiles only.
#pragma once

#include "engine/rules/rules.h"

namespace vozka {

/// Compares features, open ends, coats of arms, figures, completion and open cells of the state with a search
/// over the tiles. Returns the difference, "" if none.
[[nodiscard]] std::string differenceFromOracle(const Rules& rules, const State& state);

} // namespace vozka
