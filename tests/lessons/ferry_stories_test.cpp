// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about The Ferries: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

TEST(FerryStories, FerriesJoinRoadsAndCutOneOff)
{
    const auto& learn = story("learn-ferries");
    EXPECT_EQ(learn.course, 15);
    EXPECT_EQ(answers(learn, 0), (Strings{"feature-occupied", "yes"}));
    EXPECT_TRUE(hasEvent(learn, "ferry"));
    EXPECT_EQ(figureCount(learn, learn.history.size(), 0, "follower"), 1)
        << "the only figure on the eastern road";
    EXPECT_EQ(figureCount(learn, learn.history.size(), 1, "follower"), 0) << "scored at the lake";
}

TEST(FerryStories, OnlyFirstFerryMoves)
{
    EXPECT_EQ(answers(story("ferries-which"), 0), (Strings{"ferry-not-near", "yes"}));
}

TEST(FerryStories, CutOffBuilderReturns)
{
    const auto& builder = story("ferry-builder");
    EXPECT_EQ(answers(builder, 0), (Strings{"ferry-same-place", "yes"}));
    EXPECT_EQ(figureCount(builder, builder.history.size(), 1, "builder"), 0);
    EXPECT_EQ(figureCount(builder, builder.history.size(), 1, "follower"), 1);
}

} // namespace
} // namespace vozka::lessons
