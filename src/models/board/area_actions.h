// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions of the current step that name an area: a place for figures outside the board.
#pragma once

#include "models/board/table.h"

#include <vector>

namespace vozka {

/// Returns true if the action names an area. Requires: it is legal or has such a form.
[[nodiscard]] bool namesArea(const Action& action);
/// Returns true if the action moves a figure from an area to a feature.
[[nodiscard]] bool leavesArea(const Action& action);
/// Returns all actions of the step that name the area, legal or not: one for each figure kind of the player
/// to move. Actions that move a figure to the board: one for each figure kind and each feature of the tile
/// just placed. Empty unless a person decides now.
[[nodiscard]] std::vector<Action> areaActions(const Table& table, AreaIndex area);

} // namespace vozka
