// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where figures may be set beside the tile just placed, and where they may not though their kind might.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

class RuleBook;

/// Opens features of other tiles than the one just placed. Whether a figure of that kind may stand there, and
/// whether somebody does, is asked besides.
class FurtherReach {
public:
    FurtherReach() = default;
    FurtherReach(const FurtherReach&) = delete;
    FurtherReach& operator=(const FurtherReach&) = delete;
    virtual ~FurtherReach() = default;
    /// True if figures of that kind may go to other tiles now. Requires: a tile was placed.
    [[nodiscard]] virtual bool isOpenFor(const RuleBook& book, const StateData& state,
                                         FigureKind figure) const = 0;
    /// True if it leads to that feature those for whom it is open. Requires: a tile was placed.
    [[nodiscard]] virtual bool leadsTo(const RuleBook& book, const StateData& state,
                                       Segment segment) const = 0;
    /// Code under which messages name this way.
    [[nodiscard]] virtual Code word() const = 0;
    /// True if it leads there whatever keeps figures off the tile.
    [[nodiscard]] virtual bool passesTileBars() const { return false; }
    /// Why a figure of that kind may not go to other tiles though others may; nothing if it is as if there
    /// were no such way.
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
