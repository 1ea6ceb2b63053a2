// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/index_set.h"
#include "engine/rules/scoring/feature_scoring.h"

#include <array>
#include <bit>

namespace vozka {

namespace {

/// Calls `each(city)` for the root of each completed city that touches the field.
template<class Each>
void forEachCompletedCity(const TileCatalogue& catalogue, const StateData& state, Segment field, Each each)
{
    const auto& board = state.board;
    IndexSet<maxSegments> counted(static_cast<std::size_t>(board.segmentCount()));
    board.forEachSegment(field, [&](Segment at) {
        const auto& tile = board.tiles()[board.segment(at).tile];
        const unsigned cities = catalogue.compiled(tile.kind).cities[at - tile.firstSegment];
        for (unsigned left = cities; left != 0; left &= left - 1) {
            const Segment city = board.root(static_cast<Segment>(tile.firstSegment + std::countr_zero(left)));
            if (board.segment(city).openEnds == 0 && counted.insert(city))
                each(city);
        }
    });
}

} // namespace

int completedCities(const TileCatalogue& catalogue, const StateData& state, Segment field)
{
    int cities = 0;
    forEachCompletedCity(catalogue, state, field, [&](Segment) { ++cities; });
    return cities;
}

void addCompletedCities(const RuleBook& book, const StateData& state, Segment field, Code term, int each,
                        ScoreSheet& sheet)
{
    int cities = 0;
    std::array<int, maxFeatureKinds> others{};
    bool hasOthers = false;
    forEachCompletedCity(book.catalogue(), state, field, [&](Segment city) {
        const auto kind = state.board.segment(city).kind;
        ++(kind == FeatureKind::City ? cities : others[index(kind)]);
        hasOthers |= kind != FeatureKind::City;
    });
    sheet.add(term, cities, each);
    for (int kind = 0; hasOthers && kind < maxFeatureKinds; ++kind)
        if (const int count = others[kind]; count > 0)
            sheet.add(book.featureRule(static_cast<FeatureKind>(kind)).asCity, count, each);
}

} // namespace vozka
