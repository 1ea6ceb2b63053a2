// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts of several players about one event become one reason.
#include "players/shared_facts.h"

#include "players/fact_codes.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

constexpr Player anna = 0;
constexpr Player ben = 1;
constexpr Player cyril = 2;
constexpr int city = 7;

FactFeature feature(Segment segment)
{
    return {.kind = FeatureKind::City, .before = segment};
}

ComparedFact compared(Code code, Player player, float points, int featureNumber = city)
{
    return {{.code = code, .player = player, .points = points, .feature = feature(3)},
            Topic::Feature,
            featureNumber};
}

} // namespace

TEST(SharedFacts, OneFactOfMajorityHasPointsOfAllPlayers)
{
    auto lost = compared(fact::lost, ben, 2);
    lost.fact.isOfOther = true;
    const auto all = combined({compared(fact::open, cyril, 1), lost, compared(fact::alone, anna, 4)}, anna);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].code, fact::alone);
    EXPECT_EQ(all[0].player, anna);
    EXPECT_FLOAT_EQ(all[0].points, 7);
}

TEST(SharedFacts, TieIsFactOfDecidingPlayer)
{
    auto tied = compared(fact::tied, ben, -3);
    tied.fact.sharing = {anna, cyril};
    const auto all = combined({tied}, anna);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].player, anna);
    EXPECT_EQ(all[0].sharing, (std::vector<Player>{ben, cyril}));
}

TEST(SharedFacts, ScoredPointsStaySeparate)
{
    const auto all = combined({compared(fact::completed, anna, 8), compared(fact::lost, ben, 2)}, anna);
    EXPECT_EQ(all.size(), 2U);
}

TEST(SharedFacts, OtherFeaturesStaySeparate)
{
    const auto all = combined({compared(fact::alone, anna, 4), compared(fact::lost, ben, 2, city + 1)}, anna);
    EXPECT_EQ(all.size(), 2U);
}

TEST(SharedFacts, JoinIsSameFromBothFeatures)
{
    auto one = compared(fact::join, ben, -1);
    one.topic = Topic::Joining;
    one.fact.joined = feature(5);
    one.fact.cell = Cell{1, 2};
    auto other = one;
    std::swap(other.fact.feature, other.fact.joined);
    other.fact.player = anna;
    const auto all = combined({one, other}, anna);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].player, anna);
    other.fact.cell = Cell{1, 3};
    EXPECT_EQ(combined({one, other}, anna).size(), 2U);
}

TEST(SharedFacts, CommonFeatureNamesAllOwners)
{
    auto one = compared(fact::oneLeft, ben, -1, 1);
    auto other = compared(fact::oneLeft, cyril, -2, 1);
    one.fact.count = other.fact.count = 4;
    const auto all = combined({one, other}, anna);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].sharing, std::vector<Player>{cyril});
    other.fact.count = 5;
    EXPECT_EQ(combined({one, other}, anna).size(), 2U);
}

} // namespace vozka
