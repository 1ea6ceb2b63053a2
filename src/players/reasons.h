// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons why one move is better than another: the differences between the terms of their evaluations, and
// the difference that only the search found.
#pragma once

#include "players/evaluation.h"
#include "players/search_result.h"

#include <span>

namespace vozka {

/// Reason: the lead over the other move is greater by the search than by the evaluation.
inline constexpr Code aheadReason = "ahead";
/// Last reason: the sum of all terms that are not shown as reasons, so that the sum of all reasons is the
/// difference between the moves. `againstReason` if its points are below 0, otherwise `remainingReason`.
inline constexpr Code againstReason = "against";
inline constexpr Code remainingReason = "besides";
/// Returns the code of a term, for features of the deciding player and of other players ("own.cities",
/// "other.cities").
[[nodiscard]] Code ownReason(Term term);
[[nodiscard]] Code otherReason(Term term);

/// Returns at most `maxCount` reasons. The last reason is the sum of all reasons that are left out, unless
/// that sum is too small to show. Its player has no meaning. Requires: `maxCount` is 2 or more, and the
/// reasons are a result of `Reasons::of`.
[[nodiscard]] std::vector<Reason> atMost(std::vector<Reason> reasons, std::size_t maxCount);

class Reasons {
public:
    /// The evaluator must outlive this object.
    explicit Reasons(Evaluator& evaluator) : m_evaluator(evaluator) {}

    /// Returns the reasons for `move` against `other` for the player to move, greatest first. Reasons below
    /// `leastReasonPoints` are combined into one last reason. It is left out if it is below that limit, too,
    /// or if it would be the only reason. Requires: the actions of both moves are legal from `state` on.
    /// A free action that pays off is a separate reason, with the name of the action as its code. If the
    /// other move has the same free action, that reason is first and is no part of the difference.
    [[nodiscard]] std::vector<Reason> of(const State& state, const CandidateMove& move,
                                         const CandidateMove& other);
    /// Sets the reasons of each move. Each move is compared with the next move, the last move with the first.
    void addTo(const State& state, std::span<CandidateMove> moves);

private:
    /// Result of a move, and the gain by its free action.
    struct Outcome {
        Evaluation evaluation;
        /// Lead of the deciding player, including the gain by the free action.
        float lead = 0;
        /// Name of the free action if it pays off. Then `evaluation` is without it. Empty if none.
        Code freeAction;
        float freeGain = 0;
    };
    [[nodiscard]] Outcome outcomeOf(const State& state, const std::vector<Action>& actions);

    Evaluator& m_evaluator;
};

} // namespace vozka
