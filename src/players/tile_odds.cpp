// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/tile_odds.h"

#include <algorithm>

namespace vozka {

namespace {

bool isDemanded(Demands demands, Side side)
{
    return demanded(demands, side) != Terrain::Nothing;
}

/// True if that side of the tile is next to another tile, and all other sides of its feature are, too.
bool closesFeature(const TurnedTile& tile, Demands demands, Side side)
{
    const auto feature = tile.atSide[index(side)];
    if (feature == noFeature || !isDemanded(demands, side))
        return false;
    for (const Side other : allSides)
        if (tile.atSide[index(other)] == feature && !isDemanded(demands, other))
            return false;
    return true;
}

OddsTable<std::uint8_t> tableOf(const CompiledKind& kind)
{
    OddsTable<std::uint8_t> table;
    for (unsigned i = 0; i < demandCount; ++i) {
        const auto demands = static_cast<Demands>(i);
        table.fits[i] = kind.fits[i] != 0 ? 1 : 0;
        for (Turns turns = 0; turns < sideCount; ++turns)
            for (const Side side : allSides)
                if ((kind.fits[i] >> turns & 1) != 0 && closesFeature(kind.turned[turns], demands, side))
                    table.closes[index(side)][i] = 1;
    }
    return table;
}

void addMultiple(std::array<std::uint16_t, demandCount>& sum,
                 const std::array<std::uint8_t, demandCount>& table, int copies)
{
    const auto factor = static_cast<std::uint16_t>(copies);
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] = static_cast<std::uint16_t>(sum[i] + factor * table[i]);
}

} // namespace

TileOdds::TileOdds(const TileCatalogue& catalogue)
    : m_counted(static_cast<std::size_t>(catalogue.kindCount()))
{
    m_kinds.reserve(static_cast<std::size_t>(catalogue.kindCount()));
    for (int kind = 0; kind < catalogue.kindCount(); ++kind)
        m_kinds.push_back(tableOf(catalogue.compiled(static_cast<KindIndex>(kind))));
}

void TileOdds::add(std::size_t kind, int copies)
{
    addMultiple(m_bag.fits, m_kinds[kind].fits, copies);
    for (std::size_t side = 0; side < sideCount; ++side)
        addMultiple(m_bag.closes[side], m_kinds[kind].closes[side], copies);
    m_total += copies;
}

void TileOdds::count(const StateData& state)
{
    const auto bag = state.bag.all();
    if (std::ranges::equal(m_counted, bag))
        return;
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind)
        if (const int added = state.bag[kind] - m_counted[kind]; added != 0)
            add(kind, added);
    m_counted.assign(bag.begin(), bag.end());
}

} // namespace vozka
