// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves of a computer player in a recorded game, and matches between computer players.
#include "call.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace vozka {
namespace {

using Json = nlohmann::json;

/// Returns a game of two players with these actions.
Json gameWith(const Json& actions)
{
    return {
        {"format", "vozka-game"},
        {"version", 1},
        {"rules", {{"edition", "C2"}, {"sets", {"base", "abbey-and-mayor"}}, {"options", Json::object()}}},
        {"players",
         {{{"name", "Anna"}, {"colour", "red"}, {"kind", "human"}},
          {{"name", "Beta"}, {"colour", "blue"}, {"kind", "hard"}}}},
        {"seed", 7},
        {"actions", actions}};
}

Json drawAction(const std::string& kind)
{
    return {{"draw", kind}};
}

TEST(Think, ReturnsActionsUpToNextDraw)
{
    for (const std::string level : {"random", "easy", "medium", "hard"}) {
        auto actions = Json::array({drawAction("V")});
        // Four consecutive turns, each continued with the returned actions.
        for (const std::string next : {"U", "E", "W", "V"}) {
            const TemporaryFile game(gameWith(actions).dump());
            const auto answer =
                call({"think", game.path(), "--level", level, "--iterations", "30", "--seed", "3", "--json"});
            ASSERT_EQ(answer.exitCode, 0) << answer.err;
            const auto result = answer.json();
            ASSERT_TRUE(result["actions"][0].contains("place"));
            ASSERT_FALSE(result["candidates"].empty());
            for (const auto& candidate : result["candidates"]) {
                EXPECT_TRUE(candidate["visits"].is_number_unsigned());
                EXPECT_TRUE(candidate["difference"].is_number());
                EXPECT_TRUE(candidate["reasons"].is_array());
                EXPECT_FALSE(candidate["actions"].empty());
            }
            for (const auto& action : result["actions"])
                actions.push_back(action);
            actions.push_back(drawAction(next));
            const TemporaryFile after(gameWith(actions).dump());
            const auto replayed = call({"replay", after.path()});
            EXPECT_EQ(replayed.exitCode, 0) << level << ": " << replayed.err;
        }
    }
}

/// Each reason has a code, a player and points. The points add up to the difference between the moves.
TEST(Think, ReasonsAddUpToDifference)
{
    const TemporaryFile game(gameWith(Json::array({drawAction("V")})).dump());
    const auto answer = call({"think", game.path(), "--level", "medium", "--json"});
    ASSERT_EQ(answer.exitCode, 0) << answer.err;
    const auto candidates = answer.json()["candidates"];
    ASSERT_GT(candidates.size(), 2U);
    int features = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        double sum = 0;
        for (const auto& reason : candidates[i]["reasons"]) {
            EXPECT_TRUE(reason["code"].is_string());
            EXPECT_LT(reason["player"], 2);
            sum += reason["points"].get<double>();
            features += reason.contains("feature") ? 1 : 0;
        }
        const auto& other = candidates[i == 0 ? 1 : 0];
        EXPECT_NEAR(sum, candidates[i]["difference"].get<double>() - other["difference"].get<double>(), 0.05);
    }
    EXPECT_GT(features, 0);
}

TEST(Analyse, RatesEachDecision)
{
    const TemporaryFile game(gameWith(Json::array({drawAction("V"),
                                                   {{"place", "V"}, {"at", {1, 0}}, {"turns", 0}},
                                                   {{"pass", true}},
                                                   drawAction("U")}))
                                 .dump());
    const auto answer = call({"analyse", game.path(), "--iterations", "20", "--json"});
    ASSERT_EQ(answer.exitCode, 0) << answer.err;
    const auto decisions = answer.json()["decisions"];
    ASSERT_EQ(decisions.size(), 1U);
    EXPECT_EQ(decisions[0]["turn"], 1);
    EXPECT_EQ(decisions[0]["player"], 0);
    EXPECT_EQ(decisions[0]["played"].size(), 2U);
    EXPECT_FALSE(decisions[0]["best"].empty());
    EXPECT_GE(decisions[0]["cost"].get<double>(), 0);
    EXPECT_EQ(decisions[0]["expected"].size(), 2U);
    EXPECT_FALSE(decisions[0]["reasons"].empty());
    const auto text = call({"analyse", game.path(), "--iterations", "20"});
    EXPECT_EQ(text.out.rfind("turn 1, Anna, cost ", 0), 0U) << text.out;
    EXPECT_NE(text.out.find("  best:"), std::string::npos);
    EXPECT_EQ(call({"analyse"}).exitCode, 2);
    EXPECT_EQ(call({"analyse", "/nowhere/at/all"}).exitCode, 1);
}

TEST(Think, RepeatsMoveForSameSeedAndIterations)
{
    const TemporaryFile game(gameWith(Json::array({drawAction("V")})).dump());
    const std::vector<std::string> arguments{"think",        game.path(), "--level", "hard", "--move-ms", "1",
                                             "--iterations", "200",       "--seed",  "5",    "--json"};
    EXPECT_EQ(call(arguments).out, call(arguments).out);
}

TEST(Think, WritesTextByDefault)
{
    const TemporaryFile game(gameWith(Json::array({drawAction("V")})).dump());
    const auto answer = call({"think", game.path(), "--level", "medium"});
    EXPECT_EQ(answer.exitCode, 0);
    EXPECT_EQ(answer.out.find("move: {\"place\":"), 0U) << answer.out;
    EXPECT_EQ(answer.out.find("%"), std::string::npos) << answer.out;
}

TEST(Think, RefusesStatesWithoutDecision)
{
    const TemporaryFile undrawn(gameWith(Json::array()).dump());
    const auto refused = call({"think", undrawn.path(), "--level", "hard"});
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_EQ(refused.err.find(undrawn.path() + ": No player decides here"), 0U) << refused.err;
    EXPECT_TRUE(refused.out.empty());

    const TemporaryFile finished;
    ASSERT_EQ(call({"play", "--players", "random,random", "--out", finished.path()}).exitCode, 0);
    const auto over = call({"think", finished.path(), "--level", "hard"});
    EXPECT_EQ(over.exitCode, 1);
    EXPECT_EQ(over.err.find(finished.path() + ": The game is over"), 0U) << over.err;
}

TEST(Think, RefusesBadCallsAndRecords)
{
    const TemporaryFile game(gameWith(Json::array({drawAction("V")})).dump());
    EXPECT_EQ(call({"think"}).exitCode, 2);
    EXPECT_EQ(call({"think", game.path(), "--level", "giant"}).exitCode, 2);
    EXPECT_EQ(call({"think", game.path(), "--level", "human"}).exitCode, 2);
    EXPECT_EQ(call({"think", game.path(), "--move-ms", "0"}).exitCode, 2);
    EXPECT_EQ(call({"think", game.path(), "--iterations", "0"}).exitCode, 2);
    EXPECT_EQ(call({"think", "/nowhere/at/all"}).exitCode, 1);
    const TemporaryFile illegal(gameWith(Json::array({drawAction("V"), {{"pass", true}}})).dump());
    const auto answer = call({"think", illegal.path()});
    EXPECT_EQ(answer.exitCode, 1);
    EXPECT_EQ(answer.err.find(illegal.path() + ": /actions/1: "), 0U) << answer.err;
}

TEST(Arena, WritesSharesWithIntervals)
{
    const auto answer = call({"arena", "--players", "easy,random", "--games", "4", "--json"});
    ASSERT_EQ(answer.exitCode, 0) << answer.err;
    const auto result = answer.json();
    EXPECT_EQ(result["games"], 4);
    ASSERT_EQ(result["players"].size(), 2U);
    EXPECT_EQ(result["players"][0]["kind"], "easy");
    double shares = 0;
    for (const auto& player : result["players"]) {
        shares += player["share"].get<double>();
        EXPECT_LE(player["interval"][0], player["share"]);
        EXPECT_GE(player["interval"][1], player["share"]);
        EXPECT_TRUE(player["meanScore"].is_number());
    }
    EXPECT_DOUBLE_EQ(shares, 1);
}

TEST(Arena, ResumesFromItsLog)
{
    const TemporaryFile file;
    const auto folder = file.path() + ".games";
    const std::vector<std::string> commonArguments{"arena", "--players", "easy,random", "--log",
                                                   folder,  "--json",    "--games"};
    const auto callWith = [&](std::vector<std::string> more) {
        auto arguments = commonArguments;
        arguments.insert(arguments.end(), more.begin(), more.end());
        return call(arguments);
    };
    const auto first = callWith({"2"});
    ASSERT_EQ(first.exitCode, 0) << first.err;
    const auto record = std::filesystem::path(folder) / "game-00001.vozka";
    EXPECT_EQ(call({"replay", record.string()}).exitCode, 0);
    const auto time = std::filesystem::last_write_time(record);
    const auto resumed = callWith({"4", "--resume"});
    ASSERT_EQ(resumed.exitCode, 0) << resumed.err;
    EXPECT_EQ(std::filesystem::last_write_time(record), time);
    EXPECT_EQ(resumed.out, callWith({"4"}).out);
    std::filesystem::remove_all(folder);
}

TEST(Arena, RefusesBadCalls)
{
    EXPECT_EQ(call({"arena"}).exitCode, 2);
    EXPECT_EQ(call({"arena", "--players", "easy"}).exitCode, 2);
    EXPECT_EQ(call({"arena", "--players", "easy,human"}).exitCode, 2);
    EXPECT_EQ(call({"arena", "--players", "easy,random", "--resume"}).exitCode, 2);
    EXPECT_EQ(call({"arena", "--players", "easy,random", "--games", "0"}).exitCode, 2);
    EXPECT_EQ(call({"arena", "--players", "easy,random", "--games", "2", "--log", "/proc/none"}).exitCode, 1);
}

} // namespace
} // namespace vozka
