// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/direction.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

TEST(Direction, TurnsWithTile)
{
    EXPECT_EQ(turned(Direction::NW, 0), Direction::NW);
    EXPECT_EQ(turned(Direction::NW, 1), Direction::NE);
    EXPECT_EQ(turned(Direction::W, 3), Direction::S);
    for (const auto side : allSides)
        for (Turns turns = 0; turns < sideCount; ++turns)
            EXPECT_EQ(index(turned(static_cast<Direction>(2 * index(side)), turns)),
                      2 * index(turned(side, turns)));
}

TEST(Direction, LeadsToCellsInLine)
{
    EXPECT_EQ(cellTowards({0, 0}, Direction::N, 2), (Cell{0, -2}));
    EXPECT_EQ(cellTowards({3, 4}, Direction::SW, 3), (Cell{0, 7}));
    for (const auto side : allSides)
        EXPECT_EQ(cellTowards({5, 5}, static_cast<Direction>(2 * index(side)), 1), neighbour({5, 5}, side));
}

} // namespace

} // namespace vozka
