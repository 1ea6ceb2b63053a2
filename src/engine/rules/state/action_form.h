// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How an action is written down: by which word it is known, and which of its parts are named beside it. Told
// by whoever brings the action, so that nobody else has to know it in order to read, write and show it.
#pragma once

#include "engine/rules/state/action.h"

#include <algorithm>
#include <span>

namespace vozka {

/// What a field of a written action holds.
enum class ActionPart : std::uint8_t {
    /// Only that it is so.
    True,
    Kind,
    Turns,
    Figure,
    /// Where; of a figure that goes on, where it stood.
    At,
    /// A feature of the tile at `to` for a figure that goes on, else of that at `at`.
    Feature,
    /// A feature of the tile at `at` that the figure leaves.
    Leaves,
    /// Where a figure goes on to, or the word for going home.
    To,
    /// Whose figure.
    Whose,
    /// A side of the tile, as a direction.
    Towards,
};

struct ActionField {
    Code name;
    ActionPart part;
};

struct ActionForm {
    /// The field by which the action is known, and what that field holds.
    Code word;
    ActionPart says = ActionPart::True;
    /// The other fields, in the order in which they are written.
    std::span<const ActionField> fields;
    /// What the fields do not name: such an action has it from here.
    Action like;

    [[nodiscard]] bool names(ActionPart part) const
    {
        return says == part || std::ranges::find(fields, part, &ActionField::part) != fields.end();
    }
    /// True if the action is written in this form.
    [[nodiscard]] bool isOf(const Action& action) const
    {
        // A figure goes home by the form in which it would go on.
        const auto type = action.type == Action::Type::Home ? Action::Type::Move : action.type;
        return type == like.type && action.onCorner == like.onCorner
               && (names(ActionPart::Figure) || action.figure == like.figure)
               && names(ActionPart::Whose) == (action.player != nature)
               && names(ActionPart::Leaves) == (action.leaves != noFeature);
    }
};

} // namespace vozka
