// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fixed properties of a kind of figure.
#pragma once

#include "engine/rules/state/refusal.h"

#include <optional>

namespace vozka {

/// Code of a refusal and its rule.
struct OccupiedReason {
    Code code = refusal::featureOccupied;
    Code rule = "base.deploy.free";
};

struct FigureSpec {
    /// Word of the file formats.
    Code name;
    /// Number of figures that each player has at the start.
    int supply = 0;
    /// True if other rules treat the figure as a follower. A barn, for example, is no meeple.
    bool isMeeple = true;
    /// Rule of a figure that is placed where the fields of four tiles meet. Empty: it is placed on features.
    Code cornerRule = {};
    /// Reason why no other figure can be deployed on its feature.
    OccupiedReason occupiedReason = {};
    /// Set for figures that join a follower of their owner: the reason if the owner has no follower there.
    /// They can share the feature with other figures and do not occupy it. They return to the supply after
    /// the last follower.
    std::optional<OccupiedReason> needsFollower = {};
    /// Strength in the majority on its feature; see also `FigureRule::strength`.
    int strength = 1;
    /// Word of a score term for the source of its strength. Empty: the figure itself.
    Code strengthTerm = {};
    /// Additional points of its owner for each completed city of its field.
    int cityBonus = 0;
    /// True if its owner has an extra turn when their tile extends its feature.
    bool grantsExtraTurn = false;
    /// True if its owner gets points for the feature without a majority.
    bool isPaidAlone = false;
    /// True for figures that can move to another feature after theirs was scored, in a separate step.
    bool movesAfterScoring = false;
};

} // namespace vozka
