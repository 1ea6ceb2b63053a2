// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The additions of an evaluation, each with its subject: the feature, the kind of token, or the estimate that
// the points belong to.
#pragma once

#include "engine/base/cell.h"
#include "players/terms.h"

#include <vector>

namespace vozka {

/// Subject of an addition. All members are empty for figures in hand, own tiles, the bonus of the next turn,
/// and points on the score board.
struct Subject {
    /// Segment of the feature.
    Segment feature = noSegment;
    /// Joining: segment of the other feature, and cell where one tile would join both.
    Segment joined = noSegment;
    Cell cell;
    /// Holdings: kind of token. Expected points: index of the estimate. -1 if none.
    int number = -1;
    bool operator==(const Subject&) const = default;
};

struct LedgerLine {
    Player player = 0;
    Term term = Term::Score;
    float points = 0;
    Subject subject;
    /// True for the points that a player loses if their figures leave the feature early.
    bool isLoss = false;
};

/// The sum of the points for a player and a term is the value in the evaluation.
using Ledger = std::vector<LedgerLine>;

} // namespace vozka
