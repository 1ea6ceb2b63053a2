// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reach command: lists every feature of the board once, with the reason if the wagon must not move there.
#include "call.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {
namespace {

/// A city with a gate, a road from there to a junction, another road behind it, and these figures.
std::string position(const std::string& figures)
{
    return R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C1", "sets": ["base", "abbey-and-mayor"], "options": {}},
 "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
 "tiles": [{"tile": "U", "at": [0,3], "turns": 0}, {"tile": "W", "at": [0,2], "turns": 1},
           {"tile": "U", "at": [0,1], "turns": 0}, {"tile": "S", "at": [0,0], "turns": 0}],
 "figures": [)"
           + figures + "]}";
}

constexpr auto redWagon = R"({"player": 0, "kind": "wagon", "at": [0,0], "feature": "road-s"})";
constexpr auto blueWagon = R"({"player": 1, "kind": "wagon", "at": [0,0], "feature": "city-new"})";
constexpr auto blueFollower = R"({"player": 1, "kind": "follower", "at": [0,3], "feature": "road-ns"})";

Answer reach(const std::string& figures, const std::vector<std::string>& arguments)
{
    const TemporaryFile file(position(figures));
    std::vector<std::string> all{"reach", file.path()};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return call(all);
}

TEST(Reach, ListsTargetsAndReasonsByConnection)
{
    const auto json = reach(std::string(redWagon) + "," + blueFollower, {"--wagon", "0,0", "--json"}).json();
    EXPECT_EQ(json["edition"], "C1");
    EXPECT_EQ(json["player"], 0);
    EXPECT_EQ(json["from"].dump(), R"({"at":[0,0],"feature":"road-s"})");
    EXPECT_EQ(json["targets"].dump(),
              R"([{"kind":"city","tiles":[{"at":[0,0],"feature":"city-new"}],"via":"gate"},)"
              R"({"kind":"road","tiles":[{"at":[0,2],"feature":"road-s"}],"via":"junction"}])");
    const auto& refused = json["refused"];
    const auto occupied = std::find_if(refused.begin(), refused.end(),
                                       [](const auto& entry) { return entry["reason"] == "occupied"; });
    ASSERT_NE(occupied, refused.end());
    EXPECT_EQ((*occupied)["tiles"].size(), 2U);
    EXPECT_EQ((*occupied)["by"].dump(), R"({"at":[0,3],"feature":"road-ns","kind":"follower","player":1})");
}

TEST(Reach, RefusesOwnFeature)
{
    for (const auto* edition : {"C1", "C2"}) {
        const auto json = reach(redWagon, {"--wagon", "0,0", "--edition", edition, "--json"}).json();
        const auto& refused = json["refused"];
        const auto isOwn = [](const auto& entry) { return entry["reason"] == "own-feature"; };
        ASSERT_EQ(std::count_if(refused.begin(), refused.end(), isOwn), 1) << edition;
        const auto own = *std::find_if(refused.begin(), refused.end(), isOwn);
        EXPECT_EQ(own["kind"], "road");
        EXPECT_EQ(own["tiles"].dump(), R"([{"at":[0,0],"feature":"road-s"},{"at":[0,1],"feature":"road-ns"},)"
                                       R"({"at":[0,2],"feature":"road-w"}])");
        EXPECT_EQ(own["by"].dump(), R"({"at":[0,0],"feature":"road-s"})");
    }
}

TEST(Reach, UsesRequestedEdition)
{
    const auto json = reach(redWagon, {"--wagon", "0,0", "--edition", "C2", "--json"}).json();
    EXPECT_EQ(json["edition"], "C2");
    EXPECT_EQ(json["targets"].dump(),
              R"([{"kind":"city","tiles":[{"at":[0,0],"feature":"city-new"}],"via":null}])");
    EXPECT_EQ(std::count_if(json["refused"].begin(), json["refused"].end(),
                            [](const auto& entry) { return entry["reason"] == "out-of-range"; }),
              2);
}

TEST(Reach, WritesTextByDefault)
{
    const auto answer = reach(redWagon, {"--wagon", "0,0"});
    EXPECT_EQ(answer.exitCode, 0);
    EXPECT_NE(answer.out.find("May go to:\n   city [0,0] city-new (gate)\n"), std::string::npos)
        << answer.out;
    EXPECT_NE(answer.out.find("The wagon may never move to a field."), std::string::npos) << answer.out;
}

TEST(Reach, RequiresPlayerForSeveralWagons)
{
    const auto both = std::string(redWagon) + "," + blueWagon;
    EXPECT_EQ(reach(both, {"--wagon", "0,0"}).exitCode, 2);
    const auto blue = reach(both, {"--wagon", "0,0", "--player", "1", "--json"});
    EXPECT_EQ(blue.exitCode, 0);
    EXPECT_EQ(blue.json()["from"]["feature"], "city-new");
}

TEST(Reach, RefusesMissingWagonsAndBadArguments)
{
    EXPECT_EQ(reach(redWagon, {"--wagon", "0,1"}).exitCode, 1);
    EXPECT_EQ(reach(redWagon, {"--wagon", "9,9"}).exitCode, 1);
    EXPECT_EQ(reach(redWagon, {"--wagon", "0,0", "--player", "1"}).exitCode, 1);
    EXPECT_EQ(reach(redWagon, {"--wagon", "0"}).exitCode, 2);
    EXPECT_EQ(reach(redWagon, {"--wagon", "0,0", "--edition", "C3"}).exitCode, 2);
    EXPECT_EQ(reach(redWagon, {}).exitCode, 2);
    EXPECT_EQ(call({"reach", "/nowhere", "--wagon", "0,0"}).exitCode, 1);
}

std::string explainOutput(const std::string& figures, const std::string& action)
{
    const TemporaryFile file(position(figures));
    return call({"explain", file.path(), action}).json().dump();
}

TEST(Reach, ExplainJudgesWagonAsIfFeatureWereScored)
{
    EXPECT_EQ(explainOutput(redWagon, R"({"wagon": [0,0], "to": [0,0], "feature": "city-new"})"),
              R"({"legal":true})");
    EXPECT_EQ(explainOutput(redWagon, R"({"wagon": [0,0], "to": "supply"})"), R"({"legal":true})");
    EXPECT_EQ(explainOutput(redWagon, R"({"wagon": [0,0], "to": [0,1], "feature": "road-ns"})"),
              R"({"by":{"at":[0,0],"feature":"road-s","featureKind":"road"},"legal":false,)"
              R"("refusal":"own-feature"})");
    EXPECT_EQ(explainOutput(blueWagon, R"({"wagon": [0,0], "to": [0,2], "feature": "road-s"})"),
              R"({"by":{"at":[0,2],"feature":"road-w","featureKind":"road"},"detail":"junction-between",)"
              R"("legal":false,"refusal":"not-adjacent"})");
    EXPECT_EQ(explainOutput(redWagon, R"({"wagon": [0,1], "to": "supply"})"),
              R"({"by":{"at":[0,1]},"legal":false,"refusal":"not-this-figure"})");
}

} // namespace
} // namespace vozka
