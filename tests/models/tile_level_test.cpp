// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Levels of detail and sizes of pictures of tiles.
#include "models/art/tile_level.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(TileLevels, FollowSizeOfTile)
{
    EXPECT_EQ(tileLevel(31), TileLevel::Plan);
    EXPECT_EQ(tileLevel(32), TileLevel::Map);
    EXPECT_EQ(tileLevel(55), TileLevel::Map);
    EXPECT_EQ(tileLevel(56), TileLevel::Full);
}

TEST(TileLevels, StayForFourPixels)
{
    EXPECT_EQ(tileLevel(52, TileLevel::Full), TileLevel::Full);
    EXPECT_EQ(tileLevel(51, TileLevel::Full), TileLevel::Map);
    EXPECT_EQ(tileLevel(55, TileLevel::Map), TileLevel::Map);
    EXPECT_EQ(tileLevel(28, TileLevel::Map), TileLevel::Map);
    EXPECT_EQ(tileLevel(27, TileLevel::Map), TileLevel::Plan);
    EXPECT_EQ(tileLevel(28, TileLevel::Full), TileLevel::Map);
}

TEST(TileLevels, HaveNames)
{
    for (const auto level : {TileLevel::Plan, TileLevel::Map, TileLevel::Full})
        EXPECT_EQ(tileLevel(nameOf(level), 1), level);
    EXPECT_EQ(tileLevel(u"", 40), TileLevel::Map);
}

TEST(TilePictures, AreAtMostHalfAsLargeAgainAsTheCell)
{
    for (int cell = 22; cell <= 512; ++cell) {
        EXPECT_GE(pictureSide(cell), cell);
        EXPECT_LT(pictureSide(cell), (cell <= 128 ? 1.5 : 2) * cell) << cell;
    }
    EXPECT_EQ(pictureSide(600), 512);
}

} // namespace vozka
