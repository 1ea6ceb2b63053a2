// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Ferries: a ferry joins two roads that end at its lake. Later tiles can move it to other ends.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::ferries {

// Refusals.
inline constexpr Code samePlace = "ferry-same-place";
inline constexpr Code notNear = "ferry-not-near";
inline constexpr Code movedAlready = "ferry-moved";

/// Event: a ferry is placed (`what` is "new") or moved (`segments` are the former road ends). `at` and `to`
/// are the joined road ends.
inline constexpr Code eventFerry = "ferry";

extern const Expansion expansion;

} // namespace vozka::ferries
