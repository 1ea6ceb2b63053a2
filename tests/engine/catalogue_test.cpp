// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tile kinds: their checks, and the tables for the four turns.
#include "engine/tiles/catalogue.h"

#include "engine/expansions/list.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

constexpr std::uint8_t allHalves = 0xFF;

TileKind roadKind()
{
    TileKind kind{.id = "U", .count = 1};
    kind.features.push_back({.id = "road-ns", .kind = FeatureKind::Road, .sides = 0b0101});
    kind.features.push_back({.id = "field-1", .kind = FeatureKind::Field, .halfEdges = 0b11100001});
    kind.features.push_back({.id = "field-2", .kind = FeatureKind::Field, .halfEdges = 0b00011110});
    return kind;
}

std::string faultOf(const TileKind& kind)
{
    const auto fault = check(kind);
    return fault ? std::string(fault->code) : "";
}

TEST(TileCheck, AcceptsValidTile)
{
    EXPECT_EQ(faultOf(roadKind()), "");
}

TEST(TileCheck, RequiresPositiveCounts)
{
    auto kind = roadKind();
    kind.count = 0;
    EXPECT_EQ(faultOf(kind), "tile.count");
    kind = roadKind();
    kind.copiesWith = {{"well", 2}};
    EXPECT_EQ(faultOf(kind), "tile.copies-with");
}

TEST(TileCheck, RequiresUniqueIds)
{
    auto kind = roadKind();
    kind.features[2].id = "field-1";
    EXPECT_EQ(faultOf(kind), "tile.id-twice");
}

TEST(TileCheck, RequiresPartitionOfHalfEdges)
{
    auto kind = roadKind();
    kind.features[1].halfEdges = 0b11100000;
    EXPECT_EQ(faultOf(kind), "tile.half-edges");
    kind.features[1].halfEdges = 0b11100011;
    EXPECT_EQ(faultOf(kind), "tile.side-twice");
}

TEST(TileCheck, RequiresEachSideOnce)
{
    auto kind = roadKind();
    kind.features.push_back({.id = "city-n", .kind = FeatureKind::City, .sides = 0b0001});
    EXPECT_EQ(faultOf(kind), "tile.side-twice");
    kind = roadKind();
    kind.features[0].sides = 0;
    EXPECT_EQ(faultOf(kind), "tile.sides");
}

/// The wall covers the west side and the western half of the north side.
TileKind wallKind(std::string id, FeatureKind kind)
{
    TileKind tile{.id = std::move(id), .count = 1};
    tile.features.push_back({.id = "wall", .kind = kind, .halfEdges = 0b11000001});
    tile.features.push_back({.id = "field", .kind = FeatureKind::Field, .halfEdges = 0b00111110});
    return tile;
}

TEST(TileCheck, AcceptsFeaturesOfExpansionsOnHalfEdges)
{
    const auto wall = featureKind("garden");
    EXPECT_EQ(faultOf(wallKind("W", wall)), "");
    EXPECT_EQ(faultOf(wallKind("W", FeatureKind::City)), "tile.sides");
    auto kind = wallKind("W", wall);
    kind.features[0].halfEdges = 0b10000001;
    EXPECT_EQ(faultOf(kind), "tile.half-edges") << "a half-edge without a feature";
    kind.features[0].halfEdges = 0b11000011;
    EXPECT_EQ(faultOf(kind), "tile.side-twice");
}

TEST(Catalogue, HalfEdgeShowsFieldOrFeatureOfExpansion)
{
    CapacityFault fault;
    const auto catalogue =
        *TileCatalogue::make({TileSet{"walls", true, {wallKind("W", featureKind("garden"))}}}, fault);
    const auto& compiled = catalogue.compiled(0);
    const auto& turned = compiled.turned[0];
    EXPECT_EQ(turned.shows,
              (std::array{Terrain::Field, Terrain::Field, Terrain::Field, Terrain::FirstOfExpansions}));
    EXPECT_EQ(turned.atHalf[index(HalfEdge::NL)], noFeature);
    EXPECT_EQ(turned.atHalf[index(HalfEdge::NR)], 1);
    EXPECT_EQ(compiled.expansionAtHalf[0][index(HalfEdge::NL)], 0);
    EXPECT_EQ(compiled.expansionAtHalf[0][index(HalfEdge::NR)], noFeature);
}

TEST(TileCheck, RequiresOneFieldOnPlainSide)
{
    auto kind = roadKind();
    kind.features[1].halfEdges = 0b11000001;
    kind.features[2].halfEdges = 0b00111110;
    EXPECT_EQ(faultOf(kind), "") << "the south side has a road: its halves may be of one field";
    kind.features[1].halfEdges = 0b11101001;
    kind.features[2].halfEdges = 0b00010110;
    EXPECT_EQ(faultOf(kind), "tile.split-side");
}

TEST(TileCheck, RequiresEndForRoadWithOneSide)
{
    auto kind = roadKind();
    kind.features[0].sides = 0b0001;
    EXPECT_EQ(faultOf(kind), "tile.split-side");
    kind.features[1].halfEdges = allHalves;
    kind.features.pop_back();
    EXPECT_EQ(faultOf(kind), "tile.road-ends");
    kind.features[0].ends.push_back({"deadEnd", noFeature});
    EXPECT_EQ(faultOf(kind), "");
}

TEST(TileCheck, AcceptsOnlyCitiesAndHalfEdgeFeaturesAtFields)
{
    auto kind = roadKind();
    kind.features[2].halfEdges = 0b00010000;
    kind.features.push_back({.id = "wall", .kind = featureKind("garden"), .halfEdges = 0b00001110});
    kind.features[2].cities = {3};
    EXPECT_EQ(faultOf(kind), "");
    kind.features[3].kind = FeatureKind::Field;
    EXPECT_EQ(faultOf(kind), "tile.cities");
    kind = roadKind();
    kind.features.push_back({.id = "garden", .kind = featureKind("garden")});
    kind.features[2].cities = {3};
    EXPECT_EQ(faultOf(kind), "tile.cities") << "no half-edges";
}

TEST(TileCheck, RequiresExistingReferences)
{
    auto kind = roadKind();
    kind.features[1].cities = {0};
    EXPECT_EQ(faultOf(kind), "tile.cities");
    kind = roadKind();
    kind.links = {{0, 1}};
    EXPECT_EQ(faultOf(kind), "tile.link") << "nothing is linked with a field";
    kind.links = {{0, 7}};
    EXPECT_EQ(faultOf(kind), "tile.link");
}

TEST(Catalogue, TurnsClockwise)
{
    const auto catalogue = baseRules().catalogue();
    const auto& v = catalogue.compiled(catalogue.find("V"));
    EXPECT_EQ(v.turned[0].shows[index(Side::S)], Terrain::Road);
    EXPECT_EQ(v.turned[0].shows[index(Side::W)], Terrain::Road);
    EXPECT_EQ(v.turned[1].shows[index(Side::W)], Terrain::Road);
    EXPECT_EQ(v.turned[1].shows[index(Side::N)], Terrain::Road);
    EXPECT_EQ(v.turned[1].shows[index(Side::S)], Terrain::Field);
}

TEST(Catalogue, CountsDistinctTurnsOfSymmetricTiles)
{
    const auto catalogue = baseRules().catalogue();
    const auto distinctTurns = [&](std::string_view id) {
        return catalogue.compiled(catalogue.find(id)).distinctTurns;
    };
    EXPECT_EQ(distinctTurns("B"), 1);
    EXPECT_EQ(distinctTurns("X"), 1);
    EXPECT_EQ(distinctTurns("U"), 2);
    EXPECT_EQ(distinctTurns("H"), 2);
    EXPECT_EQ(distinctTurns("D"), 4);
}

TEST(Catalogue, CountsDistinctTurnsOfTileWithDirection)
{
    // The same tile without a direction looks the same in all four turns.
    TileKind kind{.id = "tile", .count = 1};
    kind.features.push_back({.id = "feature", .kind = static_cast<FeatureKind>(maxFeatureKinds - 1)});
    kind.features.push_back({.id = "field", .kind = FeatureKind::Field, .halfEdges = 0b11111111});
    CapacityFault fault;
    const auto distinctTurns = [&] {
        const auto catalogue = TileCatalogue::make({TileSet{"set", true, {kind}}}, fault);
        return catalogue->compiled(0).distinctTurns;
    };
    EXPECT_EQ(distinctTurns(), 1);
    kind.features[0].direction = Direction::NW;
    EXPECT_EQ(distinctTurns(), 4);
}

TEST(Catalogue, RejectsTooManyTiles)
{
    auto kind = roadKind();
    const auto faultOf = [&](int count, int kinds) {
        kind.count = count;
        CapacityFault fault;
        const std::vector<TileKind> many(static_cast<std::size_t>(kinds), kind);
        const auto catalogue = TileCatalogue::make({TileSet{"many", true, many}}, fault);
        EXPECT_EQ(catalogue.has_value(), fault.quantity.empty());
        return fault;
    };
    const auto expectFault = [](const CapacityFault& fault, Code quantity, int needed, int limit) {
        EXPECT_EQ(fault.quantity, quantity);
        EXPECT_EQ(fault.needed, needed);
        EXPECT_EQ(fault.limit, limit);
    };
    expectFault(faultOf(maxCopies, 1), "", 0, 0);
    expectFault(faultOf(maxCopies + 1, 1), "copies", maxCopies + 1, maxCopies);
    expectFault(faultOf(0, maxKinds + 1), "kinds", maxKinds + 1, maxKinds);
    expectFault(faultOf(1, maxKinds + 1), "kinds", maxKinds + 1, maxKinds);
    expectFault(faultOf(2, 2048), "tiles", 4096, maxTiles);
    expectFault(faultOf(1, 4000), "segments", 12'000, maxSegments);
}

/// Tile whose north side shows a feature of that kind, with field on the other sides.
TileKind tileWithNorth(FeatureKind feature)
{
    TileKind kind{.id = "tile-" + std::to_string(index(feature)), .count = 1};
    kind.features.push_back({.id = "feature", .kind = feature, .sides = 0b0001});
    kind.features.push_back({.id = "field", .kind = FeatureKind::Field, .halfEdges = 0b11111100});
    return kind;
}

TEST(Catalogue, GivesTerrainToEachFeatureAcrossSides)
{
    const auto make = [](int kinds, CapacityFault& fault) {
        std::vector<TileKind> tiles;
        for (int i = 0; i < kinds; ++i)
            tiles.push_back(tileWithNorth(static_cast<FeatureKind>(index(FeatureKind::Field) + 1 + i)));
        return TileCatalogue::make({TileSet{"set", true, tiles}}, fault);
    };
    CapacityFault fault;
    const auto catalogue = make(maxExpansionTerrains, fault);
    ASSERT_TRUE(catalogue);
    for (KindIndex one = 0; one < maxExpansionTerrains; ++one)
        for (KindIndex other = 0; other < maxExpansionTerrains; ++other) {
            const auto terrain = catalogue->terrainOf(catalogue->kind(other).features[0].kind);
            EXPECT_EQ(catalogue->featureOf(terrain), catalogue->kind(other).features[0].kind);
            const auto demands = demandAt(Side::N, terrain);
            EXPECT_EQ(demanded(demands, Side::N), terrain);
            EXPECT_EQ(catalogue->compiled(one).fitting(demands), one == other ? 1 : 0);
        }
    EXPECT_FALSE(make(maxExpansionTerrains + 1, fault));
    EXPECT_EQ(fault.quantity, "terrains");
    EXPECT_EQ(fault.needed, maxExpansionTerrains + 1);
}

} // namespace vozka
