// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens every story of the program and goes through all of its steps.
#include "lessons/library.h"
#include "models/app/app_settings.h"
#include "models/board/board_scene.h"
#include "models/lessons/open_story.h"
#include "models/overlays/mark_layout.h"
#include "models/overlays/overlay_painting.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

/// Returns the number of pairs of a disc and a displayed strength of a figure that the disc hides.
int hiddenStrengths(OpenStory& openStory)
{
    int hidden = 0;
    const Table table = openStory.game->table();
    for (const auto& spot : figuresOnBoard(table)) {
        const QPointF badge(spot.cell.x + spot.place.x() + 0.28 * spot.size + 0.15,
                            spot.cell.y + spot.place.y() - 0.9 * spot.size + 0.08);
        for (const auto& mark : openStory.discs->scene().marks)
            if (shownStrength(table, spot.figure)
                && boxOfMark(mark.place, mark.look, numberSize).contains(badge))
                ++hidden;
    }
    return hidden;
}

/// Returns the number of pairs of a disc and a figure on a corner that the disc hides.
int hiddenFigures(OpenStory& openStory)
{
    int hidden = 0;
    for (const auto& spot : figuresOnBoard(openStory.game->table()))
        for (const auto& mark : openStory.discs->scene().marks)
            if (spot.figure.onCorner
                && boxOfMark(mark.place, mark.look, numberSize)
                       .intersects(
                           {spot.cell.x - spot.size / 2, spot.cell.y - spot.size / 2, spot.size, spot.size}))
                ++hidden;
    return hidden;
}

TEST(StoriesShown, ReachTheirEnd)
{
    const auto library = lessons::LessonLibrary::builtIn();
    OpenStory openStory;
    for (const auto& story : library.stories()) {
        const auto id = QString::fromStdString(story->id);
        // Remove the stored step: otherwise the story would open at the last step of another test.
        AppSettings::instance().removeStoryPlace(id);
        ASSERT_TRUE(openStory.open(id)) << story->id;
        const int steps = static_cast<int>(story->steps.size());
        EXPECT_EQ(openStory.step().count, steps) << story->id;
        for (int step = 0; step < steps; ++step) {
            ASSERT_EQ(openStory.step().index, step) << story->id;
            EXPECT_FALSE(openStory.plainText().isEmpty()) << story->id;
            if (!openStory.step().answered)
                openStory.showMe();
            EXPECT_EQ(hiddenFigures(openStory), 0) << story->id << " " << step;
            EXPECT_EQ(hiddenStrengths(openStory), 0) << story->id << " " << step;
            if (step + 1 == steps)
                continue;
            const auto actions = static_cast<int>(story->steps[static_cast<std::size_t>(step)].after);
            EXPECT_EQ(openStory.game->decisions(), actions) << story->id << " " << step;
            openStory.next();
        }
    }
}

} // namespace
} // namespace vozka
