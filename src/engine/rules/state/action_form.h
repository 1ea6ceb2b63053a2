// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Form of an action: its word, its arguments with their domains, and the values of all other fields.
#pragma once

#include "engine/rules/state/action_args.h"

#include <algorithm>
#include <span>

namespace vozka {

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
    [[nodiscard]] bool names(ArgField field) const { return argumentFor(field) != nullptr; }
    [[nodiscard]] bool names(ArgType type) const
    {
        return std::ranges::find(args, type, &ArgSpec::type) != args.end();
    }
    /// The argument that holds the field, the cell of a feature; nullptr if none does.
    [[nodiscard]] const ArgSpec* argumentFor(ArgField field) const;
    /// True if the field has a value that the form can have: any value of an argument, otherwise that of
    /// `base`. Values of arguments may be outside their domains.
    [[nodiscard]] bool fits(ArgField field, const Action& action) const;
    /// Number of fields that do not fit.
    [[nodiscard]] int wrongFields(const Action& action) const;
    /// True if the action is written in this form.
    [[nodiscard]] bool isOf(const Action& action) const
    {
        return action.type == base.type && wrongFields(action) == 0;
    }
};

/// The spot in that field, At or To.
[[nodiscard]] inline Spot& spotIn(ArgField field, Action& action)
{
    return field == ArgField::To ? action.to : action.at;
}
[[nodiscard]] inline const Spot& spotIn(ArgField field, const Action& action)
{
    return field == ArgField::To ? action.to : action.at;
}
/// Name of a field, for refusals of values that the form of an action does not have.
[[nodiscard]] Code fieldName(ArgField field);

} // namespace vozka
