// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Check of an action against the forms of its game. It does not ask whether the action is legal.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Reason why the value is no action of this game: an argument outside its domain, or an unused field that is
/// set. The detail of the refusal is the name of that argument or field. Independent of the step. After it
/// the rules rely on this: cells are on the table, and kinds, figures, players and features exist.
[[nodiscard]] std::optional<Refusal> formRefusal(const RuleBook& book, const StateData& state,
                                                 const Action& action);

} // namespace vozka
