// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a lesson claims, held against the rules.
#pragma once

#include "lessons/stage.h"

namespace vozka::lessons {

/// The first thing that an example says wrongly, or a place to go that it does not name; its pointer goes on
/// from the example's object. Nothing: all is true, and the figure can go nowhere else.
[[nodiscard]] std::optional<records::Error> faultOf(const Example& example, const Stage& stage);
[[nodiscard]] bool holds(const Example& example, const Stage& stage);

/// "road-s 0,1": a segment as errors name it.
[[nodiscard]] std::string segmentWord(const SegmentRef& segment, const Stage& stage);

} // namespace vozka::lessons
