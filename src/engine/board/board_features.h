// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions of the board for the features of tiles.
#pragma once

#include "engine/board/board.h"

namespace vozka {

template<class Each>
void Board::forEachOn(TileIndex tile, Each each) const
{
    Segment at = m_tiles[tile].firstSegment;
    auto end = static_cast<Segment>(at + m_tiles[tile].features);
    for (std::size_t next = 0;; ++next) {
        // Calls `each` at one place only, so that the compiler inlines it.
        for (; at < end; ++at)
            each(at);
        while (next < m_parts.size() && m_parts[next].tile != tile)
            ++next;
        if (next == m_parts.size())
            return;
        at = m_parts[next].segment;
        end = static_cast<Segment>(at + 1);
    }
}

inline Spot Board::spot(Segment segment) const
{
    return Spot::featureOnTable(cellOf(segment), featureIndex(segment));
}

} // namespace vozka
