// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Output of the targets of a wagon and of the refused features, as JSON and as text.
#pragma once

#include "cli/common.h"

#include <iosfwd>

namespace vozka::cli {

/// The reach of a wagon with the data for its output.
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
