// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that find free actions (a ransom) within a move, and play a move without them.
#pragma once

#include "engine/rules/rules.h"

#include <span>

namespace vozka {

/// Returns the first action that is not a free action, or the first action if all are. Requires: `actions` is
/// not empty.
[[nodiscard]] const Action& firstActionOf(const RuleBook& book, std::span<const Action> actions);
/// Returns the name of the first free action among the actions ("ransom"), empty if none.
[[nodiscard]] Code freeActionOf(const RuleBook& book, std::span<const Action> actions);
/// Plays the actions except free actions. Returns false if one of them is not legal without them: the move
/// needs its free action. `state` is undefined in that case. Requires: all actions are legal one after the
/// other from `state` on.
[[nodiscard]] bool playWithoutFreeActions(const Rules& rules, State& state, std::span<const Action> actions);

} // namespace vozka
