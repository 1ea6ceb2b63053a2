// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts a match to decisions for the analysis.
#pragma once

#include "match/match.h"
#include "players/analysis.h"

namespace vozka {

/// Returns the decisions of the match. Consecutive actions of a player in one turn are one decision. An early
/// end is not a decision.
[[nodiscard]] std::vector<Decision> decisionsOf(const Match& match);

} // namespace vozka
