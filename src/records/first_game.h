// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tile set of a short game: few copies of tiles of the base game. Such a game uses this set instead of the
// base set, and no other set.
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
