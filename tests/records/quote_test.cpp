// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Text from other sources is shortened and escaped for display.
#include "records/quote.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka::records {
namespace {

std::ptrdiff_t lengthOf(const std::string& text)
{
    return std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; });
}

std::string repeatText(std::string_view part, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i)
        text += part;
    return text;
}

TEST(Quote, KeepsLettersOfAllLanguages)
{
    for (const std::string text : {"", "Jiří", "道 road", "a\\b \"c\" ~", "👩‍🌾 é", "\xEF\xBF\xBF"})
        EXPECT_EQ(quote(text), text);
}

TEST(Quote, EscapesControlCharacters)
{
    EXPECT_EQ(quote("a\nb\tc\rd"), "a\\nb\\tc\\rd");
    EXPECT_EQ(quote(std::string_view("\x1B[31m\0\x7F", 7)), "\\u001B[31m\\u0000\\u007F");
    EXPECT_EQ(quote("\u009B\u0085"), "\\u009B\\u0085") << "C1";
    EXPECT_EQ(quote("\u200E\u200F\u061C"), "\\u200E\\u200F\\u061C");
    EXPECT_EQ(quote("\u202A\u202E\u2066\u2069"), "\\u202A\\u202E\\u2066\\u2069");
    EXPECT_EQ(quote("\u2028\u2029"), "\\u2028\\u2029");
}

TEST(Quote, EscapesInvalidUtf8)
{
    EXPECT_EQ(quote("a\xFF\x80z"), "a\\xFF\\x80z");
    EXPECT_EQ(quote("\xC3"), "\\xC3") << "incomplete character";
    EXPECT_EQ(quote("\xC0\xAF"), "\\xC0\\xAF") << "overlong form";
    EXPECT_EQ(quote("\xED\xA0\x80"), "\\xED\\xA0\\x80") << "surrogate";
    EXPECT_EQ(quote("\xF4\x90\x80\x80"), "\\xF4\\x90\\x80\\x80") << "above the last code point";
    EXPECT_EQ(quote("\xE2\x82z"), "\\xE2\\x82z");
}

TEST(Quote, ShortensMiddleOfLongText)
{
    const std::string exact(longestQuote, 'x');
    EXPECT_EQ(quote(exact), exact);
    EXPECT_EQ(quote(exact + "x"), std::string(40, 'x') + "…" + std::string(39, 'x'));
    const std::string path = "/home/" + std::string(4000, 'd') + "/game.vozka";
    EXPECT_TRUE(quote(path).starts_with("/home/d"));
    EXPECT_TRUE(quote(path).ends_with("/game.vozka"));
    EXPECT_EQ(lengthOf(quote(path)), 80);
}

TEST(Quote, LimitsLengthOfAllTexts)
{
    for (const auto* part : {"x", "č", "道", "👩", "\n", "\x1B", "\xFF", "\u202E", "a\nč\xFF👩"})
        for (const int times : {1, 13, 79, 80, 81, 120, 160, 161, 320, 640, 641, 1000, 5'000'000}) {
            const auto shown = quote(repeatText(part, times));
            EXPECT_LE(lengthOf(shown), 80) << part << times;
            EXPECT_EQ(quote(shown), shown)
                << part << times << ": the displayed text has no control characters";
        }
}

} // namespace
} // namespace vozka::records
