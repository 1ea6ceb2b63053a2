// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Extension points for deployment: further places on other tiles, and places where no figure may stand.
#pragma once

#include "engine/rules/hooks/place_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

class RuleBook;

/// Lets figures be deployed on features of other tiles than the one just placed.
class ReachRule {
public:
    ReachRule() = default;
    ReachRule(const ReachRule&) = delete;
    ReachRule& operator=(const ReachRule&) = delete;
    virtual ~ReachRule() = default;
    /// Adds features with the figure kinds that may go there by this rule, in ascending order of segments.
    /// Features of the tile just placed do not count. Whether such a figure may stand on that kind of
    /// feature, whether the feature is completed or occupied and what StandBars say is checked by the
    /// caller. Requires: a tile was placed; there is room for all segments of the board.
    virtual void addPlaces(const RuleBook& book, const StateData& state, PlaceList& places) const = 0;
    /// Code under which messages name this rule.
    [[nodiscard]] virtual Code word() const = 0;
    /// True if `StandBar::onTile` does not limit this rule.
    [[nodiscard]] virtual bool passesTileBars() const { return false; }
    /// Why a figure of that kind may not go to other tiles though others may; nothing if no kind may.
    [[nodiscard]] virtual std::optional<Refusal> closedFor(const RuleBook&, const StateData&,
                                                           FigureKind) const
    {
        return {};
    }
};

/// Keeps figures off tiles and features.
class StandBar {
public:
    StandBar() = default;
    StandBar(const StandBar&) = delete;
    StandBar& operator=(const StandBar&) = delete;
    virtual ~StandBar() = default;
    /// Why no figure may come to stand on a feature of that tile.
    [[nodiscard]] virtual std::optional<Refusal> onTile(const StateData&, TileIndex) const { return {}; }
    /// Why none of a kind that may stand there may be set on that feature.
    [[nodiscard]] virtual std::optional<Refusal> onFeature(const StateData&, Segment) const { return {}; }
};

} // namespace vozka
