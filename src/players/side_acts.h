// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Side acts (a ransom) within a move: what the move is without them, and whether they pay off.
#pragma once

#include "engine/rules/rules.h"

#include <span>

namespace vozka {

/// First action that is not a side act; the first one if all are. Requires: `actions` is not empty.
[[nodiscard]] const Action& beginningOf(const RuleBook& book, std::span<const Action> actions);
/// Word of the first side act among the actions ("ransom"), empty if there is none.
[[nodiscard]] Code sideActOf(const RuleBook& book, std::span<const Action> actions);
/// Plays the actions except side acts. False if one of them is not legal then: the move needs its side act.
/// `state` is undefined in that case. Requires: all actions are legal one after the other from `state` on.
[[nodiscard]] bool playWithoutSideActs(const Rules& rules, State& state, std::span<const Action> actions);

} // namespace vozka
