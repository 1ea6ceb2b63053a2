// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules for draws of tiles and for their places.
#pragma once

#include "engine/base/index_set.h"
#include "engine/rules/state/action.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace vozka {

/// Tile kinds of one catalogue.
using KindSet = IndexSet<maxKinds>;

/// The kinds of tiles that are marked with that word.
[[nodiscard]] inline KindSet kindsMarked(const TileCatalogue& catalogue, std::string_view word)
{
    KindSet kinds(static_cast<std::size_t>(catalogue.kindCount()));
    for (int i = 0; i < catalogue.kindCount(); ++i) {
        const auto& marks = catalogue.kind(static_cast<KindIndex>(i)).marks;
        if (std::ranges::find(marks, word) != marks.end())
            kinds.insert(static_cast<std::size_t>(i));
    }
    return kinds;
}

/// True if the tile of this turn is one of them.
[[nodiscard]] inline bool isPlaced(const StateData& state, const KindSet& kinds)
{
    return state.placed != noTile && kinds.contains(state.board.tiles()[state.placed].kind);
}

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
    /// A rule that sets tiles aside lets all kinds be drawn.
    explicit DrawRule(const Aside& aside) : m_aside(aside) {}
    DrawRule(const DrawRule&) = delete;
    DrawRule& operator=(const DrawRule&) = delete;
    virtual ~DrawRule() = default;

    [[nodiscard]] const std::optional<Aside>& aside() const { return m_aside; }
    /// The only kinds that can be drawn now, in ascending order; none if all can. At least one of them is in
    /// the bag. Of several rules the first one that names kinds applies.
    [[nodiscard]] virtual std::span<const KindIndex> onlyKinds(const StateData& /*state*/) const
    {
        return {};
    }
    /// True if a tile of that kind is set aside when it is drawn now. Called only for rules with `aside()`.
    [[nodiscard]] virtual bool setsAside(const StateData& /*state*/, KindIndex /*kind*/) const
    {
        return false;
    }

private:
    std::optional<Aside> m_aside;
};

/// Rules of a kind of tile that is never in the bag but belongs to the players.
struct OwnTileRule {
    /// Why the tile may not be placed there; does not look at the step. Without an owner (`nature`) it can be
    /// any player's.
    std::function<std::optional<Refusal>(const StateData& state, const PlacedTile& tile)> refusal;
    /// Number of such tiles that the player has left; `nature`: all players together.
    std::function<int(const StateData& state, Player player)> left;
};

} // namespace vozka
