// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about King & Robber: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

/// Returns the players who take the king or the robber, in order: "0 king".
Strings takers(const Story& story)
{
    Strings all;
    for (const auto& entry : story.history)
        for (const auto& event : entry.events)
            if (event.type == event::taken)
                all.push_back(std::to_string(event.player) + " " + std::string(event.what));
    return all;
}

TEST(KingStories, PetrTakesRobberAndThenKing)
{
    const auto& learn = story("learn-king-and-robber");
    EXPECT_EQ(learn.course, 17);
    EXPECT_EQ(takers(learn), (Strings{"0 king", "1 robber", "1 king"}));
    EXPECT_EQ(scoreTexts(learn), (Strings{"1 king 2 = king.cities 2 2", "1 robber 1 = robber.roads 1 1"}));
}

TEST(KingStories, EqualCityChangesNothing)
{
    const auto& size = story("king-size");
    EXPECT_EQ(takers(size), Strings());
    EXPECT_EQ(scoreTexts(size), Strings{"1 king 2 = king.cities 2 2"});
}

TEST(KingStories, LargerOfTwoCitiesCounts)
{
    const auto& several = story("king-several");
    EXPECT_EQ(takers(several), Strings{"0 king"});
    EXPECT_EQ(scoreTexts(several), Strings{"0 king 4 = king.cities 4 4"});
}

TEST(KingStories, AbbeyIsNoTileOfCity)
{
    const auto& abbey = story("king-abbey");
    EXPECT_EQ(takers(abbey), Strings());
    EXPECT_EQ(scoreTexts(abbey), Strings{"1 king 2 = king.cities 2 2"});
}

TEST(KingStories, CarcassonneCountsForKing)
{
    const auto& count = story("king-and-count");
    EXPECT_EQ(takers(count), Strings{"0 king"});
    EXPECT_EQ(scoreTexts(count), Strings{"0 king 2 = king.cities 2 2"});
}

} // namespace
} // namespace vozka::lessons
