// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The built-in tile sets and their catalogues.
#include "records/tile_library.h"

#include "records/embedded_tiles.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka::records {
namespace {

TEST(TileLibrary, ContainsBaseGame)
{
    const auto* base = TileLibrary::builtIn().find("base");
    ASSERT_NE(base, nullptr);
    int tiles = 0;
    for (const auto& tile : base->tiles)
        tiles += tile.count;
    EXPECT_EQ(tiles, 72);
    EXPECT_TRUE(base->offered);
    EXPECT_EQ(TileLibrary::builtIn().sets().front().name, "base");
}

TEST(TileLibrary, ContainsHiddenTilesOfExamples)
{
    const auto* examples = TileLibrary::builtIn().find("wiki-examples");
    ASSERT_NE(examples, nullptr);
    EXPECT_FALSE(examples->offered);
}

// The tile set of the first game has few copies of some tiles of the base game.
TEST(TileLibrary, FirstGameHasTilesOfBaseGame)
{
    const auto* base = TileLibrary::builtIn().find("base");
    const auto* first = TileLibrary::builtIn().find("first-game");
    ASSERT_NE(first, nullptr);
    EXPECT_FALSE(first->offered);
    int tiles = 0;
    for (const auto& tile : first->tiles) {
        const auto same = std::ranges::find(base->tiles, tile.id, &TileKind::id);
        ASSERT_NE(same, base->tiles.end()) << tile.id;
        EXPECT_LE(tile.count, same->count) << tile.id;
        EXPECT_EQ(tile.features.size(), same->features.size()) << tile.id;
        tiles += tile.count;
    }
    EXPECT_EQ(tiles, 24);
    const auto catalogue = TileLibrary::builtIn().catalogue({"first-game"}, "game");
    ASSERT_TRUE(catalogue);
    EXPECT_TRUE(catalogue->kind(catalogue->find("D")).start);
}

TEST(TileLibrary, ReadsAllFilesOfKnownExpansions)
{
    for (const auto& file : embeddedTileSets()) {
        const auto set = readTileSet(file.text, std::string(file.name));
        EXPECT_TRUE(set || set.error().code == "feature-kind.unknown") << file.name << set.error().pointer;
    }
}

TEST(TileLibrary, CreatesCatalogueOfBaseGame)
{
    const auto catalogue = TileLibrary::builtIn().catalogue({"base"}, "game");
    ASSERT_TRUE(catalogue);
    EXPECT_EQ(catalogue->kindCount(), 24);
    EXPECT_TRUE(catalogue->kind(catalogue->find("D")).start);
}

TEST(TileLibrary, RefusesSetsWithoutCatalogue)
{
    const auto& library = TileLibrary::builtIn();
    EXPECT_EQ(library.catalogue({}, "f").error(), (Error{"f", "/rules/sets", "sets.none", {}}));
    EXPECT_EQ(library.catalogue({"base", "sea"}, "f").error(),
              (Error{"f", "/rules/sets/1", "sets.unknown", {"sea"}}));
    EXPECT_EQ(library.catalogue({"base", "base"}, "f").error(),
              (Error{"f", "/rules/sets/1", "sets.twice", {"base"}}));
}

} // namespace
} // namespace vozka::records
