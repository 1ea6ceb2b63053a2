// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The arrow keys move the focus to near places in their direction. Every place can be reached.
#include "models/table/arrow_navigation.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>
#include <set>

namespace vozka {

namespace {

/// Targets of each place: right, down, left, up.
using Next = std::vector<std::array<std::size_t, 4>>;

Next allWays(const ArrowNavigation& ways, std::size_t places)
{
    Next next;
    for (std::size_t from = 0; from < places; ++from)
        next.push_back({ways.towards(from, 1, 0), ways.towards(from, 0, 1), ways.towards(from, -1, 0),
                        ways.towards(from, 0, -1)});
    return next;
}

/// Returns the number of places that arrows reach from `start`, including `start`.
std::size_t reachedFrom(const Next& next, std::size_t start)
{
    std::set<std::size_t> reached{start};
    for (std::vector<std::size_t> open{start}; !open.empty();) {
        const auto place = open.back();
        open.pop_back();
        for (const auto to : next[place])
            if (reached.insert(to).second)
                open.push_back(to);
    }
    return reached.size();
}

std::vector<QPointF> somePlaces(std::mt19937& dice, int count)
{
    std::set<std::pair<int, int>> cells;
    for (int i = 0; i < count; ++i)
        cells.emplace(static_cast<int>(dice() % 15), static_cast<int>(dice() % 9));
    std::vector<QPointF> places;
    for (const auto& [x, y] : cells)
        places.emplace_back(x, y);
    return places;
}

} // namespace

TEST(ArrowNavigation, UpAndDownSkipRowFarAside)
{
    // The second row is far to the right, the third row directly below.
    const ArrowNavigation ways({{0, 0}, {4, 0}, {9, 1}, {0, 2}, {9, 2}});
    EXPECT_EQ(ways.towards(0, 0, 1), 3U);
    EXPECT_EQ(ways.towards(3, 0, -1), 0U);
    EXPECT_EQ(ways.towards(4, 0, -1), 2U);
    EXPECT_EQ(reachedFrom(allWays(ways, 5), 0), 5U);
}

TEST(ArrowNavigation, EnterRowFarFromOtherPlaces)
{
    // The last row is directly below both ends of the first row.
    const ArrowNavigation ways({{0, 0}, {20, 0}, {9, 1}, {0, 2}, {20, 2}});
    const auto next = allWays(ways, 5);
    for (std::size_t from = 0; from < 5; ++from)
        EXPECT_EQ(reachedFrom(next, from), 5U) << from;
    EXPECT_EQ(ways.towards(0, 0, 1), 2U);
    EXPECT_EQ(ways.towards(1, 0, 1), 4U);
}

TEST(ArrowNavigation, LeadDiagonallyToNearPlace)
{
    const ArrowNavigation ways({{0, 0}, {2, 1}, {5, 5}, {9, 1}});
    EXPECT_EQ(ways.towards(0, 0, 1), 1U);
    EXPECT_EQ(ways.towards(2, 0, -1), 1U);
}

TEST(ArrowNavigation, PreferPlacesOfSameRow)
{
    const ArrowNavigation ways({{0, 0}, {6, 0.1}, {1, 1}, {0, -2}});
    EXPECT_EQ(ways.towards(0, 1, 0), 1U);
    EXPECT_EQ(ways.towards(1, -1, 0), 0U);
    EXPECT_EQ(ways.towards(3, 1, 0), 2U);
}

TEST(ArrowNavigation, StayIfNoPlaceIsAhead)
{
    const ArrowNavigation ways({{0, 0}, {1, 0}});
    EXPECT_EQ(ways.towards(0, -1, 0), 0U);
    EXPECT_EQ(ways.towards(0, 0, 1), 0U);
    EXPECT_EQ(ways.towards(0, 0, -1), 0U);
    EXPECT_EQ(ArrowNavigation({{3, 3}}).towards(0, 1, 0), 0U);
}

TEST(ArrowNavigation, ReachEveryPlace)
{
    std::mt19937 dice(7);
    int skippedRows = 0;
    for (int count = 1; count <= 60; count += 3)
        for (int again = 0; again < 5; ++again) {
            const auto places = somePlaces(dice, count);
            const auto next = allWays(ArrowNavigation(places), places.size());
            for (std::size_t from = 0; from < places.size(); ++from) {
                ASSERT_EQ(reachedFrom(next, from), places.size()) << count << " places, from " << from;
                const auto down = places[next[from][1]] - places[from];
                skippedRows += down.y() > 1 && std::abs(down.x()) <= down.y();
            }
        }
    EXPECT_GT(skippedRows, 20);
}

TEST(ArrowNavigation, NeverLeadInOppositeDirection)
{
    std::mt19937 dice(8);
    for (int again = 0; again < 20; ++again) {
        const auto places = somePlaces(dice, 40);
        const ArrowNavigation ways(places);
        for (std::size_t from = 0; from < places.size(); ++from) {
            EXPECT_GE(places[ways.towards(from, 0, 1)].y(), places[from].y());
            EXPECT_LE(places[ways.towards(from, 0, -1)].y(), places[from].y());
            EXPECT_GE(places[ways.towards(from, 1, 0)].x(), places[from].x());
            EXPECT_LE(places[ways.towards(from, -1, 0)].x(), places[from].x());
        }
    }
}

} // namespace vozka
