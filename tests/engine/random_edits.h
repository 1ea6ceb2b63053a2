// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random links, parts and open ends, with a check of each.
#pragma once

#include "board_edits.h"
#include "feature_oracle.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace vozka {

template<class T>
[[nodiscard]] std::vector<T> copyOf(std::span<const T> entries)
{
    return {entries.begin(), entries.end()};
}

[[nodiscard]] inline std::vector<SegmentData> segmentsOf(const Board& board)
{
    std::vector<SegmentData> segments;
    for (int i = 0; i < board.segmentCount(); ++i)
        segments.push_back(board.segment(static_cast<Segment>(i)));
    return segments;
}

/// Links, unlinks, adds parts and declares ends at random, and compares the board with the oracle.
class RandomEdits {
public:
    RandomEdits(const TileCatalogue& catalogue, unsigned seed) : m_catalogue(catalogue), m_random(seed) {}

    void edit(Turn& turn);
    [[nodiscard]] int comparedBoards() const { return m_comparedBoards; }
    [[nodiscard]] int removedLinks() const { return m_removedLinks; }
    [[nodiscard]] int addedBridges() const { return m_addedBridges; }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    Segment anySegment(const Board& board) { return static_cast<Segment>(below(board.segmentCount())); }
    void check(Turn& turn, const char* change);
    /// Links two random features and checks that unlinking them restores the board. Then links them again.
    /// No effect if their kinds differ or the table of links is full.
    void linkAndUnlink(Turn& turn);
    void removeRandomLink(Turn& turn);
    void addBridge(Turn& turn);
    void declareEnd(Turn& turn);

    const TileCatalogue& m_catalogue;
    std::mt19937 m_random;
    std::map<Segment, int> m_declaredEnds;
    std::uint8_t m_nextTag = 0;
    int m_comparedBoards = 0;
    int m_removedLinks = 0;
    int m_addedBridges = 0;
};

} // namespace vozka
