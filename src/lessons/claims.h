// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the claims of a lesson with the rules.
#pragma once

#include "lessons/played_example.h"

namespace vozka::lessons {

/// Returns the first false claim of an example, or the first missing claim: each target and all segments of
/// claimed features need one. `std::nullopt` if none. The pointer is relative to the example.
[[nodiscard]] std::optional<records::Error> faultOf(const Example& example, const PlayedExample& played);
/// True if all claims of the example are true and none is missing.
[[nodiscard]] bool claimsHold(const Example& example, const PlayedExample& played);

/// Returns the name of a segment in errors: "road-s 0,1".
[[nodiscard]] std::string segmentName(const SegmentRef& segment, const PlayedExample& played);

/// Returns the error for an action that the rules refuse. Its arguments are the names of the player and the
/// figure of the refusal, none if it has no figure.
[[nodiscard]] records::Error refusalError(const std::string& file, std::string pointer,
                                          const Refusal& refusal, const Rules& rules,
                                          const std::vector<records::PlayerEntry>& players);

} // namespace vozka::lessons
