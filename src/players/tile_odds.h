// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Number of tiles in the bag that fit a cell with given neighbours, and number of tiles that also close a
// feature there. Uses tables, so that each query is one access.
#pragma once

#include "engine/rules/state/state.h"

#include <array>
#include <cstdint>
#include <vector>

namespace vozka {

/// Number of possible demands of a cell without rivers. For cells with rivers all numbers are 0, because
/// river tiles are drawn before all others.
inline constexpr std::size_t demandCount = std::tuple_size_v<decltype(CompiledKind::fits)>;

/// Numbers for each demand: tiles that fit, and tiles that close the road or city at that side of the cell.
template<class Number>
struct OddsTable {
    std::array<Number, demandCount> fits{};
    std::array<std::array<Number, demandCount>, sideCount> closes{};
};

/// The tables of a bag, updated when tiles are drawn.
class TileOdds {
public:
    explicit TileOdds(const TileCatalogue& catalogue);

    /// Counts the tiles in the bag of that state. Fast if it differs by few tiles from the last counted bag.
    void count(const StateData& state);

    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] int fitting(Demands demands) const
    {
        return demands < demandCount ? m_bag.fits[demands] : 0;
    }
    /// `side`: side of the cell.
    [[nodiscard]] int closing(Demands demands, Side side) const
    {
        return demands < demandCount ? m_bag.closes[index(side)][demands] : 0;
    }

private:
    void add(std::size_t kind, int copies);

    /// Table of one tile of each kind. Its numbers are 0 or 1.
    std::vector<OddsTable<std::uint8_t>> m_kinds;
    std::vector<std::uint8_t> m_counted;
    OddsTable<std::uint16_t> m_bag;
    int m_total = 0;
};

} // namespace vozka
