// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which features the tile of this turn completed.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Roads and cities that touch the tile just placed and have no open end left, and what the expansions
/// name. Requires: a tile was placed in this turn.
[[nodiscard]] CompletedFeatures completedByPlaced(const RuleBook& book, const StateData& state);

} // namespace vozka
