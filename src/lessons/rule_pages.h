// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule book: every rule in our own words, in the order in which the book is read, with where it comes
// from. It is read from resources/rules, one file for each tile set.
#pragma once

#include "engine/rules/state/options.h"
#include "lessons/lesson.h"
#include "records/embedded_file.h"
#include "records/error.h"

#include <functional>
#include <optional>
#include <span>

namespace vozka::lessons {

/// The files of resources/rules, compiled into the program. Written at build time.
[[nodiscard]] std::span<const records::EmbeddedFile> embeddedRules();

struct RulePage {
    /// Rule: the engine decides by it. Guide: how a game is set up and runs, or more about a rule.
    /// House: players agree on it; it is no rule of a book.
    enum class Kind : std::uint8_t { Rule, Guide, House };
    std::string id;
    Kind kind = Kind::Rule;
    /// The books do not say it: we decided it.
    bool ours = false;
    /// Only in that edition; nothing = in both.
    std::optional<Edition> edition;
    /// Book, edition and heading.
    Text source;
    /// "{meeple}" and the like stand for words that differ between the editions (`inEdition`).
    Text text;
    /// The rule of which it says more: its lessons are those of this one, too; empty = none.
    std::string of;
    /// The option of a set-up by which it is chosen; empty = none.
    std::string option;
};

struct RuleChapter {
    /// What the ids of its rules begin with: "base.road".
    std::string id;
    Text title;
    std::vector<RulePage> rules;
};

/// What a thing is called by the editions; in Czech the beginnings of the words, which bend. Whoever searches
/// for one name finds what bears another.
struct RuleNames {
    std::vector<std::string> english, czech;
};

struct RuleBookText {
    std::vector<RuleChapter> chapters;
    std::vector<RuleNames> names;

    [[nodiscard]] const RulePage* find(std::string_view id) const;
    /// Where the chapter of that rule stands, from 0; behind all others for an unknown rule.
    [[nodiscard]] std::size_t chapterOf(std::string_view id) const;
    /// The same for the rule itself, among those of all chapters.
    [[nodiscard]] std::size_t placeOf(std::string_view id) const;
};

/// Adds what a file has to say. `set`: the tile set that it must be about.
[[nodiscard]] std::optional<records::Error> readRulePages(std::string_view text, const std::string& file,
                                                          std::string_view set, RuleBookText& book);

/// The book of the program: the files of resources/rules in the order of the tile sets.
[[nodiscard]] const RuleBookText& ruleBookText();
/// What is wrong with one of them; the tests see to it that nothing is.
[[nodiscard]] const std::optional<records::Error>& faultOfRules();

/// Says an English word in the language of a text.
using SayWord = std::function<std::string(std::string_view)>;

/// The text with the words of that edition: "{meeple}" is "follower" in the classic one.
[[nodiscard]] std::string inEdition(
    std::string text, Edition edition,
    const SayWord& say = [](std::string_view word) { return std::string(word); });

} // namespace vozka::lessons
