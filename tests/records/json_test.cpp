// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Invalid JSON, and JSON beyond the limits.
#include "records/files.h"
#include "records/json_text.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::records {
namespace {

TEST(JsonText, BrokenTextNamesLineAndColumn)
{
    const auto format = formatOf("{\"format\":\n  nix}", "f");
    ASSERT_FALSE(format);
    EXPECT_EQ(format.error(), (Error{"f", "/format", "json.syntax", {"2", "4"}}));
}

TEST(JsonText, RefusesInvalidJson)
{
    for (const std::string_view text :
         {"", " ", "\0\0", "{", "[", "\xEF\xBB\xBF", "{} {}", "{\"a\":1,}", "// no"})
        EXPECT_NE(gameFault(text).find("json.syntax"), std::string::npos) << text;
}

TEST(JsonText, RefusesOtherValuesThanObjects)
{
    for (const std::string_view text : {"null", "1", "\"text\"", "[]", "true"})
        EXPECT_EQ(gameFault(text), " expected.object") << text;
}

TEST(JsonText, LimitsNesting)
{
    const std::string deep(33, '[');
    EXPECT_EQ(gameFault(deep).substr(deep.size() - 33),
              "/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0 "
              "json.too-deep");
    EXPECT_EQ(gameFault(std::string(32, '[') + std::string(32, ']')), " expected.object");
    EXPECT_NE(gameFault(std::string(1'000'000, '[')).find("json.too-deep"), std::string::npos);
}

TEST(JsonText, RefusesRepeatedFields)
{
    EXPECT_EQ(gameFault(with(gameText(), "\"seed\": 42", "\"seed\": 42, \"seed\": 43")),
              "/seed json.name-twice");
}

TEST(JsonText, LimitsSizeOfFile)
{
    EXPECT_EQ(gameFault(gameText() + std::string(maxFileSize, ' ')), " file.too-large");
}

std::string repeated(std::string_view part, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i)
        text.append(i == 0 ? "" : ",").append(part);
    return text;
}

TEST(JsonText, LimitsNumberOfValues)
{
    for (const std::string_view part : {"\"\"", "{}", "[]", "1", "null", "{\"a\":[]}"}) {
        const auto many = "[" + repeated(part, maxValues) + "]";
        EXPECT_NE(gameFault(many).find(" json.too-many"), std::string::npos) << part;
        for (const std::string_view field : {"\"actions\": [", "\"players\": [", "\"sets\": ["})
            EXPECT_NE(
                gameFault(with(gameText(), field, std::string(field) + many + ", ")).find(" json.too-many"),
                std::string::npos)
                << part << field;
        EXPECT_NE(gameFault(with(gameText(), "{", "{\"note\": " + many + ", ")).find("/note"),
                  std::string::npos);
        EXPECT_NE(positionFault(with(positionText(), "\"tiles\": [", "\"tiles\": [" + many + ", "))
                      .find(" json.too-many"),
                  std::string::npos);
        EXPECT_NE(tileSetFault(with(tileSetText(), "\"tiles\": [", "\"tiles\": [" + many + ", "))
                      .find(" json.too-many"),
                  std::string::npos);
    }
    std::string names;
    for (int i = 0; i < maxValues; ++i)
        names.append(i == 0 ? "" : ",").append("\"n" + std::to_string(i) + "\":1");
    EXPECT_NE(gameFault("{" + names + "}").find(" json.too-many"), std::string::npos);
    EXPECT_EQ(gameFault("[" + repeated("1", maxValues - 1) + "]"), " expected.object")
        << "the maximum number of values";
}

TEST(JsonText, ShortensPointers)
{
    const auto fault = gameFault("{\"" + std::string(100'000, 'x') + "\": [1 2]}");
    EXPECT_LT(fault.size(), 120U);
    EXPECT_TRUE(fault.starts_with("/xxx")) << fault;
}

TEST(JsonText, RefusesEveryTruncation)
{
    const auto game = gameText();
    for (std::size_t length = 0; length + 1 < game.size(); ++length)
        EXPECT_NE(gameFault(game.substr(0, length)), "read") << length;
}

} // namespace
} // namespace vozka::records
