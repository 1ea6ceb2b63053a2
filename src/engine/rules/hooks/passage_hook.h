// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Passages: from a feature that was scored its figures may go to another one, though others stand there
// already.
#pragma once

#include "engine/rules/state/state.h"

#include <optional>
#include <vector>

namespace vozka {

class RuleBook;
class Turn;

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

/// Lets figures go on where others stand already.
class PassageHook {
public:
    PassageHook() = default;
    PassageHook(const PassageHook&) = delete;
    PassageHook& operator=(const PassageHook&) = delete;
    virtual ~PassageHook() = default;

    /// True if that figure may go to the segment through a passage, now if its feature was scored in this
    /// turn, else if it were scored now.
    [[nodiscard]] virtual bool leadsTo(const RuleBook& book, const StateData& state, const Figure& figure,
                                       Segment target) const = 0;
    /// The rule that lets a figure go there.
    [[nodiscard]] virtual Code rule() const = 0;
    /// True if one more figure of that kind may have come to a segment on which others stand.
    [[nodiscard]] virtual bool mayShare(const RuleBook& book, const StateData& state, Segment segment,
                                        FigureKind kind) const = 0;
};

/// Passages that are seen on the tiles, for those who ask what a position means.
class PassageInsightHook {
public:
    PassageInsightHook() = default;
    PassageInsightHook(const PassageInsightHook&) = delete;
    PassageInsightHook& operator=(const PassageInsightHook&) = delete;
    virtual ~PassageInsightHook() = default;

    /// Adds the passages of the segment on its tile.
    virtual void addPassages(const StateData& state, Segment from, std::vector<Passage>& passages) const = 0;
    /// Who could go through the passages of the segment's feature if it were scored now; nothing if it has
    /// none.
    [[nodiscard]] virtual std::optional<Crossers> crossers(const RuleBook& book, const StateData& state,
                                                           Segment segment) const = 0;
};

} // namespace vozka
