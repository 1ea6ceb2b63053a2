// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board as it is kept: as large as what lies on it, and not as large as it could ever become.
#pragma once

#include "engine/board/board.h"

#include <vector>

namespace vozka {

class PackedBoard {
public:
    explicit PackedBoard(const Board& board);
    /// Writes the board over that one, which must be empty.
    void unpack(Board& board) const;
    bool operator==(const PackedBoard&) const = default;

private:
    std::vector<PlacedTile> m_tiles;
    std::vector<OpenCell> m_open;
    std::vector<SegmentData> m_segments;
    std::uint16_t m_holes = 0;
};

} // namespace vozka
