// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile set of a short game to learn by: few copies of tiles of the base game. Games name it in place of
// that set; it is never offered.
#pragma once

#include "records/game.h"

#include <algorithm>

namespace vozka::records {

inline constexpr std::string_view firstGameSet = "first-game";

[[nodiscard]] inline bool isFirstGame(const RuleChoice& rules)
{
    return std::ranges::find(rules.sets, firstGameSet) != rules.sets.end();
}

} // namespace vozka::records
