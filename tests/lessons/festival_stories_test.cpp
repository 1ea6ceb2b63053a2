// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about The Festival: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

/// Number of the player's figures of that kind on the board after the step.
std::ptrdiff_t figuresAfter(const Story& story, std::size_t step, Player player, std::string_view figure)
{
    return figureCount(story, story.steps[step].after, player, figure);
}

TEST(FestivalStories, FigureReturnsBeforeScoring)
{
    const auto& learn = story("learn-festival");
    EXPECT_EQ(learn.course, 18);
    EXPECT_EQ(scoreTexts(learn), Strings{"1 city 6 = city.tiles 3 6"})
        << "only the other player's knight is left";
    EXPECT_EQ(figureCount(learn, learn.history.size(), 0, "follower"), 0) << "farmer and knight";
}

TEST(FestivalStories, AllOwnFiguresCanBeTakenBack)
{
    const auto& whom = story("festival-whom");
    EXPECT_EQ(answers(whom, 0), (Strings{"yes", "yes", "not-your-figure", "yes", "yes"}))
        << "all figures except the monk of the other player";
    EXPECT_EQ(figureCount(whom, whom.history.size(), 0, "builder"), 0) << "without a knight";
    EXPECT_EQ(figureCount(whom, whom.history.size(), 0, "barn"), 1);
    EXPECT_EQ(figureCount(whom, whom.history.size(), 0, "follower"), 1) << "the farmer";
}

TEST(FestivalStories, OnlyPhantomFollows)
{
    const auto& phantom = story("festival-phantom");
    EXPECT_EQ(answers(phantom, 1), (Strings{"not-this-tile", "yes", "yes"})) << "only the phantom is placed";
    EXPECT_EQ(figureCount(phantom, phantom.history.size(), 0, "phantom"), 1);
    EXPECT_EQ(figureCount(phantom, phantom.history.size(), 0, "follower"), 0);
}

TEST(FestivalStories, FigureOnTowerIsNoPrisoner)
{
    const auto& tower = story("festival-tower");
    EXPECT_EQ(answers(tower, 0), (Strings{"yes", "not-your-figure"}));
    EXPECT_EQ(figuresAfter(tower, 0, 0, "follower"), 1);
    EXPECT_EQ(figureCount(tower, tower.history.size(), 0, "follower"), 0);
}

TEST(FestivalStories, FigureReturnsFromDistrict)
{
    const auto& count = story("festival-count");
    const auto& events = count.history.back().events;
    EXPECT_NE(std::ranges::find(events, event::withdrawn, &Event::type), events.end());
}

} // namespace
} // namespace vozka::lessons
