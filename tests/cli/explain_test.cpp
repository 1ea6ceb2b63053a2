// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The explain command: reports if an action is legal in its own step, and names what prevents it.
#include "call.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {
namespace {

constexpr auto explainedBoard = R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base"], "options": {}},
 "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
 "tiles": [{"tile": "D", "at": [0,0], "turns": 0}, {"tile": "D", "at": [1,0], "turns": 0}],
 "figures": [{"player": 1, "kind": "follower", "at": [0,0], "feature": "road-ew"}]})";

std::string explainOutput(const std::string& action)
{
    const TemporaryFile file(explainedBoard);
    const auto answer = call({"explain", file.path(), action});
    EXPECT_EQ(answer.exitCode, 0) << answer.err;
    return answer.json().dump();
}

TEST(Explain, AcceptsLegalActions)
{
    EXPECT_EQ(explainOutput(R"({"place": "V", "at": [2,0], "turns": 0})"), R"({"legal":true})");
    EXPECT_EQ(explainOutput(R"({"deploy": "follower", "at": [1,0], "feature": "city-n"})"),
              R"({"legal":true})");
}

TEST(Explain, NamesBlocker)
{
    EXPECT_EQ(explainOutput(R"({"place": "V", "at": [2,0], "turns": 2})"),
              R"({"by":{"at":[1,0],"meets":"road","shows":"field","side":"W"},"legal":false,)"
              R"("refusal":"side-does-not-match"})");
    EXPECT_EQ(explainOutput(R"({"place": "V", "at": [0,0], "turns": 0})"),
              R"({"by":{"at":[0,0]},"legal":false,"refusal":"cell-taken"})");
    EXPECT_EQ(explainOutput(R"({"deploy": "follower", "at": [1,0], "feature": "road-ew"})"),
              R"({"by":{"at":[0,0],"feature":"road-ew","featureKind":"road","kind":"follower","player":1},)"
              R"("legal":false,"refusal":"feature-occupied"})");
}

TEST(Explain, JudgesAbbeysAndMayors)
{
    const TemporaryFile file(R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C1", "sets": ["base","abbey-and-mayor"]},
 "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
 "tiles": [{"tile": "E", "at": [0,0], "turns": 1}, {"tile": "F", "at": [1,0], "turns": 0}],
 "figures": [{"player": 1, "kind": "mayor", "at": [0,0], "feature": "city-n"}]})");
    EXPECT_EQ(call({"explain", file.path(), R"({"deploy": "mayor", "at": [1,0], "feature": "city-ew"})"})
                  .json()
                  .dump(),
              R"({"by":{"at":[0,0],"feature":"city-n","featureKind":"city","kind":"mayor","player":1},)"
              R"("legal":false,"refusal":"mayor-needs-empty-city"})");
    EXPECT_EQ(call({"explain", file.path(), R"({"place": "AB", "at": [2,0], "turns": 0})"}).json().dump(),
              R"({"by":{"at":[2,-1],"side":"N"},"legal":false,"refusal":"not-a-hole"})");
    EXPECT_EQ(call({"explain", file.path(), R"({"place": "V", "at": [0,1], "turns": 0})"}).json().dump(),
              R"({"legal":true})");
}

TEST(Explain, JudgesBuildersAndPigs)
{
    const TemporaryFile file(R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","traders-and-builders"]},
 "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
 "tiles": [{"tile": "D", "at": [0,0], "turns": 0}, {"tile": "D", "at": [1,0], "turns": 0}],
 "figures": [{"player": 1, "kind": "follower", "at": [0,0], "feature": "road-ew"},
  {"player": 0, "kind": "follower", "at": [0,0], "feature": "field-1"}]})");
    const auto answerFor = [&](const char* action) {
        return call({"explain", file.path(), action}).json().dump();
    };
    EXPECT_EQ(answerFor(R"({"deploy": "builder", "at": [1,0], "feature": "road-ew"})"),
              R"({"by":{"at":[1,0],"feature":"road-ew","featureKind":"road","figure":"builder","player":0},)"
              R"("legal":false,"refusal":"builder-needs-follower"})");
    EXPECT_EQ(answerFor(R"({"deploy": "pig", "at": [1,0], "feature": "field-1"})"), R"({"legal":true})");
    EXPECT_EQ(answerFor(R"({"deploy": "pig", "at": [1,0], "feature": "field-2"})"),
              R"({"by":{"at":[1,0],"feature":"field-2","featureKind":"field","figure":"pig","player":0},)"
              R"("legal":false,"refusal":"pig-needs-farmer"})");
    EXPECT_EQ(answerFor(R"({"deploy": "builder", "at": [1,0], "feature": "field-1"})"),
              R"({"by":{"at":[1,0],"feature":"field-1","featureKind":"field","figure":"builder","player":0},)"
              R"("legal":false,"refusal":"wrong-feature"})");
}

TEST(Explain, RefusesMalformedActionsInOneLine)
{
    const TemporaryFile file(explainedBoard);
    for (const auto* action :
         {"", "x", "[]", "{}", R"({"place": "V"})", R"({"deploy": "bishop"})", "{\n\n"}) {
        const auto answer = call({"explain", file.path(), action});
        EXPECT_EQ(answer.exitCode, 1) << action;
        EXPECT_EQ(std::count(answer.err.begin(), answer.err.end(), '\n'), 1) << answer.err;
    }
    EXPECT_EQ(call({"explain", gamePath("random-2.vozka"), "{}"}).exitCode, 1);
}

} // namespace
} // namespace vozka
