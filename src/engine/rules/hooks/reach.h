// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Range of a figure if its feature were scored now: every feature of the board, as a target or with the
// reason why it is no target.
#pragma once

#include "engine/rules/state/options.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

namespace vozka {

/// A real or assumed figure of that player on that segment. Without an edition, the rules of the game apply.
struct ReachQuestion {
    Player player = 0;
    Segment from = noSegment;
    std::optional<Edition> edition;
};

/// A feature of the board, or some of its segments with the same result. The segments are sorted.
struct ReachEntry {
    FeatureKind kind = FeatureKind::Field;
    /// True if it is a short road, not a feature. The kind is not valid then.
    bool shortRoad = false;
    std::vector<SegmentRef> segments;
    /// Connection to it ("gate", "junction", ...); empty if the rule needs none.
    Code via;
    /// Place of the connection: a segment of the feature of the question, and one of this feature. Also set
    /// for connected features that are no targets.
    std::optional<std::pair<SegmentRef, SegmentRef>> link;
    /// Rule that makes it a target.
    Code rule;
    /// Set if it is no target.
    std::optional<Refusal> refusal;
};

/// All features of the board, including the feature of the question. A feature has two entries if only a part
/// of it is in range. Both lists are sorted by the first segment of the entries.
struct Reach {
    /// The edition whose rule applies.
    Edition edition = Edition::C2;
    /// Rule that returns the figure to the supply if it has no target.
    Code returnRule;
    std::vector<ReachEntry> targets;
    std::vector<ReachEntry> refused;
};

} // namespace vozka
