// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Exit codes: 0 done, 1 the input was refused, 2 wrong usage.
#include "call.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

TEST(Usage, WhatIsNoCallIsWrongUsage)
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

TEST(Usage, HelpAndVersionAreDone)
{
    EXPECT_EQ(call({"--help"}).exitCode, 0);
    EXPECT_EQ(call({"replay", "--help"}).exitCode, 0);
    const auto version = call({"--version"});
    EXPECT_EQ(version.exitCode, 0);
    EXPECT_EQ(version.out.find("vozka-cli "), 0U);
}

TEST(Usage, SetsAreListedWithTheirCounts)
{
    const auto answer = call({"sets"});
    EXPECT_EQ(answer.exitCode, 0);
    EXPECT_NE(answer.out.find("base: 72 tiles"), std::string::npos);
    const auto sets = call({"sets", "--json"}).json()["sets"];
    EXPECT_EQ(sets[0]["set"], "base");
    EXPECT_EQ(sets[0]["tiles"], 72);
}

TEST(Usage, TheBenchHasItsNames)
{
    const auto answer = call({"bench", "--games", "50", "--json"});
    EXPECT_EQ(answer.exitCode, 0);
    for (const auto* name : {"gamesPerSecond", "turnsPerSecond", "copiesPerSecond", "stateBytes",
                             "meanScores", "placementsPerTurn", "discardsPerGame"})
        EXPECT_TRUE(answer.json().contains(name)) << name;
}

} // namespace
} // namespace vozka
