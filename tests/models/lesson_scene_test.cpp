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
    const qreal width = 0.9 * figure.size;
    const qreal height = 0.88 * figure.size;
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
                found +=
                    scene.marks[j].text.toStdString() + " under " + scene.marks[i].text.toStdString() + "; ";
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

/// The scene of a walk that has gone so many steps on.
OverlayScene walked(const Stage& stage, std::size_t steps)
{
    lessons::Walk walk(stage);
    walk.goTo(steps);
    return walkScene(walk, stage, {});
}

std::size_t stepsOf(const Stage& stage)
{
    return lessons::Walk(stage).steps().size();
}

TEST(LessonWalk, TellsOneMoreSentenceWithEachStep)
{
    const auto stage = stageOf("wagon-3", "C1-3");
    for (std::size_t step = 0; step < stepsOf(stage); ++step)
        EXPECT_EQ(walked(stage, step).entries.size(), step + 1);
    const auto board = walked(stage, 0);
    EXPECT_EQ(board.entries[0].title, "The board");
    EXPECT_EQ(board.entries[0].cells, std::vector<Cell>{stage.lastTile()}) << "where the tile will lie";
    EXPECT_TRUE(board.cells.empty()) << "nothing is explained yet";
    const auto score = walked(stage, 2).entries[2];
    EXPECT_TRUE(score.sentence.endsWith(QStringLiteral("=\u00a04"))) << score.sentence.toStdString();
    EXPECT_EQ(score.segments.size(), stage.scoredFeature().size());
}

TEST(LessonWalk, EarlierDiscsStayWhereTheyAre)
{
    for (const auto& entry : library().contents()) {
        const auto stage = Stage::set(*entry.lesson, *entry.example);
        const auto all = walked(*stage, stepsOf(*stage) - 1).marks;
        for (std::size_t step = 0; step < stepsOf(*stage); ++step) {
            const auto marks = walked(*stage, step).marks;
            ASSERT_LE(marks.size(), all.size());
            EXPECT_TRUE(std::equal(marks.begin(), marks.end(), all.begin()))
                << entry.example->id << " " << step;
        }
    }
}

TEST(LessonWalk, EveryClaimHasItsDiscWithItsVerdict)
{
    const auto stage = stageOf("wagon-1", "C2-1");
    const auto scene = answerScene(stage, {});
    const auto marks = [&](const char* number, OverlayLook look) {
        return std::ranges::count_if(scene.marks, [&](const OverlayMark& mark) {
            return mark.text == QLatin1String(number) && mark.look == look;
        });
    };
    EXPECT_EQ(marks("0", OverlayLook::Name), 1);
    EXPECT_EQ(marks("1", OverlayLook::Reachable), 4);
    EXPECT_EQ(marks("2", OverlayLook::Refused), 2);
    EXPECT_EQ(marks("5", OverlayLook::Refused), 2) << "short roads, too";
    for (const auto& entry : scene.entries)
        EXPECT_FALSE(entry.text != QLatin1String("0") && entry.rule.isEmpty()) << entry.text.toStdString();
}

TEST(LessonWalk, DrawsTheRangeOfEachEdition)
{
    const auto classic = walked(stageOf("wagon-1", "C1-1"), 3);
    const auto modern = walked(stageOf("wagon-1", "C2-1"), 3);
    EXPECT_TRUE(shows(classic, {-2, 1}, "city-new", style::source()));
    EXPECT_TRUE(shows(modern, {-2, 1}, "city-new", style::thinSource()));
    EXPECT_TRUE(answerScene(stageOf("wagon-1", "C2-1"), {}).lines.empty());
    EXPECT_GE(answerScene(stageOf("wagon-1", "C1-1"), {}).lines.size(), 3U) << "gate, abbey, within";
}

TEST(LessonWalk, WhereNoExampleSpeaksTheRulesAnswer)
{
    const auto* lesson = library().find("wagon-1");
    const auto first = stageOf("wagon-1", "C2-1");
    for (const auto& at : first.scoredFeature()) {
        const auto other = Stage::set(*lesson, Edition::C2, at);
        if (!other || other->example() != nullptr)
            continue;
        const auto scene = walked(*other, stepsOf(*other) - 1);
        EXPECT_GT(scene.entries.size(), stepsOf(*other));
        for (const auto& mark : scene.marks)
            EXPECT_FALSE(scene.entries[static_cast<std::size_t>(mark.entry)].sentence.isEmpty());
        return;
    }
    FAIL() << "an example speaks of every tile";
}

TEST(LessonQuiz, AnswersWithTickCircleAndCross)
{
    const auto stage = stageOf("wagon-3", "C1-3");
    lessons::Quiz quiz(stage);
    ASSERT_GE(stage.reach().targets.size(), 2U);
    quiz.toggle(stage.reach().targets[0].segments[0]);
    quiz.toggle(stage.reach().refused[0].segments[0]);
    const auto scene = resultScene(quiz.check(), stage, {});
    EXPECT_EQ(scene.entries[0].look, OverlayLook::Reachable);
    EXPECT_TRUE(scene.entries[0].title.startsWith(QLatin1String("Right: ")));
    EXPECT_EQ(scene.entries[1].look, OverlayLook::Missed);
    EXPECT_EQ(scene.entries.back().look, OverlayLook::Refused);
    EXPECT_TRUE(scene.entries.back().title.startsWith(QLatin1String("Wrong: ")));
    for (const auto& entry : scene.entries)
        EXPECT_FALSE(entry.sentence.isEmpty());
    EXPECT_EQ(scene.marks.size(), scene.entries.size());
}

} // namespace

} // namespace vozka
