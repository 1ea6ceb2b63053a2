// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Slow search for targets of a wagon: by the features of the tiles, without the engine's links.
#pragma once

#include "engine/rules/rules.h"

#include <set>

namespace vozka {

/// All segments that are targets of a wagon on the feature of `from`.
[[nodiscard]] std::set<SegmentRef> searchWagonTargets(const Rules& rules, const State& state, Segment from,
                                                      Edition edition);

} // namespace vozka
