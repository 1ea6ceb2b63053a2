// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about Heretics and Shrines: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

const std::string nineOfAnna = "0 shrine 9 = monastery.tile 1 1, monastery.neighbours 8 8";
const std::string nineOfPetr = "1 monastery 9 = monastery.tile 1 1, monastery.neighbours 8 8";

TEST(CultStories, CompletedShrineWinsChallenge)
{
    const auto& learn = story("learn-cult");
    EXPECT_EQ(learn.course, 22);
    EXPECT_EQ(scoreTexts(learn), Strings{nineOfAnna}) << "cu-4";
    EXPECT_TRUE(hasEvent(learn, "no-effect"));
}

TEST(CultStories, PlacesNextToShrinesAndMonasteries)
{
    EXPECT_EQ(answers(story("cult-places"), 0), (Strings{"yes", "monastery-next-to-several"})) << "cu-2";
    EXPECT_EQ(answers(story("cult-places"), 2), (Strings{"yes", "shrine-next-to-several", "yes"})) << "cu-1";
}

TEST(CultStories, AbbeyIsMonasteryForPlaces)
{
    EXPECT_EQ(answers(story("cult-abbey"), 0), (Strings{"shrine-next-to-several", "yes"})) << "cu-3";
}

TEST(CultStories, OneTileCompletesBoth)
{
    EXPECT_EQ(scoreTexts(story("cult-draw")), (Strings{nineOfAnna, nineOfPetr})) << "cu-5";
}

TEST(CultStories, EmptyShrineEndsNoChallenge)
{
    EXPECT_EQ(scoreTexts(story("cult-empty")), Strings{nineOfPetr}) << "cu-6";
}

TEST(CultStories, BothScoreAtEnd)
{
    EXPECT_EQ(scoreTexts(story("cult-end")),
              (Strings{"0 shrine.incomplete 6 = monastery.tile 1 1, monastery.neighbours 5 5",
                       "1 monastery.incomplete 8 = monastery.tile 1 1, monastery.neighbours 7 7"}))
        << "cu-7";
}

TEST(CultStories, RetrievedAbbotLeavesMonk)
{
    EXPECT_EQ(scoreTexts(story("cult-abbot")),
              Strings{"0 shrine.incomplete 8 = monastery.tile 1 1, monastery.neighbours 7 7"})
        << "cu-8";
}

} // namespace
} // namespace vozka::lessons
