// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/packed_board.h"

namespace vozka {

namespace {

template<class T>
std::vector<T> copyOf(std::span<const T> entries)
{
    return {entries.begin(), entries.end()};
}

} // namespace

PackedBoard::PackedBoard(const Board& board)
    : m_tiles(copyOf(board.m_tiles.all())),
      m_open(copyOf(board.m_open.all())),
      m_segments(copyOf(board.m_segments.all())),
      m_holes(board.m_holes)
{}

void PackedBoard::unpack(Board& board) const
{
    board.m_tiles.assign(m_tiles);
    board.m_open.assign(m_open);
    board.m_segments.assign(m_segments);
    board.m_holes = m_holes;
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        board.m_table.set(m_tiles[i].cell, static_cast<CellTable::Content>(CellTable::firstTile + i));
    for (std::size_t i = 0; i < m_open.size(); ++i)
        board.m_table.set(m_open[i].cell, static_cast<CellTable::Content>(CellTable::firstOpen + i));
}

} // namespace vozka
