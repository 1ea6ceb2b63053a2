// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rule book: text and source of every rule, in reading order. Read from resources/rules, one file for each
// tile set.
#pragma once

#include "engine/rules/state/options.h"
#include "lessons/lesson.h"
#include "records/embedded_file.h"
#include "records/error.h"

#include <functional>
#include <optional>
#include <span>

namespace vozka::lessons {

/// Files of resources/rules, compiled into the program.
[[nodiscard]] std::span<const records::EmbeddedFile> embeddedRules();

struct RulePage {
    /// Rule: applied by the engine. Guide: set-up and course of a game, or more about a rule. House: agreed
    /// by players, not in a book.
    enum class Kind : std::uint8_t { Rule, Guide, House };
    std::string id;
    Kind kind = Kind::Rule;
    /// Our decision, not in the books.
    bool isProjectDecision = false;
    /// Only in that edition; nothing for both.
    std::optional<Edition> edition;
    /// Book, edition and heading.
    Text source;
    /// Placeholders such as "{meeple}" are words that differ between the editions (`inEdition`).
    Text text;
    /// Rule that it explains, whose lessons it has, too; empty if none.
    std::string of;
    /// Option of a set-up that chooses it; empty if none.
    std::string option;
};

struct RuleChapter {
    /// Beginning of the ids of its rules: "base.road".
    std::string id;
    Text title;
    std::vector<RulePage> rules;
};

/// Names of one thing in the editions, for the search. In Czech the beginnings of the words.
struct RuleNames {
    std::vector<std::string> english, czech;
};

struct RuleBookText {
    std::vector<RuleChapter> chapters;
    std::vector<RuleNames> names;

    [[nodiscard]] const RulePage* find(std::string_view id) const;
    /// Index of the chapter of that rule; the number of chapters for an unknown rule.
    [[nodiscard]] std::size_t chapterOf(std::string_view id) const;
    /// Index of the rule among the rules of all chapters.
    [[nodiscard]] std::size_t placeOf(std::string_view id) const;
};

/// Adds the rules of a file, which must be about that tile set.
[[nodiscard]] std::optional<records::Error> readRulePages(std::string_view text, const std::string& file,
                                                          std::string_view set, RuleBookText& book);

/// Rule book of the program, in the order of the tile sets.
[[nodiscard]] const RuleBookText& ruleBookText();
/// Fault in one of its files, `std::nullopt` if none.
[[nodiscard]] const std::optional<records::Error>& faultOfRules();

/// Returns an English word in the language of a text.
using TranslateWord = std::function<std::string(std::string_view)>;

/// The text with the words of that edition: "{meeple}" is "follower" in the classic one.
[[nodiscard]] std::string inEdition(
    std::string text, Edition edition,
    const TranslateWord& say = [](std::string_view word) { return std::string(word); });

} // namespace vozka::lessons
