// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Common fields of games and positions: format, version, rules, players.
#include "records/game.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::records {
namespace {

TEST(FileHeader, ChecksFormatAndVersion)
{
    EXPECT_EQ(gameFaultWith("vozka-game", "vozka-position"), "/format format.wrong");
    EXPECT_EQ(gameFaultWith("\"format\": \"vozka-game\", ", ""), "/format field.missing");
    EXPECT_EQ(gameFaultWith("\"version\": 1", "\"version\": 2"), "/version version.unknown");
    EXPECT_EQ(gameFaultWith("\"version\": 1", "\"version\": 1.0"), "/version expected.whole-number");
    EXPECT_EQ(gameFaultWith("\"version\": 1", "\"version\": \"1\""), "/version expected.whole-number");
    EXPECT_EQ(gameFaultWith(", \"version\": 1", ""), "/version field.missing");
}

TEST(FileHeader, RefusesUnknownFieldsExceptNotes)
{
    EXPECT_EQ(gameFaultWith("\"seed\": 42", "\"seed\": 42, \"speed\": 1"), "/speed field.unknown");
    EXPECT_EQ(gameFaultWith("\"seed\": 42", "\"seed\": 42, \"a/b~c\": 1"), "/a~1b~0c field.unknown");
    EXPECT_EQ(gameFaultWith("\"seed\": 42", "\"seed\": 42, \"note\": [1], \"evidence\": {}"), "read");
    EXPECT_EQ(gameFaultWith("\"name\": \"Anna\"", "\"name\": \"Anna\", \"age\": 7"),
              "/players/0/age field.unknown");
}

TEST(FileHeader, RequiresAllFieldsOfGame)
{
    EXPECT_EQ(gameFaultWith(" \"seed\": 42,", ""), "/seed field.missing");
    EXPECT_EQ(gameFaultWith("\"edition\": \"C2\", ", ""), "/rules/edition field.missing");
    EXPECT_EQ(gameFaultWith(", \"kind\": \"hard\"", ""), "/players/1/kind field.missing");
}

TEST(FileHeader, RefusesUnknownRules)
{
    EXPECT_EQ(gameFaultWith("\"C2\"", "\"C3\""), "/rules/edition word.unknown");
    EXPECT_EQ(gameFaultWith("\"C2\"", "2"), "/rules/edition expected.text");
    EXPECT_EQ(gameFaultWith("[\"base\"]", "\"base\""), "/rules/sets expected.list");
    EXPECT_EQ(gameFaultWith("[\"base\"]", "[]"), "/rules/sets sets.none");
    EXPECT_EQ(gameFaultWith("[\"base\"]", "[\"base\", \"moon\"]"), "/rules/sets/1 sets.unknown");
    EXPECT_EQ(gameFaultWith("[\"base\"]", "[\"base\", \"base\"]"), "/rules/sets/1 sets.twice");
}

TEST(FileHeader, ChecksValuesOfOptions)
{
    EXPECT_EQ(gameFaultWith("\"clock\": 600", "\"speed\": 600"), "/rules/options/speed option.unknown");
    EXPECT_EQ(gameFaultWith("\"clock\": 600", "\"clock\": -1"), "/rules/options/clock number.out-of-range");
    EXPECT_EQ(gameFaultWith("\"clock\": 600", "\"tinyCity\": 3"), "/rules/options/tinyCity word.unknown");
    EXPECT_EQ(gameFaultWith("\"undo\": false", "\"undo\": 0"), "/rules/options/undo expected.true-or-false");
    EXPECT_EQ(gameFaultWith("\"wagonMove\": \"C1\"", "\"wagonMove\": \"C3\""),
              "/rules/options/wagonMove word.unknown");
    const auto game =
        readGame(with(gameText(), "\"clock\": 600", "\"tinyCity\": 2, \"leftoverAbbeys\": \"lost\""), "f");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->rules.options.value(option::tinyCity), 2);
    EXPECT_EQ(game->rules.options.value(option::undo), 0);
    EXPECT_EQ(game->rules.options.value(option::clock), 0);
}

TEST(FileHeader, AllowsTwoToSixPlayers)
{
    EXPECT_EQ(gameFaultWith(", {\"name\": \"Jiří\", \"colour\": \"pink\", \"kind\": \"hard\"}", ""),
              "/players players.count");
    EXPECT_EQ(gameFaultWith("[{\"name\"", "[1, 2, 3, 4, 5, {\"name\""), "/players players.count");
    EXPECT_EQ(gameFaultWith("[{\"name\"", "[1, {\"name\""), "/players/0 expected.object");
}

TEST(FileHeader, NamesAreOneLineOfAnyText)
{
    const auto faultOfName = [](const std::string& name) {
        return gameFaultWith("\"Anna\"", '"' + name + '"');
    };
    EXPECT_EQ(faultOfName(R"(<b>%1 \\ \"\u0007)"), "read");
    EXPECT_EQ(faultOfName(""), "/players/0/name name.length");
    EXPECT_EQ(faultOfName(std::string(64, 'x')), "read");
    EXPECT_EQ(faultOfName(std::string(65, 'x')), "/players/0/name name.length");
    std::string wide;
    for (int i = 0; i < 64; ++i)
        wide += "ř";
    EXPECT_EQ(faultOfName(wide), "read");
    EXPECT_EQ(faultOfName(wide + "ř"), "/players/0/name name.length");
    for (const auto* lineBreak : {"\\n", "\\r", "\\u000b", "\\u0085", "\\u2028", "\\u2029"})
        EXPECT_EQ(faultOfName(lineBreak), "/players/0/name name.line-break") << lineBreak;
    EXPECT_EQ(faultOfName("\xFF"), "/players/0/name json.syntax");
}

TEST(FileHeader, ColoursAreDistinct)
{
    EXPECT_EQ(gameFaultWith("\"pink\"", "\"red\""), "/players/1/colour colour.twice");
    EXPECT_EQ(gameFaultWith("\"pink\"", "\"mauve\""), "/players/1/colour word.unknown");
}

TEST(FileHeader, ForeignColourBecomesFirstFreeColour)
{
    const auto game = readGame(with(with(gameText(), "\"red\"", "\"green\""), "\"pink\"", "\"red\""), "file");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->players[0].colour, Colour::Blue);
    EXPECT_EQ(game->players[1].colour, Colour::Red);
}

TEST(FileHeader, SeedsAreExactNumbers)
{
    EXPECT_EQ(gameFaultWith("42", "9007199254740991"), "read");
    EXPECT_EQ(gameFaultWith("42", "0"), "read");
    for (const auto* seed : {"9007199254740992", "-1", "18446744073709551615", "9223372036854775808"})
        EXPECT_EQ(gameFaultWith("42", seed), "/seed number.out-of-range") << seed;
    for (const auto* seed : {"1e3", "1.5", "99999999999999999999999", "null", "\"1\"", "true", "[]"})
        EXPECT_EQ(gameFaultWith("42", seed), "/seed expected.whole-number") << seed;
    for (const auto* seed : {"NaN", "Infinity", "1e99999", "0x1", "+1", "01"})
        EXPECT_EQ(gameFaultWith("42", seed), "/seed json.syntax") << seed;
}

} // namespace
} // namespace vozka::records
