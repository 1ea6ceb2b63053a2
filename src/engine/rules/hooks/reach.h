// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a figure could go on to if the feature that it stands on were scored now: every feature of the board,
// as a target or with the reason why not.
#pragma once

#include "engine/rules/state/options.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

namespace vozka {

/// A figure of that player on that segment, whether one stands there or not. Without an edition by the rules
/// of the game.
struct ReachQuestion {
    Player player = 0;
    Segment from = noSegment;
    std::optional<Edition> edition;
};

/// A feature of the board with its segments, sorted, or those of them of which the same is to be said.
struct ReachEntry {
    FeatureKind kind = FeatureKind::Field;
    /// It is no feature but a stub of road; the kind says nothing then.
    bool shortRoad = false;
    std::vector<SegmentRef> segments;
    /// What connects it, where that is asked for: "gate", "junction", ...
    Code via;
    /// Where that is: a segment of the feature of the question, and one of this feature. Also of features
    /// that are connected but no targets.
    std::optional<std::pair<SegmentRef, SegmentRef>> link;
    /// The rule that lets it be a target.
    Code rule;
    /// Set if it is no target.
    std::optional<Refusal> refusal;
};

/// Every feature stands in it once, that of the question too; in two entries if only a part of it is in
/// reach.
struct Reach {
    /// The edition whose rule was asked.
    Edition edition = Edition::C2;
    /// The rule by which the figure goes home where there is no target.
    Code homeRule;
    std::vector<ReachEntry> targets;
    std::vector<ReachEntry> refused;
};

} // namespace vozka
