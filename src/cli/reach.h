// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a wagon could go, as JSON and as text.
#pragma once

#include "cli/common.h"

#include <iosfwd>

namespace vozka::cli {

/// An answer with what is needed to tell it.
struct ReachAnswer {
    const Rules& rules;
    const State& state;
    Player player = 0;
    SegmentRef from;
    Reach reach;
};

[[nodiscard]] Json reachJson(const ReachAnswer& answer);
void printReach(std::ostream& out, const ReachAnswer& answer, const wording::Names& names);

} // namespace vozka::cli
