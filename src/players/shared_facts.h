// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts that are the same for several players are one reason.
#pragma once

#include "players/differences.h"
#include "players/fact.h"

namespace vozka {

/// A fact with the subject of its points. `number`: of the feature, -1 if none.
struct ComparedFact {
    Fact fact;
    Topic topic = Topic::Feature;
    int number = -1;
};

/// True if the fact says who scores a feature.
[[nodiscard]] bool isAboutMajority(const Fact& fact);
/// True if the fact is about points on the score board.
[[nodiscard]] bool isAboutScore(const Fact& fact);

/// Replaces facts of different players about one event by one fact with the sum of their points: the
/// majority of a feature, a possible join, or the spaces or cities of a common feature. The remaining fact is
/// the one about the majority, then the one of `decider`, or the first one. Keeps the order.
[[nodiscard]] std::vector<Fact> combined(const std::vector<ComparedFact>& facts, Player decider);

} // namespace vozka
