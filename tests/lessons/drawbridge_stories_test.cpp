// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about drawbridges: their claims agree with the rules.
#include "engine/expansions/drawbridges/drawbridges.h"
#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

std::string stepAt(const Story& story, std::size_t entryCount)
{
    return std::string(story.table.rules.step(story.stateAt(entryCount)));
}

/// Returns the first accepted move of a figure: "cross" or "return"; empty for another action.
std::string acceptedMove(const Story& story, std::size_t step)
{
    const auto& action = story.steps.at(step).task->accept.front();
    return action.isReturn() ? "return" : action.type == Action::Type::Move ? "cross" : "";
}

// A road is completed and scored, and its figure crosses the bridge. Later a bridge is up.
TEST(DrawbridgeStories, LearnCrossesBridge)
{
    const auto& learn = story("learn-drawbridges");
    EXPECT_EQ(learn.course, 8);
    EXPECT_EQ(scoreTexts(learn), (Strings{"0 city 8 = city.tiles 3 6, city.coats-of-arms 1 2",
                                          "0 road 2 = road.tiles 2 2", "0 road 3 = road.tiles 3 3"}));
    EXPECT_EQ(answers(learn, 3), (Strings{"yes", "yes", "not-adjacent", "not-adjacent"}));
    EXPECT_EQ(acceptedMove(learn, 4), "cross");
    EXPECT_EQ(playersOn(learn, learn.steps[4].after, {0, 0}, "city-n"), "0");
    EXPECT_EQ(refusals(learn, 7), (Strings{"bridge-up"}));
    EXPECT_EQ(figureCount(learn, learn.steps[7].moved, 0, "follower"), 1);
    EXPECT_EQ(figureCount(learn, learn.steps[7].after, 0, "follower"), 0);
    EXPECT_TRUE(hasEvent(learn, "bridge-up"));
}

// A road scores 2 points. Then its figure moves into an incomplete city, which may be occupied.
TEST(DrawbridgeStories, FigureEntersOccupiedCity)
{
    const auto& city = story("drawbridge-occupied-city");
    EXPECT_EQ(pointsGained(city, city.steps[2], 0), 2);
    EXPECT_EQ(stepAt(city, city.steps[2].after), drawbridges::stepName);
    EXPECT_EQ(answers(city, 3), (Strings{"yes", "yes", "not-adjacent"}));
    EXPECT_EQ(playersOn(city, city.steps[4].moved, {0, 0}, "city-ne"), "1");
    EXPECT_EQ(playersOn(city, city.steps[4].after, {0, 0}, "city-ne"), "01");
    EXPECT_EQ(scoreTexts(city),
              (Strings{"0 city 10 = city.tiles 4 8, city.coats-of-arms 1 2", "0 road 2 = road.tiles 2 2",
                       "1 city 10 = city.tiles 4 8, city.coats-of-arms 1 2"}));
}

// Two figures on a road between two bridges score 6 points, and the other player none. One figure moves to
// the larger city, the other figure returns to the supply.
TEST(DrawbridgeStories, FiguresDecideAtBothEnds)
{
    const auto& ends = story("drawbridge-two-ends");
    EXPECT_EQ(scoreTexts(ends), (Strings{"0 road 6 = road.tiles 6 6"}));
    EXPECT_EQ(refusals(ends, 2), (Strings{"no-majority", "no-majority"}));
    const auto& scoring = ends.steps[2];
    EXPECT_EQ(playersOn(ends, scoring.moved, {0, 0}, "road-e"), "001");
    EXPECT_EQ(figureCount(ends, scoring.after, 1, "follower"), 0);
    EXPECT_EQ(figureCount(ends, scoring.after, 0, "follower"), 2);
    EXPECT_EQ(answers(ends, 3), (Strings{"yes", "yes", "not-adjacent", "yes"}));
    EXPECT_EQ(acceptedMove(ends, 4), "cross");
    EXPECT_EQ(acceptedMove(ends, 5), "return");
    const auto last = ends.steps.back().after;
    EXPECT_EQ(playersOn(ends, last, {4, 1}, "city-n"), "0");
    EXPECT_EQ(playersOn(ends, last, {0, 0}, "city-n"), "");
    EXPECT_EQ(figureCount(ends, last, 0, "follower"), 1);
    const State state = ends.stateAt(last);
    const auto& board = state->board;
    const auto tilesOf = [&](Cell at) {
        const auto tile = board.tileAt(at);
        const auto& kind = ends.table.rules.catalogue().kind(board.tiles()[tile].kind);
        return board.tileCount(board.segmentOf(tile, kind.find("city-n")));
    };
    EXPECT_GT(tilesOf({4, 1}), tilesOf({0, 0})) << "the bigger city";
}

// Each of two figures at one bridge moves separately. Both can cross, and then they have the majority there.
TEST(DrawbridgeStories, FiguresMoveSeparately)
{
    const auto& several = story("drawbridge-several-figures");
    EXPECT_EQ(answers(several, 1), (Strings{"yes", "yes", "not-adjacent"}));
    EXPECT_EQ(playersOn(several, several.steps[2].moved, {0, 0}, "city-new"), "1");
    for (const std::size_t step : {2U, 3U}) {
        EXPECT_EQ(acceptedMove(several, step), "cross");
        EXPECT_TRUE(several.steps[step].task->wrong.front().action.isReturn()) << "or it returns";
        EXPECT_EQ(several.steps[step].task->accept.size(), 3U) << "any tile of the city";
    }
    EXPECT_EQ(playersOn(several, several.steps[2].after, {0, 0}, "city-new"), "01");
    EXPECT_EQ(playersOn(several, several.steps[3].after, {0, 0}, "city-new"), "001");
    EXPECT_EQ(scoreTexts(several),
              (Strings{"0 city 10 = city.tiles 4 8, city.coats-of-arms 1 2", "0 road 5 = road.tiles 5 5"}));
}

// The bridge is up, because road and city are completed together.
TEST(DrawbridgeStories, BridgeIsUpAtCompletedCity)
{
    const auto& up = story("drawbridge-up");
    EXPECT_EQ(scoreTexts(up), (Strings{"0 road 3 = road.tiles 3 3", "1 city 6 = city.tiles 3 6"}));
    EXPECT_EQ(answers(up, 2), (Strings{"bridge-up", "feature-occupied", "yes"}));
    EXPECT_TRUE(hasEvent(up, "bridge-up"));
    EXPECT_EQ(stepAt(up, up.steps[3].after), step::draw);
    EXPECT_EQ(figureCount(up, up.steps[3].after, 0, "follower"), 1) << "the new one";
    EXPECT_EQ(figureCount(up, up.steps[3].after, 1, "follower"), 0);
}

// In a tie both players score, and no figure crosses, although the bridge is down.
TEST(DrawbridgeStories, TiePreventsCrossing)
{
    const auto& tied = story("drawbridge-tie");
    EXPECT_EQ(scoreTexts(tied), (Strings{"0 road 5 = road.tiles 5 5", "1 road 5 = road.tiles 5 5"}));
    EXPECT_EQ(refusals(tied, 2), (Strings{"tie", "tie"}));
    EXPECT_FALSE(hasEvent(tied, "bridge-up"));
    EXPECT_EQ(stepAt(tied, tied.steps[2].after), step::draw);
    EXPECT_TRUE(tied.dataAt(tied.steps[2].after).figuresOnBoard().empty());
}

// A road past a bridge is complete when both ends are closed. A road can lead to two cities.
TEST(DrawbridgeStories, RoadPassesBridge)
{
    const auto& road = story("drawbridge-passing-road");
    EXPECT_EQ(pointsGained(road, road.steps[1], 0), 0);
    EXPECT_EQ(pointsGained(road, road.steps[3], 0), 4);
    EXPECT_EQ(scoreTexts(road), (Strings{"0 road 4 = road.tiles 4 4"}));
    EXPECT_EQ(answers(road, 4), (Strings{"yes", "not-adjacent", "yes", "yes"}));
    EXPECT_EQ(road.steps[5].task->accept.size(), 3U);
    EXPECT_EQ(acceptedMove(road, 5), "cross");
}

// The players with the majority decide, no matter who completes the road: the active player first, then
// clockwise.
TEST(DrawbridgeStories, MajorityDecides)
{
    const auto& whose = story("drawbridge-whose-decision");
    EXPECT_EQ(scoreTexts(whose), (Strings{"0 road 2 = road.tiles 2 2", "1 road 2 = road.tiles 2 2"}));
    EXPECT_EQ(refusals(whose, 2), (Strings{"not-your-figure"}));
    EXPECT_EQ(whose.dataAt(whose.steps[2].moved).toMove, 1);
    EXPECT_EQ(whose.dataAt(whose.steps[3].moved).toMove, 0);
    EXPECT_EQ(whose.dataAt(whose.steps[3].moved).active, 1) << "still Petr's turn";
    EXPECT_EQ(acceptedMove(whose, 3), "cross");
}

// A wagon can cross the bridge, make its own move or return to the supply, in one choice. Its own move
// depends on the edition.
TEST(DrawbridgeStories, WagonHasThreeOptions)
{
    EXPECT_EQ(answers(story("drawbridge-wagon-c1"), 3), (Strings{"yes", "yes", "yes", "not-adjacent"}));
    EXPECT_EQ(answers(story("drawbridge-wagon-c2"), 3), (Strings{"yes", "yes", "out-of-range", "yes"}));
    for (const auto* id : {"drawbridge-wagon-c1", "drawbridge-wagon-c2"}) {
        const auto& wagon = story(id);
        EXPECT_EQ(scoreTexts(wagon), (Strings{"0 road 3 = road.tiles 3 3"})) << id;
        EXPECT_EQ(playersOn(wagon, wagon.steps[4].moved, {0, 0}, "city-n"), "1") << id;
        EXPECT_EQ(playersOn(wagon, wagon.steps[4].after, {0, 0}, "city-n"), "01") << id;
        EXPECT_EQ(stepAt(wagon, wagon.steps[4].moved), "wagon") << id;
        EXPECT_EQ(wagon.dataAt(wagon.steps[4].after).active, 1) << id << ": one choice, the turn is over";
        EXPECT_NE(wagon.text("t1").english.find("no official rule"), std::string::npos) << id;
    }
}

} // namespace
} // namespace vozka::lessons
