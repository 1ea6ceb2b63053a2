// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scenes and texts of lessons: steps, discs that hide nothing, answers.
#include "models/lessons/lesson_scene.h"

#include "lesson_reading.h"
#include "models/art/pictures.h"
#include "models/board/board_scene.h"
#include "models/lessons/example_table.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/range_parts.h"
#include "overlay_reading.h"

#include <QRectF>
#include <gtest/gtest.h>

#include <cmath>

namespace vozka {

namespace {

using lessons::PlayedExample;

PlayedExample playExample(std::string_view lesson, std::string_view example)
{
    const auto* found = library().find(lesson);
    return std::move(*PlayedExample::create(*found, *found->example(example)));
}

/// Returns a description of the marks that overlap other marks or figures; empty if none.
std::string coveredIn(const OverlayScene& scene, const PlayedExample& played, qreal size)
{
    std::string found;
    const Table table = tableOf(played, decidingState(played));
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
            const auto played = PlayedExample::create(*entry.lesson, *entry.example);
            ASSERT_TRUE(played);
            const auto room = roomFor(*played, size);
            const auto scene = answerScene(*played, room);
            EXPECT_EQ(coveredIn(scene, *played, room.size), "") << entry.example->id << " at " << size;
            for (const auto& mark : scene.marks)
                for (const auto& box : room.clear)
                    EXPECT_FALSE(overlap(boxOf(mark, room.size), box))
                        << entry.example->id << " at " << size << ": " << mark.text.toStdString();
        }
}

/// Returns a description of the fault if the number, or the end of its line, is not on these segments. If
/// `ownChoice`, a number for a feature in range must also be in range. Empty if the place is right.
std::string misplaced(const OverlayMark& mark, const std::vector<SegmentRef>& segments,
                      const PlayedExample& played, bool ownChoice = true)
{
    const QPointF on = mark.tip.value_or(mark.place);
    const Cell cell{static_cast<std::int16_t>(std::floor(on.x())),
                    static_cast<std::int16_t>(std::floor(on.y()))};
    const Table table = tableOf(played, decidingState(played));
    const auto at = segmentAt(table, cell, on - QPointF(cell.x, cell.y));
    const auto name =
        mark.text.toStdString() + " at " + std::to_string(on.x()) + "," + std::to_string(on.y());
    // A number that says "in range" must be in range.
    const auto near = nineCells(played.from().at);
    const auto isNear = [&](Cell each) { return std::ranges::find(near, each) != near.end(); };
    const auto* answer = played.answer(segments.front());
    const bool isFar = answer != nullptr && answer->refusal && answer->refusal->code == refusal::outOfRange;
    const bool anyNear =
        std::ranges::any_of(segments, [&](const SegmentRef& each) { return isNear(each.at); });
    if (ownChoice && played.byDistance() && !isFar && anyNear && !isNear(cell))
        return name + " is out of range; ";
    if (!at || std::ranges::find(segments, *at) == segments.end())
        return name + " is on another feature; ";
    return {};
}

TEST(LessonDiscs, AreOnFeatureOrHaveLine)
{
    int lines = 0;
    for (const auto& entry : library().contents())
        for (const qreal size : sizes) {
            const auto played = PlayedExample::create(*entry.lesson, *entry.example);
            ASSERT_TRUE(played);
            for (const auto& scene :
                 {answerScene(*played, roomFor(*played, size)),
                  stepsScene(*played, played->steps().size() - 1, roomFor(*played, size))}) {
                std::string wrong;
                std::size_t at = 0;
                for (const auto& label : entry.example->labels) {
                    for (const auto& disc : label.discs)
                        wrong += misplaced(scene.marks[at++], {disc}, *played);
                    for (const auto& claim : label.claims)
                        for (std::size_t i = 0; i < claim.discs.size(); ++i)
                            wrong += misplaced(scene.marks[at++], claim.segments, *played);
                }
                EXPECT_EQ(at, scene.marks.size());
                EXPECT_EQ(wrong, "") << entry.example->id << " at " << size;
                lines += static_cast<int>(std::ranges::count_if(
                    scene.marks, [](const auto& mark) { return mark.tip.has_value(); }));
            }
        }
    EXPECT_GT(lines, 0);
}

/// The figure is placed on every tile of the scored feature, by both editions. Answers without labels count,
/// too.
TEST(LessonDiscs, DoNotOverlapFromAnyTile)
{
    for (const auto& entry : library().contents())
        for (const auto edition : {Edition::C1, Edition::C2}) {
            const auto first = PlayedExample::create(*entry.lesson, *entry.example);
            for (const auto& from : first->scoredFeature()) {
                const auto played = PlayedExample::create(*entry.lesson, edition, from);
                if (!played)
                    continue;
                for (const qreal size : sizes) {
                    const auto larger = roomFor(*played, size);
                    EXPECT_EQ(coveredIn(answerScene(*played, larger), *played, larger.size), "")
                        << entry.example->id << " from " << from.at.x << "," << from.at.y << " at " << size;
                }
                const auto room = roomFor(*played, sizes[1]);
                const auto scene = answerScene(*played, room);
                const Table table = tableOf(*played, decidingState(*played));
                std::string wrong;
                for (const auto& mark : scene.marks) {
                    std::vector<SegmentRef> segments;
                    for (const auto segment : scene.entries[static_cast<std::size_t>(mark.entry)].segments)
                        segments.push_back(table.board().ref(segment));
                    for (const auto* list : {&played->reach().targets, &played->reach().refused})
                        for (const auto& answer : *list)
                            if (answer.shortRoad)
                                segments.insert(segments.end(), answer.segments.begin(),
                                                answer.segments.end());
                    // The number of the last placed tile is about no feature.
                    if (mark.look != OverlayLook::Name)
                        wrong += misplaced(mark, segments, *played, false);
                }
                EXPECT_EQ(wrong, "") << entry.example->id << " from " << from.at.x << "," << from.at.y;
            }
        }
}

TEST(LessonDiscs, OfAllowedMovesAreNearestToTheirPlaces)
{
    int refused = 0;
    for (const auto& entry : library().contents()) {
        const auto played = PlayedExample::create(*entry.lesson, *entry.example);
        const auto scene = answerScene(*played, roomFor(*played, sizes.back()));
        for (const auto& mark : scene.marks)
            refused += mark.tip && mark.look == OverlayLook::Refused ? 1 : 0;
        // Without the discs of refused features, the places of all other discs are the same.
        auto lesson = *entry.lesson;
        const auto index = static_cast<std::size_t>(entry.example - entry.lesson->examples.data());
        auto& example = lesson.examples[index];
        for (auto& label : example.labels)
            for (auto& claim : label.claims)
                if (!claim.target)
                    claim.discs.clear();
        const auto alone = PlayedExample::create(lesson, example);
        ASSERT_TRUE(alone);
        std::vector<OverlayMark> others;
        std::ranges::copy_if(scene.marks, std::back_inserter(others),
                             [](const OverlayMark& mark) { return mark.look != OverlayLook::Refused; });
        EXPECT_EQ(answerScene(*alone, roomFor(*alone, sizes.back())).marks, others) << entry.example->id;
    }
    EXPECT_GT(refused, 0);
}

/// Returns a description of the numbers that hide a short road; empty if none.
std::string hidingShortRoads(const OverlayScene& scene, const PlayedExample& played, qreal size)
{
    std::string found;
    const Table table = tableOf(played, decidingState(played));
    const SceneDraft draft(table);
    for (const auto* list : {&played.reach().targets, &played.reach().refused})
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
            const auto played = PlayedExample::create(*entry.lesson, *entry.example);
            ASSERT_TRUE(played);
            const auto room = roomFor(*played, size);
            if (room.size > largestMarkBesideShortRoads)
                continue;
            EXPECT_EQ(hidingShortRoads(answerScene(*played, room), *played, room.size), "")
                << entry.example->id << " at " << size;
            for (const auto* choice : played->choices()) {
                shortRoads += choice->shortRoad ? 1 : 0;
                EXPECT_EQ(hidingShortRoads(marksScene({{choice, choice->segments.front()}}, *played, room),
                                           *played, room.size),
                          "")
                    << entry.example->id;
            }
        }
    EXPECT_GT(shortRoads, 10);
}

/// Tests the mark of every place that a question accepts: alone, and with all others in the checked result.
TEST(LessonDiscs, OfQuestionsAreOnTheirFeatures)
{
    for (const auto& entry : library().contents()) {
        const auto played = PlayedExample::create(*entry.lesson, *entry.example);
        ASSERT_TRUE(played);
        const MarkSpace room{sizes.back() * LessonBoard::growth, true};
        std::string wrong;
        for (const auto* choice : played->choices())
            for (const auto& at : choice->segments) {
                const auto alone = marksScene({{choice, at}}, *played, room);
                wrong += misplaced(alone.marks.front(), choice->segments, *played, false);
            }
        const auto checked = resultScene({}, *played, room);
        for (std::size_t i = 0; i < checked.marks.size(); ++i)
            wrong += misplaced(checked.marks[i], played->reach().targets[i].segments, *played);
        EXPECT_EQ(wrong, "") << entry.example->id;
    }
}

OverlayScene walked(const PlayedExample& played, std::size_t step)
{
    return stepsScene(played, step, {});
}

std::size_t stepsOf(const PlayedExample& played)
{
    return played.steps().size();
}

TEST(LessonSteps, AddsOneTextWithEachStep)
{
    const auto played = playExample("wagon-3", "C1-3");
    for (std::size_t step = 0; step < stepsOf(played); ++step)
        EXPECT_EQ(walked(played, step).entries.size(), step + 1);
    const auto board = walked(played, 0);
    EXPECT_EQ(board.entries[0].title, "The board");
    EXPECT_EQ(board.entries[0].cells, std::vector<Cell>{played.lastTile()}) << "cell of the tile";
    EXPECT_TRUE(board.cells.empty()) << "no explanation yet";
    const auto score = walked(played, 2).entries[2];
    EXPECT_TRUE(score.message.endsWith(QStringLiteral("=\u00a04"))) << score.message.toStdString();
    EXPECT_EQ(score.segments.size(), played.scoredFeature().size());
}

TEST(LessonSteps, EarlierDiscsDoNotMove)
{
    for (const auto& entry : library().contents()) {
        const auto played = PlayedExample::create(*entry.lesson, *entry.example);
        const auto all = walked(*played, stepsOf(*played) - 1).marks;
        for (std::size_t step = 0; step < stepsOf(*played); ++step) {
            const auto marks = walked(*played, step).marks;
            ASSERT_LE(marks.size(), all.size());
            EXPECT_TRUE(std::equal(marks.begin(), marks.end(), all.begin()))
                << entry.example->id << " " << step;
        }
    }
}

TEST(LessonSteps, EveryClaimHasDiscWithResult)
{
    const auto played = playExample("wagon-1", "C2-1");
    const auto scene = answerScene(played, {});
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

TEST(LessonSteps, DrawsRangeOfEachEdition)
{
    const auto classic = walked(playExample("wagon-1", "C1-1"), 3);
    const auto modern = walked(playExample("wagon-1", "C2-1"), 3);
    EXPECT_TRUE(shows(classic, {-2, 1}, "city-new", style::source()));
    EXPECT_TRUE(shows(modern, {-2, 1}, "city-new", style::thinSource()));
    EXPECT_TRUE(answerScene(playExample("wagon-1", "C2-1"), {}).lines.empty());
    EXPECT_GE(answerScene(playExample("wagon-1", "C1-1"), {}).lines.size(), 3U) << "gate, abbey, within";
}

TEST(LessonSteps, UsesRulesWithoutExample)
{
    const auto* lesson = library().find("wagon-1");
    const auto first = playExample("wagon-1", "C2-1");
    for (const auto& at : first.scoredFeature()) {
        const auto other = PlayedExample::create(*lesson, Edition::C2, at);
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
    const auto played = playExample("wagon-3", "C1-3");
    ASSERT_GE(played.reach().targets.size(), 2U);
    const auto& right = played.reach().targets[0];
    const auto& wrong = played.reach().refused[0];
    const std::vector<LessonMark> marked{{&wrong, wrong.segments[0]}, {&right, right.segments[0]}};
    const auto before = marksScene(marked, played, {});
    const auto scene = resultScene(marked, played, {});
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
