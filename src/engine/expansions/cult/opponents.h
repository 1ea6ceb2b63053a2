// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shrines and monasteries next to each other.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::cult {

/// The kinds of features that challenge each other.
class Opponents {
public:
    explicit Opponents(FeatureKind shrine);

    [[nodiscard]] FeatureKind shrine() const { return m_shrine; }
    /// True for monasteries and abbeys. Rule: cu.challenge.abbey. Rule: cu.garden - not for gardens.
    [[nodiscard]] bool isMonastery(FeatureKind kind) const { return kind == m_monastery || kind == m_abbey; }
    [[nodiscard]] bool isShrineOrMonastery(FeatureKind kind) const
    {
        return kind == m_shrine || isMonastery(kind);
    }
    /// True if one is a shrine and the other a monastery. Rule: cu.place.both - not for two shrines.
    [[nodiscard]] bool areOpposed(FeatureKind a, FeatureKind b) const
    {
        return a == m_shrine ? isMonastery(b) : isMonastery(a) && b == m_shrine;
    }

    /// Calls `each(neighbour)` for the opponents that a feature of that kind has, or would have, on the cells
    /// around the cell.
    template<class Each>
    void forEachOpponent(const StateData& state, FeatureKind kind, Cell cell, Each each) const
    {
        for (const auto& other : state.surrounded.all())
            if (areNear(other.cell, cell) && areOpposed(kind, state.board.segment(other.segment).kind))
                each(other);
    }

private:
    FeatureKind m_shrine;
    FeatureKind m_monastery;
    FeatureKind m_abbey;
};

/// Rule: cu.place - limits the places of tiles with a shrine or a monastery.
void addPlaceLimit(RuleBook& book, const Opponents& opponents);

/// Rule: cu.challenge - the figures in the other feature return when one of the two is completed.
void addChallenges(RuleBook& book, const Opponents& opponents);

/// Adds the probability of losing a challenge for computer players.
void addEstimate(RuleBook& book, const Opponents& opponents);

} // namespace vozka::cult
