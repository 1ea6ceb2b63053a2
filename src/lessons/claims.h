// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the claims of a lesson with the rules.
#pragma once

#include "lessons/played_example.h"

namespace vozka::lessons {

/// First false claim of an example, or first target without a claim; `std::nullopt` if none. The pointer is
/// relative to the example.
[[nodiscard]] std::optional<records::Error> faultOf(const Example& example, const PlayedExample& played);
[[nodiscard]] bool holds(const Example& example, const PlayedExample& played);

/// Name of a segment in errors: "road-s 0,1".
[[nodiscard]] std::string segmentWord(const SegmentRef& segment, const PlayedExample& played);

/// Error for an action that the rules refuse, with the names of the player and the figure of the refusal.
[[nodiscard]] records::Error refusedError(const std::string& file, std::string pointer, const Refusal& why,
                                          const Rules& rules,
                                          const std::vector<records::PlayerEntry>& players);

} // namespace vozka::lessons
