// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about Crop Circles: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

/// Number of the player's meeples of that kind on the board at the end of the story.
std::ptrdiff_t figuresAtEnd(const Story& story, Player player, std::string_view figure = "follower")
{
    return figureCount(story, story.history.size(), player, figure);
}

/// Players who add or take back a meeple, in order.
std::vector<Player> deciders(const Story& story, Code event)
{
    std::vector<Player> players;
    for (const auto& entry : story.history)
        for (const auto& each : entry.events)
            if (each.type == event && each.player != noPlayer)
                players.push_back(each.player);
    return players;
}

TEST(CropCircleStories, AddedMeeplesScoreOnce)
{
    const auto& learn = story("learn-crop-circles");
    EXPECT_EQ(learn.course, 19);
    EXPECT_EQ(scoreTexts(learn), Strings{"0 road 4 = road.tiles 4 4"});
    EXPECT_EQ(deciders(learn, event::deploy), (std::vector<Player>{1, 0}));
    EXPECT_EQ(figuresAtEnd(learn, 0), 0) << "both highwaymen have returned";
    EXPECT_EQ(figuresAtEnd(learn, 1), 3);
}

TEST(CropCircleStories, PlayersAddInOrder)
{
    const auto& order = story("circle-order");
    EXPECT_EQ(deciders(order, event::deploy), (std::vector<Player>{1, 2, 0})) << "cc-1: Jan is skipped";
    EXPECT_EQ(answers(order, 2), (Strings{"circle-no-figure", "yes", "circle-kind"}));
    EXPECT_EQ(figuresAtEnd(order, 3), 1);
}

TEST(CropCircleStories, HighwaymanMustReturn)
{
    const auto& removal = story("circle-remove");
    EXPECT_EQ(answers(removal, 2), (Strings{"yes", "yes", "circle-kind"}));
    EXPECT_EQ(scoreTexts(removal), Strings());
    EXPECT_EQ(figuresAtEnd(removal, 1), 1) << "cc-2: the knight";
    EXPECT_EQ(figuresAtEnd(removal, 0), 2) << "a highwayman and the farmer";
}

TEST(CropCircleStories, MayorIsAddedInCity)
{
    const auto& mayor = story("circle-mayor");
    EXPECT_EQ(answers(mayor, 0), (Strings{"yes", "circle-kind"})) << "cc-3";
    EXPECT_EQ(figuresAtEnd(mayor, 0, "mayor"), 1);
    EXPECT_EQ(figuresAtEnd(mayor, 0), 7);
    EXPECT_EQ(figuresAtEnd(mayor, 1), 2);
}

TEST(CropCircleStories, ScoringIsBeforeChoice)
{
    const auto& when = story("circle-when");
    EXPECT_EQ(scoreTexts(when), Strings{"0 road 2 = road.tiles 2 2"});
    EXPECT_EQ(figuresAtEnd(when, 0), 0);
    EXPECT_EQ(figuresAtEnd(when, 1), 0);
}

} // namespace
} // namespace vozka::lessons
