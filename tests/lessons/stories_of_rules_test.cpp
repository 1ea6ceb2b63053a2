// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What each of the stories of abbey, mayor, barn and two wagons is there to show, after the examples of the
// rules: a file that no longer shows it has lost its point.
#include "lessons/story_file.h"
#include "records/files.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

// An abbey fills a hole and completes what it closes, belongs to none of it, and the field beyond does not
// reach the city.
TEST(StoriesOfRules, AbbeyAndField)
{
    const auto& abbey = story("abbey-field");
    EXPECT_EQ(abbey.steps[0].task->accept.front().type, Action::Type::Place);
    for (const auto& refused : abbey.steps[0].refused)
        EXPECT_EQ(refused.code, "not-a-hole");
    EXPECT_EQ(scored(abbey), (Words{"0 city 8 = city.tiles 3 6, city.coats-of-arms 1 2",
                                    "0 field 3 = field.cities 1 3", "1 road 2 = road.tiles 2 2"}));
    // Without the abbey between, the field would touch two completed cities.
    EXPECT_EQ(answers(abbey, 1), (Words{"yes", "not-this-tile", "not-this-tile"}));
}

// Three coats of arms: the mayor counts three, and the city brings 18 points.
TEST(StoriesOfRules, MayorWithThreeCoatsOfArms)
{
    const auto& mayor = story("mayor-three-coats");
    EXPECT_EQ(scored(mayor), (Words{"0 city 18 = city.tiles 6 12, city.coats-of-arms 3 6"}));
    EXPECT_EQ(answers(mayor, 1), (Words{"mayor-needs-empty-city", "yes"}));
    const auto& last = mayor.steps.back();
    EXPECT_EQ(onBoard(mayor, last.before, 0, "mayor"), 1);
    EXPECT_EQ(onBoard(mayor, last.before, 1, "follower"), 1);
    EXPECT_EQ(onBoard(mayor, last.after, 0, "mayor"), 0);
    EXPECT_EQ(onBoard(mayor, last.after, 1, "follower"), 0);
}

// No coat of arms: the city is occupied and scores nothing, and a meeple outdoes the mayor.
TEST(StoriesOfRules, MayorWithoutACoatOfArms)
{
    const auto& mayor = story("mayor-no-coat");
    EXPECT_EQ(answers(mayor, 1), (Words{"feature-occupied", "yes"}));
    const auto& alone = mayor.steps[2];
    EXPECT_EQ(onBoard(mayor, alone.before, 1, "mayor"), 1);
    EXPECT_EQ(onBoard(mayor, alone.after, 1, "mayor"), 0);
    EXPECT_TRUE(alone.scores.empty());
    EXPECT_TRUE(std::ranges::any_of(mayor.moments[alone.after - 1].events,
                                    [](const Event& event) { return event.type == event::complete; }));
    EXPECT_EQ(scored(mayor), (Words{"1 city 8 = city.tiles 4 8"}));
    EXPECT_EQ(onBoard(mayor, mayor.steps[3].before, 0, "mayor"), 1);
}

// Three points for each city when a barn is placed, one when fields are joined, four at the end.
TEST(StoriesOfRules, BarnThreeOneFour)
{
    const auto& barn = story("barn-three-one-four");
    EXPECT_EQ(scored(barn),
              (Words{"0 field 12 = barn.cities 3 12", "0 field.barn-connected 3 = field.cities 3 3",
                     "1 field.barn-placed 6 = field.cities 2 6"}));
    EXPECT_EQ(answers(barn, 1), (Words{"field-has-barn", "yes", "yes"}));
    EXPECT_EQ(onBoard(barn, barn.steps[0].before, 1, "follower"), 1);
    EXPECT_EQ(onBoard(barn, barn.steps[0].after, 1, "follower"), 0);
    EXPECT_EQ(onBoard(barn, barn.steps[3].after, 0, "follower"), 0);
}

// Fields with barns may be joined, but not a barn placed on a field that has one; each pays in full.
TEST(StoriesOfRules, TwoBarnsJoined)
{
    const auto& barn = story("barn-two-joined");
    EXPECT_EQ(answers(barn, 0), (Words{"yes", "corner-not-four-tiles", "yes"}));
    EXPECT_EQ(answers(barn, 2), (Words{"field-has-barn", "field-has-barn", "yes"}));
    EXPECT_EQ(scored(barn), (Words{"1 field 12 = barn.cities 3 12", "2 field 12 = barn.cities 3 12"}));
}

// A city that lies on the corner keeps the barn off.
TEST(StoriesOfRules, BarnAtACorner)
{
    const auto& barn = story("barn-corner");
    EXPECT_EQ(answers(barn, 0),
              (Words{"yes", "corner-not-field", "corner-not-four-tiles", "corner-not-this-tile"}));
    EXPECT_EQ(scored(barn), (Words{"0 field 4 = barn.cities 1 4"}));
}

// Two wagons in one city: the active player's goes on first, and takes what the other could have had.
TEST(StoriesOfRules, TwoWagons)
{
    for (const auto* id : {"wagon-two-c1", "wagon-two-c2"}) {
        const auto& wagons = story(id);
        EXPECT_EQ(scored(wagons), (Words{"0 city 6 = city.tiles 3 6", "1 city 6 = city.tiles 3 6"}));
        const auto& decision = wagons.steps[2];
        EXPECT_EQ(wagons.stateAt(decision.moved)->toMove, 0) << id;
        EXPECT_EQ(onBoard(wagons, decision.moved, 1, "wagon"), 1) << id;
        EXPECT_EQ(onBoard(wagons, decision.after, 0, "wagon"), 1) << id;
        EXPECT_EQ(onBoard(wagons, decision.after, 1, "wagon"), 0) << id;
        // Had the first gone home, the road would have been the other's.
        auto match = wagons.matchAt(decision.moved);
        const auto road = decision.task->accept.front();
        ASSERT_FALSE(match.act(Action::home(road.figure, road.at)));
        EXPECT_EQ(match.state()->toMove, 1) << id;
        EXPECT_FALSE(match.act(Action::move(road.figure, {1, -1}, road.to, road.feature))) << id;
    }
    EXPECT_EQ(answers(story("wagon-two-c1"), 1), (Words{"yes", "not-adjacent"}));
    EXPECT_EQ(answers(story("wagon-two-c2"), 1), (Words{"yes", "yes"}));
}

/// Of abbey, mayor and barn both editions say the same: told by the other's rules, the stories are true as
/// well.
TEST(StoriesOfRules, AreTrueInBothEditions)
{
    for (const auto* id : {"abbey-field", "mayor-three-coats", "mayor-no-coat", "barn-three-one-four",
                           "barn-two-joined", "barn-corner"}) {
        const auto name = std::string(id) + ".story.json";
        auto file = nlohmann::json::parse(*records::readFile(std::string(VOZKA_LESSONS) + "/" + name));
        file["position"]["rules"]["edition"] = "C1";
        const auto classic = readStory(file.dump(), name);
        ASSERT_TRUE(classic) << id << " " << classic.error().pointer << " " << classic.error().code;
        EXPECT_EQ(scored(*classic), scored(story(id)));
    }
}

} // namespace
} // namespace vozka::lessons
