// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/side_acts.h"

#include <algorithm>

namespace vozka {

const Action& beginningOf(const RuleBook& book, std::span<const Action> actions)
{
    const auto found = std::ranges::find_if(
        actions, [&](const Action& action) { return book.sideActFor(action) == nullptr; });
    return found == actions.end() ? actions.front() : *found;
}

Code sideActOf(const RuleBook& book, std::span<const Action> actions)
{
    const auto found = std::ranges::find_if(
        actions, [&](const Action& action) { return book.sideActFor(action) != nullptr; });
    const auto* form = found == actions.end() ? nullptr : book.formOf(*found);
    return form == nullptr ? Code() : form->word();
}

bool playWithoutSideActs(const Rules& rules, State& state, std::span<const Action> actions)
{
    for (const auto& action : actions) {
        if (rules.book().sideActFor(action) != nullptr)
            continue;
        if (rules.refusal(state, action))
            return false;
        rules.apply(state, action);
    }
    return true;
}

} // namespace vozka
