// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pools: things that are drawn without looking. The bag of tiles is separate.
#pragma once

#include "engine/base/ids.h"

#include <vector>

namespace vozka {

/// Place of a pool in the table of all pools.
struct Pool {
    std::uint16_t first = 0;
    std::uint16_t items = 0;
};

struct PoolSpec {
    /// Number of things of each item at the start.
    std::vector<std::uint8_t> counts;
    /// The kinds of tiles that are its items; empty if its items are no tiles.
    std::vector<KindIndex> tiles;
    /// Given by the rule book.
    Pool pool = {};
};

} // namespace vozka
