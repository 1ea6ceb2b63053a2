// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Slow count of the tiles whose best move changes a feature: tries every tile of the bag.
#pragma once

#include "engine/rules/rules.h"
#include "players/fact.h"

namespace vozka {

/// Counts the tiles of the bag whose best move changes the feature of the fact, and the points of its player
/// there by at least one in the direction of `fact.less`. `state`: the dealer draws the next tile.
[[nodiscard]] int tilesOfAnswer(const Rules& rules, const State& state, const Fact& fact);

} // namespace vozka
