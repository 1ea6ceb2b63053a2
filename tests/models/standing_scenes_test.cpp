// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Owners, fields and dead cells as scenes, and properties of all scenes of a game.
#include "models/overlays/standing_scenes.h"

#include "models/board/board_scene.h"
#include "models/overlays/overlay_painting.h"
#include "models/overlays/overlay_style.h"
#include "overlay_reading.h"
#include "table_fixture.h"
#include "text_table.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vozka {

namespace {

TEST(Owners, TintFeaturesByLeaderAndShowStrengthAndPoints)
{
    const TextTable laid("D0",
                         figure("mayor", 1, 0, 0, "city-n") + "," + figure("follower", 0, 0, 0, "road-ew"));
    const auto scene = ownersScene(laid.table());
    ASSERT_EQ(scene.entries.size(), 2U);
    EXPECT_TRUE(std::ranges::any_of(scene.entries, [](const auto& entry) {
        return entry.title == QLatin1String("City, 1 tile: nobody has the majority")
               && entry.message.startsWith(QLatin1String("Blue, strength 0: mayor (0 coats of arms)"));
    })) << testing::PrintToString(linesOf(scene));
    EXPECT_TRUE(std::ranges::any_of(scene.entries, [](const auto& entry) {
        return lineOf(entry).ends_with("|Road, 1 tile: Anna|Anna, strength 1: follower\n"
                                       "Incomplete road: 1 tile\u00a0=\u00a01 (now)\n"
                                       "Road: 1 tile\u00a0=\u00a01 or more (when completed)");
    })) << testing::PrintToString(linesOf(scene));
    EXPECT_TRUE(shows(scene, {0, 0}, "road-ew", style::leaderStyle({QStringLiteral("red")})));
}

TEST(Owners, HatchPlayersDifferently)
{
    std::vector<Hatching> seen;
    for (const auto* colour : {"red", "blue", "yellow", "black", "white", "pink"}) {
        const auto piece = style::leaderStyle({QString::fromLatin1(colour)});
        EXPECT_EQ(std::ranges::count(seen, piece.hatching), 0) << colour;
        EXPECT_NE(piece.hatching, Hatching::None) << colour;
        seen.push_back(piece.hatching);
    }
    EXPECT_TRUE(style::leaderStyle({QStringLiteral("red"), QStringLiteral("blue")}).second.isValid());
}

TEST(Fields, ShowOwnersAndPoints)
{
    // Two halves of a city with a farmer in the southern field, and a road between two fields without a city.
    const TextTable laid("E2 .\nE0 U0", figure("follower", 0, 0, 1, "field-1"));
    const Table table = laid.table();
    const auto scene = fieldsScene(table);
    ASSERT_EQ(scene.entries.size(), 3U) << testing::PrintToString(linesOf(scene));
    EXPECT_EQ(lineOf(scene.entries[0]),
              "3|Field, 2 tiles: Anna|1 completed city.\nAnna: follower\n"
              "Scored by Anna – Field: 1 completed city\u00a0×\u00a03\u00a0=\u00a03 "
              "(farmers at the end)");
    EXPECT_EQ(scene.entries[0].segments.size(), 4U) << "the field and both tiles of the city";
    EXPECT_EQ(scene.entries[1].text, "3");
    EXPECT_EQ(scene.entries[1].title, "Field, 1 tile");
    EXPECT_EQ(scene.entries[2].text, "") << "fields without value have no label";
    EXPECT_EQ(scene.entries[2].title, "1 more field");
    EXPECT_EQ(scene.marks.size(), 2U);
    EXPECT_TRUE(shows(scene, {0, 1}, "field-1", style::leaderStyle({table.playerColour(0)})));
    EXPECT_TRUE(shows(scene, {0, 0}, "city-n", style::paying()));
}

TEST(DeadCells, ListCellsWithoutFittingTile)
{
    // The tiles around the hole have a city in the north and east, a road in the west, a field in the south.
    const TextTable laid("B0 E2 B0\nU1 . E3\nB0 B0 .", "");
    const auto scene = deadScene(laid.table());
    EXPECT_EQ(scene.title, "1 space that none of the tiles left can fill");
    ASSERT_EQ(scene.entries.size(), 1U);
    EXPECT_EQ(lineOf(scene.entries[0]), "1||No tile in the bag fits; only a tile that a player "
                                        "holds could fill this space.");
    EXPECT_EQ(cellOf(scene, {1, 1})->pieces.front(), style::dead(true));
}

TEST_F(TableTest, HasNoDeadCellsAtEnd)
{
    play(20);
    m_controller.endNow();
    EXPECT_FALSE(deadScene(m_controller.table()).title.contains("used up")) << "there are tiles left";
    ASSERT_TRUE(m_controller.startGame(gameOfTwo()));
    play(10'000);
    ASSERT_TRUE(m_controller.over());
    const auto scene = deadScene(m_controller.table());
    EXPECT_EQ(scene.title, "The tiles are used up: every space stays open.");
    EXPECT_TRUE(scene.entries.empty());
}

/// Every mark has an entry with the same number, and every entry has texts.
TEST_F(TableTest, ScenesOfGameAreConsistent)
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
        // An entry about a cell has a number instead of a title.
        for (const auto& entry : scene.entries)
            EXPECT_FALSE(entry.message.isEmpty()
                         || (entry.cells.empty() ? entry.title : entry.text).isEmpty());
    }
}

/// Marks must not hide the heads of figures.
TEST_F(TableTest, MarksOfFieldsAndOwnersDoNotHideFigures)
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
