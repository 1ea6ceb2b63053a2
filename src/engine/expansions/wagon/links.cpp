// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/wagon/links.h"

#include "engine/board/tile_view.h"

#include <algorithm>

namespace vozka::wagon {

namespace {

constexpr std::array<std::pair<Code, Code>, 6> viaRules{{{"gate", "am.wagon.c1.gate"},
                                                         {"drawbridge", "am.wagon.c1.gate"},
                                                         {viaJunction, "am.wagon.c1.junction"},
                                                         {"monastery", "am.wagon.c1.monastery"},
                                                         {"within", "am.wagon.c1.within"},
                                                         {"abbey", "am.wagon.c1.abbey"}}};

/// Type of the road's end at the other feature; empty if none.
Code endTowards(const TileFeature& road, FeatureIndex other)
{
    for (const auto& end : road.ends)
        if (end.feature == other)
            for (const auto& [via, rule] : viaRules)
                if (via == end.type)
                    return via;
    return std::ranges::find(road.passes, other) != road.passes.end() ? Code("drawbridge") : Code();
}

} // namespace

Code viaOf(const TileCatalogue& catalogue, const Board& board, Segment a, Segment b)
{
    if (board.segment(a).tile != board.segment(b).tile)
        return "abbey";
    const auto& first = describe(board, catalogue, a);
    const auto& second = describe(board, catalogue, b);
    if (first.kind == FeatureKind::Road && second.kind == FeatureKind::Road)
        return viaJunction;
    if (first.within == board.featureIndex(b) || second.within == board.featureIndex(a))
        return "within";
    const auto via = endTowards(first, board.featureIndex(b));
    return via.empty() ? endTowards(second, board.featureIndex(a)) : via;
}

Code ruleOf(Code via)
{
    const auto found = std::ranges::find(viaRules, via, [](const auto& entry) { return entry.first; });
    return found == viaRules.end() ? Code("am.wagon.target") : found->second;
}

bool endsAtJunction(const TileFeature& feature)
{
    return std::ranges::any_of(feature.ends, [](const RoadEnd& end) { return end.type == viaJunction; });
}

} // namespace vozka::wagon
