// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Mistakes that are found for wrong answers to questions of the built-in stories.
#include "lessons/wrong_answer.h"

#include "lessons/story_answer.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

using Kind = PointsMistake::Kind;

PointsMistake mistake(std::string_view id, std::size_t step, int points)
{
    const auto found = causeOf(story(id), story(id).steps.at(step - 1), points);
    if (!found)
        throw std::runtime_error(std::string(id) + ": no cause of " + std::to_string(points));
    return *found;
}

ScoringReason reason(std::string_view id, std::size_t step, Player player)
{
    return scoringReason(story(id), story(id).steps.at(step - 1), player);
}

TEST(WrongPoints, EachWrongChoiceHasCause)
{
    int wrong = 0;
    for (const auto& each : library().stories())
        for (const auto& step : each->steps) {
            if (!step.question || step.question->about != StoryQuestion::About::Points)
                continue;
            for (const auto& choice : choicesOf(*each, step))
                if (!choice.right) {
                    ++wrong;
                    EXPECT_TRUE(causeOf(*each, step, choice.points))
                        << each->id << " " << step.text << ": " << choice.points;
                }
        }
    EXPECT_GT(wrong, 100);
}

TEST(WrongPoints, FindsForgottenSummand)
{
    EXPECT_EQ(mistake("abbey-field", 3, 6).kind, Kind::TermLeftOut);
    EXPECT_EQ(mistake("abbey-field", 3, 6).term.term, "city.coats-of-arms");
    EXPECT_EQ(mistake("inn-one-road", 2, 3).term.term, "road.inn");
    EXPECT_EQ(mistake("cathedral-city-and-barn", 1, 14).term.term, "city.cathedral");
    EXPECT_EQ(mistake("cathedral-city-and-barn", 1, 18).term.term, "city.coats-of-arms");
    EXPECT_EQ(mistake("learn-2", 7, 8).term.term, "monastery.tile");
    EXPECT_EQ(mistake("pig-joins-barn", 4, 2).term.term, "field.pigs");
    EXPECT_EQ(mistake("dragon-fairy", 3, 3).kind, Kind::LineLeftOut);
    EXPECT_EQ(mistake("dragon-fairy", 3, 3).line.kind, "fairy");
}

TEST(WrongPoints, FindsOtherRuleOfScoring)
{
    EXPECT_EQ(mistake("mayor-three-coats", 4, 9).kind, Kind::AsIncomplete);
    EXPECT_EQ(mistake("abbot-garden", 6, 9).kind, Kind::AsComplete);
    EXPECT_EQ(mistake("barn-three-one-four", 5, 9).kind, Kind::OtherRate);
    EXPECT_EQ(mistake("barn-three-one-four", 5, 9).rate, 3);
    EXPECT_EQ(mistake("barn-three-one-four", 4, 12).rate, 4);
    EXPECT_EQ(mistake("learn-barn", 6, 1).rate, 1);
    EXPECT_EQ(mistake("abbey-field", 3, 10).kind, Kind::OwnTileCounted);
    EXPECT_EQ(mistake("abbey-ends-cathedral-city", 3, 15).kind, Kind::OwnTileCounted);
    EXPECT_EQ(mistake("abbey-ends-cathedral-city", 4, 16).kind, Kind::LargeCounted);
}

TEST(WrongPoints, FindsWrongCount)
{
    const auto count = mistake("learn-1", 9, 4);
    EXPECT_EQ(count.kind, Kind::OtherCount);
    EXPECT_EQ(count.term.count, 4);
    EXPECT_EQ(mistake("learn-2", 7, 7).term.count, 6);
    EXPECT_EQ(mistake("barn-corner", 3, 0).kind, Kind::Nothing);
}

TEST(WrongPoints, PrefersTextOfStory)
{
    const auto own = mistake("learn-1", 9, 10);
    EXPECT_EQ(own.kind, Kind::OwnText);
    EXPECT_EQ(story("learn-1").text(own.text).english.find("A completed city brings 2 points"), 0U);
}

TEST(ScoringReason, ComparesStrengths)
{
    const auto majority = reason("learn-2", 3, 0);
    EXPECT_EQ(majority.kind, ScoringReason::Kind::Majority);
    EXPECT_EQ(majority.strength, 2);
    EXPECT_EQ(majority.others, 1);
    EXPECT_EQ(reason("learn-2", 3, 1).kind, ScoringReason::Kind::Outvoted);
    EXPECT_EQ(reason("drawbridge-tie", 3, 1).kind, ScoringReason::Kind::Tie);
    EXPECT_EQ(reason("large-follower-and-mayor", 3, 0).strength, 2);
    EXPECT_EQ(reason("mayor-zero-to-zero", 2, 0).kind, ScoringReason::Kind::NoStrength);
    EXPECT_EQ(reason("goods-for-whom", 3, 0).kind, ScoringReason::Kind::NotThere);
    EXPECT_EQ(reason("inn-one-road", 5, 0).kind, ScoringReason::Kind::NoValue);
}

TEST(ScoringReason, AgreesWithPoints)
{
    for (const auto& each : library().stories())
        for (const auto& step : each->steps) {
            if (!step.question || step.question->about != StoryQuestion::About::Who)
                continue;
            for (const auto& choice : choicesOf(*each, step)) {
                const auto found = scoringReason(*each, step, choice.player);
                const bool scores = found.kind == ScoringReason::Kind::Scored
                                    || found.kind == ScoringReason::Kind::Majority
                                    || found.kind == ScoringReason::Kind::Tie;
                EXPECT_EQ(scores, choice.right) << each->id << " " << step.text;
                if (found.kind == ScoringReason::Kind::Majority) {
                    EXPECT_GT(found.strength, found.others) << each->id << " " << step.text;
                }
            }
        }
}

} // namespace
} // namespace vozka::lessons
