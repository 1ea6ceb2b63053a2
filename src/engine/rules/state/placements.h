// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Placements of a tile kind on one cell.
#pragma once

#include "engine/base/cell.h"
#include "engine/rules/state/turn_set.h"

namespace vozka {

/// Which turns of a tile are listed if it looks the same in several turns.
enum class Placements : std::uint8_t {
    All,
    /// Of several turns with the same picture only the smallest.
    Distinct
};

struct CellPlacements {
    Cell at;
    /// Bit t: turned by t.
    std::uint8_t turns = 0;
};

} // namespace vozka
