// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A position becomes a lesson that the library accepts, or is refused with a reason.
#include "sandbox/lesson_maker.h"

#include "lessons/lesson_file.h"
#include "lessons/lesson_writer.h"
#include "lessons/library.h"
#include "lessons/played_example.h"
#include "match/match.h"
#include "players/random_player.h"
#include "samples.h"
#include "sandbox/position_of_game.h"
#include "wording/messages.h"
#include "wording/sandbox_messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

namespace vozka::sandbox {
namespace {

using lessons::Lesson;
using lessons::Show;

const lessons::Text title{"Mine", "Moje"};

lessons::Text textsOf(const LessonTextSpec& spec)
{
    const auto text = wording::english(wording::messageOf(spec));
    return {text, "cs: " + text};
}

std::string faultOf(const records::Result<Lesson>& lesson)
{
    return lesson ? "none" : lesson.error().code;
}

/// Checks that the library accepts the file and confirms all claims.
void expectValidLesson(const Lesson& lesson)
{
    lessons::LessonLibrary library;
    library.add(lessons::writeLesson(lesson), "mine.lesson.json");
    for (const auto& error : library.broken())
        FAIL() << error.pointer << " " << error.code << " "
               << (error.arguments.empty() ? "" : error.arguments[0]) << "\n"
               << lessons::writeLesson(lesson);
    ASSERT_NE(library.find(lesson.id), nullptr);
    EXPECT_EQ(library.find(lesson.id)->examples.size(), 2U);
}

/// A wagon on a road that the last tile completes: a junction in the east, a gate in the west.
SandboxEditor completedRoad()
{
    SandboxEditor editor;
    editor.place("D", {0, 0});
    editor.place("W", {1, 0}, 1);
    editor.place("T", {-1, 0}, 3);
    editor.set(0, "wagon", {0, 0}, "road-ew");
    return editor;
}

TEST(SandboxLesson, IsMadeFromWagonOnCompletedFeature)
{
    auto editor = completedRoad();
    const auto lesson = makeLesson(editor.box().record(), "mine", title, textsOf);
    ASSERT_TRUE(lesson) << lesson.error().code;
    EXPECT_EQ(lesson->id, "mine");
    EXPECT_EQ(lesson->text(lesson->title).czech, "Moje");
    EXPECT_EQ(lesson->examples[0].edition, Edition::C1);
    EXPECT_EQ(lesson->examples[1].edition, Edition::C2);
    EXPECT_EQ(lesson->position.position.tiles.size(), 2U);
    EXPECT_TRUE(lesson->position.position.figures.empty());
    expectValidLesson(*lesson);
}

TEST(SandboxLesson, HasOneLabelPerKindOfClaim)
{
    auto editor = completedRoad();
    const auto lesson = makeLesson(editor.box().record(), "mine", title, textsOf);
    ASSERT_TRUE(lesson) << lesson.error().code;
    for (const auto& example : lesson->examples) {
        std::set<std::string> captions;
        int number = 0;
        for (const auto& label : example.labels) {
            EXPECT_EQ(label.number, number++);
            EXPECT_TRUE(captions.insert(label.text).second);
            for (const auto& claim : label.claims) {
                EXPECT_EQ(claim.target, label.claims[0].target);
                EXPECT_EQ(claim.via, label.claims[0].via);
                EXPECT_EQ(claim.reason, label.claims[0].reason);
                EXPECT_EQ(claim.detail, label.claims[0].detail);
            }
        }
        ASSERT_EQ(example.steps.size(), 4 + example.labels.size());
        EXPECT_EQ(example.steps[0].show, Show::Board);
        EXPECT_EQ(example.steps[3].show, Show::Range);
    }
    const auto caption = [&](int label) {
        return lesson->text(lesson->examples[0].label(label)->text).english;
    };
    EXPECT_EQ(caption(1), wording::find("lesson-target/gate")->text);
    EXPECT_EQ(caption(2), wording::find("lesson-target/junction")->text);
    EXPECT_FALSE(lesson->rules.empty());
}

TEST(SandboxLesson, WagonOnLastTileBelongsToItsPlacer)
{
    SandboxEditor editor(3);
    editor.place("D", {0, 0});
    editor.place("W", {1, 0}, 1);
    editor.place("T", {-1, 0}, 3);
    editor.set(1, "wagon", {-1, 0}, "road-s");
    const auto lesson = makeLesson(editor.box().record(), "mine", title, textsOf);
    ASSERT_TRUE(lesson) << lesson.error().code;
    EXPECT_EQ(lesson->position.position.toMove, 0);
    expectValidLesson(*lesson);
}

TEST(SandboxLesson, RefusesPositionsWithReason)
{
    SandboxEditor editor;
    EXPECT_EQ(faultOf(makeLesson(editor.box().record(), "mine", title, textsOf)), "lesson.no-figure");
    editor.place("D", {0, 0});
    editor.set(0, "wagon", {0, 0}, "road-ew");
    // The wagon is on a road that no tile completes.
    EXPECT_EQ(faultOf(makeLesson(editor.box().record(), "mine", title, textsOf)), "lesson.no-figure");
    auto road = completedRoad();
    ASSERT_EQ(road.set(1, "follower", {-1, 0}, "city-new"), "done");
    EXPECT_EQ(faultOf(makeLesson(road.box().record(), "mine", title, textsOf)), "lesson.last-tile");
    road.box().undo();
    road.box().takeFigure(0);
    ASSERT_EQ(road.set(0, "follower", {0, 0}, "road-ew"), "done");
    EXPECT_EQ(faultOf(makeLesson(road.box().record(), "mine", title, textsOf)), "lesson.no-figure");
}

/// Builds the board of each built-in lesson with another last tile, then places the figures. The resulting
/// lesson has the same targets as the built-in one.
TEST(SandboxLesson, RebuildsAllBuiltInLessons)
{
    const auto library = lessons::LessonLibrary::builtIn();
    int movedCount = 0;
    for (const auto& entry : library.contents()) {
        SCOPED_TRACE(entry.example->id);
        const auto played = lessons::PlayedExample::create(*entry.lesson, *entry.example);
        ASSERT_TRUE(played);
        auto choice = entry.lesson->position.rules;
        choice.options = played->rules().book().options();
        auto record =
            recordOf(choice, entry.lesson->position.players, played->rules().book(), played->withTile());
        auto figures = std::exchange(record.position.figures, {});
        record.position.tokens.clear();
        const PositionFigure movable{entry.lesson->player, entry.lesson->figure, played->from().at,
                                     played->from().feature};
        if (std::ranges::find(figures, movable) == figures.end())
            figures.push_back(movable);
        Sandbox box(choice, record.players);
        box.load(record);
        for (const auto& tile : record.position.tiles)
            if (tile.at != played->lastTile() && !box.makeLast(tile.at)) {
                ++movedCount;
                break;
            }
        for (const auto& figure : figures)
            ASSERT_EQ(codeOf(box.setFigure(figure)), "done") << figure.at.x << "," << figure.at.y;
        const auto lesson =
            makeLesson(box.record(), {movable.player, movable.kind, played->from()}, "mine", title, textsOf);
        ASSERT_TRUE(lesson) << lesson.error().code << " " << lesson.error().pointer;
        const auto rebuilt = lessons::PlayedExample::create(*lesson, entry.example->edition, played->from());
        ASSERT_TRUE(rebuilt);
        const auto targets = [](const lessons::PlayedExample& each) {
            std::set<SegmentRef> found;
            for (const auto& target : each.reach().targets)
                found.insert(target.segments.begin(), target.segments.end());
            return found;
        };
        EXPECT_EQ(targets(*rebuilt), targets(*played));
    }
    EXPECT_GT(movedCount, 20);
}

TEST(SandboxLesson, AllContentsHaveText)
{
    for (const auto what :
         {LessonTextSpec::What::Board, LessonTextSpec::What::Tile, LessonTextSpec::What::Score,
          LessonTextSpec::What::Range, LessonTextSpec::What::Placed})
        EXPECT_NE(wording::messageOf({.what = what}).wording->key, "");
}

/// All wagons on completed features in games become lessons, or are refused with a reason.
TEST(SandboxLesson, HandlesAllWagonsOfGames)
{
    ActionList legalActions;
    int lessonCount = 0;
    int refusedCount = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        records::GameRecord header;
        header.rules = {Options(seed % 2 == 0 ? Edition::C1 : Edition::C2), {"base", "abbey-and-mayor"}};
        header.players = players(2 + static_cast<int>(seed % 3));
        header.seed = seed;
        auto match = Match::start(header);
        ASSERT_TRUE(match);
        RandomPlayer player(seed);
        while (!match->state()->over) {
            auto action = player.choose(match->rules(), match->state(), legalActions);
            // Players place their wagons whenever possible.
            match->rules().legal(match->state(), legalActions);
            for (const auto& each : legalActions)
                if (each.type == Action::Type::Deploy
                    && match->rules().book().figureRule(each.figure).spec().movesAfterScoring)
                    action = each;
            ASSERT_FALSE(match->act(action));
            const auto record = recordOf(header.rules, header.players, match->rules().book(), match->state());
            const auto table = records::layOut(record, "game");
            ASSERT_TRUE(table);
            for (const auto& figure : movableFigures(table->rules, table->state)) {
                const auto lesson = makeLesson(record, figure, "mine", title, textsOf);
                if (!lesson) {
                    ++refusedCount;
                    EXPECT_NE(wording::messageOf(lesson.error()).wording->key, "") << lesson.error().code;
                    continue;
                }
                ++lessonCount;
                expectValidLesson(*lesson);
                for (const auto& [id, text] : lesson->texts)
                    EXPECT_NE(text.english, "") << id;
                if (testing::Test::HasFailure())
                    FAIL() << seed;
            }
        }
    }
    EXPECT_GT(lessonCount, 20);
    EXPECT_LT(refusedCount, lessonCount);
}

} // namespace
} // namespace vozka::sandbox
