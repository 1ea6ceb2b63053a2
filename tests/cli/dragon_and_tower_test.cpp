// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dragon, fairy, towers and prisoners on the command line: in positions, and in games that stop in the middle
// of a turn.
#include "call.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

constexpr auto dragonAndTower = R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","princess-and-dragon","tower","inns-and-cathedrals"]},
 "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0, "scores": [4, 5],
 "dragon": [1,0], "fairy": {"at": [2,0], "player": 1, "figure": "follower", "feature": "monastery"},
 "towers": [{"at": [0,0], "pieces": 2, "closedBy": {"player": 0, "kind": "large"}}],
 "prisoners": [[], [{"player": 0, "kind": "follower"}]],
 "tiles": [{"tile": "TO-02", "at": [0,0], "turns": 0}, {"tile": "PD-01", "at": [1,0], "turns": 0},
  {"tile": "B", "at": [2,0], "turns": 0}, {"tile": "B", "at": [3,0], "turns": 0}],
 "figures": [{"player": 1, "kind": "follower", "at": [2,0], "feature": "monastery"}]})";

std::string refusalOf(const std::string& action)
{
    const TemporaryFile file(dragonAndTower);
    const auto answer = call({"explain", file.path(), action});
    EXPECT_EQ(answer.exitCode, 0) << answer.err;
    return answer.json().value("refusal", std::string());
}

/// Cuts the recorded game off before the n-th action with that word. Returns the next step.
std::string stepBefore(const std::string& game, const std::string& word, int n)
{
    const auto text = textOf(gamePath(game));
    std::size_t at = 0;
    for (int i = 0; i < n; ++i)
        at = text.find("{\"" + word + "\"", at + 1);
    const TemporaryFile file(text.substr(0, text.rfind(',', at)) + "]}");
    const auto answer = call({"replay", file.path(), "--json", "--legal"});
    EXPECT_EQ(answer.exitCode, 0) << answer.err;
    return answer.json()["final"]["next"]["step"];
}

TEST(DragonAndTower, AreReadFromPositions)
{
    EXPECT_EQ(refusalOf(R"({"dragon": "E"})"), "dragon-fairy");
    EXPECT_EQ(refusalOf(R"({"dragon": "N"})"), "dragon-no-tile");
    EXPECT_EQ(refusalOf(R"({"dragon": "W"})"), "");
    EXPECT_EQ(refusalOf(R"({"tower": [0,0]})"), "tower-closed");
    EXPECT_EQ(refusalOf(R"({"tower": [1,0]})"), "no-foundation");
    EXPECT_EQ(refusalOf(R"({"capture": "large", "player": 0, "at": [0,0], "feature": "tower"})"), "");
    EXPECT_EQ(refusalOf(R"({"capture": "follower", "player": 1, "at": [2,0], "feature": "monastery"})"), "");
    EXPECT_EQ(refusalOf(R"({"ransom": "follower", "from": 1})"), "");
    EXPECT_EQ(refusalOf(R"({"ransom": "large", "from": 1})"), "no-such-prisoner");
    EXPECT_EQ(refusalOf(R"({"exchange": "follower"})"), "");
    EXPECT_EQ(refusalOf(R"({"fairy": [0,0], "feature": "tower", "figure": "large"})"), "");
}

TEST(DragonAndTower, RefusalReportsHeightOfTower)
{
    std::string text = dragonAndTower;
    const std::string figures = R"("figures": [)";
    text.insert(text.find(figures) + figures.size(),
                R"({"player": 0, "kind": "follower", "at": [3,0], "feature": "monastery"}, )");
    const TemporaryFile file(text);
    const auto answer =
        call({"explain", file.path(),
              R"({"capture": "follower", "player": 0, "at": [3,0], "feature": "monastery"})"});
    ASSERT_EQ(answer.exitCode, 0) << answer.err;
    const auto json = answer.json();
    EXPECT_EQ(json["refusal"], "capture-out-of-range");
    EXPECT_EQ(json["by"]["height"], 2);
}

TEST(DragonAndTower, UnfinishedStepIsNext)
{
    EXPECT_EQ(stepBefore("princess-and-dragon-2.vozka", "dragon", 2), "dragon");
    EXPECT_EQ(stepBefore("tower-c1-3.vozka", "capture", 1), "capture");
}

} // namespace
} // namespace vozka
