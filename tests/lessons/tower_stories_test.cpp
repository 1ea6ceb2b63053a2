// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about The Tower: their claims agree with the rules.
#include "lessons/story_file.h"
#include "records/files.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

/// Returns the prisoners with holder and owner: "1:0large 1:0follower".
std::string heldPrisoners(const Story& story, std::size_t entryCount)
{
    std::string text;
    const auto prisoners = story.table.rules.book().findToken("prisoner")->kind;
    for (const auto& prisoner : story.dataAt(entryCount).tokensOf(prisoners))
        text += (text.empty() ? "" : " ") + std::to_string(prisoner.where) + ":"
                + std::to_string(prisoner.owner) + nameOf(story, prisoner.figure());
    return text;
}

TEST(TowerStories, LearnCapturesAndExchanges)
{
    const auto& learn = story("learn-tower");
    EXPECT_EQ(heldPrisoners(learn, learn.steps[2].after), "0:1follower");
    EXPECT_EQ(scoreTexts(learn),
              (Strings{"0 ransom 3 = ransom.received 1 3", "1 ransom -3 = ransom.paid 1 -3"}));
    EXPECT_EQ(answers(learn, 3), (Strings{"yes", "yes"}));
    EXPECT_EQ(heldPrisoners(learn, learn.steps[3].after), "1:0follower");
    EXPECT_EQ(heldPrisoners(learn, learn.steps[5].after), "") << "exchanged";
    EXPECT_EQ(refusals(learn, 7), Strings{"tower-closed"});
}

// The reach is one tile in each direction, then two, and never diagonal.
TEST(TowerStories, ReachGrowsWithHeight)
{
    const auto& reach = story("tower-reach");
    EXPECT_EQ(answers(reach, 1), (Strings{"yes", "capture-out-of-range", "capture-out-of-range"}));
    EXPECT_EQ(answers(reach, 3), (Strings{"yes", "capture-out-of-range"}));
}

// All meeples can be captured, other figures cannot. A builder without a follower returns to the supply.
TEST(TowerStories, CapturesOnlyMeeples)
{
    const auto& whom = story("tower-whom");
    EXPECT_EQ(answers(whom, 1), (Strings{"yes", "yes", "capture-not-a-follower", "capture-not-a-follower",
                                         "yes", "capture-not-a-follower"}));
    EXPECT_EQ(figureCount(whom, whom.steps[2].before, 1, "builder"), 1);
    EXPECT_EQ(figureCount(whom, whom.steps[2].after, 1, "builder"), 0);
    EXPECT_EQ(heldPrisoners(whom, whom.history.size()), "0:1follower");
}

TEST(TowerStories, FigureClosesTower)
{
    const auto& close = story("tower-close");
    EXPECT_EQ(answers(close, 0), (Strings{"yes", "tower-bare"}));
    EXPECT_EQ(refusals(close, 0), (Strings{"wrong-feature", "wrong-feature"}));
    EXPECT_EQ(answers(close, 2), (Strings{"tower-closed", "yes"}));
    EXPECT_EQ(close.steps[1].task->accept.size(), 2U) << "large or normal";
}

// Prisoners are exchanged one for one, and the owner chooses the figure. The other one is bought back in the
// next turn.
TEST(TowerStories, PrisonersAreExchangedOrRansomed)
{
    const auto& exchange = story("prisoners-exchange");
    EXPECT_EQ(heldPrisoners(exchange, exchange.steps[0].before), "1:0large 1:0follower");
    EXPECT_EQ(exchange.table.rules.step(exchange.stateAt(exchange.steps[1].after)), "exchange");
    EXPECT_EQ(heldPrisoners(exchange, exchange.steps[2].after), "1:0follower");
    EXPECT_EQ(heldPrisoners(exchange, exchange.history.size()), "");
    EXPECT_EQ(scoreTexts(exchange),
              (Strings{"0 ransom -3 = ransom.paid 1 -3", "1 ransom 3 = ransom.received 1 3"}));
    // The option returns the first prisoner without a choice.
    auto file = nlohmann::json::parse(
        *records::readFile(std::string(VOZKA_LESSONS) + "/prisoners-exchange.story.json"));
    file["position"]["rules"]["options"]["prisonerChoice"] = "first";
    const auto first = readStory(file.dump(), "my.story.json");
    ASSERT_FALSE(first);
    EXPECT_EQ(first.error().pointer, "/steps/2/task/accept/0");
    EXPECT_EQ(first.error().code, "not-this-step");
}

// A foundation is not a junction: the wagon cannot cross it in the classic edition, in the new one the range
// counts.
TEST(TowerStories, FoundationIsNoJunction)
{
    const auto& classic = story("wagon-foundation-c1");
    EXPECT_EQ(answers(classic, 2), (Strings{"yes", "not-adjacent", "not-adjacent"}));
    const auto& modern = story("wagon-foundation-c2");
    EXPECT_EQ(answers(modern, 2), (Strings{"yes", "yes", "yes"}));
    for (const auto* story : {&classic, &modern}) {
        EXPECT_EQ(scoreTexts(*story), Strings{"0 road 2 = road.tiles 2 2"});
        EXPECT_EQ(refusals(*story, 2), Strings{"tower"});
    }
}

// The capture is before the dragon. A tower is open again after the dragon ate its figure.
TEST(TowerStories, CaptureIsBeforeDragon)
{
    const auto& both = story("tower-before-dragon");
    EXPECT_EQ(both.table.rules.step(both.stateAt(both.steps[0].after)), "capture");
    EXPECT_EQ(both.table.rules.step(both.stateAt(both.steps[1].after)), "dragon");
    EXPECT_EQ(figureCount(both, both.steps[1].after, 1, "follower"), 1);
    EXPECT_EQ(figureCount(both, both.steps[2].after, 1, "follower"), 0) << "eaten on the tower";
    EXPECT_EQ(refusals(both, 0), Strings{"tower-closed"});
    EXPECT_EQ(answers(both, 3), (Strings{"yes", "yes"}));
}

/// These stories also hold with the rules of the classic edition.
TEST(TowerStories, HoldInBothEditions)
{
    for (const auto* id : {"learn-tower", "tower-reach", "tower-whom", "tower-close", "prisoners-exchange",
                           "tower-before-dragon"}) {
        const auto name = std::string(id) + ".story.json";
        auto file = nlohmann::json::parse(*records::readFile(std::string(VOZKA_LESSONS) + "/" + name));
        file["position"]["rules"]["edition"] = "C1";
        const auto other = readStory(file.dump(), name);
        ASSERT_TRUE(other) << id << " " << other.error().pointer << " " << other.error().code;
        EXPECT_EQ(scoreTexts(*other), scoreTexts(story(id)));
    }
}

} // namespace
} // namespace vozka::lessons
