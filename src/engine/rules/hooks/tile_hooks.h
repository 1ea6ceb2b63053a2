// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an expansion may say about the tiles that come next and where they may lie.
#pragma once

#include "engine/base/index_set.h"
#include "engine/rules/state/action.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

/// Tile kinds of one catalogue.
using KindSet = IndexSet<maxKinds>;

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

/// Lets a tile that was drawn be put aside, if it cannot be played yet; then another one is drawn.
class AsideHook {
public:
    AsideHook() = default;
    AsideHook(const AsideHook&) = delete;
    AsideHook& operator=(const AsideHook&) = delete;
    virtual ~AsideHook() = default;
    /// True for the action by which the dealer does so.
    [[nodiscard]] virtual bool takes(const Action& action) const = 0;
    /// That action, if a tile of that kind is to be put aside now; nothing = it is played.
    [[nodiscard]] virtual std::optional<Action> due(const StateData& state, KindIndex kind) const = 0;
    /// Why a tile that is to be put aside is not played, and why another one is not put aside.
    [[nodiscard]] virtual Refusal whyNotPlayed(const StateData& state) const = 0;
    [[nodiscard]] virtual Refusal whyNotAside(const StateData& state) const = 0;
    /// Keeps the tile that was drawn. Requires: it is due.
    virtual void putAside(StateData& state, KindIndex kind) const = 0;
};

/// Where a kind of tile may lie that is never in the bag but belongs to the players.
class OwnTileRule {
public:
    OwnTileRule() = default;
    OwnTileRule(const OwnTileRule&) = delete;
    OwnTileRule& operator=(const OwnTileRule&) = delete;
    virtual ~OwnTileRule() = default;
    /// Why the tile may not lie there; does not look at the step. Without an owner (`nature`) it is
    /// anybody's.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const StateData& state,
                                                         const PlacedTile& tile) const = 0;
    /// How many such tiles the player has left; `nature` = all players together.
    [[nodiscard]] virtual int left(const StateData& state, Player player) const = 0;
};

} // namespace vozka
