// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a wagon could go, found the slow way: from what the tiles show, without the engine's links.
#pragma once

#include "engine/rules/rules.h"

#include <set>

namespace vozka {

/// Every segment to which a wagon could go that leaves the feature of `from`.
[[nodiscard]] std::set<SegmentRef> wagonTargetsSlowly(const Rules& rules, const State& state, Segment from,
                                                      Edition edition);

} // namespace vozka
