// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule book is complete, with correct numbers and all house rules of the published pages.
#include "lessons/rule_pages.h"

#include "engine/expansions/list.h"
#include "records/tile_library.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace vozka::lessons {
namespace {

template<class Check>
void forEachRule(const Check& check)
{
    for (const auto& chapter : ruleBookText().chapters)
        for (const auto& rule : chapter.rules)
            check(rule);
}

std::string english(std::string_view id)
{
    const auto* rule = ruleBookText().find(id);
    return rule == nullptr ? std::string() : rule->text.english;
}

bool contains(std::string_view id, std::string_view part)
{
    return english(id).find(part) != std::string::npos;
}

TEST(RulePages, ParseWithoutErrors)
{
    EXPECT_FALSE(faultOfRules()) << faultOfRules()->file << faultOfRules()->pointer << faultOfRules()->code;
    EXPECT_EQ(embeddedRules().size() + 2, playableTileSets().size())
        << "one file for each tile set, and one for both rivers and for both sets of besieged cities";
}

TEST(RulePages, HaveUniqueIdsAndChapters)
{
    std::set<std::string> ids;
    forEachRule([&](const RulePage& rule) { EXPECT_TRUE(ids.insert(rule.id).second) << rule.id; });
    for (const auto& chapter : ruleBookText().chapters)
        EXPECT_TRUE(ids.insert(chapter.id).second) << chapter.id;
}

TEST(RulePages, NotesReferToExistingRules)
{
    forEachRule([](const RulePage& rule) {
        EXPECT_FALSE(rule.source.english.empty() || rule.source.czech.empty()) << rule.id;
        EXPECT_FALSE(rule.text.english.empty() || rule.text.czech.empty()) << rule.id;
        if (rule.kind == RulePage::Kind::Rule) {
            EXPECT_TRUE(rule.of.empty()) << rule.id;
            return;
        }
        const auto* mainRule = ruleBookText().find(rule.of);
        EXPECT_TRUE(mainRule != nullptr || (rule.of.empty() && !rule.option.empty())) << rule.id;
        EXPECT_TRUE(mainRule == nullptr || mainRule->kind == RulePage::Kind::Rule) << rule.id;
    });
}

TEST(RulePages, LinkAllOptions)
{
    std::set<std::string> linkedOptions;
    std::set<std::string> offered;
    forEachRule([&](const RulePage& rule) {
        EXPECT_TRUE(rule.option.empty() || linkedOptions.insert(rule.option).second) << rule.option;
    });
    std::vector<std::string> sets;
    for (const Code set : playableTileSets())
        sets.emplace_back(set);
    for (const auto* spec : optionsFor(sets)) {
        offered.insert(std::string(spec->name));
        const auto* rule = ruleBookText().find(spec->rule);
        EXPECT_TRUE(rule == nullptr || rule->option == spec->name) << spec->name;
    }
    EXPECT_EQ(linkedOptions, offered);
}

TEST(RulePages, NumbersOfTilesAreCorrect)
{
    const auto& library = records::TileLibrary::builtIn();
    const auto tiles = [&](std::string_view set) {
        int sum = 0;
        for (const auto& tile : library.find(set)->tiles)
            sum += tile.count;
        return sum;
    };
    EXPECT_EQ(tiles("base"), 72);
    EXPECT_TRUE(contains("base.setup.tiles", "72 land tiles"));
    EXPECT_TRUE(contains("base.setup.tiles", "The other 71"));
    EXPECT_EQ(tiles("drawbridges"), 12);
    EXPECT_TRUE(contains("db.setup.tiles", "Twelve land tiles"));
    EXPECT_TRUE(contains("am.setup.tiles", "Twelve new land tiles"));
    EXPECT_TRUE(contains("am.setup.own", "There are six of each"));
}

TEST(RulePages, CoverWholeGame)
{
    const auto& chapters = ruleBookText().chapters;
    EXPECT_EQ(chapters.front().id, "base.setup");
    EXPECT_EQ(chapters[1].id, "base.turn");
    for (const auto* id : {"base.setup.figures", "base.turn.order", "base.final.end", "am.road.tunnel",
                           "am.road.branches", "am.road.deadend"})
        EXPECT_NE(ruleBookText().find(id), nullptr) << id;
    EXPECT_LT(ruleBookText().chapterOf("base.final.road"), ruleBookText().chapterOf("am.abbey.hole"));
    EXPECT_LT(ruleBookText().chapterOf("am.wagon.place"), ruleBookText().chapterOf("db.score.first"));
}

TEST(RulePages, AnswerQuestionsOfAbbeyAndMayor)
{
    EXPECT_TRUE(contains("am.wagon.c1.adjacent", "share a surface, an edge or a wall"));
    EXPECT_TRUE(contains("am.wagon.c1.walls", "walls or tips"));
    EXPECT_TRUE(contains("am.wagon.garden", "no target"));
    EXPECT_TRUE(contains("am.barn.when", "first the player may place a {meeple}, then comes the scoring"));
    EXPECT_TRUE(contains("am.barn.distance", "does not matter"));
    EXPECT_TRUE(contains("am.abbey.end.monk", "as a monk"));
    EXPECT_TRUE(contains("am.abbey.who", "A normal or large {meeple}, a wagon or an abbot may stand"));
    EXPECT_TRUE(contains("am.mayor.wagon", "may not be placed in a city in which a wagon stands"));
    EXPECT_TRUE(ruleBookText().find("am.abbey.end.c2")->isProjectDecision);
    EXPECT_TRUE(contains("am.abbey.end.c2", "two ways"));
}

TEST(RulePages, SeparateHouseRules)
{
    std::set<std::string> house;
    forEachRule([&](const RulePage& rule) {
        EXPECT_EQ(rule.id.find(".house.") != std::string::npos, rule.kind == RulePage::Kind::House)
            << rule.id;
        if (rule.kind == RulePage::Kind::House)
            house.insert(rule.id);
    });
    for (const auto* id : {"am.house.roll", "am.house.roaded", "am.house.roadless", "am.house.wagonsafe",
                           "am.house.mayorsafe", "am.house.mayorflat", "am.house.pigherd"})
        EXPECT_TRUE(house.contains(id)) << id;
}

TEST(RulePages, UseWordsOfEdition)
{
    EXPECT_EQ(inEdition("A {meeple}, {meeples}, a {highwayman}", Edition::C1),
              "A follower, followers, a thief");
    EXPECT_EQ(inEdition("A {meeple}, {meeples}, a {highwayman}", Edition::C2),
              "A meeple, meeples, a highwayman");
    forEachRule([](const RulePage& rule) {
        for (const auto edition : {Edition::C1, Edition::C2})
            for (const auto* text : {&rule.text, &rule.source}) {
                EXPECT_EQ(inEdition(text->english, edition).find('{'), std::string::npos) << rule.id;
                // Only English texts have placeholders: the Czech words are the same in both editions.
                EXPECT_EQ(text->czech.find('{'), std::string::npos) << rule.id;
            }
    });
}

TEST(RulePages, RefuseInvalidPages)
{
    const auto fault = [](const std::string& rule) {
        RuleBookText book;
        const auto error =
            readRulePages(R"({"format": "vozka-rules", "version": 1, "set": "base", "names": [],
            "chapters": [{"id": "base.road", "title": {"en": "a", "cs": "b"}, "source": {"en": "a", "cs": "b"},
                          "rules": [)"
                              + rule + "]}]}",
                          "a.rules.json", "base", book);
        return error ? error->pointer : std::string("none");
    };
    EXPECT_EQ(fault(R"({"id": "base.road.a", "en": "a", "cs": "b"})"), "none");
    EXPECT_EQ(fault(R"({"id": "am.road.a", "en": "a", "cs": "b"})"), "/chapters/0/rules/0/id");
    EXPECT_EQ(fault(R"({"id": "base.road.a", "en": "a"})"), "/chapters/0/rules/0/cs");
    EXPECT_EQ(fault(R"({"id": "base.road.a", "en": "a", "cs": "b", "edition": "C9"})"),
              "/chapters/0/rules/0/edition");
    EXPECT_EQ(fault(R"({"id": "base.road.a", "en": "a", "cs": "b", "kind": "law"})"),
              "/chapters/0/rules/0/kind");
}

} // namespace
} // namespace vozka::lessons
