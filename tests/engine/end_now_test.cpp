// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game that is ended early is scored like a finished game.
#include "dragon_game.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

struct Ended {
    State state;
    Events events;
};

Ended endNow(const Scene& scene)
{
    Ended ended{scene.state(), {}};
    scene.rules().endNow(ended.state, &ended.events);
    return ended;
}

/// "road.incomplete 0 2" for each score, in order.
std::vector<std::string> scores(const Events& events)
{
    std::vector<std::string> lines;
    for (const auto& event : events)
        if (event.type == event::score)
            lines.push_back(std::string(event.line.kind) + " " + std::to_string(event.line.player) + " "
                            + std::to_string(event.line.points));
    return lines;
}

std::ptrdiff_t countOf(const Events& events, Code type)
{
    return std::ranges::count(events, type, &Event::type);
}

TEST(EndNow, ScoresIncompleteFeatures)
{
    rule("base.final.road");
    const Scene scene("D0/Ar  U1/B:field-1");
    const auto ended = endNow(scene);
    EXPECT_TRUE(ended.state->over);
    EXPECT_EQ(ended.state->toMove, noPlayer);
    EXPECT_EQ(scores(ended.events), (std::vector<std::string>{"road.incomplete 0 2"}));
    EXPECT_EQ(ended.state->scores[0], scene.state()->scores[0] + 2);
    EXPECT_EQ(countOf(ended.events, event::end), 1);
    ActionList none;
    scene.rules().legal(ended.state, none);
    EXPECT_EQ(none.size(), 0U);
}

TEST(EndNow, ScoresFeatureCompletedByLastTileAsCompleted)
{
    rule("base.city.complete");
    // Alice's city is completed by the tile that she has just placed, and the deployment is not decided yet.
    Scene scene("E2/Ac");
    scene.place("E0", {0, 1});
    ASSERT_EQ(scene.rules().step(scene.state()), "deploy");
    const auto ended = endNow(scene);
    EXPECT_EQ(scores(ended.events), (std::vector<std::string>{"city 0 4"}));
    const auto end = std::ranges::find(ended.events, event::end, &Event::type);
    EXPECT_EQ(std::ranges::find(ended.events.begin(), end, event::score, &Event::type)->line.points, 4);
}

TEST(EndNow, EqualsRealEndAfterLastTile)
{
    rule("base.final.city");
    Scene scene("E2/Ac", std::vector<std::string_view>{});
    scene.place("U0", {1, 0});
    ASSERT_FALSE(scene.state()->over);
    const auto ended = endNow(scene);
    scene.pass();
    EXPECT_EQ(ended.state, scene.state());
    EXPECT_EQ(countOf(ended.events, event::end), 1);
}

TEST(EndNow, StartsNoOtherTurn)
{
    rule("pd.fairy.turn");
    Scene scene("B0/Am", dragon_game::table);
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})");
    scene.place("B0", {1, 0});
    const auto ended = endNow(scene);
    // Alice's turn would be next, with a point of the fairy.
    EXPECT_EQ(scores(ended.events), (std::vector<std::string>{"monastery.incomplete 0 2", "fairy 0 3"}));
}

TEST(EndNow, StopsMovingPieceAndScoresCompletedFeatures)
{
    rule("pd.dragon.when");
    Scene scene("PD-010 A3/Br PD-070", dragon_game::tableWith("dragonMoves", "beforeScoring"));
    scene.pass();
    ASSERT_EQ(scene.step(), "dragon");
    EXPECT_EQ(scores(endNow(scene).events), (std::vector<std::string>{"road 1 2"}));
}

} // namespace

} // namespace vozka
