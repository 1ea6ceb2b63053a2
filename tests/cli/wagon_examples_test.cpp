// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The claims of the first three lessons about wagon moves equal the output of the reach command. They name
// every feature. Only fields and the feature of the wagon may be missing.
#include "call.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace vozka {
namespace {

using Json = nlohmann::json;

Json lesson(const std::string& name)
{
    return Json::parse(textOf(std::string(VOZKA_LESSONS "/") + name + ".lesson.json"));
}

/// Returns the board of a lesson after its moves, with the wagon of the example, as a position.
Json positionOf(const Json& lesson, const Json& example)
{
    Json position = lesson["position"];
    position["format"] = "vozka-position";
    position["version"] = 1;
    for (const auto& move : lesson["moves"])
        if (move.contains("place")) {
            position["tiles"].push_back(
                {{"tile", move["place"]}, {"at", move["at"]}, {"turns", move["turns"]}});
            position["toMove"] = 1 - position["toMove"].get<int>();
        }
    Json figure = lesson["figure"];
    figure["at"] = example["at"];
    figure["feature"] = example["feature"];
    position["figures"].push_back(figure);
    return position;
}

/// Returns cell and feature, such as "[1,2] road-s".
std::string segmentName(const Json& tile)
{
    return tile["at"].dump() + " " + tile["feature"].get<std::string>();
}

/// Returns the entry that contains the segment; null if none.
Json entryWith(const Json& list, const Json& tile)
{
    for (const auto& entry : list)
        for (const auto& other : entry["tiles"])
            if (segmentName(other) == segmentName(tile))
                return entry;
    return {};
}

std::vector<Json> claimsOf(const Json& example)
{
    std::vector<Json> claims;
    for (const auto& label : example["labels"])
        for (const auto& claim : label.value("claims", Json::array()))
            claims.push_back(claim);
    for (const auto& claim : example.value("unlabelled", Json::array()))
        claims.push_back(claim);
    return claims;
}

struct ExampleId {
    std::string lesson;
    std::string example;
    friend std::ostream& operator<<(std::ostream& out, const ExampleId& id) { return out << id.example; }
};

class WagonExample : public testing::TestWithParam<ExampleId> {
protected:
    WagonExample()
    {
        const auto file = lesson(GetParam().lesson);
        for (const auto& each : file["examples"])
            if (each["id"] == GetParam().example)
                m_example = each;
        const TemporaryFile position(positionOf(file, m_example).dump());
        const auto cell = std::to_string(m_example["at"][0].get<int>()) + ","
                          + std::to_string(m_example["at"][1].get<int>());
        const auto answer = call({"reach", position.path(), "--wagon=" + cell, "--edition",
                                  m_example["edition"].get<std::string>(), "--json"});
        EXPECT_EQ(answer.exitCode, 0) << answer.err;
        m_answer = answer.json();
    }

    Json m_example;
    Json m_answer;
};

TEST_P(WagonExample, EveryClaimIsTrue)
{
    const auto claims = claimsOf(m_example);
    ASSERT_FALSE(claims.empty());
    for (const auto& claim : claims)
        for (const auto& tile : claim["tiles"]) {
            const bool target = claim["verdict"] == "target";
            const auto entry = entryWith(m_answer[target ? "targets" : "refused"], tile);
            ASSERT_FALSE(entry.is_null()) << claim.dump();
            for (const auto* word : {"via", "reason", "detail", "by"})
                if (claim.contains(word)) {
                    EXPECT_EQ(entry[word], claim[word]) << claim.dump();
                } else if (std::string(word) != "by") {
                    EXPECT_TRUE(entry.value(word, Json()).is_null()) << claim.dump();
                }
        }
}

TEST_P(WagonExample, ClaimsEveryFeature)
{
    std::multiset<std::string> claimed;
    for (const auto& claim : claimsOf(m_example))
        for (const auto& tile : claim["tiles"])
            if (claim.value("reason", Json()) != "field")
                claimed.insert(segmentName(tile));
    std::multiset<std::string> listed;
    for (const auto* list : {"targets", "refused"})
        for (const auto& entry : m_answer[list])
            for (const auto& tile : entry["tiles"])
                if (entry.value("reason", Json()) != "field"
                    && entry.value("reason", Json()) != "own-feature")
                    listed.insert(segmentName(tile));
    EXPECT_EQ(claimed, listed);
}

INSTANTIATE_TEST_SUITE_P(Lessons, WagonExample,
                         testing::Values(ExampleId{"wagon-1", "C1-1"}, ExampleId{"wagon-2", "C1-2"},
                                         ExampleId{"wagon-3", "C1-3"}, ExampleId{"wagon-1", "C2-1"},
                                         ExampleId{"wagon-2", "C2-2"}, ExampleId{"wagon-2", "C2-2.1"},
                                         ExampleId{"wagon-2", "C2-2.2"}, ExampleId{"wagon-2", "C2-2.3"},
                                         ExampleId{"wagon-2", "C2-2.4"}, ExampleId{"wagon-2", "C2-2.5"},
                                         ExampleId{"wagon-2", "C2-2.6"}, ExampleId{"wagon-3", "C2-3"}),
                         [](const auto& id) {
                             auto name = id.param.example;
                             std::ranges::replace(name, '-', '_');
                             std::ranges::replace(name, '.', '_');
                             return name;
                         });

/// By the rule of the new edition (distance), the targets differ at each of the six places of lesson 2.
TEST(WagonExamples, TargetsDependOnPlaceByDistance)
{
    std::set<std::string> answers;
    std::set<std::string> places;
    const auto lesson2 = lesson("wagon-2");
    for (const auto& example : lesson2["examples"])
        if (example["id"].get<std::string>().starts_with("C2-2.")) {
            std::set<std::string> targets;
            for (const auto& claim : claimsOf(example))
                if (claim["verdict"] == "target")
                    targets.insert(claim["tiles"].dump());
            answers.insert(Json(targets).dump());
            places.insert(example["at"].dump());
        }
    EXPECT_EQ(places.size(), 6U);
    EXPECT_EQ(answers.size(), 6U);
}

} // namespace
} // namespace vozka
