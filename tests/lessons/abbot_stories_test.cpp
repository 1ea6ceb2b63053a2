// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about the abbot and the gardens: their claims agree with the rules.
#include "engine/rules/core_rules.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

bool isRetrieval(const Story& story, const Action& action)
{
    const auto* form = story.table.rules.book().formOf(action);
    return form != nullptr && form->word() == "retrieve";
}

bool isRetrievalStep(const Story& story, const StoryStep& step)
{
    const auto& action = step.task ? step.task->accept.front() : step.question->then.front();
    return isRetrieval(story, action);
}

/// Returns the events of the action that takes the abbot back.
std::vector<Code> retrievalEvents(const Story& story)
{
    std::vector<Code> all;
    for (const auto& entry : story.history)
        if (isRetrieval(story, entry.action))
            for (const auto& event : entry.events)
                all.push_back(event.type);
    return all;
}

// Only the abbot can be placed in the garden, and on no other feature of that tile. It is scored at the end
// like a monastery.
TEST(AbbotStories, GardenIsForAbbotOnly)
{
    const auto& garden = story("abbot-garden");
    EXPECT_EQ(refusals(garden, 1), (Strings{"garden-abbot-only"}));
    EXPECT_EQ(answers(garden, 1), (Strings{"yes", "wrong-feature", "wrong-feature"}));
    EXPECT_EQ(figureCount(garden, garden.steps[2].after, 0, "abbot"), 1);
    EXPECT_EQ(figureCount(garden, garden.steps[3].after, 1, "follower"), 1);
    EXPECT_EQ(figureCount(garden, garden.steps[3].after, 1, "abbot"), 0);
    EXPECT_EQ(scoreTexts(garden),
              (Strings{"0 garden.incomplete 5 = garden.tile 1 1, garden.neighbours 4 4",
                       "1 monastery.incomplete 4 = monastery.tile 1 1, monastery.neighbours 3 3"}));
    EXPECT_TRUE(garden.dataAt(garden.history.size()).over);
}

// The player takes back only their own abbot, instead of placing a figure, also with the tile just placed.
// The abbot can be used again.
TEST(AbbotStories, AbbotIsTakenBackEarly)
{
    const auto& early = story("abbot-home-early");
    EXPECT_EQ(answers(early, 1), (Strings{"yes", "abbot-not-there", "yes"}));
    const auto& back = early.steps[2];
    ASSERT_TRUE(isRetrievalStep(early, back));
    EXPECT_EQ(scoreTexts(early), (Strings{"0 garden.incomplete 6 = garden.tile 1 1, garden.neighbours 5 5"}));
    EXPECT_EQ(figureCount(early, back.before, 0, "abbot"), 1);
    EXPECT_EQ(figureCount(early, back.after, 0, "abbot"), 0);
    EXPECT_EQ(early.dataAt(back.after).active, 1) << "the turn is over";
    // The abbot is scored, the garden is not completed.
    const auto events = retrievalEvents(early);
    EXPECT_EQ(std::ranges::count(events, event::score), 1);
    EXPECT_EQ(std::ranges::count(events, event::complete), 0);
    EXPECT_EQ(playersOn(early, early.history.size(), {-2, 0}, "monastery"), "0") << "used again";
    EXPECT_EQ(figureCount(early, early.history.size(), 0, "abbot"), 1);
}

// An abbot in a completed garden is scored, not taken back, and another figure can be placed. An abbot in an
// incomplete monastery can be taken back.
TEST(AbbotStories, CompletedGardenKeepsAbbot)
{
    const auto& last = story("abbot-last-neighbour");
    EXPECT_EQ(refusals(last, 1), (Strings{"feature-completed"}));
    EXPECT_EQ(answers(last, 1), (Strings{"feature-completed", "yes", "yes"}));
    EXPECT_EQ(scoreTexts(last),
              (Strings{"0 garden 9 = garden.tile 1 1, garden.neighbours 8 8",
                       "1 monastery.incomplete 7 = monastery.tile 1 1, monastery.neighbours 6 6"}));
    EXPECT_EQ(figureCount(last, last.steps[2].after, 0, "abbot"), 0);
    EXPECT_EQ(playersOn(last, last.steps[2].after, {1, -1}, "road-sw"), "0");
    EXPECT_TRUE(hasEvent(last, event::complete));
    EXPECT_TRUE(isRetrievalStep(last, last.steps[3]));
    EXPECT_EQ(figureCount(last, last.history.size(), 1, "abbot"), 0);
}

// The abbot can be placed on an abbey and taken back early. No other figure can be placed in a garden.
TEST(AbbotStories, AbbotLeavesAbbeyEarly)
{
    const auto& abbey = story("abbot-on-abbey");
    EXPECT_EQ(playersOn(abbey, abbey.steps[1].after, {1, 1}, "abbey"), "0");
    EXPECT_EQ(figureCount(abbey, abbey.steps[1].after, 0, "abbot"), 1);
    EXPECT_EQ(refusals(abbey, 2), (Strings{"garden-abbot-only", "garden-abbot-only", "garden-abbot-only"}));
    EXPECT_EQ(refusals(abbey, 4), (Strings{"none-left"}));
    EXPECT_TRUE(isRetrievalStep(abbey, abbey.steps[4]));
    EXPECT_EQ(scoreTexts(abbey),
              (Strings{"0 monastery.incomplete 8 = monastery.tile 1 1, monastery.neighbours 7 7",
                       "0 road 4 = road.tiles 4 4"}));
}

TEST(AbbotStories, UseNewEdition)
{
    for (const auto* id : {"abbot-garden", "abbot-home-early", "abbot-last-neighbour", "abbot-on-abbey"})
        EXPECT_EQ(story(id).table.rules.book().options().edition(), Edition::C2) << id;
}

} // namespace
} // namespace vozka::lessons
