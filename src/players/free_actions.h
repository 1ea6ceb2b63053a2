// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Free actions (a ransom) within a move: what the move is without them, and whether they pay off.
#pragma once

#include "engine/rules/rules.h"

#include <span>

namespace vozka {

/// First action that is not a free action; the first one if all are. Requires: `actions` is not empty.
[[nodiscard]] const Action& beginningOf(const RuleBook& book, std::span<const Action> actions);
/// Word of the first free action among the actions ("ransom"), empty if there is none.
[[nodiscard]] Code freeActionOf(const RuleBook& book, std::span<const Action> actions);
/// Plays the actions except free actions. False if one of them is not legal then: the move needs its free
/// action. `state` is undefined in that case. Requires: all actions are legal one after the other from
/// `state` on.
[[nodiscard]] bool playWithoutFreeActions(const Rules& rules, State& state, std::span<const Action> actions);

} // namespace vozka
