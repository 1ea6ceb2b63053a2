// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles that are put into pools and returned to the bag.

#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka {

namespace {

const std::vector<KindIndex>& tilesOf(const RuleBook& book, const Pool& pool)
{
    return std::ranges::find(book.pools(), pool.first, [](const PoolSpec& spec) { return spec.pool.first; })
        ->tiles;
}

} // namespace

void Turn::addTile(const Pool& pool, KindIndex kind)
{
    const auto& tiles = tilesOf(m_book, pool);
    ++m_state.left(pool)[static_cast<std::size_t>(std::ranges::find(tiles, kind) - tiles.begin())];
}

void Turn::returnTiles(const Pool& pool)
{
    const auto& tiles = tilesOf(m_book, pool);
    const auto left = m_state.left(pool);
    for (std::size_t i = 0; i < left.size(); ++i) {
        auto& inBag = m_state.bag[tiles[i]];
        inBag = static_cast<std::uint8_t>(inBag + left[i]);
        m_state.bagTotal = static_cast<std::uint16_t>(m_state.bagTotal + left[i]);
        left[i] = 0;
    }
}

} // namespace vozka
