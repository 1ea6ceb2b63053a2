// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the program's lessons are complete in both languages, and none has slipped into the other.
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

namespace vozka::lessons {
namespace {

struct Named {
    std::string name;
    Text text;
};

std::vector<Named> allTexts()
{
    std::vector<Named> all;
    for (const auto& lesson : library().lessons())
        for (const auto& [id, text] : lesson->texts)
            all.push_back({lesson->id + "/" + id, text});
    return all;
}

bool hasWord(const std::string& text, const std::string& words)
{
    return std::regex_search(text, std::regex("\\b(" + words + ")\\b", std::regex::icase));
}

TEST(Texts, NoneIsEmptyOrUnfinished)
{
    EXPECT_GT(allTexts().size(), 50U);
    for (const auto& [name, text] : allTexts())
        for (const auto language : {Language::English, Language::Czech}) {
            const auto& words = text.in(language);
            EXPECT_GT(words.size(), 6U) << name;
            EXPECT_EQ(words.find("  "), std::string::npos) << name;
            EXPECT_EQ(words.find("TODO"), std::string::npos) << name;
            EXPECT_NE(words.front(), ' ') << name;
            const bool title = name.find("/title") != std::string::npos;
            EXPECT_EQ(words.back() == '.', !title) << name << ": " << words;
        }
}

TEST(Texts, CzechIsCzech)
{
    for (const auto& [name, text] : allTexts()) {
        EXPECT_NE(text.czech, text.english) << name;
        EXPECT_FALSE(
            hasWord(text.czech, "the|and|is|of|wagon|road|roads|city|tile|may|abbey|field|range|to go"))
            << name << ": " << text.czech;
        const auto letters = std::ranges::count_if(text.czech, [](char c) { return (c & 0x80) != 0; });
        EXPECT_GT(letters, 0) << name << ": " << text.czech;
    }
}

TEST(Texts, EnglishIsEnglish)
{
    for (const auto& [name, text] : allTexts()) {
        EXPECT_TRUE(std::ranges::all_of(text.english, [](char c) { return (c & 0x80) == 0; }))
            << name << ": " << text.english;
        EXPECT_TRUE(hasWord(text.english, "the|a|an|are|is|from")) << name << ": " << text.english;
    }
}

/// One word for one thing: none that the glossary replaces.
TEST(Texts, UseTheWordsOfTheGlossary)
{
    for (const auto& [name, text] : allTexts()) {
        EXPECT_FALSE(
            hasWord(text.english, "cloister|farm|farms|crossing|crossroads|incomplete|meeples? wagon"))
            << name << ": " << text.english;
        EXPECT_FALSE(std::regex_search(text.czech, std::regex("dílek|dílk|vozík|silnic|rozcest"))) << name;
    }
}

/// Every id that a lesson shows is a text, so that nothing is ever shown by its id.
TEST(Texts, EveryIdNamesAText)
{
    for (const auto& [lesson, example] : library().contents()) {
        EXPECT_TRUE(lesson->texts.contains(lesson->title));
        EXPECT_TRUE(lesson->texts.contains(example->title)) << example->id;
        for (const auto& label : example->labels)
            EXPECT_TRUE(lesson->texts.contains(label.text)) << example->id;
        for (const auto& step : example->steps)
            EXPECT_TRUE(lesson->texts.contains(step.text)) << example->id;
    }
}

} // namespace
} // namespace vozka::lessons
