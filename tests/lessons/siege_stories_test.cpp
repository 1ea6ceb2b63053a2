// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about besieged cities: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

/// Returns the players and kinds of figures that return without points, in order: "0 follower".
Strings returned(const Story& story)
{
    Strings all;
    for (const auto& entry : story.history)
        for (const auto& event : entry.events)
            if (event.type == event::returned)
                all.push_back(std::to_string(event.player) + " " + nameOf(story, event.figure));
    return all;
}

TEST(SiegeStories, OneKnightScoresAndOneEscapes)
{
    const auto& learn = story("learn-siege");
    EXPECT_EQ(learn.course, 21);
    EXPECT_EQ(scoreTexts(learn), Strings{"0 city 2 = city.tiles 2 4, city.besieged 2 -2"});
    EXPECT_EQ(returned(learn), (Strings{"0 follower", "0 follower"}));
}

TEST(SiegeStories, CathedralAndSiegeGiveTwoForEachTile)
{
    EXPECT_EQ(scoreTexts(story("siege-cathedral")),
              Strings{"0 city 10 = city.tiles 5 10, city.cathedral 5 5, city.besieged 5 -5"});
}

TEST(SiegeStories, CityOfTwoTilesIsNotReducedTwice)
{
    EXPECT_EQ(scoreTexts(story("siege-tiny")), Strings{"0 city 2 = city.tiny 2 2"});
}

TEST(SiegeStories, FieldAndPigCountTwice)
{
    EXPECT_EQ(scoreTexts(story("siege-field")), Strings{"1 field 8 = field.besieged 1 6, field.pigs 1 2"});
}

TEST(SiegeStories, MonasteryTouchesBesiegedTile)
{
    const auto& where = story("siege-where");
    EXPECT_EQ(answers(where, 0), (Strings{"no-monastery-near", "not-besieged", "yes"}));
    EXPECT_EQ(returned(where), Strings{"0 follower"});
}

TEST(SiegeStories, MayorEscapesAndBuilderFollows)
{
    const auto& kinds = story("siege-kinds");
    EXPECT_EQ(answers(kinds, 0), (Strings{"yes", "not-your-knight", "not-your-knight"}));
    EXPECT_EQ(returned(kinds), (Strings{"0 mayor", "0 builder"}));
}

TEST(SiegeStories, EscapeFollowsQuarter)
{
    const auto& quarter = story("siege-quarter");
    EXPECT_EQ(scoreTexts(quarter), Strings{"1 road 2 = road.tiles 2 2"});
    EXPECT_EQ(returned(quarter), (Strings{"1 follower", "0 follower"}));
}

} // namespace
} // namespace vozka::lessons
