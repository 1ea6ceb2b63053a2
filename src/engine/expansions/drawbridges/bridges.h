// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawbridges on tiles, each between a road and a city.
#pragma once

#include "engine/board/board.h"

#include <array>
#include <vector>

namespace vozka::drawbridges {

/// Rule: db.road.passes - a drawbridge at the end of a road and one that the road passes have the same
/// effect.
class Bridges {
public:
    explicit Bridges(const TileCatalogue& catalogue);

    /// Calls `each(road, city)`, both on one tile, for the drawbridges of that segment of a road.
    template<class Each>
    void forEachAt(const Board& board, Segment road, Each each) const
    {
        const auto tile = board.segment(road).tile;
        const auto feature = board.featureIndex(road);
        // A part that was added to the tile has no drawbridge.
        if (feature >= maxFeaturesOfTile)
            return;
        const auto cities = m_cities[board.tiles()[tile].kind][feature];
        for (FeatureIndex city = 0; cities >> city != 0; ++city)
            if ((cities >> city & 1U) != 0)
                each(road, board.segmentOf(tile, city));
    }

    /// Calls `each(road, city)` for the drawbridges of the whole road, in no fixed order. Does nothing for
    /// other features.
    template<class Each>
    void forEachOn(const Board& board, Segment road, Each each) const
    {
        board.forEachSegment(road, [&](Segment at) { forEachAt(board, at, each); });
    }

private:
    /// By tile kind and road: cities at drawbridges of the road, one bit for each.
    std::vector<std::array<std::uint16_t, maxFeaturesOfTile>> m_cities;
};

} // namespace vozka::drawbridges
