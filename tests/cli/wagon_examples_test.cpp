// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The known examples of how a wagon goes on: every caption of both editions is true on its board.
#include "call.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {
namespace {

using Json = nlohmann::json;

std::string example(const std::string& name)
{
    return std::string(VOZKA_POSITIONS "/") + name;
}

/// "at": [1,2] and "feature" as one word, sorted.
std::vector<std::string> places(const Json& tiles)
{
    std::vector<std::string> words;
    for (const auto& tile : tiles)
        words.push_back(tile["at"].dump() + " " + tile["feature"].get<std::string>());
    std::ranges::sort(words);
    return words;
}

/// The entry of the answer that is about just these segments; null = there is none.
Json entryFor(const Json& list, const Json& tiles)
{
    const auto wanted = places(tiles);
    for (const auto& entry : list)
        if (places(entry["tiles"]) == wanted)
            return entry;
    return {};
}

class WagonExample : public testing::TestWithParam<std::tuple<std::string, std::string>> {
protected:
    const std::string m_name = std::get<0>(GetParam());
    const std::string m_edition = std::get<1>(GetParam());
    const Json m_claims = Json::parse(textOf(example(m_name + ".claims.json")));

    [[nodiscard]] Json reach() const
    {
        const auto& wagon = m_claims["wagon"];
        const auto cell = std::to_string(wagon[0].get<int>()) + "," + std::to_string(wagon[1].get<int>());
        const auto answer = call(
            {"reach", example(m_claims["position"]), "--wagon=" + cell, "--edition", m_edition, "--json"});
        EXPECT_EQ(answer.exitCode, 0) << answer.err;
        return answer.json();
    }
};

TEST_P(WagonExample, EveryCaptionIsTrue)
{
    const auto answer = reach();
    for (const auto& claim : m_claims[m_edition]) {
        const bool target = claim["verdict"] == "target";
        const auto entry = entryFor(answer[target ? "targets" : "refused"], claim["tiles"]);
        ASSERT_FALSE(entry.is_null()) << claim.dump();
        for (const auto* word : {"via", "reason", "detail", "by"})
            if (claim.contains(word)) {
                EXPECT_EQ(entry[word], claim[word]) << claim.dump();
            } else if (std::string(word) != "by") {
                EXPECT_TRUE(entry.value(word, Json()).is_null()) << claim.dump();
            }
    }
}

TEST_P(WagonExample, NothingIsLeftUnsaid)
{
    const auto answer = reach();
    std::size_t entries = answer["targets"].size();
    for (const auto& entry : answer["refused"])
        entries += entry["reason"] == "field" ? 0 : 1;
    EXPECT_EQ(entries, m_claims[m_edition].size());
}

INSTANTIATE_TEST_SUITE_P(Examples, WagonExample,
                         testing::Combine(testing::Values("wagon-1", "wagon-2.1", "wagon-2.2", "wagon-2.3",
                                                          "wagon-2.4", "wagon-2.5", "wagon-2.6", "wagon-3"),
                                          testing::Values("C1", "C2")),
                         [](const auto& example) {
                             auto name = std::get<0>(example.param) + "_" + std::get<1>(example.param);
                             std::ranges::replace(name, '-', '_');
                             std::ranges::replace(name, '.', '_');
                             return name;
                         });

/// The six boards of the second example differ in the wagon alone, and in where it can go by distance.
TEST(WagonExamples, WhereItStandsMattersByDistanceOnly)
{
    std::vector<std::string> byDistance;
    std::vector<std::string> byConnection;
    for (int i = 1; i <= 6; ++i) {
        const auto name = "wagon-2." + std::to_string(i);
        const auto claims = Json::parse(textOf(example(name + ".claims.json")));
        const auto position = Json::parse(textOf(example(name + ".position.json")));
        const auto first = Json::parse(textOf(example("wagon-2.1.position.json")));
        EXPECT_EQ(position["tiles"], first["tiles"]);
        EXPECT_EQ(position["figures"][0]["at"], claims["wagon"]);
        byConnection.push_back(claims["C1"].dump());
        byDistance.push_back(claims["C2"].dump());
    }
    std::ranges::sort(byDistance);
    EXPECT_EQ(std::ranges::adjacent_find(byDistance), byDistance.end());
    EXPECT_EQ(std::ranges::count(byConnection, byConnection.front()), 6);
}

} // namespace
} // namespace vozka
