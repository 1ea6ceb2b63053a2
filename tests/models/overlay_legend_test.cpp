// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The legend of an overlay lists exactly the looks that the overlay uses.
#include "models/overlays/overlay_legend.h"

#include "lessons/library.h"
#include "models/art/tile_art.h"
#include "models/lessons/example_table.h"
#include "models/lessons/lesson_scene.h"
#include "models/overlays/overlay_lists.h"
#include "models/overlays/range_scene.h"
#include "models/overlays/standing_scenes.h"
#include "text_table.h"

#include <gtest/gtest.h>

#include <set>

namespace vozka {

namespace {

using Words = std::vector<std::string>;

Words wordsOf(const OverlayScene& scene)
{
    Words words;
    for (const auto& row : legendOf(scene))
        words.push_back(row.words.toStdString());
    return words;
}

TEST(OverlayLegend, NamesLineOrFrameAndTargets)
{
    const TextTable laid(roadToTheGate,
                         figure("wagon", 0, 0, 0, "road-s") + "," + figure("follower", 1, 0, 3, "road-ns"));
    const auto from = laid.segment("0,0 road-s");
    EXPECT_EQ(wordsOf(rangeScene(laid.table(), {0, from, Edition::C1})),
              (Words{"Feature that is scored", "Allowed", "Not allowed"}));
    EXPECT_EQ(wordsOf(rangeScene(laid.table(), {0, from, Edition::C2})),
              (Words{"Feature that is scored", "Tiles in range", "Allowed"}));
    EXPECT_EQ(wordsOf(OverlayScene()), Words());
}

TEST(OverlayLegend, NamesTileJustPlacedInLessons)
{
    const auto library = lessons::LessonLibrary::builtIn();
    const auto& lesson = *library.find("wagon-1");
    for (const auto& [id, range] : {std::pair{"C1-1", false}, {"C2-1", true}}) {
        const auto played = lessons::PlayedExample::create(lesson, *lesson.example(id));
        Words expected{"Feature that is scored", "Tile just placed", "Allowed", "Not allowed"};
        if (range)
            expected.insert(expected.begin() + 1, "Tiles in range");
        EXPECT_EQ(wordsOf(answerScene(*played, {})), expected) << id;
    }
}

TEST(OverlayLegend, NamesTargetsOfEachEdition)
{
    const TextTable laid(roadToTheGate, figure("wagon", 0, 0, 0, "road-s"));
    const auto words = wordsOf(compareScene(laid.table(), {0, laid.segment("0,0 road-s"), {}}));
    EXPECT_EQ(words, (Words{"Feature that is scored", "Tiles in range", "Allowed in both editions",
                            "Only in the classic edition"}));
}

TEST(OverlayLegend, NamesOwnersFieldsAndDeadCells)
{
    const TextTable laid("D0",
                         figure("mayor", 1, 0, 0, "city-n") + "," + figure("follower", 0, 0, 0, "road-ew"));
    EXPECT_EQ(wordsOf(ownersScene(laid.table())),
              (Words{"The player of this colour has the majority", "Nobody has the majority"}));
    const TextTable city("E2\nE0", figure("follower", 0, 0, 1, "field-1"));
    EXPECT_EQ(wordsOf(fieldsScene(city.table())), (Words{"The player of this colour has the majority",
                                                         "A field without an owner, and what it would score",
                                                         "Completed city that scores in a field"}));
    const TextTable dead("B0 E2 B0\nU1 . E3\nB0 B0 .", "");
    EXPECT_EQ(wordsOf(deadScene(dead.table())), Words{"Only a tile that a player holds fits here"});
}

/// The road segment on the swatch is part of the drawing of its tile.
TEST(OverlayLegend, SwatchShowsLine)
{
    const TextTable laid(roadToTheGate, figure("wagon", 0, 0, 0, "road-s"));
    const auto rows = legendOf(rangeScene(laid.table(), {0, laid.segment("0,0 road-s"), Edition::C1}));
    const auto parts = rows.front().swatch.split(QLatin1Char('/'));
    ASSERT_EQ(parts.size(), 6) << rows.front().swatch.toStdString();
    EXPECT_FALSE(TileArt::instance().area(parts[3], 0, QStringLiteral("road-ns")).isEmpty());
}

/// Rows differ in shape, not only in colour.
TEST(OverlayLegend, RowsHaveDifferentLooks)
{
    const auto library = lessons::LessonLibrary::builtIn();
    const auto& lesson = *library.find("wagon-1");
    const auto played = lessons::PlayedExample::create(lesson, *lesson.example("C2-1"));
    std::set<std::pair<QString, QString>> looks;
    const auto rows = legendOf(answerScene(*played, {}));
    for (const auto& row : rows) {
        EXPECT_FALSE(row.swatch.isEmpty() && row.mark.isEmpty());
        looks.insert({row.swatch, row.mark});
    }
    EXPECT_EQ(looks.size(), rows.size());
    OverlayLists lists;
    lists.show(answerScene(*played, {}));
    EXPECT_EQ(lists.legend()->rowCount(), static_cast<int>(rows.size()));
    lists.show({});
    EXPECT_EQ(lists.legend()->rowCount(), 0);
}

} // namespace

} // namespace vozka
