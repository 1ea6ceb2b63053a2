// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a player or the dealer does. A value; whether it is allowed is asked of Rules.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"
#include "engine/base/side.h"

#include <cstddef>

namespace vozka {

struct Action {
    /// The types of the core. The rule book numbers those of expansions.
    enum class Type : std::uint8_t {
        Draw,
        Discard,
        Place,
        Deploy,
        Pass,
        /// A figure whose feature was scored goes to another feature, or home like all others.
        Move,
        Home
    };

    Type type = Type::Pass;
    /// Draw, discard, place: which kind of tile.
    KindIndex kind = noKind;
    /// Place: quarter turns clockwise. What has a direction: the side, by its index.
    Turns turns = 0;
    /// Deploy, move, home: which figure.
    FigureKind figure = FigureKind::Follower;
    /// Place, deploy: where. Move, home: where it stood.
    Cell at;
    /// Deploy: which feature of the tile at `at`; move: of the tile at `to`.
    FeatureIndex feature = noFeature;
    /// Move, home: which feature of the tile at `at` it leaves, where the step that decides asks for that.
    FeatureIndex leaves = noFeature;
    /// Deploy: not on a feature but on the point that is the north-west corner of `at`.
    bool onCorner = false;
    /// Whose figure, where that is to be named.
    Player player = nature;
    /// Move: where to.
    Cell to = {};

    bool operator==(const Action&) const = default;

    [[nodiscard]] static constexpr Action draw(KindIndex kind) { return of(Type::Draw, kind); }
    [[nodiscard]] static constexpr Action discard(KindIndex kind) { return of(Type::Discard, kind); }
    [[nodiscard]] static constexpr Action place(KindIndex kind, Cell at, Turns turns)
    {
        return {Type::Place, kind, turns, FigureKind::Follower, at, noFeature};
    }
    [[nodiscard]] static constexpr Action deploy(FigureKind figure, Cell at, FeatureIndex feature)
    {
        return {Type::Deploy, noKind, 0, figure, at, feature};
    }
    [[nodiscard]] static constexpr Action move(FigureKind figure, Cell from, Cell to, FeatureIndex feature)
    {
        return {Type::Move, noKind, 0, figure, from, feature, noFeature, false, nature, to};
    }
    [[nodiscard]] static constexpr Action home(FigureKind figure, Cell from)
    {
        return {Type::Home, noKind, 0, figure, from, noFeature};
    }
    /// The same for a figure that leaves that feature of the tile on which it stood.
    [[nodiscard]] constexpr Action leaving(FeatureIndex left) const
    {
        Action action = *this;
        action.leaves = left;
        return action;
    }
    /// Of a figure that could go home: it goes on to that feature instead.
    [[nodiscard]] constexpr Action insteadTo(Cell cell, FeatureIndex where) const
    {
        return move(figure, at, cell, where).leaving(leaves);
    }
    [[nodiscard]] static constexpr Action deployOnCorner(FigureKind figure, Cell corner)
    {
        auto action = deploy(figure, corner, noFeature);
        action.onCorner = true;
        return action;
    }
    [[nodiscard]] static constexpr Action pass() { return of(Type::Pass, noKind); }

private:
    static constexpr Action of(Type type, KindIndex kind)
    {
        return {type, kind, 0, FigureKind::Follower, {}, noFeature};
    }
};

[[nodiscard]] constexpr std::size_t index(Action::Type type)
{
    return static_cast<std::size_t>(type);
}

[[nodiscard]] constexpr bool isOfExpansion(Action::Type type)
{
    return type > Action::Type::Home;
}

static_assert(sizeof(Action) == 20);

} // namespace vozka
