// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the built-in lessons are complete in both languages and not mixed up.
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

namespace vozka::lessons {
namespace {

struct NamedText {
    std::string name;
    Text text;
};

std::vector<NamedText> allTexts()
{
    std::vector<NamedText> all;
    for (const auto& lesson : library().lessons())
        for (const auto& [id, text] : lesson->texts)
            all.push_back({lesson->id + "/" + id, text});
    for (const auto& story : library().stories())
        for (const auto& [id, text] : story->texts)
            all.push_back({story->id + "/" + id, text});
    return all;
}

bool isTitle(const std::string& name)
{
    return name.ends_with("/title");
}

bool hasWord(const std::string& text, const std::string& alternatives)
{
    return std::regex_search(text, std::regex("\\b(" + alternatives + ")\\b", std::regex::icase));
}

TEST(Texts, AreComplete)
{
    EXPECT_GT(allTexts().size(), 50U);
    for (const auto& [name, text] : allTexts())
        for (const auto language : {Language::English, Language::Czech}) {
            const auto& content = text.in(language);
            EXPECT_GT(content.size(), 3U) << name;
            EXPECT_EQ(content.find("  "), std::string::npos) << name;
            EXPECT_EQ(content.find("TODO"), std::string::npos) << name;
            EXPECT_NE(content.front(), ' ') << name;
            const bool endsLikeSentence = content.back() == '.' || content.back() == '?';
            EXPECT_EQ(endsLikeSentence, name.find("/title") == std::string::npos) << name << ": " << content;
        }
}

/// Texts explain each number on the board before the reader has to act or answer.
TEST(Texts, ExplainNumbersOnBoard)
{
    for (const auto& story : library().stories())
        for (const auto& step : story->steps)
            for (const auto language : {Language::English, Language::Czech}) {
                std::string content = story->text(step.text).in(language);
                if (step.task)
                    content += story->text(step.task->todo).in(language);
                if (step.question)
                    content += story->text(step.question->ask).in(language);
                for (const auto& disc : step.discs)
                    EXPECT_NE(content.find("(" + std::to_string(disc.number) + ")"), std::string::npos)
                        << story->id << "/" << step.text << " does not mention (" << disc.number << ")";
            }
}

TEST(Texts, CzechTextsAreCzech)
{
    for (const auto& [name, text] : allTexts()) {
        EXPECT_NE(text.czech, text.english) << name;
        EXPECT_FALSE(
            hasWord(text.czech, "the|and|is|of|wagon|road|roads|city|tile|may|abbey|field|range|to go"))
            << name << ": " << text.czech;
        const auto letters = std::ranges::count_if(text.czech, [](char c) { return (c & 0x80) != 0; });
        EXPECT_TRUE(isTitle(name) || letters > 0) << name << ": " << text.czech;
    }
}

TEST(Texts, EnglishTextsAreEnglish)
{
    for (const auto& [name, text] : allTexts()) {
        const auto plain = std::regex_replace(text.english, std::regex("\u201c|\u201d|\u2019"), "\"");
        EXPECT_TRUE(std::ranges::all_of(plain, [](char c) { return (c & 0x80) == 0; }))
            << name << ": " << text.english;
        EXPECT_TRUE(isTitle(name)
                    || hasWord(text.english, "the|a|an|are|is|from|it|to|no|of|how|who|your|you"))
            << name << ": " << text.english;
    }
}

/// Returns the numbers in brackets.
std::set<int> numbersIn(const std::string& text)
{
    const std::regex number("\\((\\d+)\\)");
    std::set<int> all;
    for (auto at = std::sregex_iterator(text.begin(), text.end(), number); at != std::sregex_iterator(); ++at)
        all.insert(std::stoi((*at)[1]));
    return all;
}

/// Each number in a story's text is on the board, in both languages.
TEST(Texts, NumbersOfStoriesAreOnBoard)
{
    for (const auto& story : library().stories())
        for (const auto& step : story->steps) {
            std::set<int> shownNumbers;
            for (const auto& disc : step.discs) {
                shownNumbers.insert(disc.number);
                EXPECT_GT(disc.number, 0) << story->id << ": number 0 means the tile just placed";
            }
            std::vector<std::string> texts{step.text};
            if (step.task) {
                texts.insert(texts.end(), {step.task->todo, step.task->hint, step.task->done});
                for (const auto& wrong : step.task->wrong)
                    texts.push_back(wrong.text);
            }
            if (step.question) {
                texts.insert(texts.end(), {step.question->ask, step.question->done});
                for (const auto& wrong : step.question->wrong)
                    texts.push_back(wrong.text);
                for (const auto& mark : step.question->marks)
                    EXPECT_TRUE(shownNumbers.insert(mark.number).second) << story->id << " " << step.text;
            }
            for (const auto& id : texts) {
                if (id.empty())
                    continue;
                const auto& text = story->text(id);
                const auto mentionedNumbers = numbersIn(text.english);
                EXPECT_EQ(mentionedNumbers, numbersIn(text.czech)) << story->id << " " << id;
                EXPECT_TRUE(std::ranges::includes(shownNumbers, mentionedNumbers)) << story->id << " " << id;
            }
        }
}

/// Texts use no words that the glossary replaces. Only one text names them, to explain them.
TEST(Texts, UseGlossary)
{
    for (const auto& [name, text] : allTexts()) {
        if (name == "wagon-introduction/names")
            continue;
        EXPECT_FALSE(
            hasWord(text.english, "cloister|farm|farms|crossing|crossroads|uncompleted|meeples? wagon"))
            << name << ": " << text.english;
        EXPECT_FALSE(std::regex_search(text.czech, std::regex("vozík|silnic|rozcest"))) << name;
    }
    // "Piece" means a piece of a tower, not a tile.
    for (const auto& story : library().stories())
        if (std::ranges::find(story->choice.sets, "tower") == story->choice.sets.end()) {
            for (const auto& [id, text] : story->texts)
                EXPECT_FALSE(std::regex_search(text.czech, std::regex("dílek|dílk")))
                    << story->id << " " << id;
        }
}

// Rule: am.wagon.target
TEST(Texts, CaptionsOfWagonTargetsNameBothConditions)
{
    const auto isTarget = [](const Claim& claim) { return claim.target; };
    for (const auto& [lesson, example] : library().contents())
        for (const auto& label : example->labels) {
            if (label.claims.empty() || !std::ranges::all_of(label.claims, isTarget))
                continue;
            const auto& caption = lesson->texts.at(label.text);
            EXPECT_TRUE(hasWord(caption.english, "incomplete") && hasWord(caption.english, "unoccupied"))
                << example->id << ": " << caption.english;
            EXPECT_TRUE(std::regex_search(caption.czech, std::regex("dokončen"))
                        && std::regex_search(caption.czech, std::regex("obsazen")))
                << example->id << ": " << caption.czech;
        }
}

/// Each id in a lesson has a text, so that no id is shown.
TEST(Texts, IdsHaveTexts)
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
