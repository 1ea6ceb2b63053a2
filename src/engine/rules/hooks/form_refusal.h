// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Check of an action against the forms of its game, not against the rules.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Returns why the value is no action of this game: an argument outside its domain, or an unused field that
/// is set. The detail of the refusal is the name of the argument or field. Independent of the step. Empty if
/// valid. For a valid value, rules can assume that cells are on the table, and that kinds, figures, players
/// and features exist.
[[nodiscard]] std::optional<Refusal> formRefusal(const RuleBook& book, const StateData& state,
                                                 const Action& action);

} // namespace vozka
