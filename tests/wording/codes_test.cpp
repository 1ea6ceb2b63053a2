// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every code has a message: the codes in the sources, and the codes that occur in games.
#include "engine/expansions/list.h"
#include "lessons/rule_pages.h"
#include "match/match.h"
#include "players/random_player.h"
#include "players/reasons.h"
#include "wording/messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>

namespace vozka::wording {
namespace {

/// Returns the texts that the group of the pattern matches in a source file.
std::set<std::string> findAll(const std::string& file, const std::string& pattern)
{
    std::ifstream in(std::string(VOZKA_SOURCE_DIR) + "/src/" + file);
    std::stringstream text;
    text << in.rdbuf();
    const std::string source = text.str();
    const std::regex regex(pattern);
    std::set<std::string> codes;
    for (std::sregex_iterator at(source.begin(), source.end(), regex), end; at != end; ++at)
        codes.insert((*at)[1]);
    EXPECT_FALSE(codes.empty()) << file;
    return codes;
}

void expectMessages(const std::string& group, const std::set<std::string>& codes)
{
    for (const auto& code : codes)
        EXPECT_NE(find(group + "/" + code), nullptr) << group << "/" << code << " has no message";
}

constexpr const char* constantPattern = R"re(inline constexpr Code \w+\s*=\s*"([^"]+)")re";

TEST(Codes, RefusalsHaveMessages)
{
    expectMessages("refusal", findAll("engine/rules/state/refusal.h", constantPattern));
    expectMessages("refusal", {"not-a-hole", "no-abbey-left", "mayor-needs-empty-city"});
    expectMessages("refusal", findAll("engine/expansions/barn/barn.h", constantPattern));
    expectMessages("refusal", {"bridge-up", "no-majority", "tie", "not-your-figure", "figure-cannot-cross",
                               "not-this-figure/own-step", "not-adjacent/no-drawbridge"});
}

TEST(Codes, RefusalsOfSandboxHaveMessages)
{
    expectMessages("refusal", findAll("sandbox/codes.h", constantPattern));
}

TEST(Codes, ErrorsOfFilesHaveMessages)
{
    expectMessages("error", findAll("records/error_codes.h", constantPattern));
}

TEST(Codes, CommonSystemReasonsHaveMessages)
{
    expectMessages("system", findAll("records/system_reasons.h", constantPattern));
}

TEST(Codes, FaultsOfTilesHaveMessages)
{
    expectMessages("error", findAll("engine/tiles/tile_kind.cpp", R"re(TileFault\{"([^"]+)")re"));
}

/// Without a template, a text would show its code.
TEST(Codes, ReasonsForMovesHaveMessages)
{
    const std::vector<records::PlayerEntry> players{{"Anna"}, {"Beta"}};
    const auto textOf = [&](const Fact& reason, Player reader = noPlayer) {
        return english(messageOf(reason, {nullptr, players},
                                 {.reader = reader, .feature = "A", .joined = "B", .cell = "C"}));
    };
    auto codes = findAll("players/fact_codes.h", constantPattern);
    codes.insert("ransom");
    codes.erase(std::string(fact::inExample));
    codes.erase(std::string(fact::inList));
    EXPECT_GT(codes.size(), 20U);
    for (const auto& code : codes)
        for (const bool less : {false, true})
            for (const Player reader : {Player{0}, Player{1}}) {
                Fact reason{.code = code, .player = 0, .points = 2, .detail = "wine", .count = 2};
                reason.feature = FactFeature{{}, FeatureKind::City, 0};
                reason.less = less;
                const auto text = textOf(reason, reader);
                EXPECT_NE(text, code);
                EXPECT_FALSE(text.empty()) << code;
                EXPECT_EQ(text.find('%'), std::string::npos) << text;
            }
    const FactFeature city{{}, FeatureKind::City, 0};
    Fact reason{.code = fact::completed, .player = 1, .points = 6, .feature = city, .count = 10};
    reason.terms = {{"city.tiles", 4, 8}, {"city.coats-of-arms", 1, 2}};
    EXPECT_EQ(textOf(reason, 1), "Your city A is completed: 4 tiles + 1 coat of arms, 10 points now.");
    EXPECT_EQ(textOf(reason), "City A of Beta is completed: 4 tiles + 1 coat of arms, 10 points now.");
    reason.points = -6;
    EXPECT_EQ(textOf(reason), "But: City A of Beta is completed: 4 tiles + 1 coat of arms, 10 points now.");
    reason.isOfOther = true;
    EXPECT_EQ(textOf(reason),
              "But another move: City A of Beta is completed: 4 tiles + 1 coat of arms, 10 points now.");
    EXPECT_EQ(english(messageOf(reason, {nullptr, players}, {.reader = 1, .feature = "A", .otherMove = "2"})),
              "But move 2: Your city A is completed: 4 tiles + 1 coat of arms, 10 points now.");
}

TEST(Codes, EventsHaveMessages)
{
    expectMessages("event", findAll("engine/rules/state/event.h", constantPattern));
}

TEST(Codes, SetUpOptionsHaveTexts)
{
    std::vector<std::string> sets;
    for (const Code set : playableTileSets()) {
        sets.emplace_back(set);
        EXPECT_NE(find("set/" + sets.back()), nullptr) << set;
        EXPECT_NE(find("set-about/" + sets.back()), nullptr) << set;
    }
    for (const Code set : unofficialAmong(sets))
        EXPECT_NE(find("unofficial/" + std::string(set)), nullptr) << set;
    for (const auto* spec : optionsFor(sets)) {
        const std::string name(spec->name);
        EXPECT_NE(find("option/" + name), nullptr) << name;
        EXPECT_NE(find("option-about/" + name), nullptr) << name;
        if (takesAnyNumber(*spec)) // for example a time limit
            continue;
        EXPECT_FALSE(valuesOf(*spec).empty()) << name << " is offered without values";
        for (const auto& value : valuesOf(*spec))
            EXPECT_NE(find("option-value/" + name + "/" + std::string(value.word)), nullptr)
                << name << " " << value.word;
        const std::string about = "option-value-about/" + name + "/";
        const bool explained = find(about + std::string(valuesOf(*spec).front().word)) != nullptr;
        for (const auto& value : valuesOf(*spec))
            EXPECT_EQ(find(about + std::string(value.word)) != nullptr, explained)
                << name << " " << value.word << ": all values are explained or none";
        const auto* rule = lessons::ruleBookText().find(spec->rule);
        EXPECT_EQ(rule == nullptr, spec->rule.empty()) << spec->rule;
    }
}

TEST(Codes, EvidenceOfTilesHasTexts)
{
    for (const auto& set : records::TileLibrary::builtIn().sets())
        for (const auto& kind : set.tiles) {
            if (!set.offered || kind.evidence.empty())
                continue;
            EXPECT_TRUE(find("evidence/" + kind.evidence) != nullptr
                        || find("evidence/" + kind.id) != nullptr)
                << kind.id << ": " << kind.evidence;
        }
}

TEST(Codes, EventsAndActionsOfGamesHaveMessages)
{
    records::GameRecord header;
    header.players = {{"A", records::Colour::Red}, {"B", records::Colour::Blue}};
    const auto sets = playableTileSets();
    header.rules.sets.assign(sets.begin(), sets.end());
    const auto legalActions = std::make_unique<ActionList>();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        header.seed = seed;
        auto match = Match::start(header);
        ASSERT_TRUE(match);
        RandomPlayer player(seed);
        while (!match->state()->over)
            ASSERT_FALSE(match->act(player.choose(match->rules(), match->state(), *legalActions)));
        const Names names{&match->rules().book(), match->players()};
        for (const auto& entry : match->history()) {
            EXPECT_FALSE(stepMessage(match->rules().step(entry.after())).wording->key.empty());
            for (const auto& event : entry.events) {
                EXPECT_FALSE(messageOf(event, names).wording->key.empty()) << event.type;
                if (event.type == event::deploy || event.type == event::returned) {
                    EXPECT_NE(logMessageOf(event, names, "", {}).wording->key,
                              "log/" + std::string(event.type))
                        << "no separate text: " << english(logMessageOf(event, names, "", {}));
                }
                if (event.type != event::score)
                    continue;
                EXPECT_FALSE(kindOf(event.line).wording->key.empty()) << event.line.kind;
                for (const auto& term : event.line.terms)
                    EXPECT_FALSE(messageOf(term).wording->key.empty()) << term.term;
            }
        }
        for (const auto& rule : match->rules().book().figureRules())
            EXPECT_NE(find("figure/" + std::string(rule->name())), nullptr) << rule->name();
        for (const auto& area : match->rules().book().areas())
            EXPECT_NE(find("area/" + std::string(area.word)), nullptr) << area.word;
    }
}

} // namespace
} // namespace vozka::wording
