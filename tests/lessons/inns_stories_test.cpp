// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about inns, cathedrals and the large meeple, also with abbeys, mayors and barns: their claims
// agree with the rules.
#include "lessons/story_file.h"
#include "records/files.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

// The large meeple outnumbers a highwayman, the inn doubles the road, and an incomplete city with a cathedral
// scores nothing.
TEST(InnsStories, LearnShowsInnAndCathedral)
{
    const auto& learn = story("learn-inns-and-cathedrals");
    EXPECT_EQ(scoreTexts(learn), (Strings{"0 road 12 = road.tiles 6 6, road.inn 6 6"}));
    EXPECT_EQ(answers(learn, 4), (Strings{"yes", "no"}));
    EXPECT_EQ(answers(learn, 5), (Strings{"yes", "no", "no", "no"}));
    const auto& road = learn.steps[4];
    EXPECT_EQ(figureCount(learn, road.before, 0, "large"), 1);
    EXPECT_EQ(figureCount(learn, road.after, 0, "large"), 0);
}

// The inn at a junction doubles one of its roads. Incomplete roads with an inn score nothing.
TEST(InnsStories, InnDoublesOneRoad)
{
    const auto& inn = story("inn-one-road");
    EXPECT_EQ(scoreTexts(inn),
              (Strings{"0 road 6 = road.tiles 3 3, road.inn 3 3", "1 road.incomplete 2 = road.tiles 2 2"}));
    EXPECT_EQ(answers(inn, 4), (Strings{"no", "yes"}));
}

// The city scores three points for each tile and coat of arms. For a farmer and a barn next to it, it is a
// normal city.
TEST(InnsStories, CathedralDoesNotChangeFieldScore)
{
    EXPECT_EQ(scoreTexts(story("cathedral-city-and-barn")),
              (Strings{"0 city 21 = city.tiles 6 12, city.coats-of-arms 1 2, city.cathedral 7 7",
                       "0 field 4 = barn.cities 1 4", "1 field.barn-placed 3 = field.cities 1 3"}));
}

// A large follower ties with a mayor of two coats of arms. Occupied features stay occupied, and each player
// has only one large follower.
TEST(InnsStories, LargeFollowerTiesWithMayor)
{
    const auto& large = story("large-follower-and-mayor");
    EXPECT_EQ(answers(large, 1), (Strings{"feature-occupied", "yes", "none-left"}));
    EXPECT_EQ(scoreTexts(large), (Strings{"0 city 12 = city.tiles 4 8, city.coats-of-arms 2 4",
                                          "1 city 12 = city.tiles 4 8, city.coats-of-arms 2 4"}));
}

// An abbey adds no tile to the city with a cathedral or the road with an inn that it completes. The large
// meeple on it does not change its points.
TEST(InnsStories, AbbeyAddsNoTile)
{
    const auto& abbey = story("abbey-ends-cathedral-city");
    EXPECT_EQ(answers(abbey, 1), (Strings{"yes", "not-this-tile", "not-this-tile"}));
    EXPECT_EQ(figureCount(abbey, abbey.steps[3].before, 0, "large"), 1);
    EXPECT_EQ(scoreTexts(abbey),
              (Strings{"0 city 12 = city.tiles 4 8, city.cathedral 4 4",
                       "0 monastery.incomplete 8 = monastery.tile 1 1, monastery.neighbours 7 7",
                       "1 road 4 = road.tiles 2 2, road.inn 2 2"}));
}

/// Each story also holds with the rules of the other edition.
TEST(InnsStories, HoldInBothEditions)
{
    for (const auto* id : {"learn-inns-and-cathedrals", "inn-one-road", "cathedral-city-and-barn",
                           "large-follower-and-mayor", "abbey-ends-cathedral-city"}) {
        const auto name = std::string(id) + ".story.json";
        auto file = nlohmann::json::parse(*records::readFile(std::string(VOZKA_LESSONS) + "/" + name));
        auto& edition = file["position"]["rules"]["edition"];
        edition = edition == "C1" ? "C2" : "C1";
        const auto other = readStory(file.dump(), name);
        ASSERT_TRUE(other) << id << " " << other.error().pointer << " " << other.error().code;
        EXPECT_EQ(scoreTexts(*other), scoreTexts(story(id)));
    }
}

} // namespace
} // namespace vozka::lessons
