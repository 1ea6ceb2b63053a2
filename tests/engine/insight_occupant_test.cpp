// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure that blocks a feature, and its distance.
#include "engine/insight/occupant.h"
#include "insight_scene.h"

#include <algorithm>

namespace vozka {

namespace {

std::optional<Occupant> occupantAt(const Scene& scene, Cell cell, std::string_view id)
{
    return nearestOccupant(scene.rules(), scene.state(), segmentAt(scene.rules(), scene.state(), cell, id));
}

/// The occupant for the refused entry of the feature at `cell`, for Alice's wagon on `from`.
std::optional<Occupant> occupantOf(const Scene& scene, Edition edition, Segment from, Cell cell,
                                   std::string_view id)
{
    const auto& book = scene.rules().book();
    const auto reach = book.findFigure("wagon")->reach(book, *scene.state(),
                                                       {.player = 0, .from = from, .edition = edition});
    const auto wanted = scene.state()->board.ref(segmentAt(scene.rules(), scene.state(), cell, id));
    const auto entry = std::ranges::find_if(reach->refused, [&](const ReachEntry& one) {
        return std::ranges::find(one.segments, wanted) != one.segments.end();
    });
    EXPECT_NE(entry, reach->refused.end());
    return nearestOccupant(scene.rules(), scene.state(), from, reach->edition, *entry);
}

} // namespace

TEST(Occupant, DistanceIsCountedInTilesAlongRoad)
{
    rule("base.deploy.free");
    const Scene scene("V3     V0\n"
                      "U0/Br  U0\n");
    const auto found = occupantAt(scene, {1, 1}, "road-ns");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->player, 1);
    EXPECT_EQ(found->figure, FigureKind::Follower);
    EXPECT_EQ(found->at, (SegmentRef{{0, 1}, 0}));
    EXPECT_EQ(found->from, (SegmentRef{{1, 1}, 0}));
    EXPECT_EQ(found->tiles, 3);
    EXPECT_EQ(occupantAt(scene, {0, 1}, "road-ns")->tiles, 0);
    EXPECT_FALSE(occupantAt(scene, {0, 1}, "field-1"));
}

TEST(Occupant, IsNearestOfSeveral)
{
    rule("base.deploy.free");
    const Scene scene("U1/Ar U1 U1 U1 U1/Br");
    EXPECT_EQ(occupantAt(scene, {1, 0}, "road-ns")->player, 0);
    EXPECT_EQ(occupantAt(scene, {3, 0}, "road-ns")->player, 1);
    EXPECT_EQ(occupantAt(scene, {2, 0}, "road-ns")->player, 0) << "same distance: the earlier figure";
    EXPECT_EQ(occupantAt(scene, {2, 0}, "road-ns")->tiles, 2);
}

TEST(Occupant, DistanceIsCountedAcrossFields)
{
    rule("base.deploy.free");
    const Scene scene("D0/B:field-2 D0\n"
                      "B0 B0\n");
    const auto found = occupantAt(scene, {1, 1}, "field-1");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->tiles, 2);
}

TEST(Occupant, DistanceForWagonStartsAtItsTarget)
{
    rule("am.wagon.target");
    const Scene scene("E1/A(wagon)c F0    S0\n"
                      "U1           U1/Br V1\n",
                      mayorTable());
    const auto city = segmentAt(scene.rules(), scene.state(), {0, 0}, "city-n");
    const auto byConnection = occupantOf(scene, Edition::C1, city, {2, 1}, "road-sw");
    ASSERT_TRUE(byConnection);
    EXPECT_EQ(byConnection->player, 1);
    EXPECT_EQ(byConnection->from.at, (Cell{2, 0})) << "at the gate";
    EXPECT_EQ(byConnection->tiles, 2);
    const auto byDistance = occupantOf(scene, Edition::C2, city, {2, 1}, "road-sw");
    ASSERT_TRUE(byDistance);
    EXPECT_EQ(byDistance->from.at, (Cell{0, 1})) << "next to the wagon's tile";
    EXPECT_EQ(byDistance->tiles, 1);
}

TEST(Occupant, ExistsForOccupiedFeaturesOnly)
{
    rule("am.wagon.target");
    const Scene scene("E1/A(wagon)c F0/B:field-1\n"
                      "U1           .\n",
                      Scene::Table{.sets = {"base", "abbey-and-mayor"}, .bag = std::nullopt});
    const auto city = segmentAt(scene.rules(), scene.state(), {0, 0}, "city-n");
    EXPECT_FALSE(occupantOf(scene, Edition::C2, city, {0, 0}, "field-1"));
}

} // namespace vozka
