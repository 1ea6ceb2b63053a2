// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files beyond the limits (size, nesting, number of values) are refused with one message.
#include "lessons/lesson_file.h"
#include "lessons/rule_pages.h"
#include "lessons/story_file.h"
#include "match/match.h"
#include "records/finished_game.h"
#include "records/position.h"
#include "wording/messages.h"

#include <gtest/gtest.h>

#include <functional>
#include <optional>

namespace vozka {

namespace {

using records::Error;

template<class Result>
std::optional<Error> errorOf(const Result& result)
{
    return result ? std::nullopt : std::optional(result.error());
}

struct Reader {
    const char* name;
    std::optional<Error> (*read)(const std::string& text);
};

const Reader readers[] = {
    {"tiles", [](const std::string& text) { return errorOf(records::readTileSet(text, "f")); }},
    {"position", [](const std::string& text) { return errorOf(records::readPosition(text, "f")); }},
    {"game", [](const std::string& text) { return errorOf(records::readGame(text, "f")); }},
    {"lesson", [](const std::string& text) { return errorOf(lessons::readLesson(text, "f")); }},
    {"story", [](const std::string& text) { return errorOf(lessons::readStory(text, "f")); }},
    {"rules",
     [](const std::string& text) {
         lessons::RuleBookText book;
         return lessons::readRulePages(text, "f", "base", book);
     }},
    {"results", [](const std::string& text) { return errorOf(records::readResults(text, "f")); }}};

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

/// Returns a valid game with another text in one place.
std::string gameWith(const std::string& part, const std::string& replacement)
{
    std::string text = R"({"format": "vozka-game", "version": 1,
        "rules": {"edition": "C2", "sets": ["base"], "options": {}},
        "players": [{"name": "Ada", "colour": "red", "kind": "human"},
                    {"name": "Emi", "colour": "blue", "kind": "human"}],
        "seed": 5, "actions": []})";
    const auto at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return text.replace(at, part.size(), replacement);
}

void expectOneMessage(const std::optional<Error>& error)
{
    ASSERT_TRUE(error);
    const auto message = wording::english(wording::messageOf(*error, {}));
    EXPECT_FALSE(message.empty());
    EXPECT_LT(message.size(), 400U) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    EXPECT_EQ(message.back(), '.') << message;
}

class Limits : public testing::TestWithParam<Reader> {};

TEST_P(Limits, NestingAndNumberOfValuesAreLimited)
{
    constexpr int many = 300000;
    for (const auto& text :
         {repeated("[", many), repeated("{\"a\":", many), "{\"format\": [" + repeated("1,", many) + "1]}",
          "{\"format\": " + repeated("[", many) + repeated("]", many) + "}"}) {
        const auto error = GetParam().read(text);
        expectOneMessage(error);
        EXPECT_TRUE(error->code == "json.too-deep" || error->code == "json.too-many") << error->code;
    }
}

TEST_P(Limits, WrongNumbersAndLongTextsAreRefused)
{
    const std::string begin = std::string(R"({"format": "vozka-)") + GetParam().name + R"(", "version": )";
    for (const std::string version : {"1e999", "-1e999", "99999999999999999999999999", "1.5", "null"})
        expectOneMessage(GetParam().read(begin + version + "}"));
    expectOneMessage(GetParam().read(R"({"format": ")" + repeated("x", 1000000) + "\"}"));
    expectOneMessage(GetParam().read(repeated("x", 1000000)));
    expectOneMessage(GetParam().read(std::string("\xff\xfe\0{", 4)));
    expectOneMessage(GetParam().read(""));
}

INSTANTIATE_TEST_SUITE_P(Files, Limits, testing::ValuesIn(readers),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(LimitsOfGames, NamesPlayersSetsAndNumbersAreLimited)
{
    const auto read = [](const std::string& text) { return errorOf(records::readGame(text, "f")); };
    const auto replayError = [&](const std::string& text) {
        const auto record = records::readGame(text, "f");
        return record ? errorOf(Match::replay(*record)) : std::optional(record.error());
    };
    EXPECT_FALSE(read(gameWith("Ada", "Ada")));
    const std::string player = R"(, {"name": "N", "colour": "red", "kind": "human"})";
    const struct {
        std::string text;
        std::string code;
    } cases[] = {
        {gameWith("Ada", repeated("a", 65)), "name.length"},
        {gameWith("Ada", ""), "name.length"},
        {gameWith("Ada", "a\\nb"), "name.line-break"},
        {gameWith("\"kind\": \"human\"}]", "\"kind\": \"human\"}" + repeated(player, 5) + "]"),
         "players.count"},
        {gameWith("\"base\"", "\"base\"" + repeated(", \"base\"", 30)), "sets.twice"},
        {gameWith("5,", "1e30,"), "expected.whole-number"},
        {gameWith("5,", "-1,"), "number.out-of-range"},
    };
    for (const auto& each : cases) {
        const auto error = replayError(each.text);
        ASSERT_TRUE(error) << each.code;
        expectOneMessage(error);
        EXPECT_EQ(error->code, each.code);
    }
}

TEST(LimitsOfResults, ApplyToEachLineSeparately)
{
    const std::string head = R"({"format": "vozka-results", "version": 1})"
                             "\n";
    const std::string good =
        R"({"seed": 1, "ended": 1795270953, "turns": 72, "rules": {"edition": "C2", "sets": ["base"]},)"
        R"("players": [{"name": "Ada", "colour": "red", "kind": "human"},)"
        R"({"name": "Emi", "colour": "blue", "kind": "hard"}], "points": [7, 9]})"
        "\n";
    constexpr int many = 300000;
    for (const auto& bad :
         {repeated("[", many), repeated("{\"a\":", many), "{\"seed\": [" + repeated("1,", many) + "1]}",
          repeated("x", 1000000), std::string(R"({"seed": 1e999})"), std::string("\xff\xfe\0{", 4)}) {
        const auto lines = records::readResults(head + good + bad + "\n" + good, "f");
        ASSERT_TRUE(lines);
        ASSERT_EQ(lines->size(), 3U);
        EXPECT_TRUE((*lines)[0].game && (*lines)[2].game);
        EXPECT_FALSE((*lines)[1].game);
        expectOneMessage((*lines)[1].fault);
        EXPECT_EQ((*lines)[1].text, bad) << "unchanged";
    }
}

TEST(LimitsOfGames, NamesInAllScriptsAreAllowed)
{
    for (const std::string name :
         {"\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d", "<b>x</b>",
          "\xf0\x9f\x98\x80\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa7", "&amp; %1 %n", "\xe5\xad\x90"}) {
        const auto game = records::readGame(gameWith("Ada", name), "f");
        ASSERT_TRUE(game) << name;
        EXPECT_EQ(game->players.front().name, name) << "unchanged";
    }
}

} // namespace

} // namespace vozka
