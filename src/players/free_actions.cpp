// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/free_actions.h"

#include <algorithm>

namespace vozka {

const Action& firstActionOf(const RuleBook& book, std::span<const Action> actions)
{
    const auto found =
        std::ranges::find_if(actions, [&](const Action& action) { return !book.isFreeAction(action); });
    return found == actions.end() ? actions.front() : *found;
}

Code freeActionOf(const RuleBook& book, std::span<const Action> actions)
{
    const auto found =
        std::ranges::find_if(actions, [&](const Action& action) { return book.isFreeAction(action); });
    const auto* form = found == actions.end() ? nullptr : book.formOf(*found);
    return form == nullptr ? Code() : form->word();
}

bool playWithoutFreeActions(const Rules& rules, State& state, std::span<const Action> actions)
{
    for (const auto& action : actions) {
        if (rules.book().isFreeAction(action))
            continue;
        if (rules.refusal(state, action))
            return false;
        rules.apply(state, action);
    }
    return true;
}

} // namespace vozka
