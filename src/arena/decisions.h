// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A match as a list of decisions, for the analysis.
#pragma once

#include "match/match.h"
#include "players/analysis.h"

namespace vozka {

/// What each player did in a row, in order. Points into the match. An early end is no decision.
[[nodiscard]] std::vector<Decision> decisionsOf(const Match& match);
/// The index of the moment with which a decision of this match begins; the search for it begins at `from`.
[[nodiscard]] std::size_t firstMoment(const Match& match, const Decision& decision, std::size_t from = 0);

} // namespace vozka
