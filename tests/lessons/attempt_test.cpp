// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/attempt.h"

#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka::lessons {
namespace {

bool wagonOn(const State& state, const Lesson& lesson, const SegmentRef& at)
{
    return std::ranges::any_of(state->figuresOnBoard(), [&](const Figure& figure) {
        return figure.kind == lesson.figure && figure.player == lesson.player
               && state->board.ref(figure.segment) == at;
    });
}

TEST(Attempt, EveryDropIsAnsweredAsTheRangeSays)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto stage = Stage::set(*lesson, *example);
        ASSERT_TRUE(stage);
        Attempt attempt(*stage);
        for (const auto& entry : stage->reach().targets)
            for (const auto& segment : entry.segments) {
                attempt.reset();
                EXPECT_FALSE(attempt.refusal(segment)) << example->id;
                EXPECT_FALSE(attempt.hasMoved());
                EXPECT_FALSE(attempt.drop(segment)) << example->id;
                EXPECT_EQ(attempt.standsOn(), segment);
                EXPECT_TRUE(wagonOn(attempt.state(), *lesson, segment)) << example->id;
                EXPECT_FALSE(wagonOn(attempt.state(), *lesson, stage->from())) << example->id;
            }
        attempt.reset();
        for (const auto& entry : stage->reach().refused)
            for (const auto& segment : entry.segments) {
                const auto why = attempt.drop(segment);
                ASSERT_TRUE(why) << example->id;
                EXPECT_EQ(why->code, entry.refusal->code) << example->id;
                EXPECT_EQ(why->detail, entry.refusal->detail) << example->id;
                EXPECT_EQ(attempt.state(), stage->scored());
            }
    }
}

/// C2-3: on the road at its left it stands beside a city that was too far away from where it stood before.
TEST(Attempt, ItMovesOnceAndWhatIsOnTheBoardIsJudged)
{
    for (const char* id : {"C2-3", "C1-3"}) {
        const auto stage = stageOf("wagon-3", id);
        Attempt attempt(stage);
        const auto target = stage.reach().targets.front().segments.front();
        ASSERT_FALSE(attempt.drop(target));
        for (const auto* list : {&stage.reach().targets, &stage.reach().refused})
            for (const auto& entry : *list)
                for (const auto& at : entry.segments) {
                    const auto why = attempt.refusal(at);
                    EXPECT_EQ(why.has_value(), at != target) << id;
                    EXPECT_EQ(attempt.drop(at), why);
                    if (why) {
                        EXPECT_EQ(why->code, refusal::notThisFigure);
                        EXPECT_EQ(why->detail, Attempt::moved);
                    }
                    EXPECT_EQ(attempt.standsOn(), target);
                    EXPECT_TRUE(wagonOn(attempt.state(), stage.lesson(), target));
                }
        EXPECT_FALSE(attempt.sendHome());
        EXPECT_EQ(attempt.standsOn(), target);
        attempt.reset();
        EXPECT_FALSE(attempt.hasMoved());
        EXPECT_EQ(attempt.state(), stage.scored());
        EXPECT_TRUE(attempt.sendHome());
    }
}

TEST(Attempt, NowhereAndItsOwnFeatureAreRefusedToo)
{
    const auto stage = stageOf("wagon-1", "C2-1");
    Attempt attempt(stage);
    const auto nowhere = attempt.drop({{50, 50}, 0});
    ASSERT_TRUE(nowhere);
    EXPECT_EQ(nowhere->code, refusal::notAnAction);
    ASSERT_TRUE(attempt.drop({{-2, 1}, 40}));
    const auto own = attempt.drop(stage.from());
    ASSERT_TRUE(own);
    EXPECT_EQ(own->code, refusal::ownFeature);
    const auto shortRoad = attempt.drop(segment(stage, {-3, 1}, "short-road-n"));
    ASSERT_TRUE(shortRoad);
    EXPECT_EQ(shortRoad->code, refusal::shortRoad);
}

TEST(Attempt, HomeIsAlwaysOpen)
{
    const auto stage = stageOf("wagon-2", "C2-2.5");
    Attempt attempt(stage);
    attempt.sendHome();
    EXPECT_TRUE(attempt.isHome());
    EXPECT_FALSE(wagonOn(attempt.state(), stage.lesson(), stage.from()));
    EXPECT_EQ(attempt.state()->supply[0][index(stage.lesson().figure)], 1);
    EXPECT_TRUE(attempt.drop(segment(stage, {-2, 0}, "road-s"))) << "it is in the supply";
    EXPECT_TRUE(attempt.isHome());
    attempt.reset();
    EXPECT_FALSE(attempt.isHome());
}

TEST(Attempt, TheEditionDecides)
{
    const auto classic = stageOf("wagon-2", "C1-2");
    const auto modern = stageOf("wagon-2", "C2-2");
    const auto field = segment(classic, {-1, 0}, "road-es");
    const auto top = segment(classic, {-2, -2}, "road-ns");
    EXPECT_TRUE(Attempt(classic).drop(field));
    EXPECT_FALSE(Attempt(modern).drop(field));
    EXPECT_FALSE(Attempt(classic).drop(top));
    EXPECT_EQ(Attempt(modern).drop(top)->code, refusal::outOfRange);
}

} // namespace
} // namespace vozka::lessons
