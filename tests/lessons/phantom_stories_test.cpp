// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about The Phantom: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

TEST(PhantomStories, PhantomIsSecondOrOnlyFigure)
{
    const auto& learn = story("learn-phantom");
    EXPECT_EQ(learn.course, 14);
    EXPECT_EQ(answers(learn, 1), (Strings{"feature-occupied", "yes", "yes"}));
    EXPECT_EQ(figureCount(learn, learn.steps[2].after, 0, "phantom"), 1);
    EXPECT_EQ(scoreTexts(learn), Strings{"1 city 4 = city.tiles 2 4"});
    EXPECT_EQ(figureCount(learn, learn.history.size(), 1, "phantom"), 0)
        << "returned to the supply after the scoring";
}

TEST(PhantomStories, FollowsCaptureButNotPrincessOrPass)
{
    const auto& phantom = story("phantom-after");
    EXPECT_EQ(answers(phantom, 2), (Strings{"yes", "yes", "tower-bare"}))
        << "after adding a tower piece and capturing a figure";
    const auto ruleStepAfter = [&](std::size_t step) {
        return phantom.table.rules.step(phantom.stateAt(phantom.steps[step].after));
    };
    EXPECT_EQ(ruleStepAfter(1), "phantom");
    EXPECT_EQ(ruleStepAfter(3), "draw") << "after the princess has removed a knight";
    EXPECT_EQ(ruleStepAfter(4), "draw") << "after a skipped first choice";
    EXPECT_EQ(figureCount(phantom, phantom.history.size(), 0, "phantom"), 1);
}

TEST(PhantomStories, PortalServesOneFigurePerTurn)
{
    const auto& portal = story("phantom-portal");
    EXPECT_EQ(answers(portal, 1), (Strings{"portal-used", "yes"}));
}

TEST(PhantomStories, IsPlacedInEachPartOfDoubleTurn)
{
    const auto& twice = story("phantom-double-turn");
    EXPECT_EQ(scoreTexts(twice), Strings{"0 city 4 = city.tiles 2 4"});
    EXPECT_EQ(answers(twice, 1), (Strings{"yes", "feature-occupied"}));
    EXPECT_EQ(figureCount(twice, twice.history.size(), 0, "phantom"), 1);
}

} // namespace
} // namespace vozka::lessons
