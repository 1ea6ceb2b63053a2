// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How many tiles of the bag fit a cell by what its neighbours show there, and how many of them close what
// comes in from one side. Tables, so that a question costs one look.
#pragma once

#include "engine/rules/state/state.h"

#include <array>
#include <cstdint>
#include <vector>

namespace vozka {

/// As many as there are demands of a cell that no river meets; for others nothing is foreseen, since the
/// river is drawn before all else.
inline constexpr std::size_t demandCount = std::tuple_size_v<decltype(CompiledKind::fits)>;

/// A number for each demand: how many tiles fit, and how many close the road or city that comes in from that
/// side of the cell.
template<class Number>
struct OddsTable {
    std::array<Number, demandCount> fits{};
    std::array<std::array<Number, demandCount>, sideCount> closes{};
};

/// The tables of a bag. Kept up to date as tiles are drawn.
class TileOdds {
public:
    explicit TileOdds(const TileCatalogue& catalogue);

    /// Counts the bag of that state. Cheap where it differs by few tiles from the last one.
    void count(const StateData& state);

    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] int fitting(Demands demands) const
    {
        return demands < demandCount ? m_bag.fits[demands] : 0;
    }
    /// `side` is that of the cell.
    [[nodiscard]] int closing(Demands demands, Side side) const
    {
        return demands < demandCount ? m_bag.closes[index(side)][demands] : 0;
    }

private:
    void add(std::size_t kind, int copies);

    /// For one tile of each kind: 1 or 0.
    std::vector<OddsTable<std::uint8_t>> m_kinds;
    std::vector<std::uint8_t> m_counted;
    OddsTable<std::uint16_t> m_bag;
    int m_total = 0;
};

} // namespace vozka
