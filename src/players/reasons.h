// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons why one move is better or worse than another: facts about the boards after both moves.
#pragma once

#include "players/evaluation.h"
#include "players/fact.h"
#include "players/search_result.h"

#include <span>

namespace vozka {

/// False for a rest that is too small to be shown in addition to other reasons.
[[nodiscard]] inline bool isShown(const Fact& reason, std::span<const Fact> reasons)
{
    const float leastRest = reasons.size() == 1 ? 0.5F : 1.5F;
    return reason.code != fact::rest || std::abs(reason.points) >= leastRest;
}

/// Number of reasons that are shown if not all of them are.
inline constexpr std::size_t reasonsShownFirst = 4;

class Reasons {
public:
    /// The evaluator must outlive this object.
    explicit Reasons(Evaluator& evaluator) : m_evaluator(evaluator) {}

    /// Returns the reasons for and against `move`, compared with `other`, for the player to move. Their
    /// points add up to the difference between the leads. Order: by their points without sign, greatest
    /// first. Facts of at least one point and completed features are always listed. The sum of the facts that
    /// are not listed is less than a fifth of the difference or less than one point; it is the last reason
    /// (`fact::rest`), unless all facts are listed. If all facts are small, the two greatest ones are listed.
    /// If the moves differ by less than half a point, the first reason is `fact::equal`, and the greatest
    /// facts for and against the move are listed. Requires: the actions of both moves are legal from `state`
    /// on. `isExact`: the leads are results of a search to the end of the game. A free action that pays off
    /// is a separate reason, with the name of the action as its code. If the other move has the same free
    /// action, that reason is first and is no part of the difference.
    [[nodiscard]] std::vector<Fact> of(const State& state, const CandidateMove& move,
                                       const CandidateMove& other, bool isExact = false);

    /// Sets the reasons of all moves. The first move is compared with the second, all others with the first.
    void addTo(const State& state, std::span<CandidateMove> moves, bool isExact);

private:
    Evaluator& m_evaluator;
};

} // namespace vozka
