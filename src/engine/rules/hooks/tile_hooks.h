// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an expansion may say about the tiles that come next and where they may lie.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

/// Keeps kinds of tiles back that lie in the bag. Of a bag that is not empty at least one kind may be drawn.
class DrawHook {
public:
    DrawHook() = default;
    DrawHook(const DrawHook&) = delete;
    DrawHook& operator=(const DrawHook&) = delete;
    virtual ~DrawHook() = default;
    [[nodiscard]] virtual bool mayDraw(const StateData& state, KindIndex kind) const = 0;
};

/// Refuses places of drawn tiles whose sides match.
class PlacementHook {
public:
    PlacementHook() = default;
    PlacementHook(const PlacementHook&) = delete;
    PlacementHook& operator=(const PlacementHook&) = delete;
    virtual ~PlacementHook() = default;
    /// Requires: the cell is open and all sides of the tile match there.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const StateData& state,
                                                         const PlacedTile& tile) const = 0;
};

} // namespace vozka
