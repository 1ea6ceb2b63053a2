// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Damaged stories are refused with JSON pointer and code.
#include "lessons/story_file.h"

#include "records/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace vozka::lessons {
namespace {

using Json = nlohmann::json;

Json sample()
{
    const auto text = records::readFile(std::string(VOZKA_LESSONS) + "/learn-1.story.json");
    return Json::parse(*text);
}

std::string faultOf(const std::string& text)
{
    const auto story = readStory(text, "my.story.json");
    if (story)
        return "none";
    EXPECT_EQ(story.error().file, "my.story.json");
    std::string fault = story.error().pointer + " " + story.error().code;
    for (const auto& argument : story.error().arguments)
        fault += " | " + argument;
    return fault;
}

std::string faultWith(const std::string& pointer, const Json& value)
{
    auto file = sample();
    file[Json::json_pointer(pointer)] = value;
    return faultOf(file.dump());
}

std::string faultWithout(const std::string& pointer)
{
    auto file = sample();
    const Json::json_pointer at(pointer);
    file[at.parent_pointer()].erase(at.back());
    return faultOf(file.dump());
}

TEST(StoryFile, ReadsSample)
{
    EXPECT_EQ(faultOf(sample().dump()), "none");
    EXPECT_EQ(faultWith("/steps/0/note", "anything"), "none");
}

TEST(StoryFile, RefusesWrongHead)
{
    EXPECT_EQ(faultOf("{"), " json.syntax | 1 | 2");
    EXPECT_EQ(faultWith("/format", "vozka-lesson"), "/format format.wrong | vozka-story");
    EXPECT_EQ(faultWith("/version", 2), "/version version.unknown | 1");
    EXPECT_EQ(faultWith("/id", ""), "/id id.empty");
    EXPECT_EQ(faultWith("/rules", Json::array()), "/rules rules.none");
    EXPECT_EQ(faultWith("/rules/0", "base.no"), "/rules/0 rule.unknown | base.no");
    EXPECT_EQ(faultWith("/steps", Json::array()), "/steps list.wrong-length | 1");
    EXPECT_EQ(faultWithout("/game"), "/game field.missing | game");
    EXPECT_EQ(faultWith("/author", "me"), "/author field.unknown | author");
    EXPECT_EQ(faultWith("/game/rules/sets", {"no-such"}), "/game/rules/sets/0 sets.unknown | no-such");
    EXPECT_EQ(faultWith("/game/players", Json::array()), "/game/players players.count | 2 | 6");
    EXPECT_EQ(faultWith("/position", {{"tiles", 1}}).substr(0, 15), "/game field.unk");
}

TEST(StoryFile, RefusesWrongBag)
{
    const auto text = records::readFile(std::string(VOZKA_LESSONS) + "/last-abbeys-c2.story.json");
    const auto faultWithBag = [&](const Json& bag) {
        auto file = Json::parse(*text);
        file["bag"] = bag;
        return faultOf(file.dump());
    };
    EXPECT_EQ(faultWithBag({"A"}), "none");
    EXPECT_EQ(faultWithBag(Json::array()), "/steps/0/moves/1 game-over");
    EXPECT_EQ(faultWithBag({"V"}), "/steps/0/moves/1 not-in-bag");
    // With more tiles to draw, the game does not end when Petr places no abbey.
    EXPECT_EQ(faultWithBag({"A", "V"}).substr(0, 8), "/steps/3");
    EXPECT_EQ(faultWithBag({"Y"}), "/bag/0 tile.unknown | Y");
    // One of the two is on the board; an abbey is never drawn.
    EXPECT_EQ(faultWithBag({"A", "A"}), "/bag/1 not-in-bag");
    EXPECT_EQ(faultWithBag({"AB"}), "/bag/0 not-in-bag");
    EXPECT_EQ(faultWith("/bag", {"V"}), "/bag field.unknown | bag");
}

TEST(StoryFile, RefusesWrongTexts)
{
    EXPECT_EQ(faultWith("/steps/0/text", "no-such"), "/steps/0/text text.unknown | no-such");
    EXPECT_EQ(faultWithout("/texts/hint2/cs"), "/texts/hint2/cs field.missing | cs");
    EXPECT_EQ(faultWith("/texts/hint2/en", " "), "/texts/hint2/en text.empty");
    EXPECT_EQ(faultWith("/texts/spare", {{"en", "a"}, {"cs", "b"}}), "/texts/spare text.unused | spare");
}

TEST(StoryFile, RefusesWrongMoves)
{
    EXPECT_EQ(faultWith("/steps/3/moves/0", {{"draw", "Y"}}), "/steps/3/moves/0/draw tile.unknown | Y");
    EXPECT_EQ(faultWith("/steps/3/moves/0", {{"draw", "U"}}), "/steps/3/moves/1 wrong-tile");
    EXPECT_EQ(faultWith("/steps/3/moves/1/turns", 2), "/steps/3/moves/1 side-does-not-match");
    EXPECT_EQ(faultWith("/steps/6/moves/2/feature", "city-x"), "/steps/6/moves/2 not-an-action");
    EXPECT_EQ(faultWith("/steps/8/end", false), "/steps/8/end expected.true");
    // The game ends before the road of the question is completed.
    EXPECT_EQ(faultWith("/steps/6/end", true).substr(0, 15), "/steps/6/scores");
}

TEST(StoryFile, RefusesWrongDiscs)
{
    EXPECT_EQ(faultWith("/steps/0/discs/0/feature", "road-n"),
              "/steps/0/discs/0/feature feature.unknown | road-n | 0,0");
    EXPECT_EQ(faultWith("/steps/0/discs/1/number", 1), "/steps/0/discs label.twice | 1");
    EXPECT_EQ(faultWith("/steps/0/discs/0/number", 100),
              "/steps/0/discs/0/number number.out-of-range | 0 | 99");
    EXPECT_EQ(faultWith("/steps/0/discs/0", {{"number", 7}, {"corner", {0, 0}}}), "none");
    EXPECT_EQ(faultWith("/steps/0/discs/0", {{"number", 7}, {"at", {5, 5}}}), "none");
}

TEST(StoryFile, RefusesWrongScores)
{
    EXPECT_EQ(faultWith("/steps/6/scores/0/points", 5), "/steps/6/scores/0 claim.false | player 1 city 4");
    EXPECT_EQ(faultWith("/steps/6/scores/0/player", 0), "/steps/6/scores/0 claim.false | player 1 city 4");
    EXPECT_EQ(faultWith("/steps/6/scores/0/kind", "road"), "/steps/6/scores/0 claim.false | player 1 city 4");
    EXPECT_EQ(faultWith("/steps/6/scores/0/rule", "base.city.tiny"),
              "/steps/6/scores/0 claim.false | player 1 city 4");
    EXPECT_EQ(faultWith("/steps/6/scores/0/rule", "base.city.complete"), "none");
    EXPECT_EQ(faultWithout("/steps/6/scores"), "/steps/6/scores claim.false | player 1 city 4");
    EXPECT_EQ(faultWith("/steps/0/scores", {{{"player", 0}, {"kind", "road"}, {"points", 1}}}),
              "/steps/0/scores/0 claim.false | no points");
    // Points that are paid are negative, so a negative claim is read and checked.
    EXPECT_EQ(faultWith("/steps/6/scores/0/points", -3), "/steps/6/scores/0 claim.false | player 1 city 4");
    EXPECT_EQ(faultWith("/steps/6/scores/0/points", -1000),
              "/steps/6/scores/0/points number.out-of-range | -999 | 999");
}

TEST(StoryFile, ChecksRefusals)
{
    EXPECT_EQ(faultWith("/steps/1/refused/0/code", "no-neighbour"),
              "/steps/1/refused/0 claim.false | code side-does-not-match");
    EXPECT_EQ(faultWith("/steps/1/refused/0/detail", "road"),
              "/steps/1/refused/0 claim.false | code side-does-not-match");
    EXPECT_EQ(faultWith("/steps/1/refused/0/action/at", {1, 0}), "/steps/1/refused/0 claim.false | legal");
}

/// With `now` the refusal is of the current step, otherwise of the action's own step.
TEST(StoryFile, ChecksRefusalsOfCurrentStep)
{
    auto file = sample();
    auto& refused = file["steps"][1]["refused"][0];
    refused["action"] = {{"deploy", "follower"}, {"at", {0, 0}}, {"feature", "road-ew"}};
    EXPECT_EQ(faultOf(file.dump()), "/steps/1/refused/0 claim.false | legal");
    refused["now"] = true;
    EXPECT_EQ(faultOf(file.dump()), "/steps/1/refused/0 claim.false | code not-this-step");
    refused["now"] = false;
    EXPECT_EQ(faultOf(file.dump()), "/steps/1/refused/0/now expected.true");
}

TEST(StoryFile, RefusesWrongTasks)
{
    EXPECT_EQ(faultWith("/steps/1/task/accept", Json::array()), "/steps/1/task/accept list.wrong-length | 1");
    EXPECT_EQ(faultWith("/steps/1/task/accept/1/at", {0, -1}), "/steps/1/task/accept/1 side-does-not-match");
    EXPECT_EQ(faultWithout("/steps/1/task/hint"), "/steps/1/task/hint field.missing | hint");
    EXPECT_EQ(faultWithout("/steps/1/task/do"), "/steps/1/task/do field.missing | do");
    EXPECT_EQ(faultWith("/steps/2/task/wrong/0/action/pass", false),
              "/steps/2/task/wrong/0/action/pass expected.true");
    auto right = sample()["steps"][2]["task"]["accept"][0];
    EXPECT_EQ(faultWith("/steps/2/task/wrong/0/action", right), "/steps/2/task/wrong/0/action answer.right");
    right["feature"] = "road-n";
    EXPECT_EQ(faultWith("/steps/2/task/wrong/0/action", right), "/steps/2/task/wrong/0/action not-an-action");
    EXPECT_EQ(faultWith("/steps/2/question", 1), "/steps/2/question field.unknown | question");
}

TEST(StoryFile, RefusesWrongQuestions)
{
    EXPECT_EQ(faultWith("/steps/8/question/choices", {3, 10}), "/steps/8/question/choices claim.false | 5");
    EXPECT_EQ(faultWith("/steps/8/question/choices", {5, 5, 10}),
              "/steps/8/question/choices claim.false | 5");
    EXPECT_EQ(faultWith("/steps/8/question/wrong/0/points/0", 5), "/steps/8/question/wrong/0 answer.right");
    EXPECT_EQ(faultWith("/steps/8/question/wrong/0/points/0", 6),
              "/steps/8/question/wrong/0/points/0 word.unknown | 6");
    EXPECT_EQ(faultWith("/steps/8/question/points", 2),
              "/steps/8/question/points number.out-of-range | 0 | 1");
    EXPECT_EQ(faultWithout("/steps/8/question/then"), "/steps/8/question field.missing | then");
    EXPECT_EQ(faultWith("/steps/3/question/marks", Json::array()),
              "/steps/3/question/marks list.wrong-length | 1");
    EXPECT_EQ(faultWith("/steps/3/question/marks/1/number", 1), "/steps/3/question/marks label.twice | 1");
}

} // namespace
} // namespace vozka::lessons
