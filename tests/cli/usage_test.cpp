// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Exit codes: 0 done, 1 the input was refused, 2 wrong usage.
#include "call.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

TEST(Usage, RefusesWrongUsage)
{
    const std::vector<std::vector<std::string>> wrong{
        {},
        {"fly"},
        {"replay"},
        {"replay", "a", "--loud"},
        {"explain", "a"},
        {"play"},
        {"play", "--players", "random"},
        {"play", "--players", "random,human"},
        {"play", "--players", "random,giant"},
        {"play", "--players", "random,random", "--sets", "moon"},
        {"play", "--players", "random,random", "--seed", "-1"},
        {"play", "--players", "random,random", "--edition", "C3"},
        {"play", "--players", "random,random", "--move-ms", "0"},
        {"bench", "--players", "7"},
        {"bench", "--games", "none"},
        {"bench", "--sets", "wiki-examples"}};
    for (const auto& arguments : wrong) {
        const auto answer = call(arguments);
        EXPECT_EQ(answer.exitCode, 2) << testing::PrintToString(arguments);
        EXPECT_EQ(answer.out, "");
        EXPECT_NE(answer.err, "");
    }
}

/// Returns one call of each command that takes a file, except `analyse`.
std::vector<std::vector<std::string>> callsWith(const std::string& game, const std::string& position,
                                                const std::string& out)
{
    return {{"replay", game},
            {"think", game, "--level", "random"},
            {"explain", position, R"({"pass": true})"},
            {"reach", position, "--wagon", "0,0"},
            {"play", "--players", "random,random", "--out", out},
            {"arena", "--players", "random,random", "--games", "1", "--log", out}};
}

TEST(Usage, AcceptsFileAddresses)
{
    const auto address = [](const std::string& path, const std::string& host) {
        return "file://" + host + path;
    };
    const std::string game = gamePath("random-2.vozka");
    const TemporaryFile position(
        R"({"format": "vozka-position", "version": 1, "rules": {"edition": "C2", "sets": ["base"], "options": {}},
            "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
            "tiles": [{"tile": "D", "at": [0,0], "turns": 0}], "figures": []})");
    const TemporaryFile out;
    const auto callsByPath = callsWith(game, position.path(), out.path());
    for (const std::string host : {"", "localhost"}) {
        const auto callsByAddress =
            callsWith(address(game, host), address(position.path(), host), address(out.path(), host));
        for (std::size_t i = 0; i + 1 < callsByPath.size(); ++i) {
            const auto expected = call(callsByPath[i]);
            const auto actual = call(callsByAddress[i]);
            EXPECT_EQ(actual.exitCode, expected.exitCode) << callsByPath[i][0];
            EXPECT_EQ(actual.out, expected.out) << callsByPath[i][0];
            EXPECT_EQ(actual.err, expected.err) << callsByPath[i][0];
        }
    }
    const auto folder = std::filesystem::path(out.path() + " folder");
    const auto log = "file://" + out.path() + "%20folder";
    EXPECT_EQ(call({"arena", "--players", "random,random", "--games", "1", "--log", log}).exitCode, 0);
    EXPECT_FALSE(std::filesystem::is_empty(folder));
    std::filesystem::remove_all(folder);
}

TEST(Usage, RefusesOtherAddresses)
{
    for (const auto& [address, reason] :
         {std::pair<std::string, std::string>("https://example.org/a", "no \"https\" addresses"),
          {"file://elsewhere.example/a", "on another computer"},
          {"file:///a%zz", "hexadecimal"}}) {
        for (const auto& arguments : callsWith(address, address, address)) {
            const auto answer = call(arguments);
            EXPECT_EQ(answer.exitCode, 2) << arguments[0];
            EXPECT_NE(answer.err.find(reason), std::string::npos) << arguments[0] << ": " << answer.err;
        }
    }
}

TEST(Usage, HelpAndVersionSucceed)
{
    EXPECT_EQ(call({"--help"}).exitCode, 0);
    EXPECT_EQ(call({"replay", "--help"}).exitCode, 0);
    const auto version = call({"--version"});
    EXPECT_EQ(version.exitCode, 0);
    EXPECT_EQ(version.out.find("vozka-cli "), 0U);
}

TEST(Usage, ListsSetsWithTileCounts)
{
    const auto answer = call({"sets"});
    EXPECT_EQ(answer.exitCode, 0);
    EXPECT_NE(answer.out.find("base: 72 tiles"), std::string::npos);
    const auto sets = call({"sets", "--json"}).json()["sets"];
    EXPECT_EQ(sets[0]["set"], "base");
    EXPECT_EQ(sets[0]["tiles"], 72);
}

TEST(Usage, BenchWritesAllFields)
{
    const auto answer = call({"bench", "--games", "50", "--json"});
    EXPECT_EQ(answer.exitCode, 0);
    for (const auto* name : {"gamesPerSecond", "turnsPerSecond", "copiesPerSecond", "stateBytes",
                             "meanScores", "placementsPerTurn", "discardsPerGame"})
        EXPECT_TRUE(answer.json().contains(name)) << name;
}

} // namespace
} // namespace vozka
