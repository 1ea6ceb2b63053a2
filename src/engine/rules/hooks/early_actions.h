// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions that are possible in addition to the choice of a step.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// True if the current step allows the action although it is a choice of a later step.
[[nodiscard]] inline bool isEarly(const RuleBook& book, const StateData& state, const Action& action)
{
    return (book.earlyActions().types() & setOf(action.type)) != 0
           && book.plan().at(state.step).admitsEarlyActions();
}

/// True if the action is possible in addition to the choice of the current step.
[[nodiscard]] inline bool isAdditional(const RuleBook& book, const StateData& state, const Action& action)
{
    return book.isFreeAction(action) || isEarly(book, state, action);
}

} // namespace vozka
