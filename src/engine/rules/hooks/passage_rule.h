// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Passages: from a feature that was scored its figures may go to another one, though others stand there
// already.
#pragma once

#include "engine/rules/state/state.h"

#include <functional>
#include <optional>
#include <vector>

namespace vozka {

/// From a feature to another on the same tile.
struct Passage {
    /// What it is, by the word of the file formats for what connects two features.
    Code via;
    SegmentRef from;
    SegmentRef to;
    /// Whether figures could go through if the feature of `from` were scored now.
    bool open = false;
    bool operator==(const Passage&) const = default;
};

/// Who may go through the open passages of a feature.
struct Crossers {
    std::optional<Player> player;
    /// The rule that says so, whether anybody may or nobody.
    Code rule;
    bool operator==(const Crossers&) const = default;
};

/// Lets figures go on to features on which other figures may stand already.
struct PassageRule {
    /// The rule that lets a figure go there.
    Code rule;
    /// True if that figure may go to the segment through a passage: now if its feature was scored in this
    /// turn, otherwise if it were scored now.
    std::function<bool(const StateData& state, const Figure& figure, Segment target)> leadsTo;
    /// True if a figure of that kind can have come to a segment with other figures.
    std::function<bool(const StateData& state, Segment segment, FigureKind kind)> mayShare;
    /// Adds the passages of the segment on its tile.
    std::function<void(const StateData& state, Segment from, std::vector<Passage>& passages)> addPassages;
    /// Who could go through the passages of the segment's feature if it were scored now; std::nullopt without
    /// passages.
    std::function<std::optional<Crossers>(const StateData& state, Segment segment)> crossers;
};

} // namespace vozka
