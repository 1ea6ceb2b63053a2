// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table before the first turn.
#include "engine/expansions/list.h"
#include "engine/rules/position.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {
namespace {

int copiesInBag(const Rules& rules)
{
    int copies = 0;
    for (int i = 0; i < rules.catalogue().kindCount(); ++i)
        if (const auto& kind = rules.catalogue().kind(static_cast<KindIndex>(i)); kind.inBag)
            copies += kind.count;
    return copies;
}

/// Start tiles of a new game ("D 0,0"), in order. Checks that all other tiles are in the bag.
std::vector<std::string> startOf(const Rules& rules)
{
    const State start = rules.start();
    std::vector<std::string> tiles;
    int fromBag = 0;
    for (const auto& tile : start->board.tiles()) {
        const auto& kind = rules.catalogue().kind(tile.kind);
        fromBag += kind.inBag ? 1 : 0;
        EXPECT_EQ(tile.turns, 0);
        tiles.push_back(kind.id + " " + std::to_string(tile.cell.x) + "," + std::to_string(tile.cell.y));
    }
    EXPECT_EQ(start->bagTotal, copiesInBag(rules) - fromBag);
    int inBag = 0;
    for (int kind = 0; kind < rules.catalogue().kindCount(); ++kind)
        inBag += start->bag[kind];
    EXPECT_EQ(inBag, start->bagTotal);
    EXPECT_EQ(rules.step(start), "draw");
    return tiles;
}

/// Rules of the base game with the tiles D and B, changed by `arrange`.
Rules rulesArrangedBy(void (*arrange)(RuleBook&))
{
    return rulesWithOnly("D0", {"B", "B", "D", "D"}, 2, {arrange});
}

/// Twelve tiles in four columns and three rows.
std::vector<std::string> fixedTiles()
{
    return {"CO-01 -2,-1", "CO-02 -1,-1", "CO-03 0,-1", "CO-04 1,-1", "CO-05 -2,0", "CO-06 -1,0",
            "CO-07 0,0",   "CO-08 1,0",   "CO-09 -2,1", "CO-10 -1,1", "CO-11 0,1",  "CO-12 1,1"};
}

TEST(Start, HasTilesOfEachSetAndPairOfSets)
{
    const auto sets = playableTileSets();
    for (const auto one : sets)
        for (const auto other : sets) {
            std::vector<std::string> chosen{"base"};
            for (const auto set : {one, other})
                if (std::ranges::find(chosen, set) == chosen.end())
                    chosen.emplace_back(set);
            const auto has = [&](Code set) { return std::ranges::find(chosen, set) != chosen.end(); };
            const std::string spring = has("river") ? "RI-01 " : has("river-2") ? "R2-01 " : "";
            std::vector<std::string> expected;
            if (has("count"))
                expected = fixedTiles();
            if (!spring.empty())
                expected.push_back(spring + (has("count") ? "2,-1" : "0,0"));
            else if (expected.empty())
                expected.emplace_back("D 0,0");
            EXPECT_EQ(startOf(baseRules(2, Options(), chosen)), expected) << one << " " << other;
        }
}

TEST(Start, HasSeveralTilesWithoutCheckOfSides)
{
    const auto rules = rulesArrangedBy([](RuleBook& book) {
        const auto monastery = book.catalogue().find("B");
        book.startTiles().push_back({monastery, {1, 0}});
        book.startTiles().push_back({monastery, {5, -3}});
    });
    EXPECT_EQ(startOf(rules), (std::vector<std::string>{"D 0,0", "B 1,0", "B 5,-3"}));
    const State start = rules.start();
    EXPECT_EQ(start->board.surroundingTileCount({1, 0}), 1);
    EXPECT_GT(start->board.openCells().size(), 6U);
}

TEST(Start, ReturnsReplacedTileToBag)
{
    const auto rules = rulesArrangedBy([](RuleBook& book) {
        book.startTiles().assign(1, {book.catalogue().find("B"), {2, -1}});
    });
    EXPECT_EQ(startOf(rules), std::vector<std::string>{"B 2,-1"});
    const State start = rules.start();
    EXPECT_EQ(start->bag[rules.catalogue().find("D")], 3);
    EXPECT_EQ(start->bag[rules.catalogue().find("B")], 1);
}

/// Tile with a wall on these half-edges, and a field on all others.
TileKind wallKind(std::string id, std::string_view wall, std::uint8_t halfEdges)
{
    TileKind tile{.id = std::move(id), .count = 1};
    tile.features.push_back({.id = "wall", .kind = featureKind(wall), .halfEdges = halfEdges});
    tile.features.push_back(
        {.id = "field", .kind = FeatureKind::Field, .halfEdges = static_cast<std::uint8_t>(~halfEdges)});
    EXPECT_FALSE(check(tile)) << tile.id;
    return tile;
}

/// True if the features 0 of the only two tiles are one feature at the side where the tiles meet.
bool areStartTilesJoined(const TileKind& west, const TileKind& east)
{
    auto ruleSources = ruleSourcesFor(std::vector<std::string>{"abbot", "tower"});
    ruleSources.push_back([](RuleBook& book) { book.startTiles() = {{0, {0, 0}}, {1, {1, 0}}}; });
    CapacityFault fault;
    const auto rules = Rules::make(*TileCatalogue::make({TileSet{"walls", true, {west, east}}}, fault),
                                   {Options(), 2, std::move(ruleSources)}, fault);
    const State start = rules->start();
    const auto& board = start->board;
    EXPECT_NE(board.root(0), board.root(1));
    EXPECT_NE(board.root(0), board.root(3));
    return board.root(0) == board.root(2);
}

/// Rules with a start tile W at 0,0 and a start tile B at 2,-1, both with fixed cells, and tiles D and U.
Rules withFixedTiles(void (*arrange)(RuleBook&) = [](RuleBook&) {})
{
    const auto base = baseRules();
    std::vector<TileKind> tiles;
    for (const auto* id : {"D", "W", "B", "U"}) {
        auto& tile = tiles.emplace_back(base.catalogue().kind(base.catalogue().find(id)));
        tile.count = 1;
    }
    tiles[1].start = tiles[2].start = true;
    tiles[1].startAt = Cell{0, 0};
    tiles[2].startAt = Cell{2, -1};
    auto ruleSources = ruleSourcesFor(std::vector<std::string>{"base"});
    ruleSources.push_back(arrange);
    CapacityFault fault;
    return *Rules::make(*TileCatalogue::make({TileSet{"fixed", true, tiles}}, fault),
                        {Options(), 2, std::move(ruleSources)}, fault);
}

TEST(Start, TilesWithFixedCellsReplaceUsualOne)
{
    EXPECT_EQ(startOf(withFixedTiles()), (std::vector<std::string>{"W 0,0", "B 2,-1"}));
    const auto withAddedTile = withFixedTiles([](RuleBook& book) {
        book.startTiles().push_back({book.catalogue().find("U"), {5, 5}});
    });
    EXPECT_EQ(startOf(withAddedTile), (std::vector<std::string>{"W 0,0", "B 2,-1", "U 5,5"}));
}

TEST(Start, TilesWithFixedCellsAreInEveryPosition)
{
    const auto rules = withFixedTiles();
    const auto kind = [&](std::string_view id) { return rules.catalogue().find(id); };
    PositionFault fault;
    Position position;
    position.tiles = {{kind("U"), {1, 0}, 1}};
    const auto without = PositionLoader::make(rules, position, fault);
    ASSERT_TRUE(without);
    ASSERT_EQ((*without)->board.tiles().size(), 3U);
    EXPECT_EQ((*without)->placed, 2);
    position.tiles.insert(position.tiles.begin(), {kind("B"), {2, -1}, 0});
    EXPECT_EQ(PositionLoader::make(rules, position, fault), without);
    position.tiles[0].turns = 1;
    EXPECT_FALSE(PositionLoader::make(rules, position, fault));
    EXPECT_EQ(fault.refusal.code, refusal::fixedTile);
    EXPECT_EQ(fault.refusal.at, (Cell{2, -1}));
    EXPECT_EQ(fault.index, 0U);
    position.tiles = {{kind("U"), {5, 0}, 0}};
    EXPECT_FALSE(PositionLoader::make(rules, position, fault)) << "no tile is adjacent";
}

TEST(Start, JoinsFeaturesOfExpansionsAtHalfEdges)
{
    // The half-edges NR, EL, ER, and the half-edges NL, WL, WR.
    constexpr std::uint8_t atEast = 0b00001110;
    constexpr std::uint8_t atWest = 0b11000001;
    const auto east = wallKind("E", "garden", atWest);
    EXPECT_TRUE(areStartTilesJoined(wallKind("W", "garden", atEast), east));
    EXPECT_TRUE(areStartTilesJoined(wallKind("W", "garden", 0b00000110), east)) << "one half of the side";
    EXPECT_FALSE(areStartTilesJoined(wallKind("W", "tower", atEast), east)) << "features of two kinds";
    EXPECT_FALSE(areStartTilesJoined(wallKind("W", "garden", atWest), east)) << "a field meets the wall";
}

} // namespace
} // namespace vozka
