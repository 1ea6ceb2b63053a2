// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Input and result of a computer player. Contains no text.
#pragma once

#include "engine/rules/state/action.h"
#include "players/fact.h"

#include <cstdint>
#include <vector>

namespace vozka {

/// Limit of a computer player: a time or a number of iterations.
struct Budget {
    int moveMs = 1000;
    /// Maximum number of iterations, 0 if only the time is limited. Otherwise the time is not limited, so
    /// that the same seed gives the same move.
    int iterations = 0;
    /// True if `moveMs` is processor time of the thread. False if it is wall clock time.
    bool cpuTime = false;
    std::uint64_t seed = 1;
};

/// Smallest gain of a free action that is worth it.
inline constexpr float leastReasonPoints = 0.5F;

struct CandidateMove {
    /// All actions until another player decides or the dealer acts.
    std::vector<Action> actions;
    /// Number of visits by the search, 0 if it did not visit the move. 1 if the player did not search.
    std::uint32_t visits = 0;
    /// Expected lead at the end of the game, in points: over the other player, or over the mean of the
    /// others.
    float lead = 0;
    /// Reasons for and against this move, compared with another move. Computer players leave them empty; see
    /// `Reasons::of`.
    std::vector<Fact> reasons;
};

/// Maximum number of candidates.
inline constexpr std::size_t maxCandidates = 12;

struct SearchResult {
    /// Actions of the player. Never empty.
    std::vector<Action> actions;
    /// Best first. The player takes the first move, except when the level adds a deliberate mistake. A search
    /// sorts by visits, so that a later move can have a greater lead.
    std::vector<CandidateMove> candidates;
    /// Number of iterations of the search, steps of the exact solution, or moves that were compared.
    std::uint64_t iterations = 0;
    /// True if the rest of the game was searched to its end.
    bool exact = false;
};

} // namespace vozka
