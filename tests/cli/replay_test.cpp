// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The replay command: fields of the output, and one-line errors.
#include "call.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {
namespace {

std::string with(std::string text, const std::string& part, const std::string& replacement)
{
    const auto at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return at == std::string::npos ? text : text.replace(at, part.size(), replacement);
}

/// Returns the game with its first `actions` actions.
std::string cut(const std::string& text, int actions)
{
    auto end = text.find("\"actions\": [");
    for (int i = 0; i <= actions; ++i)
        end = text.find('\n', end + 1);
    // Remove the comma after the last action.
    return text.substr(0, actions == 0 ? end : end - 1) + "\n ]}\n";
}

TEST(Replay, WritesAllFieldsOfWholeGame)
{
    const auto answer = call({"replay", gamePath("random-2.vozka"), "--json", "--legal"});
    ASSERT_EQ(answer.exitCode, 0) << answer.err;
    const auto json = answer.json();
    EXPECT_TRUE(json["final"]["over"]);
    EXPECT_FALSE(json["final"].contains("next"));
    std::vector<int> scores(2, 0);
    for (const auto& turn : json["turns"]) {
        for (const auto* name : {"player", "discarded", "events", "scoreLines", "scores", "abbeyOffers",
                                 "placements", "deployments", "wagons", "drawbridges"})
            EXPECT_TRUE(turn.contains(name)) << name;
        EXPECT_FALSE(turn.contains("open"));
        for (const auto& line : turn["scoreLines"])
            scores[line["player"]] += line["points"].get<int>();
        EXPECT_EQ(turn["scores"], scores);
    }
    for (const auto& line : json["final"]["scoreLines"]) {
        int points = 0;
        for (const auto& term : line["terms"])
            points += term["points"].get<int>();
        EXPECT_EQ(line["points"], points);
        scores[line["player"]] += points;
    }
    EXPECT_EQ(json["final"]["scores"], scores);
}

/// Every turn lists the tokens of the players. The score line of the majority at the end has no cell.
TEST(Replay, WritesGoodsInEveryTurn)
{
    const auto answer = call({"replay", gamePath("traders-2.vozka"), "--json"});
    ASSERT_EQ(answer.exitCode, 0) << answer.err;
    const auto json = answer.json();
    nlohmann::json last = nlohmann::json::parse("[[0,0,0],[0,0,0]]");
    bool hasExtraTurn = false;
    for (const auto& turn : json["turns"]) {
        ASSERT_TRUE(turn.contains("goods"));
        for (std::size_t player = 0; player < 2; ++player)
            for (std::size_t kind = 0; kind < 3; ++kind)
                EXPECT_GE(turn["goods"][player][kind].get<int>(), last[player][kind].get<int>());
        last = turn["goods"];
        hasExtraTurn = hasExtraTurn || turn.value("extra", false);
    }
    EXPECT_TRUE(hasExtraTurn);
    int goodsPoints = 0;
    for (const auto& line : json["final"]["scoreLines"])
        if (line["kind"] == "goods") {
            EXPECT_TRUE(line["at"].is_null());
            goodsPoints += line["points"].get<int>();
        }
    EXPECT_GT(goodsPoints, 0);
}

TEST(Replay, MarksUnfinishedTurnAsOpen)
{
    const auto game = textOf(gamePath("random-2.vozka"));
    const TemporaryFile drawn(cut(game, 1));
    const auto json = call({"replay", drawn.path(), "--json", "--legal"}).json();
    ASSERT_EQ(json["turns"].size(), 1U);
    EXPECT_TRUE(json["turns"][0]["open"]);
    EXPECT_FALSE(json["turns"][0].contains("tile"));
    EXPECT_FALSE(json["turns"][0]["placements"].empty());
    EXPECT_EQ(json["final"]["next"], nlohmann::json::parse(R"({"player": 0, "step": "place"})"));

    const TemporaryFile withoutActions(cut(game, 0));
    const auto start = call({"replay", withoutActions.path(), "--json"}).json();
    EXPECT_TRUE(start["turns"].empty());
    EXPECT_EQ(start["final"]["next"], nlohmann::json::parse(R"({"player": null, "step": "draw"})"));
    EXPECT_FALSE(start["final"]["over"]);
}

TEST(Replay, ReportsIllegalActionWithCode)
{
    const auto game = textOf(gamePath("random-2.vozka"));
    const TemporaryFile twice(with(cut(game, 1), "\n ]", ",\n  {\"draw\": \"B\"}\n ]"));
    const auto answer = call({"replay", twice.path()});
    EXPECT_EQ(answer.exitCode, 1);
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(answer.err,
              twice.path()
                  + ": /actions/1: not-this-step: This is not the step of the turn in which that is done.\n");
}

TEST(Replay, RefusesMalformedGamesInOneLine)
{
    const auto game = textOf(gamePath("random-2.vozka"));
    const std::vector<std::pair<std::string, std::string>> corrupted{
        {with(game, "\"version\": 1", "\"version\": 3"), "/version: "},
        {with(game, "\"seed\"", "\"se\\ned\""), "/seed: "},
        {with(game, "\"draw\"", "\"dr\\naw\""), "/actions/0/dr\\naw: "},
        {game.substr(0, game.size() / 2), "json"},
        {"", "JSON"}};
    for (const auto& [text, part] : corrupted) {
        const TemporaryFile file(text);
        const auto answer = call({"replay", file.path()});
        EXPECT_EQ(answer.exitCode, 1);
        EXPECT_EQ(std::count(answer.err.begin(), answer.err.end(), '\n'), 1) << answer.err;
        EXPECT_EQ(answer.err.find(file.path() + ": "), 0U) << answer.err;
        EXPECT_TRUE(part == "json" || answer.err.find(part) != std::string::npos) << answer.err;
    }
    EXPECT_EQ(call({"replay", "/nowhere"}).exitCode, 1);
}

TEST(Replay, OffersAbbeysInEveryPossibleTurn)
{
    const std::string game = R"({"format": "vozka-game", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","abbey-and-mayor"], "options": {}},
 "players": [{"name": "A", "colour": "red", "kind": "human"}, {"name": "B", "colour": "blue", "kind": "human"}],
 "seed": 1,
 "actions": [
  {"draw": "U"}, {"place": "U", "at": [1,0], "turns": 1}, {"pass": true},
  {"draw": "B"}, {"place": "B", "at": [1,1], "turns": 0}, {"pass": true},
  {"draw": "B"}, {"place": "B", "at": [1,2], "turns": 0}, {"pass": true},
  {"draw": "B"}, {"place": "B", "at": [0,2], "turns": 0}, {"pass": true},
  {"draw": "U"}, {"place": "U", "at": [-1,0], "turns": 1}, {"pass": true},
  {"draw": "B"}, {"place": "B", "at": [-1,1], "turns": 0}, {"pass": true},
  {"pass": true}, {"draw": "E"}, {"place": "E", "at": [2,1], "turns": 0}, {"deploy": "mayor", "at": [2,1], "feature": "city-n"},
  {"place": "AB", "at": [0,1], "turns": 0}, {"deploy": "follower", "at": [0,1], "feature": "abbey"}
 ]})";
    const TemporaryFile file(game);
    const auto answer = call({"replay", file.path(), "--json", "--legal"});
    ASSERT_EQ(answer.exitCode, 0) << answer.err;
    const auto turns = answer.json()["turns"];
    ASSERT_EQ(turns.size(), 8U);
    EXPECT_TRUE(turns[5]["abbeyOffers"].empty());
    EXPECT_EQ(turns[6]["abbeyOffers"].dump(), R"([{"cells":[[0,1]],"player":0}])");
    EXPECT_EQ(turns[6]["tile"], "E");
    EXPECT_EQ(turns[7]["abbeyOffers"].dump(), R"([{"cells":[[0,1]],"player":1}])");
    EXPECT_EQ(turns[7]["tile"], "AB");
    EXPECT_TRUE(turns[7]["placements"].empty());
    EXPECT_EQ(turns[7]["deployments"][0].dump(), R"({"at":[0,1],"feature":"abbey","figure":"follower"})");

    const TemporaryFile wrong(
        with(game, "\"place\": \"AB\", \"at\": [0,1]", "\"place\": \"AB\", \"at\": [3,1]"));
    EXPECT_NE(call({"replay", wrong.path()}).err.find("/actions/22: not-a-hole: "), std::string::npos);
    const TemporaryFile beforeDeploy(
        with(game, ", {\"deploy\": \"follower\", \"at\": [0,1], \"feature\": \"abbey\"}", ""));
    EXPECT_EQ(call({"replay", beforeDeploy.path(), "--json"}).json()["final"]["next"].dump(),
              R"({"player":1,"step":"deploy"})");
}

TEST(Replay, KeepsScoresOfRecordedGames)
{
    const auto scores = [](const std::string& name) {
        return call({"replay", gamePath(name), "--json"}).json()["final"]["scores"].dump();
    };
    EXPECT_EQ(scores("random-2.vozka"), "[20,15]");
    EXPECT_EQ(scores("random-4.vozka"), "[14,9,8,11]");
}

} // namespace
} // namespace vozka
