// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about Traders & Builders, also with abbeys, mayors and barns: their claims agree with the
// rules.
#include "lessons/story_file.h"
#include "records/files.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

// A tile that completes the builder's road extends it: the player gets a second tile, never a third. The
// builder returns with the first tile and needs a follower to be placed again.
TEST(TradersStories, LearnGivesSecondTile)
{
    const auto& learn = story("learn-traders-and-builders");
    EXPECT_EQ(answers(learn, 1), (Strings{"yes", "wrong-feature", "not-this-tile"}));
    EXPECT_EQ(scoreTexts(learn), (Strings{"0 road 3 = road.tiles 3 3"}));
    EXPECT_EQ(figureCount(learn, learn.steps[4].before, 0, "builder"), 1);
    EXPECT_EQ(figureCount(learn, learn.steps[4].after, 0, "builder"), 0);
    EXPECT_EQ(learn.dataAt(learn.steps[5].after).active, 0);
    EXPECT_EQ(answers(learn, 6), (Strings{"yes", "builder-needs-follower"}));
    EXPECT_EQ(figureCount(learn, learn.history.size(), 1, "follower"), 1) << "the other player's turn";
}

// The player who completes the city gets the goods, no matter who owns it. The most goods of a kind score 10
// points.
TEST(TradersStories, CompletingPlayerGetsGoods)
{
    EXPECT_EQ(scoreTexts(story("goods-for-whom")),
              (Strings{"0 goods 10 = goods.grain 1 10", "0 goods 10 = goods.wine 1 10",
                       "1 city 8 = city.tiles 4 8"}));
}

// The player who completes a city by an abbey gets its goods. The abbey adds no tile to the city.
TEST(TradersStories, AbbeyGetsGoods)
{
    EXPECT_EQ(scoreTexts(story("goods-by-abbey")),
              (Strings{"0 goods 10 = goods.wine 1 10", "1 city 4 = city.tiles 2 4"}));
}

// An abbey completes the builder's road but does not extend it.
TEST(TradersStories, AbbeyDoesNotExtendBuildersRoad)
{
    const auto& abbey = story("builder-and-abbey");
    EXPECT_EQ(scoreTexts(abbey), (Strings{"0 road 2 = road.tiles 2 2"}));
    EXPECT_EQ(figureCount(abbey, abbey.history.size(), 0, "builder"), 0);
    EXPECT_EQ(figureCount(abbey, abbey.history.size(), 1, "follower"), 1) << "the other player's turn";
}

// The builder returns with its road, the wagon moves on alone, and the player still gets a second tile. The
// builder can join the wagon again, a follower cannot.
TEST(TradersStories, BuilderReturnsAndWagonMoves)
{
    const auto& wagon = story("builder-and-wagon");
    EXPECT_EQ(scoreTexts(wagon), (Strings{"0 road 3 = road.tiles 3 3"}));
    EXPECT_EQ(figureCount(wagon, wagon.steps[1].before, 0, "builder"), 1);
    EXPECT_EQ(figureCount(wagon, wagon.steps[1].after, 0, "builder"), 0) << "before the wagon is decided";
    EXPECT_EQ(answers(wagon, 2), (Strings{"yes", "yes", "own-feature"}));
    EXPECT_EQ(playersOn(wagon, wagon.steps[3].after, {1, 0}, "road-ns"), "") << "nothing remains";
    EXPECT_EQ(wagon.dataAt(wagon.steps[4].after).active, 0);
    EXPECT_EQ(answers(wagon, 5), (Strings{"yes", "feature-occupied"}));
    EXPECT_EQ(playersOn(wagon, wagon.history.size(), {2, 0}, "road-e"), "00");
}

// When a barn is placed, the pig raises the points of the field from three to four for each city. Then the
// pig returns. It adds no points to the barn.
TEST(TradersStories, PigScoresWithBarn)
{
    const auto& pig = story("pig-and-barn");
    EXPECT_EQ(scoreTexts(pig), (Strings{"0 field 8 = barn.cities 2 8",
                                        "1 field.barn-placed 8 = field.cities 2 6, field.pigs 2 2"}));
    EXPECT_EQ(figureCount(pig, pig.steps[1].after, 1, "pig"), 0);
}

// The pig can join the field of the barn before it is scored: two points for each city instead of one.
TEST(TradersStories, PigJoinsFieldOfBarn)
{
    const auto& pig = story("pig-joins-barn");
    EXPECT_EQ(answers(pig, 2), (Strings{"yes", "field-has-barn"}));
    EXPECT_EQ(scoreTexts(pig), (Strings{"0 field.barn-connected 4 = field.cities 2 2, field.pigs 2 2",
                                        "1 field 8 = barn.cities 2 8"}));
}

// With an empty bag the second tile can be an abbey.
TEST(TradersStories, SecondTileCanBeAbbey)
{
    const auto& last = story("builder-last-tile");
    EXPECT_EQ(last.dataAt(last.steps[3].before).active, 0);
    EXPECT_EQ(last.dataAt(last.steps[3].before).bagTotal, 0);
    EXPECT_TRUE(last.dataAt(last.history.size()).over);
}

// The builder can join a mayor, even one of strength zero.
TEST(TradersStories, BuilderJoinsMayor)
{
    const auto& beside = story("builder-beside-whom");
    EXPECT_EQ(answers(beside, 0), (Strings{"yes", "pig-needs-farmer", "not-this-tile"}));
    EXPECT_EQ(scoreTexts(beside), Strings{});
    EXPECT_EQ(figureCount(beside, beside.history.size(), 0, "builder"), 0);
    EXPECT_EQ(figureCount(beside, beside.history.size(), 0, "mayor"), 0);
}

/// These stories also hold with the rules of the classic edition.
TEST(TradersStories, HoldInBothEditions)
{
    for (const auto* id :
         {"learn-traders-and-builders", "goods-for-whom", "goods-by-abbey", "builder-and-abbey",
          "builder-and-wagon", "pig-and-barn", "pig-joins-barn", "builder-beside-whom"}) {
        const auto name = std::string(id) + ".story.json";
        auto file = nlohmann::json::parse(*records::readFile(std::string(VOZKA_LESSONS) + "/" + name));
        file["position"]["rules"]["edition"] = "C1";
        const auto other = readStory(file.dump(), name);
        ASSERT_TRUE(other) << id << " " << other.error().pointer << " " << other.error().code;
        EXPECT_EQ(scoreTexts(*other), scoreTexts(story(id)));
    }
}

} // namespace
} // namespace vozka::lessons
