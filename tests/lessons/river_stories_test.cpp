// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about the rivers: their claims agree with the rules.
#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

/// Returns the kinds of the tiles in the order of placement.
Strings placedTiles(const Story& story, std::size_t entryCount)
{
    const State state = story.stateAt(entryCount);
    Strings all;
    for (const auto& tile : state->board.tiles())
        all.push_back(story.table.rules.catalogue().kind(tile.kind).id);
    return all;
}

/// True if a tile of this kind can be drawn after `entryCount` history entries.
bool canBeDrawn(const Story& story, std::size_t entryCount, std::string_view kind)
{
    const auto& rules = story.table.rules;
    return !rules.refusal(story.stateAt(entryCount), Action::draw(rules.catalogue().find(kind)));
}

// The spring is first and the lake last, then the bag is used. Consecutive curves turn in opposite
// directions; after a straight tile both are allowed.
TEST(RiverStories, RiverIsPlacedFirst)
{
    const auto& river = story("river-first");
    EXPECT_EQ(placedTiles(river, 0), (Strings{"RI-01"}));
    EXPECT_EQ(placedTiles(river, river.steps[6].after),
              (Strings{"RI-01", "RI-10", "RI-08", "RI-10", "RI-07", "RI-09", "RI-07", "RI-03", "RI-05",
                       "RI-06", "RI-04", "RI-02"}));
    EXPECT_EQ(refusals(river, 0), (Strings{"not-in-bag", "not-in-bag"})) << "neither the bag nor the lake";
    EXPECT_EQ(refusals(river, 1), (Strings{"river-not-continued"}));
    EXPECT_EQ(answers(river, 2), (Strings{"yes", "nothing-on-river", "yes"}));
    EXPECT_EQ(refusals(river, 3), (Strings{"river-u-turn"}));
    EXPECT_EQ(refusals(river, 4), (Strings{"river-u-turn"}));
    EXPECT_EQ(river.steps[5].task->accept.size(), 2U) << "after a straight tile both turns are allowed";
    EXPECT_FALSE(canBeDrawn(river, river.steps[6].before, "D"));
    EXPECT_TRUE(canBeDrawn(river, river.steps[7].before + 1, "D")) << "the usual start tile is in the bag";
    EXPECT_EQ(scoreTexts(river), (Strings{"1 city 4 = city.tiles 2 4"}));
}

// The fork follows the spring. One end is the city, the other branch continues; there is one spring and one
// lake.
TEST(RiverStories, ForkFollowsSpring)
{
    const auto& fork = story("river-fork");
    EXPECT_FALSE(canBeDrawn(fork, 0, "RI-07"));
    EXPECT_TRUE(canBeDrawn(fork, 0, "R2-04"));
    EXPECT_EQ(fork.steps[0].task->accept.size(), 3U) << "in any way that continues the river";
    EXPECT_EQ(answers(fork, 1), (Strings{"yes", "nothing-on-river", "yes"}));
    EXPECT_EQ(playersOn(fork, fork.steps[1].after, {2, 0}, "city-e"), "1");
    EXPECT_EQ(answers(fork, 2), (Strings{"yes", "side-does-not-match", "river-not-continued"}));
    EXPECT_EQ(refusals(fork, 3), (Strings{"river-u-turn"}));
    EXPECT_EQ(refusals(fork, 4), (Strings{"not-in-bag", "not-in-bag"})) << "the lake is the last one";
    const auto& catalogue = fork.table.rules.catalogue();
    EXPECT_EQ(catalogue.find("R2-01"), noKind);
    EXPECT_EQ(catalogue.find("RI-02"), noKind);
}

// No figure can be placed on the lake, and its player has another turn.
TEST(RiverStories, LakeGivesExtraTurn)
{
    const auto& lake = story("river-lake");
    EXPECT_EQ(lake.steps[0].task->accept.size(), 1U);
    EXPECT_EQ(refusals(lake, 1), (Strings{"lake-no-choice", "lake-no-choice"}));
    EXPECT_EQ(answers(lake, 1), (Strings{"lake-no-choice", "lake-no-choice", "yes"}));
    const State state = lake.stateAt(lake.steps[1].after);
    EXPECT_EQ(lake.table.rules.step(state), step::draw);
    EXPECT_EQ(state->active, 0) << "the same player";
    EXPECT_EQ(lake.dataAt(lake.history.size()).active, 1) << "one extra turn only";
    EXPECT_EQ(figureCount(lake, lake.history.size(), 0, "follower"), 2);
}

// The inn doubles its road. The herd counts for the farmers, but not for the barn.
TEST(RiverStories, InnAndHerdScore)
{
    const auto& pigs = story("river-pigs");
    EXPECT_EQ(scoreTexts(pigs),
              (Strings{"0 field 8 = barn.cities 2 8", "0 road 6 = road.tiles 3 3, road.inn 3 3",
                       "1 field.barn-placed 8 = field.cities 2 6, field.pig-herds 2 2"}));
    EXPECT_EQ(figureCount(pigs, pigs.steps[3].after, 1, "follower"), 0);
    EXPECT_EQ(figureCount(pigs, pigs.steps[3].after, 0, "barn"), 1);
    EXPECT_TRUE(pigs.dataAt(pigs.history.size()).over);
}

} // namespace
} // namespace vozka::lessons
