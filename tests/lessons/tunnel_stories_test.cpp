// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about The Tunnel: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

TEST(TunnelStories, PairJoinsRoads)
{
    const auto& learn = story("learn-tunnel");
    EXPECT_EQ(learn.course, 20);
    EXPECT_EQ(scoreTexts(learn), Strings{"0 road 3 = road.tiles 3 3"}) << "tu-2";
    EXPECT_TRUE(hasEvent(learn, "join"));
}

TEST(TunnelStories, OneTokenInTurn)
{
    EXPECT_EQ(answers(story("tunnel-once"), 0), (Strings{"yes", "tunnel-once"})) << "tu-4";
}

TEST(TunnelStories, BothPlayersHaveMajority)
{
    EXPECT_EQ(scoreTexts(story("tunnel-whose")),
              (Strings{"0 road 3 = road.tiles 3 3", "1 road 3 = road.tiles 3 3"}))
        << "tu-3";
}

TEST(TunnelStories, TunnelOfOtherSetIsTwoRoads)
{
    EXPECT_EQ(answers(story("tunnel-others"), 0), (Strings{"feature-occupied", "yes"})) << "tu-5";
}

} // namespace
} // namespace vozka::lessons
