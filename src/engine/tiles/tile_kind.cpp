// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/tiles/tile_kind.h"

#include <algorithm>
#include <bit>

namespace vozka {

FeatureIndex TileKind::find(std::string_view featureId) const
{
    for (std::size_t i = 0; i < features.size() + shortRoads.size(); ++i)
        if (idOf(static_cast<FeatureIndex>(i)) == featureId)
            return static_cast<FeatureIndex>(i);
    return noFeature;
}

std::vector<FeatureIndex> TileKind::featuresEndingAt(std::string_view word) const
{
    std::vector<FeatureIndex> found;
    for (std::size_t i = 0; i < features.size(); ++i)
        if (std::ranges::any_of(features[i].ends, [&](const RoadEnd& end) { return end.type == word; }))
            found.push_back(static_cast<FeatureIndex>(i));
    return found;
}

namespace {

using Fault = std::optional<TileFault>;

Fault checkCounts(const TileKind& kind)
{
    if (kind.id.empty())
        return TileFault{"tile.no-id", {}};
    if (kind.count < 1)
        return TileFault{"tile.count", kind.id};
    for (const auto& [word, copies] : kind.copiesWith)
        if (copies < 0 || copies > kind.count)
            return TileFault{"tile.copies-with", kind.id};
    if (kind.features.empty() || kind.features.size() > maxFeaturesOfTile)
        return TileFault{"tile.features", kind.id};
    return {};
}

Fault checkIds(const TileKind& kind)
{
    std::vector<std::string_view> ids;
    for (const auto& feature : kind.features)
        ids.emplace_back(feature.id);
    for (const auto& road : kind.shortRoads)
        ids.emplace_back(road.id);
    std::ranges::sort(ids);
    if (const auto duplicate = std::ranges::adjacent_find(ids); duplicate != ids.end())
        return TileFault{"tile.id-twice", std::string(*duplicate)};
    return {};
}

/// True if the tile has only one feature, of an expansion, which covers it and closes every side.
bool isCoveredByOneFeature(const TileKind& kind)
{
    return kind.features.size() == 1 && isOfExpansion(kind.features[0].kind);
}

/// A side belongs to at most one road or city. A half-edge belongs to one field or one feature of an
/// expansion. At the side of a city it belongs to none.
Fault checkSides(const TileKind& kind)
{
    unsigned sides = 0;
    unsigned citySides = 0;
    unsigned halves = 0;
    for (const auto& feature : kind.features) {
        const bool isRoadOrCity = feature.kind == FeatureKind::Road || feature.kind == FeatureKind::City;
        // A feature of an expansion can have sides or none.
        if (!isOfExpansion(feature.kind) && isRoadOrCity != (feature.sides != 0))
            return TileFault{"tile.sides", feature.id};
        if (feature.halfEdges != 0 && feature.kind != FeatureKind::Field && !isOfExpansion(feature.kind))
            return TileFault{"tile.half-edges", feature.id};
        if ((sides & feature.sides) != 0 || (halves & feature.halfEdges) != 0)
            return TileFault{"tile.side-twice", feature.id};
        sides |= feature.sides;
        halves |= feature.halfEdges;
        if (feature.kind == FeatureKind::City)
            citySides |= feature.sides;
    }
    if (isCoveredByOneFeature(kind))
        return {};
    for (const Side side : allSides) {
        const unsigned both = 3U << (2 * index(side));
        const bool isCity = (citySides >> index(side) & 1U) != 0;
        if ((halves & both) != (isCity ? 0U : both))
            return TileFault{"tile.half-edges", kind.id};
    }
    return {};
}

/// A side without a road belongs to one field, or to a field and a feature of an expansion.
Fault checkFieldSides(const TileKind& kind)
{
    unsigned sides = 0;
    unsigned others = 0;
    for (const auto& feature : kind.features) {
        sides |= feature.sides;
        others |= isOfExpansion(feature.kind) ? feature.halfEdges : 0U;
    }
    for (const auto& feature : kind.features)
        for (const Side side : allSides) {
            const unsigned here = feature.halfEdges >> (2 * index(side)) & 3U;
            const bool isShared = (others >> (2 * index(side)) & 3U) != 0;
            if ((sides >> index(side) & 1U) == 0 && (here == 1U || here == 2U) && !isShared)
                return TileFault{"tile.split-side", feature.id};
        }
    return {};
}

Fault checkRoads(const TileKind& kind)
{
    for (const auto& feature : kind.features) {
        if (feature.kind != FeatureKind::Road)
            continue;
        // A road with one side is closed on this tile by its `ends`.
        const int sides = std::popcount(feature.sides);
        const int branches = feature.branches == 0 ? 2 : feature.branches;
        if (feature.ends.empty() ? sides != branches : sides != 1)
            return TileFault{"tile.road-ends", feature.id};
    }
    return {};
}

Fault checkReferences(const TileKind& kind)
{
    const auto isCity = [&](FeatureIndex at) {
        return at < kind.features.size() && kind.features[at].kind == FeatureKind::City;
    };
    const auto bordersField = [&](FeatureIndex at) {
        return isCity(at)
               || (at < kind.features.size() && isOfExpansion(kind.features[at].kind)
                   && kind.features[at].halfEdges != 0);
    };
    for (const auto& feature : kind.features) {
        const bool isField = feature.kind == FeatureKind::Field;
        if ((!feature.cities.empty() && !isField) || !std::ranges::all_of(feature.cities, bordersField)
            || !std::ranges::all_of(feature.touchesWall, isCity)
            || !std::ranges::all_of(feature.passes, isCity))
            return TileFault{"tile.cities", feature.id};
        if (feature.within != noFeature && !isCity(feature.within))
            return TileFault{"tile.within", feature.id};
        if (isField && feature.halfEdges == 0 && feature.cities.empty())
            return TileFault{"tile.half-edges", feature.id};
    }
    return {};
}

/// Each link joins two different features that are not fields, and is listed once.
Fault checkLinks(const TileKind& kind)
{
    std::vector<std::pair<FeatureIndex, FeatureIndex>> seen;
    for (const auto& [a, b] : kind.links) {
        const bool areTwoFeatures = a < kind.features.size() && b < kind.features.size() && a != b;
        if (!areTwoFeatures || kind.features[a].kind == FeatureKind::Field
            || kind.features[b].kind == FeatureKind::Field)
            return TileFault{"tile.link", kind.id};
        const auto pair = std::minmax(a, b);
        if (std::ranges::find(seen, std::pair<FeatureIndex, FeatureIndex>(pair)) != seen.end())
            return TileFault{"tile.link-twice", kind.id};
        seen.emplace_back(pair);
    }
    for (const auto& road : kind.shortRoads)
        if (road.to >= kind.features.size() || kind.features[road.to].kind != FeatureKind::City)
            return TileFault{"tile.short-road", road.id};
    return {};
}

} // namespace

std::optional<TileFault> check(const TileKind& kind)
{
    for (const auto checkPart :
         {checkCounts, checkIds, checkSides, checkFieldSides, checkRoads, checkReferences, checkLinks})
        if (auto fault = checkPart(kind))
            return fault;
    return {};
}

} // namespace vozka
