// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A match as a list of decisions, for the analysis.
#pragma once

#include "match/match.h"
#include "players/analysis.h"

namespace vozka {

/// What each player did in a row, in order. An early end is no decision.
[[nodiscard]] std::vector<Decision> decisionsOf(const Match& match);

} // namespace vozka
