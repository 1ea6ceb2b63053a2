// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds an order in which the tiles of a board can be placed.
#pragma once

#include "engine/rules/position.h"

#include <optional>
#include <vector>

namespace vozka::sandbox {

/// Returns the tiles in an order in which each one touches an earlier one, and tiles in holes come after all
/// their neighbours. The tile on `last` comes last. Apart from that, the given order is kept. If there is no
/// such order, it returns `std::nullopt` and sets `unplaceable` to the cell of a tile that cannot be placed.
[[nodiscard]] std::optional<std::vector<PositionTile>>
inPlacementOrder(const TileCatalogue& catalogue, const std::vector<PositionTile>& tiles,
                 std::optional<Cell> last, Cell& unplaceable);

} // namespace vozka::sandbox
