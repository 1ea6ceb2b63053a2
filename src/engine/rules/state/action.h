// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions of players and of the dealer.
#pragma once

#include "engine/base/side.h"
#include "engine/base/spot.h"

#include <cstddef>

namespace vozka {

struct Action {
    /// Types of the core. The rule book numbers types of expansions.
    enum class Type : std::uint8_t {
        Draw,
        Discard,
        Place,
        Deploy,
        Pass,
        /// Moves a figure whose feature was scored to another feature or to the supply.
        Move
    };

    Type type = Type::Pass;
    /// Quarter turns clockwise, or the index of a side.
    Turns turns = 0;
    FigureKind figure = FigureKind::Follower;
    /// Owner of the figure or another player, if the action names one; the type defines it.
    Player player = noPlayer;
    /// Tile kind or another number; the type defines it.
    std::int16_t number = 0;
    /// Place of the tile or figure. For a move: the start.
    Spot at;
    /// Target of a move.
    Spot to;

    bool operator==(const Action&) const = default;

    [[nodiscard]] static constexpr Action draw(KindIndex kind) { return of(Type::Draw, kind); }
    [[nodiscard]] static constexpr Action discard(KindIndex kind) { return of(Type::Discard, kind); }
    [[nodiscard]] static constexpr Action place(KindIndex kind, Cell at, Turns turns)
    {
        Action action = of(Type::Place, kind);
        action.turns = turns;
        action.at = Spot::tile(at);
        return action;
    }
    [[nodiscard]] static constexpr Action deploy(FigureKind figure, Spot at)
    {
        return {.type = Type::Deploy, .figure = figure, .at = at};
    }
    [[nodiscard]] static constexpr Action deploy(FigureKind figure, Cell at, FeatureIndex feature)
    {
        return deploy(figure, Spot::feature(at, feature));
    }
    [[nodiscard]] static constexpr Action move(FigureKind figure, Spot from, Spot to)
    {
        return {.type = Type::Move, .figure = figure, .at = from, .to = to};
    }
    [[nodiscard]] static constexpr Action returnToSupply(FigureKind figure, Spot from)
    {
        return move(figure, from, Spot::supply());
    }
    [[nodiscard]] static constexpr Action pass() { return {}; }

    /// Requires: `number` is a tile kind.
    [[nodiscard]] constexpr KindIndex tileKind() const { return static_cast<KindIndex>(number); }
    constexpr void setTileKind(KindIndex kind) { number = static_cast<std::int16_t>(kind); }
    /// True for a move to the supply.
    [[nodiscard]] constexpr bool isReturn() const { return type == Type::Move && to.isSupply(); }
    /// Place of the tile or figure after the action; the former place if it returns to the supply.
    [[nodiscard]] constexpr Spot target() const { return type == Type::Move && !to.isSupply() ? to : at; }
    /// Returns the move of the same figure to that spot.
    [[nodiscard]] constexpr Action withTarget(Spot spot) const { return move(figure, at, spot); }

private:
    static constexpr Action of(Type type, KindIndex kind)
    {
        Action action{.type = type};
        action.setTileKind(kind);
        return action;
    }
};

[[nodiscard]] constexpr std::size_t index(Action::Type type)
{
    return static_cast<std::size_t>(type);
}

[[nodiscard]] constexpr bool isOfExpansion(Action::Type type)
{
    return type > Action::Type::Move;
}

using ActionSet = std::uint64_t;
/// Number of types that a set can have.
inline constexpr int maxActionTypes = 64;

/// Requires: the number of the type is less than `maxActionTypes`.
[[nodiscard]] constexpr ActionSet setOf(Action::Type type)
{
    return ActionSet{1} << index(type);
}

static_assert(sizeof(Action) == 16);

} // namespace vozka
