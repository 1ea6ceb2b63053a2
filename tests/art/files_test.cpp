// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Each drawing has a file, and each file is a drawing.
#include "drawing.h"
#include "folders.h"

#include <gtest/gtest.h>

#include <set>

namespace vozka::art {

TEST(TileFiles, CoverEachKindAndGardenCopyInFourTurns)
{
    ASSERT_GE(drawings().size(), 4 * 60U);
    for (const Drawing& drawing : drawings())
        EXPECT_FALSE(drawing.svg.isEmpty()) << "missing: " << drawing.name;
}

TEST(TileFiles, BelongToKinds)
{
    std::set<std::string> expected;
    for (const Drawing& drawing : drawings())
        expected.insert(drawing.name);
    for (const auto& file : filesIn(drawingFolder() / "tiles", ".svg"))
        EXPECT_TRUE(expected.count(file.filename()) > 0) << "unknown in all tile sets: " << file.filename();
}

TEST(TileFiles, AreSmall)
{
    for (const Drawing& drawing : drawings())
        EXPECT_LT(drawing.svg.size(), 48'000) << drawing.name;
}

} // namespace vozka::art
