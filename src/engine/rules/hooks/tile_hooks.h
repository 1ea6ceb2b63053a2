// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules for draws of tiles and for their places.
#pragma once

#include "engine/base/index_set.h"
#include "engine/rules/state/action.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

/// Tile kinds of one catalogue.
using KindSet = IndexSet<maxKinds>;

/// Decides which tiles can be drawn, and what happens to a drawn tile.
class DrawRule {
public:
    /// Drawn tiles that cannot be placed yet are set aside in a pool.
    struct Aside {
        /// Type of the dealer's action.
        Action::Type action{};
        Pool pool;
        /// Why a tile is not placed but set aside.
        Refusal reason;
        /// Why a tile is not set aside.
        Refusal notNow;
    };

    DrawRule() = default;
    /// A rule that sets tiles aside does not exclude any.
    explicit DrawRule(const Aside& aside) : m_aside(aside) {}
    DrawRule(const DrawRule&) = delete;
    DrawRule& operator=(const DrawRule&) = delete;
    virtual ~DrawRule() = default;

    [[nodiscard]] const std::optional<Aside>& aside() const { return m_aside; }
    /// Adds the kinds that cannot be drawn now. At least one kind that is in the bag stays.
    virtual void exclude(const StateData& /*state*/, KindSet& /*excluded*/) const {}
    /// True if a tile of that kind is set aside when it is drawn now.
    [[nodiscard]] virtual bool setsAside(const StateData& /*state*/, KindIndex /*kind*/) const
    {
        return false;
    }

private:
    std::optional<Aside> m_aside;
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
