// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a computer player is given to think with, and what comes out of it. Values without sentences.
#pragma once

#include "engine/rules/state/action.h"

#include <cstdint>
#include <vector>

namespace vozka {

/// How long a player may think. The first limit that is reached ends it.
struct Budget {
    int moveMs = 1000;
    /// 0 = as many as the time allows; otherwise the time does not count, so that the same seed gives the
    /// same move.
    int iterations = 0;
    /// The time is processor time of the thread, not that of the wall clock.
    bool cpuTime = false;
    std::uint64_t seed = 1;
};

/// Smallest difference in points that is shown as a reason.
inline constexpr float leastReasonPoints = 0.5F;

/// Why a move is better than another: one term of the difference between the two, in points for the player
/// who decides. A sentence for each code stands in wording/.
struct Reason {
    /// "own.cities", "other.roads", "ahead", ...; for a free action that pays off its word ("ransom").
    Code code;
    /// Whose features the term is about; the deciding player himself for "own".
    Player player = 0;
    float points = 0;
    bool operator==(const Reason&) const = default;
};

/// One of the moves that were looked at.
struct CandidateMove {
    /// All that the player does until somebody else or nature decides.
    std::vector<Action> actions;
    /// How often the search went this way; 1 for players who do not search.
    std::uint32_t visits = 0;
    /// By how many points he is expected to be ahead at the end: of the other, or of the mean of the others.
    float lead = 0;
    /// What speaks for it against the next best (for the last one: against the best), the weightiest first.
    std::vector<Reason> reasons;
};

/// So many of the best moves are told.
inline constexpr std::size_t toldMoves = 12;

struct Thought {
    /// What the player does. Never empty.
    std::vector<Action> actions;
    /// The best first; the first one is what he does, unless he slips.
    std::vector<CandidateMove> candidates;
    std::uint64_t iterations = 0;
    /// True if the rest of the game was searched to its end.
    bool exact = false;
};

} // namespace vozka
