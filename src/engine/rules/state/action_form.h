// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Form of an action: its word, its arguments with their domains, and the values of all other fields.
#pragma once

#include "engine/rules/state/action_args.h"

#include <algorithm>
#include <span>

namespace vozka {

/// Purpose of an action, for callers that do not know its type.
enum class ActionRole : std::uint8_t {
    /// An action of the dealer.
    Chance,
    /// Places a tile.
    Tile,
    /// Places a figure of the supply.
    Figure,
    /// Passes.
    Decline,
    /// Possible in addition to the choice of the step.
    FreeAction,
    /// Possible instead of placing a figure on the new tile. It can affect other tiles.
    Elsewhere,
    Other,
};

struct ActionForm {
    /// In the order of files. The name of the first argument identifies the action.
    std::span<const ArgSpec> args;
    /// Equal for all forms of one type.
    ActionRole role;
    /// Type of the action, and the values of fields without an argument.
    Action base;

    [[nodiscard]] Code word() const { return args.front().name; }
    [[nodiscard]] bool names(ArgField field) const { return argumentFor(field) != nullptr; }
    [[nodiscard]] bool names(ArgType type) const
    {
        return std::ranges::find(args, type, &ArgSpec::type) != args.end();
    }
    /// Argument of the field; for a feature, the argument of its cell. Null if no argument has the field.
    [[nodiscard]] const ArgSpec* argumentFor(ArgField field) const;
    /// True if the form allows the value of the field: any value if an argument has the field, otherwise the
    /// value of `base`. Does not check domains.
    [[nodiscard]] bool fits(ArgField field, const Action& action) const;
    /// Returns the number of fields that do not fit.
    [[nodiscard]] int countWrongFields(const Action& action) const;
    /// True if the action has this form.
    [[nodiscard]] bool isOf(const Action& action) const
    {
        return action.type == base.type && countWrongFields(action) == 0;
    }
};

[[nodiscard]] inline Spot& spotIn(ArgField field, Action& action)
{
    return field == ArgField::To ? action.to : action.at;
}
[[nodiscard]] inline const Spot& spotIn(ArgField field, const Action& action)
{
    return field == ArgField::To ? action.to : action.at;
}
/// Name of a field, for refusals of values that the form does not allow.
[[nodiscard]] Code fieldName(ArgField field);

} // namespace vozka
