// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a player or the dealer does. A value; whether it is allowed is asked of Rules.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"
#include "engine/base/side.h"

namespace vozka {

struct Action {
    /// The actions of the core; expansions number theirs from FirstOfExpansions on.
    enum class Type : std::uint8_t { Draw, Discard, Place, Deploy, Pass, FirstOfExpansions };

    Type type = Type::Pass;
    /// Draw, discard, place: which kind of tile.
    KindIndex kind = noKind;
    /// Place: quarter turns clockwise.
    Turns turns = 0;
    /// Deploy: which figure.
    FigureKind figure = FigureKind::Follower;
    /// Place, deploy: where.
    Cell at;
    /// Deploy: which feature of the tile at `at`.
    FeatureIndex feature = noFeature;
    /// Deploy: not on a feature but on the point that is the north-west corner of `at`.
    bool onCorner = false;

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

} // namespace vozka
