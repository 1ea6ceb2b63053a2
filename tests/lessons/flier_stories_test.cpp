// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Claims of the stories of The Flying Machines.
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

TEST(FlierStories, FiguresLandTwiceAndCrashOnce)
{
    const auto& learn = story("learn-flying-machines");
    EXPECT_EQ(learn.course, 13);
    EXPECT_EQ(standingOn(learn, learn.steps[1].after, {0, 0}, "city-n"), "01") << "beside Petr's knight";
    EXPECT_EQ(answers(learn, 2), (Words{"yes", "no-landing"})) << "the direction turns with the tile";
    EXPECT_TRUE(happens(learn, "crash"));
    EXPECT_EQ(onBoard(learn, learn.history.size(), 0, "follower"), 2);
    EXPECT_EQ(onBoard(learn, learn.history.size(), 1, "follower"), 1) << "the second one has crashed";
}

TEST(FlierStories, NoFigureLandsOnCompletedFeatures)
{
    const auto& where = story("flier-where");
    EXPECT_EQ(onBoard(where, where.steps[1].after, 0, "follower"), 0) << "the city is completed";
    EXPECT_EQ(answers(where, 2), (Words{"yes", "feature-completed"}));
    EXPECT_EQ(standingOn(where, where.history.size(), {-1, 1}, "monastery"), "11");
    EXPECT_EQ(scored(where), Words());
}

TEST(FlierStories, MeeplesLandWhereTheirKindIsAllowed)
{
    const auto& kinds = story("flier-kinds");
    EXPECT_EQ(refusals(kinds, 0), (Words{"wrong-feature", "wrong-feature"})) << "builder and pig";
    EXPECT_EQ(answers(kinds, 1), (Words{"yes", "wrong-feature"})) << "mayor";
    EXPECT_EQ(standingOn(kinds, kinds.steps[1].after, {0, 0}, "city-n"), "01");
    EXPECT_EQ(answers(kinds, 2), (Words{"yes", "yes"})) << "wagon";
    EXPECT_EQ(standingOn(kinds, kinds.history.size(), {0, 0}, "road-ew"), "01");
}

TEST(FlierStories, MachineTakesOneFigurePerTurn)
{
    const auto& both = story("flier-and-phantom");
    EXPECT_EQ(answers(both, 1), (Words{"yes", "yes", "machine-used"}));
    EXPECT_EQ(answers(both, 2), (Words{"yes", "yes"})) << "the first figure did not fly";
    EXPECT_EQ(standingOn(both, both.history.size(), {0, 0}, "city-n"), "01");
}

} // namespace
} // namespace vozka::lessons
