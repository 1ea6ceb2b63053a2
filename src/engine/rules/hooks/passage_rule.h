// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Passages: connections for moves of figures from a scored feature to another feature, also if other figures
// are there.
#pragma once

#include "engine/rules/state/state.h"

#include <functional>
#include <optional>
#include <vector>

namespace vozka {

struct Passage {
    /// Kind of connection, by the word of the file formats.
    Code via;
    SegmentRef from;
    SegmentRef to;
    /// True if figures could use the passage if the feature of `from` were scored now.
    bool open = false;
    bool operator==(const Passage&) const = default;
};

/// The player who could use the open passages of a feature; empty if no player can.
struct PassageUser {
    std::optional<Player> player;
    /// Rule that decides it, also if no player can.
    Code rule;
    bool operator==(const PassageUser&) const = default;
};

/// Allows figures to move to features with other figures.
struct PassageRule {
    /// Rule that allows the move.
    Code rule;
    /// True if that figure can move to the segment through a passage. If the feature of the figure was not
    /// scored in this turn, assumes that it is scored now.
    std::function<bool(const StateData& state, const Figure& figure, Segment target)> leadsTo;
    /// True if a figure of that kind can share a segment with other figures.
    std::function<bool(const StateData& state, Segment segment, FigureKind kind)> mayShare;
    /// Adds the passages of the segment on its tile.
    std::function<void(const StateData& state, Segment from, std::vector<Passage>& passages)> addPassages;
    /// Player who could use the passages of the segment's feature if it were scored now; empty without
    /// passages.
    std::function<std::optional<PassageUser>(const StateData& state, Segment segment)> passageUser;
};

} // namespace vozka
