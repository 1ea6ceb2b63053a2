// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/forced_step.h"

namespace vozka {

std::optional<Action> forcedStep(const Rules& rules, const State& state)
{
    if (state->over || state->toMove == noPlayer || rules.book().plan().pathSoFar(*state).left == 0)
        return {};
    ActionList actions;
    rules.legal(state, actions);
    return actions.size() == 1 ? std::optional(actions[0]) : std::nullopt;
}

} // namespace vozka
