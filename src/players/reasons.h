// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Why one move is better than another: the differences between their terms, and what only the search saw.
// Never anything else.
#pragma once

#include "players/evaluation.h"
#include "players/thought.h"

#include <span>

namespace vozka {

/// The search sees the move further ahead of the other than the evaluation does: by so many points.
inline constexpr Code aheadReason = "ahead";
/// What speaks against the move, less the small things that speak for it: its points are below 0. Or else
/// what the small things make up, each of which is too little to be told. With it all reasons come to the
/// difference between the two moves.
inline constexpr Code againstReason = "against";
inline constexpr Code besidesReason = "besides";
/// The codes of a term, of the deciding player's own features and of another's ("own.cities",
/// "other.cities").
[[nodiscard]] Code ownReason(Term term);
[[nodiscard]] Code otherReason(Term term);

/// At most so many of them (2 or more): what does not fit is told by one last reason of nobody in particular,
/// so that they still come to the difference between the two moves. Requires: they are as `Reasons::of` gives
/// them.
[[nodiscard]] std::vector<Reason> atMost(std::vector<Reason> reasons, std::size_t most);

class Reasons {
public:
    /// Needs the evaluator as long as it lives.
    explicit Reasons(Evaluator& evaluator) : m_evaluator(evaluator) {}

    /// What speaks for `move` against `other` for the player to move, the weightiest first; those of less
    /// than half a point are left out. Last stands what all others come to, unless nothing else stands there
    /// or it is less than half a point. Requires: both moves are legal one after the other.
    /// A free action that pays off without the rest of the move is a reason, named by its word. If the other
    /// move has the same free action, that reason stands first and is no part of the difference.
    [[nodiscard]] std::vector<Reason> of(const State& state, const CandidateMove& move,
                                         const CandidateMove& other);
    /// Gives each of the moves its reasons: against the next one, the last against the first.
    void addTo(const State& state, std::span<CandidateMove> moves);

private:
    /// What a move comes to, and what its free action adds to that.
    struct Outcome {
        Evaluation evaluation;
        /// Of the decider, including what the free action brings.
        float lead = 0;
        /// Word of the free action that pays off, empty if there is none; `evaluation` is then without it.
        Code freeAction;
        float freeGain = 0;
    };
    [[nodiscard]] Outcome after(const State& state, const std::vector<Action>& actions);

    Evaluator& m_evaluator;
};

} // namespace vozka
