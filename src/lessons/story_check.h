// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays stories and compares their claims with the rules.
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// Plays the story with right answers, which fills its history. Returns the first fault, without a file.
[[nodiscard]] std::optional<records::Error> playAndCheck(Story& story);

/// Copy of a story with its history. Requires: it was read without a fault.
[[nodiscard]] Story played(const Story& story);

/// The state as if the step of that action had come.
[[nodiscard]] State asIfItsTime(const Rules& rules, const State& state, const Action& action);

} // namespace vozka::lessons
