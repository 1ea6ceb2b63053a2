// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// In which order the tiles of a board could have been placed.
#pragma once

#include "engine/rules/position.h"

#include <optional>
#include <vector>

namespace vozka::sandbox {

/// The same tiles so that each one touches one before it, and those that lie in holes have all round them
/// before; otherwise in the order in which they come, but for the one on `last`, which comes last. If there
/// is no such order: nothing, and `apart` is the cell of a tile that keeps it from being.
[[nodiscard]] std::optional<std::vector<PositionTile>> inOrder(const TileCatalogue& catalogue,
                                                               const std::vector<PositionTile>& tiles,
                                                               std::optional<Cell> last, Cell& apart);

} // namespace vozka::sandbox
