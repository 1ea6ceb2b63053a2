// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The passages from features to others on the same tile, and which of them are open as the board lies.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace vozka {

/// Those that begin at the segment's feature, by place.
[[nodiscard]] std::vector<Passage> passagesOf(const RuleBook& book, const StateData& state, Segment segment);

/// All of the board, by place.
[[nodiscard]] std::vector<Passage> passages(const Rules& rules, const State& state);

} // namespace vozka
