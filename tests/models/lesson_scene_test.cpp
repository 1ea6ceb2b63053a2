// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lessons draw and say: steps, discs that hide nothing, answers.
#include "models/lessons/lesson_scene.h"

#include "lessons/library.h"
#include "models/art/pictures.h"
#include "models/board_scene.h"
#include "models/lessons/lesson_board.h"
#include "models/lessons/lesson_stage.h"
#include "models/overlays/overlay_style.h"
#include "overlay_reading.h"

#include <QRectF>
#include <gtest/gtest.h>

namespace vozka {

namespace {

using lessons::Stage;

const lessons::LessonLibrary& library()
{
    static const auto builtIn = lessons::LessonLibrary::builtIn();
    return builtIn;
}

Stage stageOf(std::string_view lesson, std::string_view example)
{
    const auto* found = library().find(lesson);
    return std::move(*Stage::set(*found, *found->example(example)));
}

/// A disc's square is as wide as the mark and half as high.
QRectF boxOf(const OverlayMark& mark, qreal size)
{
    const qreal height = size * numberHeight;
    const qreal width = mark.look == OverlayLook::Name ? height : size;
    return {mark.place.x() - width / 2, mark.place.y() - height / 2, width, height};
}

QRectF boxOf(const FigureSpot& figure)
{
    const QPointF foot = QPointF(figure.cell.x, figure.cell.y) + figure.place;
    constexpr qreal width = 0.7 * figureSize;
    constexpr qreal height = 0.85 * figureSize;
    return {foot.x() - width / 2, foot.y() - height, width, height};
}

bool overlap(const QRectF& a, const QRectF& b)
{
    const QRectF both = a & b;
    return both.width() > 1e-6 && both.height() > 1e-6;
}

/// In words, what lies over what; empty if nothing does.
std::string coveredIn(const OverlayScene& scene, const Stage& stage, qreal size)
{
    std::string found;
    const Table table = tableOf(stage, decidingState(stage));
    for (std::size_t i = 0; i < scene.marks.size(); ++i) {
        const auto box = boxOf(scene.marks[i], size);
        for (std::size_t j = 0; j < i; ++j)
            if (overlap(box, boxOf(scene.marks[j], size)))
                found += scene.marks[j].text.toStdString() + " under " + scene.marks[i].text.toStdString() + "; ";
        for (const auto& figure : figuresOnBoard(table))
            if (overlap(box, boxOf(figure)))
                found += "a figure under " + scene.marks[i].text.toStdString() + "; ";
    }
    return found;
}

/// The smallest board on which a lesson is shown has tiles of about seventy pixels.
constexpr std::array sizes{0.42, 0.46, 0.5, 0.54};

TEST(LessonDiscs, HideNeitherFiguresNorEachOtherInAnyExampleAndSize)
{
    for (const auto& entry : library().contents())
        for (const qreal size : sizes) {
            const auto stage = Stage::set(*entry.lesson, *entry.example);
            ASSERT_TRUE(stage);
            const qreal lit = size * LessonBoard::growth;
            const auto scene = answerScene(*stage, {lessons::Language::English, {lit, true}});
            EXPECT_EQ(coveredIn(scene, *stage, lit), "") << entry.example->id << " at " << size;
        }
}

} // namespace

} // namespace vozka
