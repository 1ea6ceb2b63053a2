// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Spaces that must be filled to complete a feature, and the tiles left for them.
#pragma once

#include "engine/insight/cell_insight.h"
#include "engine/insight/feature_insight.h"

namespace vozka {

struct SpaceCounts {
    /// Cells that must be filled. They need not be next to a tile.
    std::vector<Cell> cells;
    /// The cell that the fewest tiles fit, and the number of these tiles.
    Cell hardest;
    int fitting = 0;
    bool isDead = false;
};

/// Returns the spaces of the feature. Without cells if the feature is complete or has no open side.
[[nodiscard]] SpaceCounts spacesOf(const Rules& rules, const State& state, const FeatureInsight& feature);

/// Returns how many tiles of the bag complete the feature if they are placed on the cell.
[[nodiscard]] int completingTiles(const Rules& rules, const State& state, Segment segment, Cell cell);

/// Returns how many tiles of the bag join the two features if they are placed on the cell.
[[nodiscard]] int joiningTiles(const Rules& rules, const State& state, Segment one, Segment other, Cell cell);

/// Returns how many tiles of the bag fit at least one of the cells.
[[nodiscard]] int tilesThatFit(const Rules& rules, const State& state, const std::vector<Cell>& cells);

} // namespace vozka
