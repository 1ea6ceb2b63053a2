// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about The Flying Machines: their claims agree with the rules.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

TEST(FlierStories, FiguresLandTwiceAndCrashOnce)
{
    const auto& learn = story("learn-flying-machines");
    EXPECT_EQ(learn.course, 13);
    EXPECT_EQ(playersOn(learn, learn.steps[1].after, {0, 0}, "city-n"), "01") << "beside Petr's knight";
    EXPECT_EQ(answers(learn, 2), (Strings{"yes", "no-landing"})) << "the direction turns with the tile";
    EXPECT_TRUE(hasEvent(learn, "crash"));
    EXPECT_EQ(figureCount(learn, learn.history.size(), 0, "follower"), 2);
    EXPECT_EQ(figureCount(learn, learn.history.size(), 1, "follower"), 1) << "the second one has crashed";
}

TEST(FlierStories, NoFigureLandsOnCompletedFeatures)
{
    const auto& where = story("flier-where");
    EXPECT_EQ(figureCount(where, where.steps[1].after, 0, "follower"), 0) << "the city is completed";
    EXPECT_EQ(answers(where, 2), (Strings{"yes", "feature-completed"}));
    EXPECT_EQ(playersOn(where, where.history.size(), {-1, 1}, "monastery"), "11");
    EXPECT_EQ(scoreTexts(where), Strings());
}

TEST(FlierStories, MeeplesLandWhereTheirKindIsAllowed)
{
    const auto& kinds = story("flier-kinds");
    EXPECT_EQ(refusals(kinds, 0), (Strings{"wrong-feature", "wrong-feature"})) << "builder and pig";
    EXPECT_EQ(answers(kinds, 1), (Strings{"yes", "wrong-feature"})) << "mayor";
    EXPECT_EQ(playersOn(kinds, kinds.steps[1].after, {0, 0}, "city-n"), "01");
    EXPECT_EQ(answers(kinds, 2), (Strings{"yes", "yes"})) << "wagon";
    EXPECT_EQ(playersOn(kinds, kinds.history.size(), {0, 0}, "road-ew"), "01");
}

TEST(FlierStories, MachineTakesOneFigurePerTurn)
{
    const auto& both = story("flier-and-phantom");
    EXPECT_EQ(answers(both, 1), (Strings{"yes", "yes", "machine-used"}));
    EXPECT_EQ(answers(both, 2), (Strings{"yes", "yes"})) << "the first figure did not fly";
    EXPECT_EQ(playersOn(both, both.history.size(), {0, 0}, "city-n"), "01");
}

} // namespace
} // namespace vozka::lessons
