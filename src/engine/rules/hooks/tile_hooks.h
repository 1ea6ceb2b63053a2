// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules for draws of tiles, and for tiles that players own instead of drawing them.
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

/// Returns the kinds with `isIncluded(kind)`.
template<class IsIncluded>
[[nodiscard]] KindSet kindsWith(const TileCatalogue& catalogue, IsIncluded isIncluded)
{
    KindSet kinds(static_cast<std::size_t>(catalogue.kindCount()));
    for (int i = 0; i < catalogue.kindCount(); ++i)
        if (isIncluded(static_cast<KindIndex>(i)))
            kinds.insert(static_cast<std::size_t>(i));
    return kinds;
}

/// Returns the kinds of tiles with that mark of the whole tile. Marks of features do not count.
[[nodiscard]] inline KindSet kindsMarked(const TileCatalogue& catalogue, std::string_view word)
{
    return kindsWith(catalogue, [&](KindIndex kind) {
        const auto& marks = catalogue.kind(kind).marks;
        return std::ranges::find(marks, word) != marks.end();
    });
}

/// True if the tile of this turn is of one of these kinds.
[[nodiscard]] inline bool placedTileIsOf(const StateData& state, const KindSet& kinds)
{
    return state.placed != noTile && kinds.contains(state.board.tiles()[state.placed].kind);
}

/// Decides which tiles can be drawn. It can also set drawn tiles aside.
class DrawRule {
public:
    /// Tiles that cannot be placed yet are set aside in a pool.
    struct Aside {
        /// Type of the dealer's action.
        Action::Type action{};
        Pool pool;
        /// Kinds of tiles that can be set aside.
        KindSet kinds;
        /// Why a tile must be set aside.
        Refusal reason;
        /// Why a tile must not be set aside.
        Refusal notNow;
    };

    DrawRule() = default;
    /// Makes a rule that sets tiles aside. All kinds can be drawn.
    explicit DrawRule(const Aside& aside) : m_aside(aside) {}
    DrawRule(const DrawRule&) = delete;
    DrawRule& operator=(const DrawRule&) = delete;
    virtual ~DrawRule() = default;

    [[nodiscard]] const std::optional<Aside>& aside() const { return m_aside; }
    /// Returns the kinds that can be drawn now, in ascending order; empty if all can. At least one of them
    /// must be in the bag. Of several rules, the first one that returns kinds applies.
    [[nodiscard]] virtual std::span<const KindIndex> onlyKinds(const StateData& /*state*/) const
    {
        return {};
    }
    /// True if a tile of `Aside::kinds` is set aside when it is drawn now.
    [[nodiscard]] virtual bool setsAside(const StateData& /*state*/) const { return false; }

private:
    std::optional<Aside> m_aside;
};

/// Rules of a kind of tile that is never in the bag but belongs to the players.
struct OwnTileRule {
    /// Returns why the tile cannot be placed there; empty if only a limit can forbid it. Must not depend on
    /// the step. An owner `noPlayer` means any player.
    std::function<std::optional<Refusal>(const StateData& state, const PlacedTile& tile)> refusal;
    /// Number of such tiles that the player has left; `noPlayer`: all players together.
    std::function<int(const StateData& state, Player player)> left;
};

} // namespace vozka
