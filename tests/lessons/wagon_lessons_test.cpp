// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The other lessons about the wagon, from the examples of the annotated rules and from the questions and
// answers of the new edition: their claims agree with the rules.
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka::lessons {
namespace {

/// Returns the result of the rules: "target gate", "target", "refused occupied", "refused not-adjacent
/// walls-touch".
std::string answer(const PlayedExample& played, Cell at, std::string_view feature)
{
    const auto wanted = segment(played, at, feature);
    for (const auto& entry : played.reach().targets)
        if (std::ranges::count(entry.segments, wanted) != 0)
            return "target" + (entry.via.empty() ? "" : " " + std::string(entry.via));
    for (const auto& entry : played.reach().refused)
        if (std::ranges::count(entry.segments, wanted) != 0)
            return "refused " + std::string(entry.refusal->code)
                   + (entry.refusal->detail.empty() ? "" : " " + std::string(entry.refusal->detail));
    return "nothing";
}

/// Returns `answer` if a label of the example has that segment; otherwise "unlabelled".
std::string labelledAnswer(const PlayedExample& played, Cell at, std::string_view feature)
{
    const auto wanted = segment(played, at, feature);
    for (const auto& label : played.example()->labels)
        for (const auto& claim : label.claims)
            if (std::ranges::count(claim.segments, wanted) != 0)
                return answer(played, at, feature);
    return "unlabelled";
}

int points(const PlayedExample& played)
{
    return played.scoreLines().front().points;
}

std::size_t targetCount(const PlayedExample& played)
{
    return played.reach().targets.size();
}

// A road of four points between a monastery and a junction. The wagon moves to the monastery or the free
// road, not to the occupied one or to a field.
TEST(WagonLessons, LeavesRoadOfFourPoints)
{
    const auto classic = playExample("road-4-points", "C1-4");
    EXPECT_EQ(points(classic), 4);
    EXPECT_EQ(targetCount(classic), 2U);
    EXPECT_EQ(labelledAnswer(classic, {-1, 0}, "monastery"), "target monastery");
    EXPECT_EQ(labelledAnswer(classic, {2, 1}, "road-ns"), "target junction");
    EXPECT_EQ(labelledAnswer(classic, {3, 0}, "road-sw"), "refused occupied");
    EXPECT_EQ(labelledAnswer(classic, {1, 0}, "field-2"), "refused field");
    const auto modern = playExample("road-4-points", "C2-4");
    EXPECT_EQ(labelledAnswer(modern, {-1, 0}, "monastery"), "refused out-of-range");
    EXPECT_EQ(labelledAnswer(modern, {0, -1}, "city-ne"), "target");
    EXPECT_EQ(labelledAnswer(modern, {1, 0}, "field-2"), "refused field");
}

// A road of two points between a gate and a junction: the wagon moves to the incomplete city, not to the
// occupied or the completed road.
TEST(WagonLessons, LeavesRoadOfTwoPoints)
{
    const auto classic = playExample("road-2-points", "C1-5");
    EXPECT_EQ(points(classic), 2);
    EXPECT_EQ(targetCount(classic), 1U);
    EXPECT_EQ(labelledAnswer(classic, {1, -1}, "city-new"), "target gate");
    EXPECT_EQ(labelledAnswer(classic, {0, 0}, "road-ew"), "refused occupied");
    EXPECT_EQ(labelledAnswer(classic, {2, 0}, "road-s"), "refused completed");
    const auto modern = playExample("road-2-points", "C2-5");
    EXPECT_EQ(labelledAnswer(modern, {1, -1}, "city-new"), "target");
    EXPECT_EQ(labelledAnswer(modern, {2, -2}, "city-n"), "refused out-of-range");
}

// City walls that touch at a point or are parallel on one tile do not connect cities.
TEST(WagonLessons, WallsDoNotConnectCities)
{
    const auto classic = playExample("walls-touch", "C1-6");
    EXPECT_EQ(labelledAnswer(classic, {-1, 0}, "city-n"), "refused not-adjacent walls-touch");
    EXPECT_EQ(labelledAnswer(classic, {0, -1}, "city-w"), "refused not-adjacent walls-touch");
    EXPECT_EQ(labelledAnswer(classic, {-1, -1}, "road-es"), "target gate");
    EXPECT_EQ(targetCount(classic), 1U);
    // One of the two cities shares a tile with the scored city, the other does not.
    const auto& scored = classic.scoredFeature();
    const auto sharesTile = [&](Cell at) { return std::ranges::count(scored, at, &SegmentRef::at) != 0; };
    EXPECT_TRUE(sharesTile({0, -1}));
    EXPECT_FALSE(sharesTile({-1, 0}) || sharesTile({-1, -1}));
    const auto modern = playExample("walls-touch", "C2-6");
    EXPECT_EQ(labelledAnswer(modern, {-1, 0}, "city-n"), "target");
    EXPECT_EQ(labelledAnswer(modern, {0, -1}, "city-w"), "target");
}

// The tile with the short roads completes the city. Only its road at the gate at the bottom can be reached.
TEST(WagonLessons, ReachesOneOfShortRoads)
{
    const auto classic = playExample("short-roads", "C1-7");
    EXPECT_EQ(targetCount(classic), 1U);
    EXPECT_EQ(labelledAnswer(classic, {0, 0}, "road-ew"), "target gate");
    const auto last = classic.lastTile();
    EXPECT_EQ(labelledAnswer(classic, last, "city-n"), "refused not-adjacent junction-between");
    EXPECT_EQ(labelledAnswer(classic, last, "road-e"), "refused not-adjacent junction-between");
    EXPECT_EQ(labelledAnswer(classic, last, "road-w"), "refused not-adjacent junction-between");
    EXPECT_EQ(labelledAnswer(classic, last, "short-road-s"), "refused short-road");
    EXPECT_EQ(answer(classic, last, "short-road-n"), "refused short-road");
    const auto modern = playExample("short-roads", "C2-7");
    EXPECT_EQ(labelledAnswer(modern, last, "city-n"), "target");
    EXPECT_EQ(labelledAnswer(modern, last, "road-e"), "target");
    EXPECT_EQ(labelledAnswer(modern, last, "short-road-s"), "refused short-road");
}

// The wagon moves from an abbey to the adjacent road and city.
TEST(WagonLessons, LeavesAbbey)
{
    const auto classic = playExample("from-abbey", "C1-8");
    EXPECT_EQ(points(classic), 9);
    EXPECT_EQ(targetCount(classic), 2U);
    EXPECT_EQ(labelledAnswer(classic, {-1, 1}, "road-sw"), "target abbey");
    EXPECT_EQ(labelledAnswer(classic, {1, 1}, "city-ne"), "target abbey");
    EXPECT_EQ(labelledAnswer(classic, {0, 2}, "road-ns"), "refused occupied");
    EXPECT_EQ(labelledAnswer(classic, {0, 0}, "road-ew"), "refused not-adjacent field-between");
    EXPECT_EQ(targetCount(playExample("from-abbey", "C2-8")), 4U);
}

// The wagon moves from a road to an adjacent abbey that is not completed, but not to features behind the
// abbey.
TEST(WagonLessons, EntersAbbey)
{
    const auto classic = playExample("to-abbey", "C1-9");
    EXPECT_EQ(points(classic), 3);
    EXPECT_EQ(labelledAnswer(classic, {0, 1}, "abbey"), "target abbey");
    EXPECT_EQ(labelledAnswer(classic, {1, 1}, "city-ne"), "refused not-adjacent abbey-between");
    EXPECT_EQ(labelledAnswer(classic, {0, 2}, "road-ns"), "refused occupied");
    const auto modern = playExample("to-abbey", "C2-9");
    EXPECT_EQ(labelledAnswer(modern, {0, 1}, "abbey"), "target");
    EXPECT_EQ(labelledAnswer(modern, {1, 1}, "city-ne"), "refused out-of-range");
}

// The wagon cannot leave the city to a road that ends at the wall without a gate or crosses it in a tunnel.
TEST(WagonLessons, RoadsNeedGate)
{
    const auto classic = playExample("no-gate", "C1-10");
    EXPECT_EQ(points(classic), 12);
    EXPECT_EQ(targetCount(classic), 1U);
    EXPECT_EQ(labelledAnswer(classic, {0, -2}, "road-s"), "target gate");
    EXPECT_EQ(labelledAnswer(classic, {1, -1}, "road-ns"), "refused not-adjacent tunnel");
    EXPECT_EQ(labelledAnswer(classic, {2, -1}, "road-es"), "refused not-adjacent no-gate");
    const auto modern = playExample("no-gate", "C2-10");
    EXPECT_EQ(labelledAnswer(modern, {1, -1}, "road-ns"), "target");
    EXPECT_EQ(labelledAnswer(modern, {2, -1}, "road-es"), "refused out-of-range");
}

// The wagon is placed, its feature is completed and scored, and it moves on in one turn, in both editions.
TEST(WagonLessons, MovesInTurnOfPlacement)
{
    for (const auto* example : {"C1-11", "C2-11"}) {
        const auto played = playExample("one-turn", example);
        EXPECT_EQ(points(played), 6);
        EXPECT_EQ(played.from().at, played.lastTile());
        const auto& history = played.history();
        ASSERT_EQ(history.back().action.type, Action::Type::Deploy);
        EXPECT_EQ(history.back().action.figure, played.lesson().figure);
        EXPECT_EQ(played.rules().step(played.scored()), "wagon");
        EXPECT_TRUE(labelledAnswer(played, {0, 0}, "road-ew").starts_with("target")) << example;
    }
}

// A bridge does not connect the roads or cities that cross at it, a junction does. The new edition needs no
// connection.
TEST(WagonLessons, BridgeDoesNotConnect)
{
    const auto road = playExample("over-and-under", "C1-12");
    EXPECT_EQ(points(road), 4);
    EXPECT_EQ(targetCount(road), 3U);
    EXPECT_EQ(labelledAnswer(road, {1, -2}, "road-ns"), "refused not-adjacent field-between");
    EXPECT_EQ(labelledAnswer(road, {0, 0}, "road-ew"), "target junction");
    EXPECT_EQ(labelledAnswer(road, {1, -3}, "monastery"), "target monastery");
    // The scored road crosses the same tile.
    EXPECT_EQ(std::ranges::count(road.scoredFeature(), Cell{1, -2}, &SegmentRef::at), 1);
    const auto city = playExample("over-and-under", "C1-13");
    EXPECT_EQ(points(city), 8);
    EXPECT_EQ(targetCount(city), 1U);
    EXPECT_EQ(labelledAnswer(city, {0, -1}, "city-ew"), "refused not-adjacent walls-touch");
    EXPECT_EQ(labelledAnswer(city, {-1, -1}, "road-w"), "target gate");
    EXPECT_EQ(std::ranges::count(city.scoredFeature(), Cell{0, -1}, &SegmentRef::at), 1);
    EXPECT_EQ(labelledAnswer(playExample("over-and-under", "C2-12"), {1, -2}, "road-ns"), "target");
    EXPECT_EQ(labelledAnswer(playExample("over-and-under", "C2-13"), {0, -1}, "city-ew"), "target");
}

// The wagon moves from a monastery to the roads that end at it, and from a monastery in a city to that city.
TEST(WagonLessons, LeavesMonastery)
{
    const auto road = playExample("from-monastery", "C1-14");
    EXPECT_EQ(points(road), 9);
    EXPECT_EQ(targetCount(road), 2U);
    EXPECT_EQ(labelledAnswer(road, {1, 2}, "road-ns"), "target monastery");
    EXPECT_EQ(labelledAnswer(road, {-1, 2}, "road-ns"), "target monastery");
    EXPECT_EQ(labelledAnswer(road, {0, 3}, "road-ns"), "refused occupied");
    EXPECT_EQ(labelledAnswer(road, {0, 1}, "road-w"), "refused completed");
    EXPECT_EQ(labelledAnswer(road, {-1, 1}, "city-ew"), "refused not-adjacent feature-between");
    EXPECT_EQ(labelledAnswer(road, {-1, 3}, "monastery"), "refused not-adjacent far");
    const auto city = playExample("from-monastery", "C1-15");
    EXPECT_EQ(points(city), 9);
    EXPECT_EQ(targetCount(city), 1U);
    EXPECT_EQ(labelledAnswer(city, {-1, 1}, "city-ew"), "target within");
    EXPECT_EQ(labelledAnswer(city, {-1, 2}, "road-ns"), "refused not-adjacent feature-between");
    EXPECT_EQ(labelledAnswer(playExample("from-monastery", "C2-14"), {-1, 1}, "city-ew"), "target");
    EXPECT_EQ(labelledAnswer(playExample("from-monastery", "C2-14"), {-2, 2}, "road-sw"),
              "refused out-of-range");
    EXPECT_EQ(labelledAnswer(playExample("from-monastery", "C2-15"), {-1, 2}, "road-ns"), "target");
}

// The wagon cannot pass through a monastery or a city to the road behind it, but can enter both. The new
// edition ignores features between.
TEST(WagonLessons, DoesNotPassThroughFeatures)
{
    const auto classic = playExample("between-roads", "C1-16");
    EXPECT_EQ(points(classic), 3);
    EXPECT_EQ(targetCount(classic), 2U);
    EXPECT_EQ(labelledAnswer(classic, {-1, 1}, "monastery"), "target monastery");
    EXPECT_EQ(labelledAnswer(classic, {1, 1}, "city-nw"), "target gate");
    for (const auto* road : {"road-n", "road-s", "road-w"})
        EXPECT_EQ(labelledAnswer(classic, {-1, 1}, road), "refused not-adjacent feature-between") << road;
    EXPECT_EQ(labelledAnswer(classic, {1, 1}, "road-e"), "refused not-adjacent feature-between");
    const auto modern = playExample("between-roads", "C2-16");
    for (const auto* road : {"road-n", "road-s", "road-w"})
        EXPECT_EQ(labelledAnswer(modern, {-1, 1}, road), "target") << road;
    EXPECT_EQ(labelledAnswer(modern, {1, 1}, "city-nw"), "refused out-of-range");
}

// An inn doubles the road and connects nothing: the wagon leaves it like any other road.
TEST(WagonLessons, LeavesRoadWithInn)
{
    const auto classic = playExample("with-inn", "C1-17");
    EXPECT_EQ(points(classic), 8);
    EXPECT_EQ(targetCount(classic), 3U);
    EXPECT_EQ(labelledAnswer(classic, {2, 0}, "city-new"), "target gate");
    EXPECT_EQ(labelledAnswer(classic, {-1, 0}, "road-s"), "target junction");
    EXPECT_EQ(labelledAnswer(classic, {1, 1}, "monastery"), "refused not-adjacent field-between");
    const auto modern = playExample("with-inn", "C2-17");
    EXPECT_EQ(points(modern), 8);
    EXPECT_EQ(labelledAnswer(modern, {1, 1}, "monastery"), "target");
    EXPECT_EQ(labelledAnswer(modern, {-1, 0}, "road-s"), "refused out-of-range");
}

} // namespace
} // namespace vozka::lessons
