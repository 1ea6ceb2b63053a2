// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions of the current step that name an area: a place for figures outside the board.
#pragma once

#include "models/board/table.h"

#include <vector>

namespace vozka {

[[nodiscard]] bool namesArea(const Action& action);
[[nodiscard]] bool leavesArea(const Action& action);
/// Returns all actions of the step that name the area, legal or not. An action with a figure is returned for
/// each figure kind that the player to move has in the supply. An action that moves a figure to the board is
/// returned for each figure kind that the player has in the area, and each feature of the tile just placed.
/// Empty unless a person decides now.
[[nodiscard]] std::vector<Action> areaActions(const Table& table, AreaIndex area);

} // namespace vozka
