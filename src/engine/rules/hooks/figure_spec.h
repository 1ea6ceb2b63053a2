// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fixed properties of a kind of figure.
#pragma once

#include "engine/rules/state/refusal.h"

#include <optional>

namespace vozka {

/// A code and the rule that it comes from.
struct OccupiedReason {
    Code code = refusal::featureOccupied;
    Code rule = "base.deploy.free";
};

struct FigureSpec {
    /// The word of the file formats.
    Code name;
    /// Number of figures that each player has at the start.
    int supply = 0;
    /// True for figures that may go wherever meeples may. A barn, for example, is no meeple.
    bool isMeeple = true;
    /// Rule of a figure that is placed where the fields of four tiles meet. Empty: it is placed on features.
    Code cornerRule = {};
    /// Why no other figure may be deployed on its feature.
    OccupiedReason occupiedReason = {};
    /// Set for figures that join a follower of their owner: the reason without a follower. They
    /// may share the feature with other figures, do not occupy it and return to the supply when the last
    /// follower has left.
    std::optional<OccupiedReason> needsFollower = {};
    /// Its weight in the majority on its feature; see also `FigureRule::strength`.
    int strength = 1;
    /// The word of a score term for the source of its strength. Empty: the figure itself.
    Code strengthTerm = {};
    /// Points by which it increases each completed city of its field for its owner.
    int cityBonus = 0;
    /// True if its owner has an extra turn when their tile extends its feature.
    bool grantsExtraTurn = false;
    /// True if its owner is paid for the feature without a majority.
    bool isPaidAlone = false;
    /// True for figures that may move on to another feature when theirs was scored. A step of their own
    /// decides about that.
    bool mayMoveOn = false;
};

} // namespace vozka
