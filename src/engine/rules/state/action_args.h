// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Arguments of actions: their types, and their fields.
#pragma once

#include "engine/rules/state/action.h"

#include <array>
#include <span>

namespace vozka {

/// Type of an argument: its possible values and its form in files.
enum class ArgType : std::uint8_t {
    /// Always true.
    Flag,
    TileKind,
    /// Quarter turns clockwise, from 0 to 3.
    Turns,
    /// Side of a tile, as a direction.
    Side,
    Figure,
    Player,
    /// From `minNumber` to `maxNumber`.
    Number,
    /// One of `words`, by its index.
    Word,
    Cell,
    /// Point at the north-west corner of a cell.
    Corner,
    /// Feature or short road of the tile on the cell of an earlier argument in the same field.
    Feature,
    /// Place off the board.
    Area,
    /// Cell, or the supply of the figure's owner. The supply has no feature argument.
    Target,
    /// Two features of the tile on the cell of an earlier argument. They fill At and To, the smaller number
    /// first.
    FeaturePair,
};

/// Field of an action that holds an argument. A cell and its feature are two arguments in one field.
enum class ArgField : std::uint8_t { None, Number, Turns, Figure, Player, At, To };

inline constexpr std::array allArgFields{ArgField::Number, ArgField::Turns, ArgField::Figure,
                                         ArgField::Player, ArgField::At,    ArgField::To};

struct ArgSpec {
    /// Name in files.
    Code name;
    ArgType type = ArgType::Flag;
    ArgField field = ArgField::None;
    /// Range of a number.
    std::int16_t minNumber = 0;
    std::int16_t maxNumber = 0;
    /// Values of a word. Static lifetime.
    std::span<const Code> words{};
    /// True if the argument has its value in that field.
    [[nodiscard]] bool fills(ArgField other) const
    {
        return other == field || (type == ArgType::FeaturePair && other == ArgField::To);
    }
    /// True if the argument is left out of this action.
    [[nodiscard]] bool isLeftOut(const Action& action) const
    {
        return type == ArgType::Feature && field == ArgField::To && action.to.isSupply();
    }
};

} // namespace vozka
