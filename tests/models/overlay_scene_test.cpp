// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the overlays show of a position: numbers, verdicts, lines, frames and sentences.
#include "laid_table.h"
#include "models/app_settings.h"
#include "models/art/tile_art.h"
#include "models/board_scene.h"
#include "models/overlays/overlay_painting.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/range_scene.h"
#include "models/overlays/standing_scenes.h"
#include "table_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

/// A gate city, a road of two tiles, a junction, and beyond it a road that is occupied.
constexpr auto roadToTheGate = "S0\nU0\nW1\nU0";

std::string lineOf(const OverlayEntry& entry)
{
    return (entry.text + QLatin1Char('|') + entry.title + QLatin1Char('|') + entry.sentence).toStdString();
}

std::vector<std::string> linesOf(const OverlayScene& scene)
{
    std::vector<std::string> lines;
    for (const auto& entry : scene.entries)
        lines.push_back(lineOf(entry));
    return lines;
}

const OverlayCell* cellOf(const OverlayScene& scene, Cell cell)
{
    const auto found = std::ranges::find(scene.cells, cell, &OverlayCell::cell);
    return found == scene.cells.end() ? nullptr : &*found;
}

bool shows(const OverlayScene& scene, Cell cell, const char* feature, const OverlayPiece& look)
{
    const auto* shown = cellOf(scene, cell);
    return shown != nullptr && std::ranges::any_of(shown->pieces, [&](const OverlayPiece& piece) {
               return piece.feature == QLatin1String(feature) && piece.fill == look.fill
                      && piece.line == look.line && piece.hatching == look.hatching;
           });
}

TEST(RangeByConnection, NumbersWhatIsReachedThenWhatIsRefusedWithReasons)
{
    const LaidTable laid(roadToTheGate,
                         figure("wagon", 0, 0, 0, "road-s") + "," + figure("follower", 1, 0, 3, "road-ns"));
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 road-s"), Edition::C1});
    EXPECT_EQ(scene.title, "Anna's wagon by the classic rule (C1): to what is directly connected");
    EXPECT_EQ(linesOf(scene),
              (std::vector<std::string>{"1|City, 1 tile|It is free, and a gate connects the two.",
                                        "2|Road, 1 tile|It is free, and both roads meet at the junction.",
                                        "3|Road, 2 tiles|Occupied by Blue's follower, 1 tile further.",
                                        "|3 fields|It may never go to a field."}));
    EXPECT_EQ(scene.entries[0].look, OverlayLook::Reachable);
    EXPECT_EQ(scene.entries[2].look, OverlayLook::Refused);
    EXPECT_EQ(scene.entries[0].rule, "am.wagon.c1.gate");
    EXPECT_EQ(scene.entries[2].culprit, laid.segment("0,3 road-ns"));
    EXPECT_EQ(scene.entries[2].segments.size(), 2U);
    // One mark for each number, in the same order.
    ASSERT_EQ(scene.marks.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(scene.marks[static_cast<std::size_t>(i)].entry, i);
        EXPECT_EQ(scene.marks[static_cast<std::size_t>(i)].text,
                  scene.entries[static_cast<std::size_t>(i)].text);
    }
}

TEST(RangeByConnection, DrawsALineToEachNeighbourAndOutlinesTheScoredFeature)
{
    const LaidTable laid(roadToTheGate, figure("follower", 1, 0, 3, "road-ns"));
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

TEST(RangeByConnection, KnowsTheAbbeyFromTheCityBehindIt)
{
    const LaidTable laid("B0 E2 B0\nU1 AB0 E3\nB0 B0 .", "");
    const auto scene = rangeScene(laid.table(), {0, laid.segment("1,0 city-n"), Edition::C1});
    const auto lines = linesOf(scene);
    EXPECT_NE(std::ranges::find(lines, "1|Abbey|It is free, and the abbey touches it directly."),
              lines.end());
    const auto road = std::ranges::find_if(
        scene.entries, [](const auto& entry) { return entry.title == QLatin1String("Road, 1 tile"); });
    ASSERT_NE(road, scene.entries.end());
    EXPECT_EQ(road->sentence, "Connected to the abbey, not to this city.");
    // The wall runs along the abbey, too.
    const auto* cell = cellOf(scene, {1, 0});
    ASSERT_NE(cell, nullptr);
    EXPECT_EQ(cell->pieces.back().closedSides, 1U << index(Side::S));
}

TEST(RangeByConnection, SaysWhatWouldHappenWhereNothingIsLeft)
{
    const LaidTable laid("B0", "");
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 monastery"), Edition::C1});
    ASSERT_FALSE(scene.entries.empty());
    EXPECT_EQ(lineOf(scene.entries.front()), "|Nowhere to go|It would return to the supply.");
}

TEST(RangeByConnection, AFigureMayNeverStandOnAShortRoad)
{
    const LaidTable laid("X-010", "");
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

TEST(RangeByDistance, FramesTheNineCellsClippedToTheBoardAndDimsTheRest)
{
    const LaidTable laid(roadToTheGate, figure("wagon", 0, 0, 0, "road-s"));
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 road-s"), Edition::C2});
    EXPECT_TRUE(scene.lines.empty());
    const auto framed = [&](Cell cell) {
        const auto* shown = cellOf(scene, cell);
        return shown == nullptr                         ? 0U
               : shown->pieces.back().feature.isEmpty() ? shown->pieces.back().closedSides
                                                        : 0U;
    };
    EXPECT_EQ(framed({0, 0}), 0b1011U);
    EXPECT_EQ(framed({0, 1}), 0b1110U);
    EXPECT_EQ(cellOf(scene, {0, 2})->pieces.size(), 1U) << "what lies outside is dimmed, nothing else";
    EXPECT_EQ(cellOf(scene, {0, 2})->pieces[0], style::dimmed(style::strongly()));
    EXPECT_EQ(linesOf(scene),
              (std::vector<std::string>{"1|City, 1 tile|It is free and lies within the nine cells.",
                                        "|2 more features|Too far away: no part lies in the frame.",
                                        "|3 fields|It may never go to a field."}));
}

TEST(RangeByDistance, SaysOfALongFeatureThatOnlyAPartIsNear)
{
    const LaidTable laid("D0 D0 D0 D0", "");
    const auto scene = rangeScene(laid.table(), {0, laid.segment("0,0 city-n"), Edition::C2});
    const auto lines = linesOf(scene);
    EXPECT_NE(
        std::ranges::find(
            lines, "1|Road, 4 tiles|It is free; only on its tiles within the nine cells may a figure stand."),
        lines.end())
        << testing::PrintToString(lines);
}

TEST(Range, IsAskedWhereTheFigureCouldStandAlone)
{
    const LaidTable laid(roadToTheGate, "");
    EXPECT_FALSE(canAskFrom(laid.table(), laid.segment("0,1 field-1")));
    EXPECT_TRUE(rangeScene(laid.table(), {0, laid.segment("0,1 field-1"), {}}).entries.empty());
}

TEST(Compare, TellsBothFromEachEditionAlone)
{
    const LaidTable laid(roadToTheGate, "");
    const auto scene = compareScene(laid.table(), {0, laid.segment("0,1 road-ns"), {}});
    std::vector<OverlayLook> looks;
    for (const auto& entry : scene.entries)
        looks.push_back(entry.look);
    ASSERT_EQ(looks, (std::vector{OverlayLook::Both, OverlayLook::Both, OverlayLook::Both}));

    const auto far = compareScene(laid.table(), {0, laid.segment("0,0 road-s"), {}});
    EXPECT_EQ(lineOf(far.entries[0]),
              "1|City, 1 tile|Classic (C1): It is free, and a gate connects the two.\n"
              "New (C2): It is free and lies within the nine cells.");
    EXPECT_EQ(far.entries[1].look, OverlayLook::OnlyClassic);
    EXPECT_TRUE(shows(far, {0, 2}, "road-s", style::onlyClassic()));
}

TEST(Compare, TheNewEditionAloneReachesWhatNothingConnects)
{
    const LaidTable laid("D0\nB0", "");
    const auto scene = compareScene(laid.table(), {0, laid.segment("0,0 city-n"), {}});
    ASSERT_EQ(scene.entries.size(), 2U);
    EXPECT_EQ(scene.entries[0].look, OverlayLook::OnlyNew);
    EXPECT_EQ(scene.entries[1].look, OverlayLook::OnlyNew);
    EXPECT_TRUE(shows(scene, {0, 1}, "monastery", style::onlyNew()));
}

TEST(Owners, TintsByWhoLeadsAndTellsStrengthAndPoints)
{
    const LaidTable laid("D0",
                         figure("mayor", 1, 0, 0, "city-n") + "," + figure("follower", 0, 0, 0, "road-ew"));
    const auto scene = ownersScene(laid.table());
    ASSERT_EQ(scene.entries.size(), 2U);
    EXPECT_TRUE(std::ranges::any_of(scene.entries, [](const auto& entry) {
        return entry.title == QLatin1String("City, 1 tile: nobody leads")
               && entry.sentence.startsWith(QLatin1String("Blue, strength 0: mayor (0 coats of arms)"));
    })) << testing::PrintToString(linesOf(scene));
    EXPECT_TRUE(std::ranges::any_of(scene.entries, [](const auto& entry) {
        return lineOf(entry).ends_with("|Road, 1 tile: Anna|Anna, strength 1: follower\n"
                                       "As it stands: Incomplete road: 1 tile\u00a0=\u00a01\n"
                                       "If it were completed now: Road: 1 tile\u00a0=\u00a01");
    })) << testing::PrintToString(linesOf(scene));
    EXPECT_TRUE(shows(scene, {0, 0}, "road-ew", style::ledBy({QStringLiteral("red")})));
}

TEST(Owners, NoTwoPlayersAreHatchedAlike)
{
    std::vector<Hatching> seen;
    for (const auto* colour : {"red", "blue", "yellow", "black", "white", "pink"}) {
        const auto piece = style::ledBy({QString::fromLatin1(colour)});
        EXPECT_EQ(std::ranges::count(seen, piece.hatching), 0) << colour;
        EXPECT_NE(piece.hatching, Hatching::None) << colour;
        seen.push_back(piece.hatching);
    }
    EXPECT_TRUE(style::ledBy({QStringLiteral("red"), QStringLiteral("blue")}).second.isValid());
}

TEST(Fields, HaveALetterTheirCitiesAndWhatTheyPay)
{
    // Two halves of a city, a farmer in the southern field.
    const LaidTable laid("E2\nE0", figure("follower", 0, 0, 1, "field-1"));
    const auto scene = fieldsScene(laid.table());
    ASSERT_EQ(scene.entries.size(), 2U) << testing::PrintToString(linesOf(scene));
    EXPECT_EQ(scene.entries[0].text, "A");
    EXPECT_EQ(lineOf(scene.entries[1]), "B|Field, 1 tile|1 completed city.\nAnna: follower\n"
                                        "Pays Anna: Field: 1 completed city\u00a0×\u00a03\u00a0=\u00a03 "
                                        "(farmers at the end)");
    EXPECT_EQ(scene.entries[1].segments.size(), 3U) << "the field and both tiles of the city";
    const auto tints = [&](Cell cell) { return cellOf(scene, cell)->pieces.front().fill; };
    EXPECT_NE(tints({0, 0}), tints({0, 1}));
    EXPECT_TRUE(shows(scene, {0, 0}, "city-n", style::paying()));
}

TEST(DeadCells, SayThatNothingFits)
{
    // City from the north and the east, road from the west, field from the south.
    const LaidTable laid("B0 E2 B0\nU1 . E3\nB0 B0 .", "");
    const auto scene = deadScene(laid.table());
    EXPECT_EQ(scene.title, "1 cell that no tile left can fill");
    ASSERT_EQ(scene.entries.size(), 1U);
    EXPECT_EQ(lineOf(scene.entries[0]),
              "1|1 east, 1 south|No tile in the bag fits; only a tile that a player "
              "keeps could fill this cell.");
    EXPECT_EQ(cellOf(scene, {1, 1})->pieces.front(), style::dead(true));
}

/// Whatever happens in a game, every number has its entry and stands on the board.
TEST_F(TableTest, ScenesOfAGameHoldTogether)
{
    play(90);
    const Table table = m_controller.table();
    for (const auto& scene : {ownersScene(table), fieldsScene(table), deadScene(table)}) {
        EXPECT_TRUE(std::ranges::is_sorted(
            scene.cells, {}, [](const OverlayCell& cell) { return std::pair(cell.cell.y, cell.cell.x); }));
        for (const auto& mark : scene.marks) {
            ASSERT_GE(mark.entry, 0);
            ASSERT_LT(mark.entry, static_cast<int>(scene.entries.size()));
            EXPECT_EQ(mark.text, scene.entries[static_cast<std::size_t>(mark.entry)].text);
        }
        for (const auto& entry : scene.entries)
            EXPECT_FALSE(entry.sentence.isEmpty() || entry.title.isEmpty());
    }
}

/// Letters of fields hide no figure that stands there.
TEST_F(TableTest, MarksOfFieldsAndOwnersKeepClearOfFigures)
{
    play(60);
    const Table table = m_controller.table();
    const auto figures = figuresOnBoard(table);
    ASSERT_FALSE(figures.empty());
    for (const auto& scene : {ownersScene(table), fieldsScene(table)})
        for (const auto& mark : scene.marks)
            for (const auto& spot : figures) {
                const QPointF head = QPointF(spot.cell.x, spot.cell.y) + spot.place - QPointF(0, 0.2);
                const QPointF off = mark.place - head;
                EXPECT_GT(std::hypot(off.x(), off.y()), numberSize / 4) << mark.text.toStdString();
            }
}

} // namespace

} // namespace vozka
