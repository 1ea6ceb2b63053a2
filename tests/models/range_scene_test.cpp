// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The range of a figure as a scene: numbers, results, lines, frames and texts.
#include "models/overlays/range_scene.h"

#include "models/overlays/overlay_style.h"
#include "models/overlays/scene_draft.h"
#include "overlay_reading.h"
#include "players/random_player.h"
#include "text_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace vozka {

namespace {

/// The board has a city with a gate, a road of two tiles, a junction, and an occupied road behind the
/// junction.
TEST(RangeByConnection, NumbersReachedThenRefusedFeatures)
{
    const TextTable laid(roadToTheGate,
                         figure("wagon", 0, 0, 0, "road-s") + "," + figure("follower", 1, 0, 3, "road-ns"));
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 road-s"), Edition::C1});
    EXPECT_EQ(scene.title, "Anna’s wagon by the classic rule (C1): to a feature that is directly connected");
    EXPECT_EQ(linesOf(scene),
              (std::vector<std::string>{
                  "1|City, 1 tile|Incomplete and unoccupied, connected by a gate.",
                  "2|Road, 1 tile|Incomplete and unoccupied, connected by a junction.",
                  "3|Road, 2 tiles|Occupied by Blue’s follower, 1 tile further.",
                  "|Road, 3 tiles|A move leads out of this feature, not to another part of it.",
                  "|3 fields|The wagon may never move to a field."}));
    EXPECT_EQ(scene.entries[0].look, OverlayLook::Reachable);
    EXPECT_EQ(scene.entries[2].look, OverlayLook::Refused);
    EXPECT_EQ(scene.entries[0].rule, "am.wagon.c1.gate");
    EXPECT_EQ(scene.entries[2].blocker, laid.segment("0,3 road-ns"));
    EXPECT_EQ(scene.entries[2].segments.size(), 2U);
    ASSERT_EQ(scene.marks.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(scene.marks[static_cast<std::size_t>(i)].entry, i);
        EXPECT_EQ(scene.marks[static_cast<std::size_t>(i)].text,
                  scene.entries[static_cast<std::size_t>(i)].text);
    }
}

TEST(RangeByConnection, DrawsLinesToNeighboursAndOutlinesScoredFeature)
{
    const TextTable laid(roadToTheGate, figure("follower", 1, 0, 3, "road-ns"));
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 road-s"), Edition::C1});
    ASSERT_EQ(scene.lines.size(), 3U);
    EXPECT_EQ(scene.lines[0].label, "gate");
    EXPECT_EQ(scene.lines[1].label, "junction");
    EXPECT_FALSE(scene.lines[1].refused);
    EXPECT_TRUE(scene.lines[2].refused);
    EXPECT_EQ(scene.lines[1].to, scene.marks[1].place);
    for (const auto& [cell, feature] : {std::pair(Cell{0, 0}, "road-s"), {{0, 1}, "road-ns"}})
        EXPECT_TRUE(shows(scene, cell, feature, style::source())) << cell.y;
    EXPECT_TRUE(shows(scene, {0, 0}, "city-new", style::reachable()));
    EXPECT_TRUE(shows(scene, {0, 3}, "road-ns", style::refused()));
    EXPECT_FALSE(shows(scene, {0, 2}, "field-1", style::refused()));
}

/// A mark can be larger than a tile if tiles are small and texts are large.
TEST(SceneMarks, LargerThanTileAreInItsMiddle)
{
    const TextTable laid("C0", "");
    SceneDraft draft(laid.table(), {.size = 2.5});
    const std::array city{laid.table().board().ref(laid.segment("0,0 city-nesw"))};
    EXPECT_EQ(draft.placeMark(city, "1", OverlayLook::Reachable).place, QPointF(0.5, 0.5));
}

TEST(RangeByConnection, DistinguishesAbbeyFromCityBehindIt)
{
    const TextTable laid("B0 E2 B0\nU1 AB0 E3\nB0 B0 .", "");
    const auto scene = rangeScene(laid.table(), {0, laid.segment("1,0 city-n"), Edition::C1});
    const auto lines = linesOf(scene);
    EXPECT_NE(std::ranges::find(lines, "1|Abbey|Incomplete and unoccupied; the two are directly adjacent."),
              lines.end());
    const auto road = std::ranges::find_if(
        scene.entries, [](const auto& entry) { return entry.title == QLatin1String("Road, 1 tile"); });
    ASSERT_NE(road, scene.entries.end());
    EXPECT_EQ(road->message, "Connected to the abbey, not to this city.");
    // The outline runs along the abbey, too.
    const auto* cell = cellOf(scene, {1, 0});
    ASSERT_NE(cell, nullptr);
    EXPECT_EQ(cell->pieces.back().closedSides, 1U << index(Side::S));
}

TEST(RangeByConnection, ReportsReturnToSupplyIfNothingIsInRange)
{
    const TextTable laid("B0", "");
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 monastery"), Edition::C1});
    ASSERT_FALSE(scene.entries.empty());
    EXPECT_EQ(lineOf(scene.entries.front()), "|No possible move|The figure would be returned to the supply.");
    EXPECT_EQ(scene.entries.front().rule, "am.wagon.home");
}

TEST(RangeByConnection, RefusesShortRoads)
{
    const TextTable laid("X-010", "");
    const auto& kind = laid.table().catalogue().kind(laid.table().board().tiles()[0].kind);
    const auto road = std::ranges::find_if(
        kind.features, [](const auto& feature) { return feature.kind == FeatureKind::Road; });
    ASSERT_NE(road, kind.features.end());
    const auto scene =
        rangeScene(laid.table(), {0, static_cast<Segment>(road - kind.features.begin()), Edition::C1});
    EXPECT_TRUE(std::ranges::any_of(scene.entries, [](const auto& entry) {
        return lineOf(entry).ends_with("|Short road|A short road: no figure may stand there.");
    }));
}

TEST(RangeByDistance, FramesNineCellsAndDimsOthers)
{
    const TextTable laid(roadToTheGate, figure("wagon", 0, 0, 0, "road-s"));
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 road-s"), Edition::C2});
    EXPECT_TRUE(scene.lines.empty());
    const auto framed = [&](Cell cell) {
        const auto* shown = cellOf(scene, cell);
        return shown == nullptr                         ? 0U
               : shown->pieces.back().feature.isEmpty() ? shown->pieces.back().closedSides
                                                        : 0U;
    };
    EXPECT_EQ(framed({-1, -1}), 0b1001U);
    EXPECT_EQ(framed({0, -1}), 0b0001U);
    EXPECT_EQ(framed({1, 1}), 0b0110U);
    EXPECT_EQ(framed({0, 1}), 0b0100U);
    EXPECT_EQ(framed({0, 0}), 0U);
    EXPECT_EQ(cellOf(scene, {0, 2})->pieces.size(), 1U) << "cells out of range are only dimmed";
    EXPECT_EQ(cellOf(scene, {0, 2})->pieces[0], style::dimmed(style::strongly()));
    EXPECT_EQ(linesOf(scene),
              (std::vector<std::string>{
                  "1|City, 1 tile|Incomplete and unoccupied, within range.",
                  "|Road, 3 tiles|A move leads out of this feature, not to another part of it.",
                  "|2 more features|Out of range: no part of it is inside the frame.",
                  "|3 fields|The wagon may never move to a field."}));
}

TEST(RangeByDistance, NotesThatOnlyPartOfFeatureIsInRange)
{
    const TextTable laid("D0 D0 D0 D0", "");
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 city-n"), Edition::C2});
    const auto lines = linesOf(scene);
    EXPECT_NE(
        std::ranges::find(
            lines,
            "1|Road, 4 tiles|Incomplete and unoccupied; the wagon may only move to the part within range."),
        lines.end())
        << testing::PrintToString(lines);
}

TEST(Range, IsOfferedOnlyForLegalFeaturesOfFigure)
{
    const TextTable laid(roadToTheGate, "");
    EXPECT_FALSE(canChooseFrom(laid.table(), laid.segment("0,1 field-1")));
    EXPECT_TRUE(rangeScene(laid.table(), {0, laid.segment("0,1 field-1"), {}}).entries.empty());
}

TEST(Compare, DistinguishesBothEditionsFromOneEdition)
{
    const TextTable laid(roadToTheGate, "");
    const auto scene = compareScene(laid.table(), {0, laid.segment("0,1 road-ns"), {}});
    std::vector<OverlayLook> looks;
    for (const auto& entry : scene.entries)
        looks.push_back(entry.look);
    ASSERT_EQ(looks, (std::vector{OverlayLook::Both, OverlayLook::Both, OverlayLook::Both,
                                  OverlayLook::OnlyClassic, OverlayLook::Summary}));
    EXPECT_EQ(lineOf(scene.entries.back()),
              "|Road, 3 tiles|A move leads out of this feature, not to another part of it.");

    const auto far = compareScene(laid.table(), {0, laid.segment("0,0 road-s"), {}});
    EXPECT_EQ(lineOf(far.entries[0]),
              "1|City, 1 tile|Classic (C1): Incomplete and unoccupied, connected by a gate.\n"
              "New (C2): Incomplete and unoccupied, within range.");
    EXPECT_EQ(far.entries[1].look, OverlayLook::OnlyClassic);
    EXPECT_TRUE(shows(far, {0, 2}, "road-s", style::onlyClassic()));
}

TEST(Compare, ShowsUnconnectedFeaturesOnlyForNewEdition)
{
    const TextTable laid("D0\nB0", "");
    const auto scene = compareScene(laid.table(), {0, laid.segment("0,0 city-n"), {}});
    ASSERT_EQ(scene.entries.size(), 3U);
    EXPECT_EQ(scene.entries[0].look, OverlayLook::OnlyNew);
    EXPECT_EQ(scene.entries[1].look, OverlayLook::OnlyNew);
    EXPECT_EQ(lineOf(scene.entries[2]),
              "|City, 1 tile|A move leads out of this feature, not to another part of it.");
    EXPECT_TRUE(shows(scene, {0, 1}, "monastery", style::onlyNew()));
}

/// The road has two tiles. One of them is out of range: not among the figure's tile and the eight around it.
TEST(Compare, SplitsFeatureThatIsPartlyInRange)
{
    const TextTable laid(roadToTheGate, "");
    const auto scene = compareScene(laid.table(), {0, laid.segment("0,1 road-ns"), {}});
    const auto far = std::ranges::find(scene.entries, OverlayLook::OnlyClassic, &OverlayEntry::look);
    ASSERT_NE(far, scene.entries.end());
    EXPECT_EQ(far->title, "Road, 2 tiles (only 1 of them)");
    EXPECT_TRUE(far->message.contains(QLatin1String("Out of range"))) << far->message.toStdString();
    EXPECT_TRUE(shows(scene, {0, 3}, "road-ns", style::onlyClassic()));
    EXPECT_FALSE(shows(scene, {0, 3}, "road-ns", style::reachable()));
    EXPECT_EQ(std::ranges::count(scene.entries, far->title, &OverlayEntry::title), 2) << "the near part";
    EXPECT_EQ(scene.lines.size(), 3U) << "one for each feature";
}

/// Returns the look of a segment ("both", "classic" or "new"), empty if it is not painted.
std::string paintedAs(const OverlayScene& scene, const Table& table, const SegmentRef& at)
{
    const auto& tile = table.board().tiles()[table.board().tileAt(at.at)];
    const auto feature = table.featureId(tile.kind, at.feature).toStdString();
    std::string found;
    if (shows(scene, at.at, feature.c_str(), style::reachable()))
        found += "both";
    if (shows(scene, at.at, feature.c_str(), style::onlyClassic()))
        found += "classic";
    if (shows(scene, at.at, feature.c_str(), style::onlyNew()))
        found += "new";
    return found;
}

TEST(Compare, PaintsSegmentsByTargetsOfBothEditions)
{
    int split = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        records::GameRecord game;
        game.rules = {Options(Edition::C2), {"base", "abbey-and-mayor"}};
        game.players = {{"Anna", records::Colour::Red}, {"Ben", records::Colour::Blue}};
        game.seed = seed;
        auto match = Match::start(game);
        ASSERT_TRUE(match);
        RandomPlayer player(seed);
        ActionList scratch;
        for (int action = 0; !match->state()->over; ++action) {
            ASSERT_FALSE(match->act(player.choose(match->rules(), match->state(), scratch)));
            if (action % 25 != 24)
                continue;
            Table table;
            table.rules = &match->rules();
            table.state = &match->state();
            table.players = game.players;
            for (int from = 0; from < table.board().segmentCount(); from += 3) {
                const ReachQuestion question{0, static_cast<Segment>(from), {}};
                if (!canChooseFrom(table, question.from))
                    continue;
                const auto scene = compareScene(table, question);
                const auto targets = [&](Edition edition) {
                    std::set<SegmentRef> found;
                    for (const auto& target : reachOf(table, {0, question.from, edition}).targets)
                        found.insert(target.segments.begin(), target.segments.end());
                    return found;
                };
                const auto classic = targets(Edition::C1);
                const auto modern = targets(Edition::C2);
                std::map<Segment, std::set<std::string>> looks;
                for (int i = 0; i < table.board().segmentCount(); ++i) {
                    const auto segment = static_cast<Segment>(i);
                    const auto at = table.board().ref(segment);
                    const bool inBoth = classic.contains(at) && modern.contains(at);
                    const std::string wanted = inBoth                 ? "both"
                                               : classic.contains(at) ? "classic"
                                               : modern.contains(at)  ? "new"
                                                                      : "";
                    ASSERT_EQ(paintedAs(scene, table, at), wanted)
                        << "seed " << seed << " action " << action << " from " << from << " at " << at.at.x
                        << "," << at.at.y;
                    looks[table.board().root(segment)].insert(wanted);
                }
                for (const auto& [root, each] : looks)
                    split += each.size() > 1 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(split, 50);
}

} // namespace

} // namespace vozka
