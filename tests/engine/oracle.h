// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The features of a board found again the slow way, from nothing but the placed tiles.
#pragma once

#include "engine/rules/rules.h"

namespace vozka {

/// Compares features, open ends, coats of arms, figures, completion and open cells of the state with a
/// walk over the tiles. Answers what differs, "" if nothing does.
[[nodiscard]] std::string differenceFromOracle(const Rules& rules, const State& state);

} // namespace vozka
