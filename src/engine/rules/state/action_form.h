// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Form of an action: its word, its arguments with their domains, and the values of all other fields. Files
// and the table read and write actions by their forms; `formRefusal` checks them.
#pragma once

#include "engine/rules/state/action.h"

#include <algorithm>
#include <array>
#include <span>

namespace vozka {

/// Values that an argument can have, and how a file writes them.
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
    Cell,
    /// Point at the north-west corner of a cell.
    Corner,
    /// Feature or short road of the tile on another argument's cell.
    Feature,
    /// Cell, or the supply: then the action is a `Home` instead of a `Move`.
    Target,
};

/// Field of an action that holds an argument.
enum class ArgField : std::uint8_t { None, Kind, Turns, Figure, At, Feature, Leaves, OnCorner, Player, To };

inline constexpr std::array allArgFields{ArgField::Kind,     ArgField::Turns,   ArgField::Figure,
                                         ArgField::At,       ArgField::Feature, ArgField::Leaves,
                                         ArgField::OnCorner, ArgField::Player,  ArgField::To};

struct ArgSpec {
    /// Name in files.
    Code name;
    ArgType type = ArgType::Flag;
    ArgField field = ArgField::None;
    /// True if the argument is left out when the figure returns to the supply.
    bool onlyWithTarget = false;
};

/// What an action does in a turn, for callers that do not know its type.
enum class ActionRole : std::uint8_t {
    /// The dealer does it.
    Chance,
    /// Places a tile.
    Tile,
    /// Places a figure of the supply.
    Figure,
    /// Chooses nothing.
    Decline,
    /// Can be done in addition to the choice that the step asks for.
    FreeAction,
    /// Chosen instead of a figure on the new tile, and possible on other tiles.
    Elsewhere,
    Other,
};

struct ActionForm {
    /// In the order in which they are written. An action is known by the name of the first one.
    std::span<const ArgSpec> args;
    /// The same for all forms of one type.
    ActionRole role;
    /// Type of the action and the values of the fields that no argument holds.
    Action base;

    [[nodiscard]] Code word() const { return args.front().name; }
    [[nodiscard]] bool names(ArgField field) const
    {
        return std::ranges::find(args, field, &ArgSpec::field) != args.end();
    }
    [[nodiscard]] bool names(ArgType type) const
    {
        return std::ranges::find(args, type, &ArgSpec::type) != args.end();
    }
    /// True for actions of this type. A figure returns to the supply by the form of its move.
    [[nodiscard]] bool hasTypeOf(const Action& action) const
    {
        return action.type == base.type
               || (action.type == Action::Type::Home && base.type == Action::Type::Move);
    }
    /// True if this argument is left out of the action.
    [[nodiscard]] static bool isLeftOut(const ArgSpec& arg, const Action& action)
    {
        return action.type == Action::Type::Home && (arg.onlyWithTarget || arg.type == ArgType::Target);
    }
    /// The argument that holds the field in this action, nullptr if none does.
    [[nodiscard]] const ArgSpec* argumentFor(ArgField field, const Action& action) const;
    /// Number of fields that no argument holds and that are not those of `base`.
    [[nodiscard]] int unusedFieldsSet(const Action& action) const;
    /// True if the action is written in this form.
    [[nodiscard]] bool isOf(const Action& action) const
    {
        return hasTypeOf(action) && unusedFieldsSet(action) == 0;
    }
};

/// True if both actions have the same value in that field.
[[nodiscard]] bool isSame(ArgField field, const Action& one, const Action& other);
/// Name of a field, for refusals of values that the form of an action does not have.
[[nodiscard]] Code fieldName(ArgField field);

} // namespace vozka
