// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every story of the program can be shown on one desk, one after the other, from its first step to its last.
#include "lessons/library.h"
#include "models/lessons/story_desk.h"
#include "models/overlays/mark_layout.h"
#include "models/overlays/overlay_painting.h"
#include "models/scene/board_scene.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

/// How many numbers lie on what a figure counts.
int hiddenStrengths(StoryDesk& desk)
{
    int hidden = 0;
    const Table table = desk.game()->table();
    for (const auto& spot : figuresOnBoard(table)) {
        const QPointF badge(spot.cell.x + spot.place.x() + 0.28 * spot.size + 0.15,
                            spot.cell.y + spot.place.y() - 0.9 * spot.size + 0.08);
        for (const auto& mark : desk.discs()->scene().marks)
            if (shownStrength(table, spot.figure)
                && boxOfMark(mark.place, mark.look, numberSize).contains(badge))
                ++hidden;
    }
    return hidden;
}

/// How many figures on points stand under a number.
int hiddenFigures(StoryDesk& desk)
{
    int hidden = 0;
    for (const auto& spot : figuresOnBoard(desk.game()->table()))
        for (const auto& mark : desk.discs()->scene().marks)
            if (spot.figure.onCorner
                && boxOfMark(mark.place, mark.look, numberSize)
                       .intersects(
                           {spot.cell.x - spot.size / 2, spot.cell.y - spot.size / 2, spot.size, spot.size}))
                ++hidden;
    return hidden;
}

TEST(StoriesShown, EachToItsEnd)
{
    const auto library = lessons::LessonLibrary::builtIn();
    StoryDesk desk;
    for (const auto& story : library.stories()) {
        ASSERT_TRUE(desk.open(QString::fromStdString(story->id))) << story->id;
        const int steps = static_cast<int>(story->steps.size());
        EXPECT_EQ(desk.steps(), steps) << story->id;
        for (int step = 0; step < steps; ++step) {
            ASSERT_EQ(desk.step(), step) << story->id;
            EXPECT_FALSE(desk.plainText().isEmpty()) << story->id;
            if (!desk.answered())
                desk.showMe();
            EXPECT_EQ(hiddenFigures(desk), 0) << story->id << " " << step;
            EXPECT_EQ(hiddenStrengths(desk), 0) << story->id << " " << step;
            if (step + 1 == steps)
                continue;
            const auto moments = static_cast<int>(story->steps[static_cast<std::size_t>(step)].after);
            EXPECT_EQ(desk.game()->decisions(), moments) << story->id << " " << step;
            desk.next();
        }
    }
}

} // namespace
} // namespace vozka
