// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pools: things that are drawn at random, without the tiles in the bag.
#pragma once

#include "engine/base/ids.h"

#include <vector>

namespace vozka {

/// Range of the items of a pool in the table of all pools.
struct Pool {
    std::uint16_t first = 0;
    std::uint16_t items = 0;
};

struct PoolSpec {
    /// Number of things of each item at the start.
    std::vector<std::uint8_t> counts;
    /// Kinds of tiles of its items; empty if its items are not tiles.
    std::vector<KindIndex> tiles;
    /// Set by the rule book.
    Pool pool = {};
};

} // namespace vozka
