// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/spot.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

constexpr std::int16_t beyond = farthestCell + 1;

TEST(Spot, KeepsCellAndFeature)
{
    for (std::int16_t x = -beyond; x <= beyond; ++x)
        for (std::int16_t y = -beyond; y <= beyond; ++y) {
            const Cell cell{x, y};
            for (const FeatureIndex feature : {FeatureIndex{0}, FeatureIndex{11}, noFeature}) {
                const auto spot = Spot::feature(cell, feature);
                ASSERT_EQ(spot.kind(), SpotKind::Feature);
                ASSERT_EQ(spot.ref(), (SegmentRef{cell, feature})) << x << "," << y;
            }
            ASSERT_EQ(Spot::corner(cell).kind(), SpotKind::Corner);
            ASSERT_EQ(Spot::corner(cell).ref(), (SegmentRef{cell, noFeature}));
            ASSERT_EQ(Spot::tile(cell).kind(), SpotKind::Tile);
            ASSERT_EQ(Spot::tile(cell).ref(), (SegmentRef{cell, noFeature}));
        }
}

TEST(Spot, KeepsFarCellsBeyondTable)
{
    for (const int distance : {511, 512, 513, 1023, 1024, 1025, 32767})
        for (const int sign : {-1, 1}) {
            const auto far = static_cast<std::int16_t>(sign * distance);
            EXPECT_FALSE(isOnTable(Spot::tile({far, 0}).cell())) << far;
            EXPECT_FALSE(isOnTable(Spot::corner({0, far}).cell())) << far;
            EXPECT_FALSE(isOnTable(Spot::feature({far, far}, 3).cell())) << far;
        }
}

TEST(Spot, DiffersByKind)
{
    EXPECT_EQ(Spot().kind(), SpotKind::None);
    EXPECT_EQ(Spot::supply().kind(), SpotKind::Supply);
    EXPECT_NE(Spot::tile({0, 0}), Spot());
    EXPECT_NE(Spot::tile({0, 0}), Spot::corner({0, 0}));
    EXPECT_NE(Spot::tile({0, 0}), Spot::feature({0, 0}, 0));
    EXPECT_NE(Spot::tile({0, 0}), Spot::supply());
    EXPECT_EQ(Spot::on({{1, 2}, noFeature}), Spot::tile({1, 2}));
    EXPECT_EQ(Spot::on({{1, 2}, 3}), Spot::feature({1, 2}, 3));
}

} // namespace

} // namespace vozka
