// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Levels of detail and sizes of pictures of tiles.
#include "models/art/tile_level.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(TileLevels, FollowSizeOfTile)
{
    EXPECT_EQ(tileLevel(27), TileLevel::Plan);
    EXPECT_EQ(tileLevel(28), TileLevel::Map);
    EXPECT_EQ(tileLevel(55), TileLevel::Map);
    EXPECT_EQ(tileLevel(56), TileLevel::Calm);
    EXPECT_EQ(tileLevel(95), TileLevel::Calm);
    EXPECT_EQ(tileLevel(96), TileLevel::Full);
}

TEST(TileLevels, HaveNames)
{
    for (const auto level : {TileLevel::Plan, TileLevel::Map, TileLevel::Calm, TileLevel::Full})
        EXPECT_EQ(tileLevel(nameOf(level), 1), level);
    EXPECT_EQ(tileLevel(u"", 40), TileLevel::Map);
}

TEST(TileLevels, FiguresStayRecognizable)
{
    EXPECT_EQ(figureSide(12, 0.25), 14);
    EXPECT_EQ(figureSide(24, 0.25), 18);
    EXPECT_EQ(figureSide(33, 0.25), 18);
    EXPECT_EQ(figureSide(60, 0.25), 24);
    EXPECT_EQ(figureSide(120, 0.25), 30);
    EXPECT_EQ(pieceSide(24, 0.3), 20);
    EXPECT_EQ(pieceSide(120, 0.3), 36);
}

TEST(TilePictures, AreSmallerThanTwoCells)
{
    for (int cell = 22; cell <= 512; ++cell) {
        EXPECT_GE(pictureSide(cell), cell);
        EXPECT_LT(pictureSide(cell), (cell <= 128 ? 1.5 : 2) * cell) << cell;
    }
    EXPECT_EQ(pictureSide(600), 512);
}

} // namespace vozka
