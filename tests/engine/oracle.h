// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Slow search for the features of a board, from the placed tiles and the links.
#pragma once

#include "engine/rules/rules.h"

namespace vozka {

/// Compares features, open ends, marks, figures, numbers of tiles and open cells of the state with a search
/// over the tiles. Returns the first difference, "" if none.
[[nodiscard]] std::string differenceFromOracle(const Rules& rules, const State& state);

} // namespace vozka
