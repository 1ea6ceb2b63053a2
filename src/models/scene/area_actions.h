// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions of the step that waits and name a place off the board.
#pragma once

#include "models/scene/table.h"

#include <vector>

namespace vozka {

/// True if the action names an area. Requires: it is legal or has this form.
[[nodiscard]] bool namesArea(const Action& action);
/// True if the action takes a figure from an area to a feature.
[[nodiscard]] bool leavesArea(const Action& action);
/// Every action of the step that names that area, allowed or not: with each figure of the player to move and,
/// if it takes a figure to the board, with each feature of the tile just placed. None unless a player decides
/// now.
[[nodiscard]] std::vector<Action> areaActions(const Table& table, AreaIndex area);

} // namespace vozka
