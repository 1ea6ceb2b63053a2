// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds an order in which the tiles of a board can be placed.
#pragma once

#include "engine/rules/position.h"

#include <optional>
#include <vector>

namespace vozka::sandbox {

/// Returns the tiles in an order in which each one touches an earlier one, and tiles in holes come after all
/// their neighbours. Otherwise it keeps the given order, except that the tile on `last` comes last. If there
/// is no such order, it returns `std::nullopt` and sets `apart` to the cell of a tile that cannot be placed.
[[nodiscard]] std::optional<std::vector<PositionTile>> inOrder(const TileCatalogue& catalogue,
                                                               const std::vector<PositionTile>& tiles,
                                                               std::optional<Cell> last, Cell& apart);

} // namespace vozka::sandbox
