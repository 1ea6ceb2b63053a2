// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tile sets: each fault names the tile or the field.
#include "records/tile_library.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::records {
namespace {

std::string tileSetFaultWith(std::string_view part, std::string_view replacement)
{
    return tileSetFault(with(tileSetText(), part, replacement));
}

TEST(TileSetFile, IsRead)
{
    const auto set = readTileSet(tileSetText(), "file");
    ASSERT_TRUE(set) << set.error().pointer << set.error().code;
    EXPECT_EQ(set->name, "two");
    ASSERT_EQ(set->tiles.size(), 2U);
    EXPECT_TRUE(set->tiles[1].start);
    EXPECT_EQ(set->tiles[1].features[0].marks, (std::vector<MarkCount>{{"coat-of-arms", 1}}));
    EXPECT_EQ(set->tiles[1].features[2].cities, std::vector<FeatureIndex>{0});
}

TEST(TileSetFile, NamesWrongField)
{
    EXPECT_EQ(tileSetFaultWith("\"set\": \"two\"", "\"set\": \"\""), "/set id.empty");
    EXPECT_EQ(tileSetFaultWith("\"count\": 4", "\"count\": 0"), "/tiles/0/count number.out-of-range");
    EXPECT_EQ(tileSetFaultWith("\"count\": 4", "\"count\": 1000"), "/tiles/0/count number.out-of-range");
    EXPECT_EQ(tileSetFaultWith("\"count\": 4", "\"count\": 4, \"start\": 1"),
              "/tiles/0/start expected.true-or-false");
    EXPECT_EQ(tileSetFaultWith("\"kind\": \"city\"", "\"kind\": \"lake\""),
              "/tiles/1/features/0/kind feature-kind.unknown");
    EXPECT_EQ(tileSetFaultWith("\"edges\": \"N\"", "\"edges\": \"X\""),
              "/tiles/1/features/0/edges word.unknown");
    EXPECT_EQ(tileSetFaultWith("\"edges\": \"N\"", "\"edges\": \"NN\""),
              "/tiles/1/features/0/edges edge.twice");
    EXPECT_EQ(tileSetFaultWith("\"NL\"", "\"LN\""), "/tiles/0/features/1/halfEdges/0 word.unknown");
    EXPECT_EQ(tileSetFaultWith("\"NL\", ", "\"NR\", "), "/tiles/0/features/1/halfEdges/1 edge.twice");
    EXPECT_EQ(tileSetFaultWith("[\"city-n\"]", "[\"city-s\"]"),
              "/tiles/1/features/2/cities/0 feature.unknown");
    EXPECT_EQ(tileSetFaultWith("\"coatsOfArms\": 1", "\"coatsOfArms\": -1"),
              "/tiles/1/features/0/coatsOfArms number.out-of-range");
    EXPECT_EQ(tileSetFaultWith("\"edges\": \"EW\"", "\"edges\": \"EW\", \"ends\": [{\"hole\": true}]"),
              "/tiles/1/features/1/ends/0/hole field.unknown");
}

TEST(TileSetFile, SeveralStartTilesHaveTheirOwnCells)
{
    const auto withStarts = [](std::string_view one, std::string_view other) {
        return with(with(tileSetText(), "\"count\": 4", "\"count\": 4, \"start\": true" + std::string(one)),
                    "\"D\", \"count\": 4, \"start\": true",
                    "\"D\", \"count\": 4, \"start\": true" + std::string(other));
    };
    EXPECT_EQ(tileSetFault(withStarts("", "")), "/tiles/1 tiles.start-twice");
    EXPECT_EQ(tileSetFault(withStarts(", \"startAt\": [0,1]", "")), "/tiles/1 tiles.start-twice");
    EXPECT_EQ(tileSetFault(withStarts(", \"startAt\": [0,1]", ", \"startAt\": [0,1]")),
              "/tiles/1 tiles.start-twice");
    const auto set = readTileSet(withStarts(", \"startAt\": [0,1]", ", \"startAt\": [0,-2]"), "file");
    ASSERT_TRUE(set) << set.error().pointer << set.error().code;
    EXPECT_EQ(set->tiles[0].startAt, (Cell{0, 1}));
    EXPECT_EQ(set->tiles[1].startAt, (Cell{0, -2}));
}

TEST(TileSetFile, RefusesUnknownWords)
{
    const auto errorWith = [](std::string_view part, std::string_view replacement) {
        return readTileSet(with(tileSetText(), part, replacement), "file").error();
    };
    EXPECT_EQ(errorWith("\"kind\": \"city\"", "\"kind\": \"lake\""),
              (Error{"file", "/tiles/1/features/0/kind", "feature-kind.unknown", {"lake"}}));
    EXPECT_EQ(errorWith("\"edges\": \"N\"", "\"edges\": \"N\", \"direction\": \"N\""),
              (Error{"file", "/tiles/1/features/0/direction", "field.unknown", {"direction"}}))
        << "cities have no direction";
    EXPECT_EQ(errorWith("\"edges\": \"EW\"", "\"edges\": \"E\", \"ends\": [{\"hole\": true}]"),
              (Error{"file", "/tiles/1/features/1/ends/0/hole", "field.unknown", {"hole"}}));
    EXPECT_EQ(errorWith("\"edges\": \"EW\"", "\"edges\": \"EW\", \"marks\": [\"inn\", \"well\"]"),
              (Error{"file", "/tiles/1/features/1/marks/1", "mark.unknown", {"well"}}));
    EXPECT_EQ(errorWith("\"edges\": \"EW\"", "\"edges\": \"EW\", \"marks\": [\"cathedral\"]"),
              (Error{"file", "/tiles/1/features/1/marks/0", "mark.unknown", {"cathedral"}}))
        << "a mark of cities";
    EXPECT_EQ(errorWith("\"count\": 4", "\"count\": 4, \"marks\": [\"inn\"]"),
              (Error{"file", "/tiles/0/marks/0", "mark.unknown", {"inn"}}))
        << "a mark of roads";
    EXPECT_EQ(errorWith("\"count\": 4", "\"count\": 4, \"wellCopies\": 1"),
              (Error{"file", "/tiles/0/wellCopies", "field.unknown", {"wellCopies"}}));
    EXPECT_EQ(errorWith("\"edges\": \"EW\"", "\"edges\": \"EW\", \"passes\": [{\"gate\": \"city-n\"}]"),
              (Error{"file", "/tiles/1/features/1/passes/0/gate", "field.unknown", {"gate"}}))
        << "a road ends at a gate";
}

TEST(TileSetFile, NamesWrongTile)
{
    EXPECT_EQ(tileSetFaultWith("\"edges\": \"EW\"", "\"edges\": \"EW\", \"ends\": [{\"junction\": true}]"),
              "/tiles/1 tile.road-ends");
    EXPECT_EQ(tileSetFaultWith("\"edges\": \"EW\"", "\"edges\": \"EN\""), "/tiles/1 tile.side-twice");
    EXPECT_EQ(tileSetFaultWith("\"id\": \"field-2\"", "\"id\": \"field-1\""), "/tiles/1 tile.id-twice");
    EXPECT_EQ(tileSetFaultWith("\"id\": \"D\"", "\"id\": \"B\""), "/tiles/1 tiles.id-twice");
    EXPECT_EQ(tileSetFaultWith("\"id\": \"B\", \"count\": 4", "\"id\": \"B\", \"count\": 4, \"start\": true"),
              "/tiles/1 tiles.start-twice");
}

TEST(TileSetFile, NeedsTiles)
{
    EXPECT_EQ(tileSetFault(R"({"format": "vozka-tiles", "version": 1, "set": "none", "tiles": []})"),
              "/tiles tiles.none");
}

} // namespace
} // namespace vozka::records
