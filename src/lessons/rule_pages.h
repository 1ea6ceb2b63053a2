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

/// Returns the files of resources/rules, which are compiled into the program.
[[nodiscard]] std::span<const records::EmbeddedFile> embeddedRules();

struct RulePage {
    /// Rule: applied by the engine. Guide: set-up and course of a game, or explanation of a rule. House: an
    /// agreement of players that is not in the rule books.
    enum class Kind : std::uint8_t { Rule, Guide, House };
    std::string id;
    Kind kind = Kind::Rule;
    /// True if the project decided this rule, because the rule books do not contain it.
    bool isProjectDecision = false;
    /// Edition that has the rule; `std::nullopt` if both have it.
    std::optional<Edition> edition;
    /// Book, edition and heading.
    Text source;
    /// Placeholders such as "{meeple}" are words that differ between the editions (`inEdition`).
    Text text;
    /// Id of the rule that this page explains. The page also offers the lessons of that rule. Empty if none.
    std::string of;
    /// Option of a set-up that switches the rule on; empty if none.
    std::string option;
};

struct RuleChapter {
    /// First part of the ids of its rules: "base.road".
    std::string id;
    Text title;
    std::vector<RulePage> rules;
};

/// Names of one thing in the editions, for the search: a search for one name also finds the others. The Czech
/// names are starts of words.
struct RuleNames {
    std::vector<std::string> english, czech;
};

struct RuleBookText {
    std::vector<RuleChapter> chapters;
    std::vector<RuleNames> names;

    /// Returns the rule of that id, null if none.
    [[nodiscard]] const RulePage* find(std::string_view id) const;
    /// Returns the index of the chapter of that rule; the number of chapters if no chapter has such rules.
    [[nodiscard]] std::size_t chapterOf(std::string_view id) const;
    /// Returns the index of the rule among the rules of all chapters; their number for an unknown rule.
    [[nodiscard]] std::size_t placeOf(std::string_view id) const;
};

/// Adds the rules of a file to the book. Returns the first fault of the file, `std::nullopt` if none. The
/// file must be about the tile set `set`.
[[nodiscard]] std::optional<records::Error> readRulePages(std::string_view text, const std::string& file,
                                                          std::string_view set, RuleBookText& book);

/// Returns the rule book of the program, in the order of the tile sets.
[[nodiscard]] const RuleBookText& ruleBookText();
/// Returns the first fault in the files of that rule book, `std::nullopt` if none.
[[nodiscard]] const std::optional<records::Error>& faultOfRules();

/// Returns an English word in the language of a text.
using TranslateWord = std::function<std::string(std::string_view)>;

/// Returns the text with the words of that edition in place of placeholders: "follower" for "{meeple}" in the
/// classic edition. `translate` translates each word.
[[nodiscard]] std::string inEdition(
    std::string text, Edition edition,
    const TranslateWord& translate = [](std::string_view word) { return std::string(word); });

} // namespace vozka::lessons
