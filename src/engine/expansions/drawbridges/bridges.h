// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which tiles have drawbridges, between which road and which city.
#pragma once

#include "engine/board/board.h"

#include <array>
#include <vector>

namespace vozka::drawbridges {

/// Rule: db.road.passes - those at which a road ends and those that it only passes are the same here.
class Bridges {
public:
    explicit Bridges(const TileCatalogue& catalogue);

    /// Calls `each(road, city)`, both on one tile, for the drawbridges of that segment of a road.
    template<class Each>
    void forEachAt(const Board& board, Segment road, Each each) const
    {
        const auto tile = board.segment(road).tile;
        const auto feature = board.featureIndex(road);
        // A part that was added to the tile has none.
        if (feature >= maxFeaturesOfTile)
            return;
        const auto cities = m_cities[board.tiles()[tile].kind][feature];
        for (FeatureIndex city = 0; cities >> city != 0; ++city)
            if ((cities >> city & 1U) != 0)
                each(road, board.segmentOf(tile, city));
    }

    /// The same for the whole road, in no order that means anything. What is no road has none.
    template<class Each>
    void forEachOn(const Board& board, Segment road, Each each) const
    {
        board.forEachSegment(road, [&](Segment at) { forEachAt(board, at, each); });
    }

private:
    /// By kind of tile and road of it: its cities as a bit mask.
    std::vector<std::array<std::uint16_t, maxFeaturesOfTile>> m_cities;
};

} // namespace vozka::drawbridges
