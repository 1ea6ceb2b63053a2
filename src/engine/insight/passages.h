// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Passages between features on the same tile, with their current state.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace vozka {

/// Returns passages from the segment's feature, by place.
[[nodiscard]] std::vector<Passage> passagesOf(const RuleBook& book, const StateData& state, Segment segment);

/// Returns all passages of the board, by place.
[[nodiscard]] std::vector<Passage> passages(const Rules& rules, const State& state);

} // namespace vozka
