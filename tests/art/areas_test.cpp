// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The areas of a drawing match the regions in the data of its tile. They fill the tile without overlaps.
#include "drawing.h"

#include <QSvgRenderer>
#include <gtest/gtest.h>

namespace vozka::art {

TEST(Areas, MatchRegionsOfData)
{
    for (const Drawing& drawing : drawings()) {
        std::set<std::string> drawn;
        for (const auto& [region, area] : drawing.areas)
            drawn.insert(region);
        EXPECT_EQ(drawn, drawing.kind.regions) << drawing.name;
    }
}

TEST(Areas, HaveGroupsThatQtFinds)
{
    for (const Drawing& drawing : drawings()) {
        const QSvgRenderer renderer(drawing.svg);
        for (const auto& [region, area] : drawing.areas) {
            const QString group = QString::fromStdString(region);
            EXPECT_TRUE(renderer.elementExists(group)) << drawing.name << " " << region;
            EXPECT_FALSE(renderer.boundsOnElement(group + "-area").isEmpty())
                << drawing.name << " " << region;
        }
    }
}

TEST(Areas, SumIsAreaOfTile)
{
    for (const Drawing& drawing : drawings()) {
        double sum = 0;
        for (const auto& [region, area] : drawing.areas)
            sum += area.size;
        EXPECT_NEAR(sum, 1'000'000, 1) << drawing.name;
    }
}

TEST(Areas, EveryPointIsInExactlyOne)
{
    constexpr int step = 10;
    for (const Drawing& drawing : drawings()) {
        int wrong = 0;
        // Avoid round coordinates, because borders of areas are there.
        for (double y = 4.97; y < 1000; y += step)
            for (double x = 5.03; x < 1000; x += step)
                wrong += drawing.regionAt({x, y}).empty() ? 1 : 0;
        EXPECT_EQ(wrong, 0) << drawing.name << ": sample points in no area or in several";
    }
}

} // namespace vozka::art
