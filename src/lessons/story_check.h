// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays stories and compares their claims with the rules.
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// Plays the story with right answers and stores its history. Returns the first fault, without a file name,
/// `std::nullopt` if none.
[[nodiscard]] std::optional<records::Error> playAndCheck(Story& story);

/// Returns a copy of the story with its history. Requires: the story was read without a fault.
[[nodiscard]] Story played(const Story& story);

/// Returns a state in which a refusal of the action is about the action itself, not about its time. It is the
/// same state if the action is legal in it, otherwise as if the step of that action were the current one, for
/// a placement as if its tile were drawn.
[[nodiscard]] State asIfItsTime(const Rules& rules, const State& state, const Action& action);

} // namespace vozka::lessons
