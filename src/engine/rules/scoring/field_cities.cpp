// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/field_cities.h"

#include "engine/base/index_set.h"

namespace vozka {

int completedCities(const TileCatalogue& catalogue, const StateData& state, Segment field)
{
    const auto& board = state.board;
    IndexSet<maxSegments> counted(static_cast<std::size_t>(board.segmentCount()));
    int cities = 0;
    board.forEachSegment(field, [&](Segment at) {
        const auto& tile = board.tiles()[board.segment(at).tile];
        const auto& feature = catalogue.kind(tile.kind).features[at - tile.firstSegment];
        for (const auto index : feature.cities) {
            const Segment city = board.root(static_cast<Segment>(tile.firstSegment + index));
            if (board.segment(city).openEnds == 0 && counted.insert(city))
                ++cities;
        }
    });
    return cities;
}

} // namespace vozka
