// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A story is played by the rules, and what it says is held against them.
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// Plays it as it is played right, which fills its moments, and names the first thing that cannot be or is
/// not so; the error's file is empty.
[[nodiscard]] std::optional<records::Error> playAndCheck(Story& story);

/// A story that was read, with its moments.
[[nodiscard]] Story played(const Story& story);

/// The board as it would be if the time of that action had come.
[[nodiscard]] State asIfItsTime(const Rules& rules, const State& state, const Action& action);

} // namespace vozka::lessons
