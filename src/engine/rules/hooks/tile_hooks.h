// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an expansion may say about the tiles that come next and where they may lie.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <bitset>
#include <optional>

namespace vozka {

using KindSet = std::bitset<maxKinds>;

/// Keeps kinds of tiles back that lie in the bag. Of a bag that is not empty at least one kind may be drawn.
class DrawHook {
public:
    DrawHook() = default;
    DrawHook(const DrawHook&) = delete;
    DrawHook& operator=(const DrawHook&) = delete;
    virtual ~DrawHook() = default;
    /// Adds the kinds that may not be drawn now.
    virtual void keepBack(const StateData& state, KindSet& kept) const = 0;
};

/// Refuses places of drawn tiles whose sides match.
class PlacementHook {
public:
    PlacementHook() = default;
    PlacementHook(const PlacementHook&) = delete;
    PlacementHook& operator=(const PlacementHook&) = delete;
    virtual ~PlacementHook() = default;
    /// The kinds of tiles of which it refuses any place at all; the same for a whole game.
    [[nodiscard]] virtual KindSet kinds() const = 0;
    /// Requires: the tile is of kinds(), the cell is open and all sides of the tile match there.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const StateData& state,
                                                         const PlacedTile& tile) const = 0;
};

} // namespace vozka
