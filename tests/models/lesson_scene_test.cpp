// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lessons draw and say: steps, discs that hide nothing, answers.
#include "models/lessons/lesson_scene.h"

#include "lesson_reading.h"
#include "models/art/pictures.h"
#include "models/board/board_scene.h"
#include "models/lessons/lesson_stage.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/range_parts.h"
#include "overlay_reading.h"

#include <QRectF>
#include <gtest/gtest.h>

#include <cmath>

namespace vozka {

namespace {

using lessons::Stage;

Stage stageOf(std::string_view lesson, std::string_view example)
{
    const auto* found = library().find(lesson);
    return std::move(*Stage::set(*found, *found->example(example)));
}

/// Describes the overlaps; empty if none.
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

TEST(LessonDiscs, HideNoFiguresOrDiscs)
{
    for (const auto& entry : library().contents())
        for (const qreal size : sizes) {
            const auto stage = Stage::set(*entry.lesson, *entry.example);
            ASSERT_TRUE(stage);
            const auto room = roomFor(*stage, size);
            const auto scene = answerScene(*stage, room);
            EXPECT_EQ(coveredIn(scene, *stage, room.size), "") << entry.example->id << " at " << size;
            for (const auto& mark : scene.marks)
                for (const auto& box : room.clear)
                    EXPECT_FALSE(overlap(boxOf(mark, room.size), box))
                        << entry.example->id << " at " << size << ": " << mark.text.toStdString();
        }
}

/// Describes a wrong place of a number for these segments: its middle or the end of its line is not on them,
/// or it is out of range and says "in range".
std::string misplaced(const OverlayMark& mark, const std::vector<SegmentRef>& segments, const Stage& stage,
                      bool ownChoice = true)
{
    const QPointF on = mark.tip.value_or(mark.place);
    const Cell cell{static_cast<std::int16_t>(std::floor(on.x())),
                    static_cast<std::int16_t>(std::floor(on.y()))};
    const Table table = tableOf(stage, decidingState(stage));
    const auto at = segmentAt(table, cell, on - QPointF(cell.x, cell.y));
    const auto name =
        mark.text.toStdString() + " at " + std::to_string(on.x()) + "," + std::to_string(on.y());
    // A number that says "in range" must be in range.
    const auto near = nineCells(stage.from().at);
    const auto isNear = [&](Cell each) { return std::ranges::find(near, each) != near.end(); };
    const auto* answer = stage.answer(segments.front());
    const bool isFar = answer != nullptr && answer->refusal && answer->refusal->code == refusal::outOfRange;
    const bool anyNear =
        std::ranges::any_of(segments, [&](const SegmentRef& each) { return isNear(each.at); });
    if (ownChoice && stage.byDistance() && !isFar && anyNear && !isNear(cell))
        return name + " is out of range; ";
    if (!at || std::ranges::find(segments, *at) == segments.end())
        return name + " is on another feature; ";
    return {};
}

TEST(LessonDiscs, AreOnTheirFeatureOrALineLeadsToIt)
{
    int lines = 0;
    for (const auto& entry : library().contents())
        for (const qreal size : sizes) {
            const auto stage = Stage::set(*entry.lesson, *entry.example);
            ASSERT_TRUE(stage);
            for (const auto& scene : {answerScene(*stage, roomFor(*stage, size)),
                                      stepsScene(*stage, stage->steps().size() - 1, roomFor(*stage, size))}) {
                std::string wrong;
                std::size_t at = 0;
                for (const auto& label : entry.example->labels) {
                    for (const auto& disc : label.discs)
                        wrong += misplaced(scene.marks[at++], {disc}, *stage);
                    for (const auto& claim : label.claims)
                        for (std::size_t i = 0; i < claim.discs.size(); ++i)
                            wrong += misplaced(scene.marks[at++], claim.segments, *stage);
                }
                EXPECT_EQ(at, scene.marks.size());
                EXPECT_EQ(wrong, "") << entry.example->id << " at " << size;
                lines += static_cast<int>(std::ranges::count_if(
                    scene.marks, [](const auto& mark) { return mark.tip.has_value(); }));
            }
        }
    EXPECT_GT(lines, 0);
}

/// The figure on every tile of the scored feature, by both editions: answers without labels, too.
TEST(LessonDiscs, AreApartAndOnTheirFeatureFromEveryTile)
{
    for (const auto& entry : library().contents())
        for (const auto edition : {Edition::C1, Edition::C2}) {
            const auto first = Stage::set(*entry.lesson, *entry.example);
            for (const auto& from : first->scoredFeature()) {
                const auto stage = Stage::set(*entry.lesson, edition, from);
                if (!stage)
                    continue;
                for (const qreal size : sizes) {
                    const auto larger = roomFor(*stage, size);
                    EXPECT_EQ(coveredIn(answerScene(*stage, larger), *stage, larger.size), "")
                        << entry.example->id << " from " << from.at.x << "," << from.at.y << " at " << size;
                }
                const auto room = roomFor(*stage, sizes[1]);
                const auto scene = answerScene(*stage, room);
                const Table table = tableOf(*stage, decidingState(*stage));
                std::string wrong;
                for (const auto& mark : scene.marks) {
                    std::vector<SegmentRef> segments;
                    for (const auto segment : scene.entries[static_cast<std::size_t>(mark.entry)].segments)
                        segments.push_back(table.board().ref(segment));
                    for (const auto* list : {&stage->reach().targets, &stage->reach().refused})
                        for (const auto& answer : *list)
                            if (answer.shortRoad)
                                segments.insert(segments.end(), answer.segments.begin(),
                                                answer.segments.end());
                    // The number of the tile just placed is about no feature.
                    if (mark.look != OverlayLook::Name)
                        wrong += misplaced(mark, segments, *stage, false);
                }
                EXPECT_EQ(wrong, "") << entry.example->id << " from " << from.at.x << "," << from.at.y;
            }
        }
}

TEST(LessonDiscs, OfAllowedMovesAreNearestToTheirPlaces)
{
    int refused = 0;
    for (const auto& entry : library().contents()) {
        const auto stage = Stage::set(*entry.lesson, *entry.example);
        const auto scene = answerScene(*stage, roomFor(*stage, sizes.back()));
        for (const auto& mark : scene.marks)
            refused += mark.tip && mark.look == OverlayLook::Refused ? 1 : 0;
        // Without the refused ones the places of the others are the same.
        auto lesson = *entry.lesson;
        const auto index = static_cast<std::size_t>(entry.example - entry.lesson->examples.data());
        auto& example = lesson.examples[index];
        for (auto& label : example.labels)
            for (auto& claim : label.claims)
                if (!claim.target)
                    claim.discs.clear();
        const auto alone = Stage::set(lesson, example);
        ASSERT_TRUE(alone);
        std::vector<OverlayMark> others;
        std::ranges::copy_if(scene.marks, std::back_inserter(others),
                             [](const OverlayMark& mark) { return mark.look != OverlayLook::Refused; });
        EXPECT_EQ(answerScene(*alone, roomFor(*alone, sizes.back())).marks, others) << entry.example->id;
    }
    EXPECT_GT(refused, 0);
}

/// Describes the numbers that hide a short road.
std::string hidingShortRoads(const OverlayScene& scene, const Stage& stage, qreal size)
{
    std::string found;
    const Table table = tableOf(stage, decidingState(stage));
    const SceneDraft draft(table);
    for (const auto* list : {&stage.reach().targets, &stage.reach().refused})
        for (const auto& entry : *list)
            for (const auto& mark : scene.marks)
                if (entry.shortRoad && boxOf(mark, size).contains(draft.placeOf(entry.segments.front())))
                    found += mark.text.toStdString() + " hides a short road; ";
    return found;
}

TEST(LessonDiscs, KeepShortRoadsVisible)
{
    int shortRoads = 0;
    for (const auto& entry : library().contents())
        for (const qreal size : sizes) {
            const auto stage = Stage::set(*entry.lesson, *entry.example);
            ASSERT_TRUE(stage);
            const auto room = roomFor(*stage, size);
            if (room.size > largestMarkBesideShortRoads)
                continue;
            EXPECT_EQ(hidingShortRoads(answerScene(*stage, room), *stage, room.size), "")
                << entry.example->id << " at " << size;
            for (const auto* choice : stage->choices()) {
                shortRoads += choice->shortRoad ? 1 : 0;
                EXPECT_EQ(hidingShortRoads(marksScene({{choice, choice->segments.front()}}, *stage, room),
                                           *stage, room.size),
                          "")
                    << entry.example->id;
            }
        }
    EXPECT_GT(shortRoads, 10);
}

/// Every place that can be marked, as a question shows it: each alone, and all of them when it is checked.
TEST(LessonDiscs, OfQuestionsAreOnTheirFeatures)
{
    for (const auto& entry : library().contents()) {
        const auto stage = Stage::set(*entry.lesson, *entry.example);
        ASSERT_TRUE(stage);
        const MarkRoom room{sizes.back() * LessonBoard::growth, true};
        std::string wrong;
        for (const auto* choice : stage->choices())
            for (const auto& at : choice->segments) {
                const auto alone = marksScene({{choice, at}}, *stage, room);
                wrong += misplaced(alone.marks.front(), choice->segments, *stage, false);
            }
        const auto checked = resultScene({}, *stage, room);
        for (std::size_t i = 0; i < checked.marks.size(); ++i)
            wrong += misplaced(checked.marks[i], stage->reach().targets[i].segments, *stage);
        EXPECT_EQ(wrong, "") << entry.example->id;
    }
}

OverlayScene walked(const Stage& stage, std::size_t step)
{
    return stepsScene(stage, step, {});
}

std::size_t stepsOf(const Stage& stage)
{
    return stage.steps().size();
}

TEST(LessonWalk, AddsOneTextWithEachStep)
{
    const auto stage = stageOf("wagon-3", "C1-3");
    for (std::size_t step = 0; step < stepsOf(stage); ++step)
        EXPECT_EQ(walked(stage, step).entries.size(), step + 1);
    const auto board = walked(stage, 0);
    EXPECT_EQ(board.entries[0].title, "The board");
    EXPECT_EQ(board.entries[0].cells, std::vector<Cell>{stage.lastTile()}) << "cell of the tile";
    EXPECT_TRUE(board.cells.empty()) << "no explanation yet";
    const auto score = walked(stage, 2).entries[2];
    EXPECT_TRUE(score.message.endsWith(QStringLiteral("=\u00a04"))) << score.message.toStdString();
    EXPECT_EQ(score.segments.size(), stage.scoredFeature().size());
}

TEST(LessonWalk, EarlierDiscsDoNotMove)
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

TEST(LessonWalk, EveryClaimHasDiscWithResult)
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

TEST(LessonWalk, DrawsRangeOfEachEdition)
{
    const auto classic = walked(stageOf("wagon-1", "C1-1"), 3);
    const auto modern = walked(stageOf("wagon-1", "C2-1"), 3);
    EXPECT_TRUE(shows(classic, {-2, 1}, "city-new", style::source()));
    EXPECT_TRUE(shows(modern, {-2, 1}, "city-new", style::thinSource()));
    EXPECT_TRUE(answerScene(stageOf("wagon-1", "C2-1"), {}).lines.empty());
    EXPECT_GE(answerScene(stageOf("wagon-1", "C1-1"), {}).lines.size(), 3U) << "gate, abbey, within";
}

TEST(LessonWalk, UsesRulesWithoutExample)
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
            EXPECT_FALSE(scene.entries[static_cast<std::size_t>(mark.entry)].message.isEmpty());
        return;
    }
    FAIL() << "no such example";
}

TEST(LessonQuiz, ShowsTickCircleAndCross)
{
    const auto stage = stageOf("wagon-3", "C1-3");
    ASSERT_GE(stage.reach().targets.size(), 2U);
    const auto& right = stage.reach().targets[0];
    const auto& wrong = stage.reach().refused[0];
    const std::vector<LessonMark> marked{{&wrong, wrong.segments[0]}, {&right, right.segments[0]}};
    const auto before = marksScene(marked, stage, {});
    const auto scene = resultScene(marked, stage, {});
    ASSERT_GE(scene.entries.size(), 3U);
    EXPECT_EQ(scene.entries[0].look, OverlayLook::Refused);
    EXPECT_TRUE(scene.entries[0].title.startsWith(QLatin1String("Wrong: ")));
    EXPECT_EQ(scene.entries[1].look, OverlayLook::Reachable);
    EXPECT_TRUE(scene.entries[1].title.startsWith(QLatin1String("Right: ")));
    EXPECT_EQ(scene.entries[2].look, OverlayLook::Missed);
    for (const auto& entry : scene.entries)
        EXPECT_FALSE(entry.message.isEmpty());
    ASSERT_EQ(scene.marks.size(), scene.entries.size());
    // Marks keep their numbers and places.
    for (std::size_t i = 0; i < marked.size(); ++i) {
        EXPECT_EQ(scene.marks[i].text, before.marks[i].text);
        EXPECT_EQ(scene.marks[i].place, before.marks[i].place);
        EXPECT_EQ(scene.entries[i].segments, before.entries[i].segments);
    }
    EXPECT_EQ(scene.entries[2].text, "3");
}

} // namespace

} // namespace vozka
