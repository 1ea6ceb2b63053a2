// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/tiles/catalogue.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace vozka {

namespace {

/// Fills the entries of `compiled` for that number of turns.
void addTurned(const TileCatalogue& catalogue, const TileKind& kind, Turns turns, CompiledKind& compiled)
{
    auto& tile = compiled.turned[turns];
    auto& expansionAtHalf = compiled.expansionAtHalf[turns];
    tile.shows.fill(Terrain::Nothing);
    tile.atSide.fill(noFeature);
    tile.atHalf.fill(noFeature);
    expansionAtHalf.fill(noFeature);
    for (std::size_t i = 0; i < kind.features.size(); ++i) {
        const auto& feature = kind.features[i];
        const auto here = static_cast<FeatureIndex>(i);
        const bool isField = feature.kind == FeatureKind::Field;
        for (int h = 0; h < halfEdgeCount; ++h)
            if ((feature.halfEdges >> h & 1) != 0) {
                const int half = index(turned(static_cast<HalfEdge>(h), turns));
                (isField ? tile.atHalf : expansionAtHalf)[half] = here;
                compiled.hasExpansionHalves |= !isField;
                auto& shows = tile.shows[half / 2];
                if (isField)
                    shows = std::max(shows, Terrain::Field);
            }
        for (const Side side : allSides)
            if ((feature.sides >> index(side) & 1) != 0) {
                const int at = index(turned(side, turns));
                tile.atSide[at] = here;
                tile.shows[at] = catalogue.terrainOf(feature.kind);
            }
    }
    for (const Side side : allSides)
        if (const auto left = expansionAtHalf[index(leftHalf(side))];
            left != noFeature && expansionAtHalf[index(rightHalf(side))] != noFeature)
            tile.shows[index(side)] = catalogue.terrainOf(kind.features[left].kind);
}

/// Sorted list of the visible properties of the features of a tile, without their ids.
using Appearance = std::vector<std::array<std::uint32_t, 5>>;

Appearance appearanceOf(const TileKind& kind, const MarkTable& marks, Turns turns)
{
    Appearance appearance;
    for (const auto& feature : kind.features) {
        std::uint32_t sides = 0;
        std::uint32_t halves = 0;
        for (const Side side : allSides)
            if ((feature.sides >> index(side) & 1) != 0)
                sides |= 1U << index(turned(side, turns));
        for (int h = 0; h < halfEdgeCount; ++h)
            if ((feature.halfEdges >> h & 1) != 0)
                halves |= 1U << index(turned(static_cast<HalfEdge>(h), turns));
        const int direction = feature.direction ? index(turned(*feature.direction, turns)) : directionCount;
        appearance.push_back({static_cast<std::uint32_t>(feature.kind), sides, halves,
                              marks.sum(feature.kind, feature.marks), static_cast<std::uint32_t>(direction)});
    }
    std::ranges::sort(appearance);
    return appearance;
}

std::uint8_t countDistinctTurns(const TileKind& kind, const MarkTable& marks)
{
    const auto unturned = appearanceOf(kind, marks, 0);
    for (const Turns turns : {1, 2})
        if (appearanceOf(kind, marks, turns) == unturned)
            return turns;
    return sideCount;
}

bool fitsTurned(const TurnedTile& tile, Demands demands)
{
    return std::ranges::all_of(allSides, [&](Side side) {
        const auto wanted = demanded(demands, side);
        return wanted == Terrain::Nothing || wanted == tile.shows[index(side)];
    });
}

CompiledKind compile(const TileCatalogue& catalogue, const TileKind& kind, const MarkTable& marks)
{
    CompiledKind compiled;
    compiled.featureCount = static_cast<std::uint8_t>(kind.features.size());
    compiled.distinctTurns = countDistinctTurns(kind, marks);
    for (Turns turns = 0; turns < sideCount; ++turns)
        addTurned(catalogue, kind, turns, compiled);
    compiled.hasExpansionSides = std::ranges::any_of(compiled.turned[0].shows,
                                                     [](Terrain terrain) { return terrain > Terrain::City; });
    for (std::size_t i = 0; i < kind.features.size(); ++i) {
        const auto& feature = kind.features[i];
        compiled.features[i] = {.kind = feature.kind,
                                .openEnds = static_cast<std::int8_t>(std::popcount(feature.sides)),
                                .marks = marks.sum(feature.kind, feature.marks)};
        for (const auto city : feature.cities)
            compiled.cities[i] |= static_cast<std::uint16_t>(1U << city);
        compiled.featureKinds |= 1U << index(feature.kind);
    }
    for (unsigned demands = 0; demands < compiled.fits.size(); ++demands)
        for (Turns turns = 0; turns < sideCount; ++turns)
            if (fitsTurned(compiled.turned[turns], static_cast<Demands>(demands)))
                compiled.fits[demands] |= static_cast<std::uint8_t>(1U << turns);
    for (unsigned demands = 0; demands < compiled.fitsExpansion.size(); ++demands)
        for (Turns turns = 0; turns < sideCount; ++turns)
            if (fitsTurned(compiled.turned[turns], static_cast<Demands>(demands << expansionDemandsShift)))
                compiled.fitsExpansion[demands] |= static_cast<std::uint8_t>(1U << turns);
    return compiled;
}

} // namespace

std::optional<TileCatalogue> TileCatalogue::make(std::vector<TileSet> sets, CapacityFault& fault)
{
    TileCatalogue catalogue;
    int copies = 0;
    int tiles = 0;
    int segments = 0;
    for (auto& set : sets)
        for (auto& kind : set.tiles) {
            tiles += kind.count;
            copies = std::max(copies, kind.count);
            segments += kind.count * static_cast<int>(kind.features.size());
            catalogue.m_marks.add(kind);
            catalogue.addTerrains(kind);
            catalogue.m_kinds.push_back(std::move(kind));
        }
    const std::array needs{CapacityFault{"kinds", catalogue.kindCount(), maxKinds},
                           CapacityFault{"tiles", tiles, maxTiles},
                           CapacityFault{"copies", copies, maxCopies},
                           CapacityFault{"terrains", static_cast<int>(catalogue.m_expansionTerrains.size()),
                                         maxExpansionTerrains},
                           CapacityFault{"segments", segments, maxSegments},
                           CapacityFault{"marks", catalogue.m_marks.assignBits(), MarkTable::maxBits}};
    const auto found =
        std::ranges::find_if(needs, [](const CapacityFault& each) { return each.needed > each.limit; });
    if (found != needs.end()) {
        fault = *found;
        return {};
    }
    for (const auto& kind : catalogue.m_kinds)
        catalogue.m_compiled.push_back(compile(catalogue, kind, catalogue.m_marks));
    return catalogue;
}

void TileCatalogue::addTerrains(const TileKind& kind)
{
    for (const auto& feature : kind.features)
        if ((feature.sides | feature.halfEdges) != 0 && terrainOf(feature.kind) == Terrain::Nothing)
            m_expansionTerrains.push_back(feature.kind);
}

PartIndex TileCatalogue::addPart(TileFeature part)
{
    assert(part.halfEdges == 0 && terrainOf(part.kind) != Terrain::Nothing);
    m_parts.push_back(std::move(part));
    return static_cast<PartIndex>(m_parts.size() - 1);
}

Terrain TileCatalogue::terrainOf(FeatureKind kind) const
{
    switch (kind) {
    case FeatureKind::Field:
        return Terrain::Field;
    case FeatureKind::Road:
        return Terrain::Road;
    case FeatureKind::City:
        return Terrain::City;
    default:
        break;
    }
    const auto found = std::ranges::find(m_expansionTerrains, kind);
    return found == m_expansionTerrains.end()
               ? Terrain::Nothing
               : static_cast<Terrain>(static_cast<int>(Terrain::FirstOfExpansions)
                                      + (found - m_expansionTerrains.begin()));
}

FeatureKind TileCatalogue::featureOf(Terrain terrain) const
{
    switch (terrain) {
    case Terrain::Field:
        return FeatureKind::Field;
    case Terrain::Road:
        return FeatureKind::Road;
    case Terrain::City:
        return FeatureKind::City;
    default:
        return m_expansionTerrains[static_cast<std::size_t>(terrain)
                                   - static_cast<std::size_t>(Terrain::FirstOfExpansions)];
    }
}

KindIndex TileCatalogue::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_kinds, id, &TileKind::id);
    return found == m_kinds.end() ? noKind : static_cast<KindIndex>(found - m_kinds.begin());
}

} // namespace vozka
