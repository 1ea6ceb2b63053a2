// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about fields: cities, points, neighbours and colours.
#include "engine/insight/colouring.h"
#include "insight_scene.h"

#include <algorithm>
#include <numeric>

namespace vozka {

namespace {

using Text = std::vector<std::string>;
using Numbers = std::vector<int>;

std::vector<FieldInsight> fieldsOf(const Scene& scene)
{
    return fields(scene.rules(), scene.state());
}

bool neighboursDiffer(const Neighbours& neighbours, const Numbers& colours)
{
    for (std::size_t i = 0; i < neighbours.size(); ++i)
        for (const int other : neighbours[i])
            if (colours[i] == colours[static_cast<std::size_t>(other)])
                return false;
    return true;
}

} // namespace

TEST(FieldInsight, RoadSeparatesFieldsAndTouchedCityPays)
{
    rule("base.final.field");
    const Scene scene("E2\n"
                      "D0/A:field-1/B:field-2\n");
    const auto all = fieldsOf(scene);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[1].completedCities, 1);
    ASSERT_EQ(all[1].cities.size(), 1U);
    EXPECT_EQ(all[1].cities.front().segments.size(), 2U);
    EXPECT_EQ(textOf(all[1].feature.lines), Text{"A 3 base.final.field"});
    EXPECT_EQ(all[1].feature.leaders, (std::vector<Player>{0}));
    EXPECT_EQ(all[2].completedCities, 0);
    EXPECT_TRUE(all[2].cities.empty());
    EXPECT_TRUE(all[2].feature.lines.empty());
    EXPECT_EQ(all[2].feature.leaders, (std::vector<Player>{1}));
    // The upper two touch at corners of the city, the lower two at the road.
    EXPECT_EQ(all[0].neighbours, Numbers{1});
    EXPECT_EQ(all[1].neighbours, (Numbers{0, 2}));
    EXPECT_EQ(all[2].neighbours, Numbers{1});
    EXPECT_EQ(all[0].colour, 0);
    EXPECT_EQ(all[1].colour, 1);
    EXPECT_EQ(all[2].colour, 0);
}

TEST(FieldInsight, CityIsListedOnceWithItsCompletion)
{
    rule("base.field.bounds");
    const Scene scene("B0    B0 E0\n"
                      "E1/Af F0 E3\n");
    const auto all = fieldsOf(scene);
    const auto north = std::ranges::find_if(all, [](const FieldInsight& one) {
        return one.feature.segments.front() == SegmentRef{{0, 0}, 1};
    });
    ASSERT_NE(north, all.end());
    ASSERT_EQ(north->cities.size(), 2U);
    EXPECT_FALSE(north->cities[0].complete);
    EXPECT_EQ(north->cities[0].segments, (std::vector<SegmentRef>{{{2, 0}, 0}}));
    EXPECT_TRUE(north->cities[1].complete);
    EXPECT_EQ(north->cities[1].segments, (std::vector<SegmentRef>{{{0, 1}, 0}, {{1, 1}, 0}, {{2, 1}, 0}}));
    EXPECT_EQ(north->completedCities, 1);
    EXPECT_EQ(textOf(north->feature.lines), Text{"A 3 base.final.field"});
}

TEST(FieldInsight, BarnIsPaidAtEnd)
{
    rule("am.barn.final");
    const Scene scene("E2 B0 B0\n"
                      "E0 B0 .\n"
                      "B0 B0/B+barn .\n",
                      mayorTable());
    const auto all = fieldsOf(scene);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(textOf(all.front().feature.lines), Text{"B 4 am.barn.final"});
}

TEST(FieldInsight, FarmersJoinedToBarnArePaidOneForEachCity)
{
    rule("am.barn.connected");
    Scene scene("E2    U0 B0 B0\n"
                "E0/Bf U0 B0 B0/A+barn\n",
                mayorTable());
    const auto before = owners(scene.rules(), scene.state());
    ASSERT_EQ(before.size(), 2U);
    EXPECT_EQ(textOf(before[0].lines), Text{"B 3 base.final.field"});
    EXPECT_TRUE(before[1].lines.empty()) << "no city there yet";
    scene.place("A2", {1, 2});
    const auto joined = insightAt(scene, {1, 2}, "field-1");
    EXPECT_EQ(textOf(joined.lines), (Text{"B 1 am.barn.connected", "A 4 am.barn.final"}));
    scene.pass();
    EXPECT_EQ(textOf(insightAt(scene, {1, 2}, "field-1").lines), Text{"A 4 am.barn.final"});
}

TEST(FieldInsight, FieldInsideTileIsNeighbourOfOtherFieldsOfTile)
{
    rule("base.field.bounds");
    const Scene scene("AM-020", mayorTable());
    const auto all = fieldsOf(scene);
    ASSERT_GT(all.size(), 1U);
    for (std::size_t i = 0; i < all.size(); ++i)
        EXPECT_EQ(all[i].neighbours.size(), all.size() - 1);
}

TEST(FieldInsight, OlderFieldsKeepTheirColours)
{
    rule("base.field.bounds");
    Scene scene("D0");
    const auto before = fieldsOf(scene);
    scene.placeOnly("D0", {1, 0});
    scene.placeOnly("E2", {0, -1});
    const auto after = fieldsOf(scene);
    for (const auto& old : before)
        for (const auto& field : after)
            if (std::ranges::binary_search(field.feature.segments, old.feature.segments.front())) {
                EXPECT_EQ(field.colour, old.colour);
            }
}

TEST(Colouring, TakesFirstFreeColour)
{
    const Neighbours chain{{1}, {0, 2}, {1}};
    EXPECT_EQ(colouring(chain, {0, 1, 2}, 6), (Numbers{0, 1, 0}));
    EXPECT_EQ(colouring(chain, {1, 0, 2}, 6), (Numbers{1, 0, 1}));
}

TEST(Colouring, UsesOtherOrderIfColoursAreNotEnough)
{
    // Two rows of seven. Each item has all items of the other row as neighbours except its partner. Two
    // colours are enough, but the order by pairs needs seven.
    constexpr std::size_t pairs = 7;
    Neighbours crown(2 * pairs);
    for (std::size_t a = 0; a < pairs; ++a)
        for (std::size_t b = 0; b < pairs; ++b)
            if (a != b) {
                crown[2 * a].push_back(static_cast<int>(2 * b + 1));
                crown[2 * b + 1].push_back(static_cast<int>(2 * a));
            }
    Numbers order(crown.size());
    std::iota(order.begin(), order.end(), 0);
    EXPECT_TRUE(neighboursDiffer(crown, colouring(crown, order, 6)));
}

TEST(Colouring, SharesLeastUsedColourIfThereAreTooFew)
{
    Neighbours all(7);
    for (int a = 0; a < 7; ++a)
        for (int b = 0; b < 7; ++b)
            if (a != b)
                all[static_cast<std::size_t>(a)].push_back(b);
    Numbers colours = colouring(all, {0, 1, 2, 3, 4, 5, 6}, 6);
    std::ranges::sort(colours);
    EXPECT_EQ(colours, (Numbers{0, 0, 1, 2, 3, 4, 5}));
}

} // namespace vozka
